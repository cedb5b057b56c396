"""A round is a draft until it is published; a version that stood on the wall is given once."""

import pytest

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import EnteredResults, swap_colours, unpair_newest
from arbiter_gui.document import Document
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tables.checklist import StepState, checklist
from arbiter_gui.tables.pairings import by_name, pairings_table
from arbiter_gui.tables.round_lines import boards_line
from arbiter_gui.tournament import Result
from tests.actions.events import event, pairing
from tests.storage.documents import ticking

FIRST, LATER = "2026-05-01T14:12:07", "2026-05-01T14:20:00"


def published(paired=1):
    tournament = event(6, paired=paired, results=False)
    tournament.apply(publish(tournament, FIRST))
    return tournament


def step(tournament):
    found = next(one for one in checklist(tournament) if one.id == "publish")
    return found.count, found.state


def test_a_round_that_was_just_paired_is_a_draft_to_be_published():
    tournament = event(6, paired=1, results=False)
    assert "version" not in boards_line(tournament, 1)
    assert step(tournament) == ("draft", StepState.NOW)
    assert pairings_table(tournament, 1).title == "Round 1"


def test_its_version_and_time_stand_on_every_list_of_the_round():
    tournament = published()
    assert boards_line(tournament, 1).endswith("version 1, 14:12")
    assert pairings_table(tournament, 1).title == "Round 1, version 1, 14:12"
    assert by_name(tournament, 1).title == "Round 1 by name, version 1, 14:12"
    assert step(tournament) == ("version 1", StepState.DONE)


def test_boards_that_change_later_make_it_another_version():
    tournament = published()
    tournament.apply(swap_colours(tournament, 1, 1))
    assert boards_line(tournament, 1).endswith("changed since version 1")
    assert step(tournament) == ("changed", StepState.ATTENTION)
    tournament.apply(publish(tournament, LATER))
    assert boards_line(tournament, 1).endswith("version 2, 14:20")


def test_results_do_not_change_what_was_published_and_may_come_before_it():
    tournament = published()
    tournament.apply(enter_result(tournament, 1, 1, Result.DRAW))
    assert boards_line(tournament, 1).endswith("version 1, 14:12")
    assert step(tournament) == ("not yet", StepState.LATER)  # of the round to come
    draft = event(6, paired=1, results=False)
    draft.apply(enter_result(draft, 1, 1, Result.DRAW))
    draft.apply(publish(draft, LATER))
    assert boards_line(draft, 1).endswith("version 1, 14:20")


def test_what_is_published_as_it_is_is_not_published_again():
    with pytest.raises(RefusedAction) as refused:
        publish(published(), LATER)
    assert refused.value.code == "published-already"
    with pytest.raises(RefusedAction) as refused:
        publish(event(6), FIRST)
    assert refused.value.code == "no-round-paired"


def test_a_version_is_not_given_twice_when_the_round_is_paired_again(tmp_path):
    path = tmp_path / "event.arbiter"
    facts = event(6, paired=1, results=False).facts()
    document = Document.create(path, facts, clock=ticking())
    document.commit(publish(document.tournament, FIRST, document.highest_version(1)))
    document.commit(unpair_newest(document.tournament, results=EnteredResults.GIVEN_UP))
    document.commit(pairing(document.tournament))
    assert not document.tournament.rounds[0].version
    document.commit(publish(document.tournament, LATER, document.highest_version(1)))
    assert document.tournament.rounds[0].version == 2
    document.undo()
    document.commit(publish(document.tournament, LATER, document.highest_version(1)))
    assert document.tournament.rounds[0].version == 3
    document.close()
