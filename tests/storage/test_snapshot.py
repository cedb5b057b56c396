"""Events that another program has open can be looked into, also while it is writing."""

import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage import snapshot
from arbiter_gui.tournament import Result, Tournament
from tests.actions.events import pairing
from tests.storage.documents import created
from tests.storage.typist import keystroke

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path):
    """An event with one round that is paired."""
    with closing(created(tmp_path / "event.arbiter", players=20)) as document:
        document.commit(pairing(document.tournament))
        return document.path


@contextmanager
def typist(path):
    """Another program that has the event open and enters one result after the other."""
    command = [sys.executable, "-m", "tests.storage.typist", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as typing:
        assert typing.stdout is not None
        typing.stdout.readline()
        try:
            yield
        finally:
            typing.kill()


def test_every_look_shows_the_event_as_it_was_after_some_change(path):
    with closing(Document.open(path)) as document:
        expected = Tournament(document.tournament.facts())
    seen = []
    with typist(path):
        with pytest.raises(FileProblem) as refused:
            Document.open(path)
        assert refused.value.code == "file-locked"
        for _ in range(8):
            with closing(Document.look_into(path)) as document:
                assert document.read_only
                seen.append((len(document.journal()) - 2, document.tournament.facts()))
    done = 0
    for typed, facts in seen:
        for number in range(done, typed):
            expected.apply(keystroke(expected, number))
        assert facts == expected.facts()
        done = typed
    assert done > seen[0][0]


def test_the_command_line_reads_an_event_that_a_window_has_open(path, capsys):
    with typist(path):
        assert main(["show", str(path), "--round", "1"]) == 0
    assert "Round 1" in capsys.readouterr().out


def test_a_look_cannot_be_written(path):
    with typist(path):
        document = Document.look_into(path)
    with closing(document), pytest.raises(FileProblem) as refused:
        document.commit(enter_result(document.tournament, 1, 1, Result.DOUBLE_FORFEIT))
    assert refused.value.code == "only-to-look"


def test_a_change_that_never_ends_is_not_waited_for(path, monkeypatch):
    monkeypatch.setattr(snapshot, "_PAUSE", 0.0)
    path.with_name("event.arbiter-journal").write_bytes(b"\xd9\xd5\x05\xf9 \xa1c\xd7")
    with pytest.raises(FileProblem) as refused:
        snapshot.snapshot_of(path)
    assert refused.value.code == "file-busy"
    assert "save a copy" in str(refused.value)


def test_a_reading_during_which_the_journal_was_filled_does_not_count(path, monkeypatch):
    content = path.read_bytes()
    told = iter([False, True, False, False, True, False, False, False])
    monkeypatch.setattr(snapshot, "_is_being_written", lambda _path: next(told))
    monkeypatch.setattr(snapshot, "_PAUSE", 0.0)
    assert snapshot.snapshot_of(path) == content
    assert next(told, None) is None
