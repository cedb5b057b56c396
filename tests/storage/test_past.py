"""The event as it stood after a line of the journal."""

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.past import facts_after
from arbiter_gui.tournament import Result
from tests.actions.events import pairing
from tests.storage.documents import created, played


@pytest.fixture
def document(tmp_path):
    document = played(tmp_path / "event.arbiter")
    yield document
    document.close()


def test_every_moment_is_what_the_event_was_then(tmp_path):
    document = created(tmp_path / "event.arbiter")
    moments = [document.tournament.facts()]
    document.commit(pairing(document.tournament))
    moments.append(document.tournament.facts())
    for board in (1, 2):
        document.commit(enter_result(document.tournament, 1, board, Result.DRAW))
        moments.append(document.tournament.facts())
    document.undo()
    moments.append(document.tournament.facts())
    edits = document.numbered_edits()
    document.close()
    found = [set(facts_after(edits, number)) for number in range(1, len(moments) + 1)]
    assert found == [set(facts) for facts in moments]


def test_a_copy_of_a_moment_is_an_event_file_with_its_history_up_to_there(document, tmp_path):
    lines = document.journal()
    document.save_copy(tmp_path / "then.arbiter", 3)
    copy = Document.open(tmp_path / "then.arbiter")
    assert copy.journal() == lines[:3]
    assert copy.tournament.games(1)[0].result is Result.WHITE_WINS
    assert copy.tournament.games(1)[1].result is None
    copy.commit(enter_result(copy.tournament, 1, 2, Result.DRAW))
    copy.undo()
    copy.undo()
    assert copy.tournament.games(1)[0].result is None
    copy.close()
    assert document.journal() == lines


def test_in_an_event_that_is_only_looked_at_nothing_can_be_changed(document, tmp_path):
    path = tmp_path / "then.arbiter"
    document.save_copy(path, 3)
    before = path.read_bytes()
    look = Document.open(path, only_to_look=True)
    assert look.read_only
    assert look.only_to_look
    with pytest.raises(FileProblem) as problem:
        look.commit(enter_result(look.tournament, 1, 2, Result.DRAW))
    assert problem.value.code == "only-to-look"
    look.close()
    assert path.read_bytes() == before


def test_undo_leads_back_to_every_line_that_still_counts(document):
    assert [document.steps_back_to(number) for number in (1, 2, 3, 4, 5)] == [4, 3, 2, 1, 0]


def test_undo_does_not_lead_to_a_moment_whose_changes_were_taken_back(document):
    document.undo()
    assert document.steps_back_to(5) is None
    assert document.steps_back_to(4) == 0
    document.commit(enter_result(document.tournament, 1, 3, Result.DRAW))
    assert document.steps_back_to(5) is None
    assert document.steps_back_to(4) == 1
