import contextlib
import json

import pytest

from arbiter_gui.cli.command import ExitCode
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from tests.storage.documents import played
from tests.storage.test_journal import alter


@pytest.fixture
def event(tmp_path):
    document = played(tmp_path / "event.arbiter")
    seal = document.journal()[-1].seal
    document.close()
    return document.path, seal


def test_a_whole_event_is_told_with_its_lines_and_its_last_seal(event, capsys):
    path, seal = event
    before = path.read_bytes()
    assert main(["verify", str(path)]) == ExitCode.DONE
    told = capsys.readouterr().out
    assert told.startswith("OK: 5 lines in the journal")
    assert seal in told
    assert path.read_bytes() == before


def test_an_event_that_is_open_is_looked_through_as_well(event, capsys):
    path, _seal = event
    with contextlib.closing(Document.open(path)) as document:
        assert main(["verify", str(path)]) == ExitCode.DONE
        document.undo()


def test_an_altered_event_is_told_with_the_line_where_it_breaks(event, capsys):
    path, _seal = event
    alter(path, "UPDATE journal SET label = 'Nothing' WHERE number = 4")
    assert main(["verify", str(path)]) == ExitCode.NO
    told = capsys.readouterr()
    assert "line 4" in told.out
    assert "hold up to line 3 of 5: Board 1, round 1" in told.out
    assert "arbiter salvage" in told.err
    assert main(["verify", "--json", str(path)]) == ExitCode.NO
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ok"], answer["problem"], answer["lines"]) == (False, "journal-altered", 3)


@pytest.mark.parametrize("content", [None, b"", b"012 Some Open\n"], ids=["none", "empty", "text"])
def test_what_is_no_event_cannot_be_looked_through(tmp_path, content):
    path = tmp_path / "event.arbiter"
    if content is not None:
        path.write_bytes(content)
    assert main(["verify", str(path)]) == ExitCode.REFUSED


def test_a_damaged_event_is_saved_into_another_file(event, capsys, tmp_path):
    path, _seal = event
    target = tmp_path / "saved.arbiter"
    alter(path, "UPDATE journal SET label = 'Nothing' WHERE number = 4")
    assert main(["salvage", str(path), str(target)]) == ExitCode.NO
    assert "3 lines of the journal are whole" in capsys.readouterr().out
    assert main(["verify", str(target)]) == ExitCode.DONE
    assert main(["salvage", str(path), str(target)]) == ExitCode.WRONG_COMMAND


def test_of_a_whole_event_everything_is_saved(event, capsys, tmp_path):
    path, _seal = event
    assert main(["salvage", str(path), str(tmp_path / "saved.arbiter")]) == ExitCode.DONE
    assert "Nothing is missing." in capsys.readouterr().out


@pytest.mark.parametrize("command", [["verify"], ["salvage"]])
def test_a_name_that_no_file_can_have_is_a_missing_file(command, tmp_path, capsys):
    words = [*command, "x" * 300 + ".arbiter"]
    words += [str(tmp_path / "saved.arbiter")] if command == ["salvage"] else []
    assert main(words) == ExitCode.REFUSED
    assert "There is no file" in capsys.readouterr().err
