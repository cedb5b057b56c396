"""Where results and messages go: full disks, closed streams, devices, names nobody can have."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main

SOURCE = Path(__file__).resolve().parents[1] / "data" / "standings" / "s11_swiss_in_progress.trf"
TRICKS = "\x1b[2J\u202eevil"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the shell of POSIX systems")


def in_shell(line, *words):
    program = "import sys; from arbiter_gui.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *map(str, words)]
    return subprocess.run(
        ["sh", "-c", f'"$@" {line}', "sh", *command],
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("line", [">&-", "> /dev/full"])
def test_an_answer_that_is_lost_is_no_success(line):
    ended = in_shell(line, "show", SOURCE)
    assert (ended.returncode, ended.stdout) == (4, "")
    assert "Standard output cannot be written" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("line", ["2>&-", "2> /dev/full"])
@pytest.mark.parametrize(("name", "code"), [(SOURCE, 0), ("missing.trf", 3)])
def test_a_message_that_nobody_can_read_changes_no_exit_code(line, name, code):
    ended = in_shell(line, "show", name)
    assert ended.returncode == code
    assert bool(ended.stdout) is (code == 0)
    assert "Error" not in ended.stdout


def test_the_pairing_may_be_written_to_a_pipe():
    ended = in_shell("| head -c 1", "show", SOURCE)
    assert ended.stdout == "R"
    ended = in_shell("| cat", "convert", SOURCE, "/dev/stdout", "--force")
    assert "001    1" in ended.stdout


def event(folder, name="Player 1"):
    path = folder / "in.trf"
    rows = [row(1, name), row(2, "Player 2")]
    path.write_text("\n".join(["012 Open", "142 5", "152 W", *rows]), encoding="utf-8")
    return path


def row(number, name):
    return f"001 {number:4}      {name:33} 2000 {'':27} 0.0 {number:4}"


COMMANDS = [("convert", "--force"), ("export", "--force", "--xlsx"), ("pair", "--out")]


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".arbiter", "mine/out.arbiter", ""])
@pytest.mark.parametrize("words", COMMANDS)
def test_a_target_that_cannot_exist_is_a_wrong_command(words, name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    source = event(tmp_path)
    (tmp_path / "mine").write_bytes(b"mine")
    assert main([words[0], str(source), *words[1:], name]) == 4
    assert "Traceback" not in capsys.readouterr().err
    assert (tmp_path / "mine").read_bytes() == b"mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.trf", "mine"]


@pytest.mark.parametrize("words", COMMANDS[1:])
def test_no_list_takes_the_name_of_an_event(words, tmp_path, capsys):
    source = event(tmp_path)
    target = tmp_path / "other.ARBITER"
    target.write_bytes(b"an event")
    assert main([words[0], str(source), *words[1:], str(target)]) == 4
    assert "name of an event" in capsys.readouterr().err
    assert target.read_bytes() == b"an event"


def test_a_name_cannot_steer_the_terminal(tmp_path, capsys):
    source = event(tmp_path, f"{TRICKS}{TRICKS}")
    for words in ([], ["--standings"], ["--crosstable"]):
        assert main(["show", str(source), *words]) == 0
    shown = capsys.readouterr()
    assert "evil" in shown.out
    assert not {"\x1b", "\u202e"} & set(shown.out + shown.err)
