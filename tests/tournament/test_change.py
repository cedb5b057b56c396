from dataclasses import replace

import pytest

from arbiter_gui.errors import StaleChange
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Change,
    Edit,
    EventDetails,
    Game,
    PlayerKey,
    Round,
    Tournament,
    TournamentSettings,
)
from tests.actions.events import event, player

ONE, TWO = PlayerKey(1), PlayerKey(2)


def test_a_change_reversed_takes_back_its_edits_in_reverse_order():
    adding, removing = Edit.adding(Round(1)), Edit.removing(Bye(1, ONE, ByeKind.HALF_POINT))
    change = Change("Both", (adding, removing), {"round": 1})
    assert change.reversed.edits == (removing.reversed, adding.reversed)
    assert change.reversed.label == "Both"
    assert change.reversed.reversed == change


def test_an_edit_reversed_turns_adding_into_removing():
    assert Edit.adding(Round(1)).reversed == Edit.removing(Round(1))
    before, after = Round(1), Round(1, "2026-05-01T14:00:00")
    assert Edit.changing(before, after).reversed == Edit.changing(after, before)


def test_a_change_knows_what_it_touches():
    change = Change("x", (Edit.adding(Round(2)), Edit.adding(Game(2, 1, ONE, TWO))))
    assert change.touches("game")
    assert change.touches("bye", "round")
    assert not change.touches("bye", "player")
    assert change.keys("game") == {(2, 1)}
    assert change.keys("bye") == frozenset()


def test_a_change_is_described_with_its_values():
    assert Change("Pair round {round}", (), {"round": 3}).describe() == "Pair round 3"


def test_a_tournament_changes_as_a_whole_or_not_at_all():
    tournament = event(4)
    before = tournament.facts()
    wrong = Edit.changing(player(2), replace(player(2), rating=1))
    stale = Edit.changing(replace(player(3), rating=7), replace(player(3), rating=1))
    with pytest.raises(StaleChange):
        tournament.apply(Change("x", (wrong, stale)))
    assert tournament.facts() == before
    assert tournament.revision == 0


@pytest.mark.parametrize(
    "edit",
    [
        Edit.adding(player(1)),
        Edit.removing(player(9)),
        Edit.removing(replace(player(1), rating=1)),
    ],
    ids=["there already", "not there", "different"],
)
def test_an_edit_that_expects_something_else_is_stale(edit):
    tournament = event(4)
    with pytest.raises(StaleChange):
        tournament.refuse_stale(Change("x", (edit,)))


def test_every_change_gives_the_tournament_another_revision():
    tournament = event(4)
    change = Change("x", (Edit.adding(Bye(1, ONE, ByeKind.ZERO_POINT)),))
    tournament.apply(change)
    tournament.apply(change.reversed)
    assert tournament.revision == 2


def test_a_tournament_without_facts_has_the_usual_rules():
    assert Tournament().facts() == (EventDetails(), TournamentSettings())
