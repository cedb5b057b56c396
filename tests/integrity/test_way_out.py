"""Out of the FIDE mode there is one way, and none back."""

from dataclasses import replace

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import change_event, leave_fide_mode
from arbiter_gui.document import Document
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Change, Edit, IntegrityEvent, Result, TournamentSettings
from tests.actions.events import event
from tests.storage.documents import ticking


@pytest.fixture
def document(tmp_path):
    path = tmp_path / "event.arbiter"
    document = Document.create(path, event(6, paired=1).facts(), clock=ticking())
    yield document
    document.close()


def leave(document):
    document.commit(leave_fide_mode(document.tournament), {"fide-mode-left"})


def test_a_new_event_is_in_fide_mode():
    assert TournamentSettings().in_fide_mode


def test_undo_does_not_lead_back(document):
    leave(document)
    document.undo()
    assert document.tournament.settings.fide_mode_left == 1
    assert [one.name for one in document.tournament.integrity_events] == ["FIDE mode exited"]


def test_undo_goes_on_past_the_exit_and_redo_comes_again(document):
    named = replace(document.tournament.event, name="Renamed")
    document.commit(change_event(document.tournament, named))
    leave(document)
    document.commit(enter_result(document.tournament, 1, 1, Result.DRAW))
    now = document.tournament.facts()
    for _step in range(3):
        document.undo()
    assert document.tournament.event.name == "Spring Open"
    assert document.tournament.settings.fide_mode_left == 1
    assert document.next_undo is None
    for _step in range(3):
        document.redo()
    assert document.tournament.facts() == now
    path = document.path
    document.close()
    again = Document.open(path)
    assert again.tournament.facts() == now
    again.close()


def test_the_exit_is_final_also_for_a_change_made_by_hand(document):
    leave(document)
    with pytest.raises(RefusedAction) as refused:
        leave_fide_mode(document.tournament)
    assert refused.value.code == "fide-mode-left-already"
    settings = document.tournament.settings
    back = Change("Back", (Edit.changing(settings, replace(settings, fide_mode_left=None)),))
    with pytest.raises(RefusedAction) as refused:
        document.commit(back)
    assert refused.value.code == "fide-mode-left-already"


def test_what_the_report_tells_cannot_be_taken_out(document):
    leave(document)
    (told,) = document.tournament.integrity_events
    for edit in (Edit.removing(told), Edit.changing(told, IntegrityEvent(1, "MPA", 9))):
        with pytest.raises(RefusedAction) as refused:
            document.commit(Change("Hide", (edit,)))
        assert refused.value.code == "integrity-event-stays"
