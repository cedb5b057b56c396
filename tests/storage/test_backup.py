"""Copies of an event: made before every pairing, and when the arbiter asks for one."""

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.backup import copies_folder
from arbiter_gui.tournament import Result
from tests.actions.events import pairing
from tests.storage.documents import at, created, played


def copies(document):
    return sorted(path.name for path in copies_folder(document.path).iterdir())


def test_before_every_pairing_the_event_is_copied(tmp_path):
    document = created(tmp_path / "Open 2026.arbiter")
    document.commit(pairing(document.tournament))
    assert copies(document) == ["Open 2026 R1 2026-05-01 140002.arbiter"]
    for game in document.tournament.games(1):
        document.commit(enter_result(document.tournament, 1, game.board, Result.DRAW))
    before = document.tournament.facts()
    document.commit(pairing(document.tournament))
    assert len(copies(document)) == 2
    document.close()
    copy = Document.open(copies_folder(document.path) / copies(document)[1])
    assert copy.tournament.facts() == before
    assert copy.next_undo is not None
    assert copy.next_undo.values["board"] == 3
    copy.close()


def test_nothing_else_makes_a_copy(tmp_path):
    document = played(tmp_path / "event.arbiter")
    assert len(copies(document)) == 1
    document.undo()
    document.close()


def test_two_copies_in_one_second_are_both_kept(tmp_path):
    document = created(tmp_path / "event.arbiter", clock=lambda: at(0))
    for _ in range(3):
        document.commit(pairing(document.tournament))
        document.undo()
    assert copies(document) == [
        "event R1 2026-05-01 140000 2.arbiter",
        "event R1 2026-05-01 140000 3.arbiter",
        "event R1 2026-05-01 140000.arbiter",
    ]
    document.close()


def test_a_copy_that_fails_is_reported_but_does_not_stop_the_round(tmp_path):
    document = created(tmp_path / "event.arbiter")
    copies_folder(document.path).write_text("a file where the folder should be")
    document.commit(pairing(document.tournament))
    assert document.tournament.rounds_paired == 1
    assert document.copy_problem is not None
    assert document.copy_problem.code == "copy-failed"
    copies_folder(document.path).unlink()
    document.undo()
    document.commit(pairing(document.tournament))
    assert document.copy_problem is None
    document.close()


def test_a_saved_copy_is_the_whole_event_with_its_history(tmp_path):
    document = played(tmp_path / "event.arbiter")
    document.undo()
    document.save_copy(tmp_path / "elsewhere" / "copy.arbiter")
    copy = Document.open(tmp_path / "elsewhere" / "copy.arbiter")
    assert copy.tournament.facts() == document.tournament.facts()
    assert copy.journal() == document.journal()
    assert copy.next_redo == document.next_redo
    copy.close()
    document.close()


def test_a_copy_takes_the_place_of_an_older_one(tmp_path):
    document = played(tmp_path / "event.arbiter")
    target = tmp_path / "copy.arbiter"
    target.write_text("something older")
    document.save_copy(target)
    document.close()
    Document.open(target).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "copy.arbiter",
        "event copies",
        "event.arbiter",
    ]


def test_an_event_is_not_copied_over_one_that_is_open(tmp_path):
    document = played(tmp_path / "event.arbiter")
    other = created(tmp_path / "other.arbiter", players=3)
    for target in (document.path, other.path):
        with pytest.raises(FileProblem) as problem:
            document.save_copy(target)
        assert problem.value.code == "file-locked"
    assert len(other.tournament.players) == 3
    other.close()
    document.close()
    other = Document.open(other.path)
    assert len(other.tournament.players) == 3
    other.close()


def test_a_copy_that_fails_leaves_no_half_file(tmp_path):
    document = played(tmp_path / "event.arbiter")
    target = tmp_path / "occupied.arbiter"
    target.mkdir()
    with pytest.raises(FileProblem) as problem:
        document.save_copy(target)
    assert problem.value.code == "copy-failed"
    assert not list(tmp_path.glob(".*"))
    document.close()


def test_the_second_folder_gets_every_copy_as_well(tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    document = created(tmp_path / "event.arbiter")
    document.second_folder = stick
    document.commit(pairing(document.tournament))
    document.keep_copy("before the protest: board 4/5")
    document.close()
    names = copies(document)
    assert [name for name in names if "protest" in name] == [
        "event before the protest board 4 5 2026-05-01 140003.arbiter"
    ]
    assert sorted(path.name for path in (stick / "event copies").iterdir()) == names
    for name in names:
        beside, second = copies_folder(document.path) / name, stick / "event copies" / name
        assert beside.read_bytes() == second.read_bytes()


def test_a_stick_that_is_gone_does_not_stop_the_round(tmp_path):
    document = created(tmp_path / "event.arbiter")
    document.second_folder = tmp_path / "stick"
    document.commit(pairing(document.tournament))
    assert document.tournament.rounds_paired == 1
    assert len(copies(document)) == 1
    assert document.copy_problem is not None
    assert document.copy_problem.code == "second-folder-missing"
    with pytest.raises(FileProblem) as problem:
        document.keep_copy("by hand")
    assert problem.value.code == "second-folder-missing"
    document.close()
    assert not (tmp_path / "stick").exists()
