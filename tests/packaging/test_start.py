"""The first command: a window where there is a display, the terminal where there is none."""

import sys

import pytest

import check
import environment
import start

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="displays as Linux knows them")


@linux_only
@pytest.mark.parametrize(
    ("variables", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["xcb"]),
        ({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, ["offscreen"]),
    ],
)
def test_the_session_says_whether_there_is_a_display(variables, platforms):
    assert start.display_platforms(variables) == platforms


@linux_only
def test_without_a_display_the_obstacle_is_named_and_qt_is_not_asked(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert "neither DISPLAY nor WAYLAND_DISPLAY" in start.obstacle_to_a_window(None)


@linux_only
def test_a_display_that_does_not_answer_is_an_obstacle(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":no-such-display")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setattr(start.qt_libraries, "missing_libraries", lambda *_: [])
    obstacle = start.obstacle_to_a_window(environment.Path(sys.executable))
    assert obstacle.startswith("the display cannot be used")


def test_a_sample_is_copied_beside_no_event_of_an_earlier_copy(tmp_path):
    sample = tmp_path / "event.trf"
    sample.write_text("012 Event\n")
    folder = tmp_path / "copies"
    folder.mkdir()
    assert start.fresh_copy(sample, folder) == folder / "event.trf"
    (folder / "event.arbiter").touch()
    second = start.fresh_copy(sample, folder)
    assert second == folder / "event 2.trf"
    assert second.read_text() == "012 Event\n"


def test_a_checkout_that_cannot_be_written_sends_the_copy_to_the_user_s_documents(
    tmp_path, monkeypatch
):
    (tmp_path / "checkout").touch()  # a file: no folder can be made in it, not even by root
    folders = (tmp_path / "checkout" / "build" / "sample", tmp_path / "Documents" / "Arbiter")
    monkeypatch.setattr(start, "WORKPLACES", folders)
    assert start.workplace() == folders[1]
    assert folders[1].is_dir()


def test_a_wrong_command_line_ends_with_code_4(capsys):
    with pytest.raises(SystemExit) as ended:
        start.main(["--windowless"])
    assert ended.value.code == 4
    assert "--windowless" in capsys.readouterr().err


def test_checking_runs_every_tool_and_the_tests_last(tmp_path):
    names = [name for name, _ in check.checks(tmp_path / "python")]
    assert names == [
        "ruff check", "ruff format", "mypy", "import layers", "translations", "pytest"
    ]  # fmt: skip


def test_checking_everything_takes_in_slow_tests_and_peers(tmp_path):
    _, command = check.checks(tmp_path / "python", everything=True)[-1]
    assert command[command.index("-m", 2) + 1] == ""


@pytest.mark.parametrize(("codes", "exit_code"), [((0, 0), 0), ((1, 0), 1), ((0, 1), 1)])
def test_one_red_check_makes_the_command_fail_and_the_others_still_run(
    tmp_path, monkeypatch, capfd, codes, exit_code
):
    ran = tmp_path / "ran"
    commands = [
        (
            f"check {place}",
            [sys.executable, "-c", f"open({str(ran)!r}, 'a').write('x'); exit({code})"],
        )
        for place, code in enumerate(codes, 1)
    ]
    monkeypatch.setattr(check, "checks", lambda *_, **__: commands)
    monkeypatch.setattr(environment, "prepare", lambda _extras: environment.Path(sys.executable))
    assert check.main([]) == exit_code
    assert ran.read_text() == "xx"
    said = capfd.readouterr().out
    assert ("Every check is green." in said) == (exit_code == 0)
