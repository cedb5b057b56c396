"""`arbiter`: exit codes, languages, broken pipes and interruptions."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter_gui import i18n
from arbiter_gui.cli import main as command_line
from arbiter_gui.cli.command import Command, ExitCode

ROOT = Path(__file__).resolve().parents[2]
IN_PROGRESS = ROOT / "tests" / "data" / "standings" / "s11_swiss_in_progress.trf"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    yield
    i18n.use_language("en")


def exit_code(*words):
    try:
        return command_line.main(list(words))
    except SystemExit as ended:
        return ended.code


@pytest.mark.parametrize(
    "words",
    [(), ("nonsense",), ("pair",), ("pair", "x.trf", "--edition", "1999"), ("pair", "x", "--what")],
    ids=" ".join,
)
def test_a_wrong_command_line_ends_with_exit_code_4(words, capsys):
    assert exit_code(*words) == 4
    streams = capsys.readouterr()
    assert streams.out == ""
    assert "usage: arbiter" in streams.err


def test_help_and_version_are_results(capsys):
    assert exit_code("--help") == 0
    assert "Exit codes" in capsys.readouterr().out
    assert exit_code("--version") == 0
    assert capsys.readouterr().out.startswith("Arbiter ")


def test_a_file_that_is_not_there_is_unreadable(capsys, tmp_path):
    assert exit_code("pair", str(tmp_path / "missing.trf")) == 3
    streams = capsys.readouterr()
    assert streams.out == ""
    assert "missing.trf" in streams.err


def command_that(run):
    return Command("try", "tried", lambda _parser: None, run)


def test_ctrl_c_ends_with_exit_code_130(monkeypatch):
    def interrupted(_choice):
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "COMMANDS", (command_that(interrupted),))
    assert exit_code("try") == 130


def test_a_fault_of_the_program_does_not_look_like_the_answer_no(monkeypatch, capsys):
    def broken(_choice):
        raise ZeroDivisionError

    monkeypatch.setattr(command_line, "COMMANDS", (command_that(broken),))
    assert exit_code("try") == 4
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_an_exit_code_is_passed_on(monkeypatch):
    monkeypatch.setattr(
        command_line, "COMMANDS", (command_that(lambda _choice: ExitCode.CANNOT_JUDGE),)
    )
    assert exit_code("try") == 2


@pytest.mark.parametrize("words", [("--language", "es"), ("--language=es",)], ids=" ".join)
@pytest.mark.parametrize("place", ["before", "after"])
def test_the_language_may_stand_before_or_after_the_command(words, place, capsys, tmp_path):
    command = ("pair", str(tmp_path / "missing.trf"))
    assert exit_code(*((*words, *command) if place == "before" else (*command, *words))) == 3
    assert i18n.current_language() == "es"


def test_the_language_of_the_system_is_used_without_the_option(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    exit_code("pair", str(tmp_path / "missing.trf"))
    assert i18n.current_language() == "ru"


def test_an_unknown_language_is_a_wrong_command_line():
    assert exit_code("pair", "x.trf", "--language", "xx") == 4


@pytest.mark.skipif(sys.platform == "win32", reason="closing one end of a pipe is a POSIX matter")
def test_a_reader_that_goes_away_is_no_error():
    call = "from arbiter_gui.cli.main import main; exit(main())"
    line = shlex.join([sys.executable, "-c", call, "pair", str(IN_PROGRESS)])
    process = subprocess.run(
        ["bash", "-c", f"{line} | true; echo ${{PIPESTATUS[0]}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert (process.stdout.strip(), process.stderr) == ("0", "")
