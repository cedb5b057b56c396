from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import (
    cancel_bye,
    cancel_byes,
    further_half_point_byes,
    request_bye,
    request_byes,
)
from arbiter_gui.actions.entries import enter_from
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.rounds import present
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Bye, ByeKind, Change, Edit, PlayerKey
from tests.actions.events import event, pairing

TWO = PlayerKey(2)
H, F, Z, U = (
    ByeKind.HALF_POINT,
    ByeKind.FULL_POINT,
    ByeKind.ZERO_POINT,
    ByeKind.PAIRING_ALLOCATED,
)


@pytest.fixture
def tournament():
    return event(7, paired=1)


def code(action, *args):
    with pytest.raises(RefusedAction) as refused:
        action(*args)
    return refused.value.code


@pytest.mark.parametrize(("kind", "points"), [(H, 5), (F, 10), (Z, 0)])
def test_who_asked_for_a_bye_is_not_paired_and_gets_its_points(tournament, kind, points):
    before = tournament.score(TWO)
    tournament.apply(request_bye(tournament, 2, TWO, kind))
    assert TWO not in present(tournament, 2)
    tournament.apply(pairing(tournament))
    assert tournament.score(TWO) == before + points
    assert tournament.history(TWO)[1].bye is kind
    assert TWO in present(tournament, 3)


def test_another_request_takes_the_place_of_the_first(tournament):
    tournament.apply(request_bye(tournament, 2, TWO, H))
    tournament.apply(request_bye(tournament, 2, TWO, Z))
    assert tournament.byes(2) == (Bye(2, TWO, Z),)
    assert request_bye(tournament, 2, TWO, Z).edits == ()


def test_nobody_asks_for_the_pairing_allocated_bye(tournament):
    assert code(request_bye, tournament, 2, TWO, U) == "bye-not-by-request"


@pytest.mark.parametrize("number", [0, 6])
def test_a_bye_needs_a_round_of_the_event(tournament, number):
    assert code(request_bye, tournament, number, TWO, H) == "round-unknown"


def test_who_has_withdrawn_gets_no_bye(tournament):
    tournament.apply(withdraw(tournament, TWO))
    assert code(request_bye, tournament, 3, TWO, H) == "player-withdrawn"


def test_who_is_on_a_board_or_has_the_pairings_bye_keeps_it(tournament):
    (bye,) = tournament.byes(1)
    assert code(request_bye, tournament, 1, bye.player, H) == "bye-has-pab"
    other = tournament.games(1)[0].white
    assert code(request_bye, tournament, 1, other, H) == "bye-has-game"


def test_the_bye_of_a_paired_round_can_be_corrected(tournament):
    tournament.apply(request_bye(tournament, 2, TWO, Z))
    tournament.apply(pairing(tournament))
    before = tournament.score(TWO)
    tournament.apply(request_bye(tournament, 2, TWO, H))
    assert tournament.score(TWO) == before + 5


def test_a_cancelled_request_puts_the_player_back_into_the_pairing(tournament):
    tournament.apply(request_bye(tournament, 2, TWO, H))
    tournament.apply(cancel_bye(tournament, 2, TWO))
    assert TWO in present(tournament, 2)


def test_only_a_request_for_a_round_to_come_can_be_cancelled(tournament):
    assert code(cancel_bye, tournament, 2, TWO) == "bye-not-requested"
    tournament.apply(request_bye(tournament, 2, TWO, H))
    tournament.apply(pairing(tournament))
    assert code(cancel_bye, tournament, 2, TWO) == "bye-round-paired"


def test_an_unknown_player_is_refused(tournament):
    assert code(request_bye, tournament, 2, PlayerKey(99), H) == "player-unknown"
    assert code(cancel_bye, tournament, 2, PlayerKey(99)) == "player-unknown"


def test_byes_of_several_rounds_are_noted_and_taken_back_in_one_step(tournament):
    change = request_byes(tournament, (4, 2), TWO, Z)
    assert change.describe() == "Zero-point byes for Brandt, 2 in rounds 2, 4"
    tournament.apply(change)
    assert [b.round for n in range(1, 6) for b in tournament.byes(n) if b.kind is Z] == [2, 4]
    tournament.apply(cancel_byes(tournament, (2, 4), TWO))
    assert [b for n in range(2, 6) for b in tournament.byes(n)] == []


def test_one_round_that_cannot_be_spoils_all(tournament):
    assert code(request_byes, tournament, (2, 9), TWO, Z) == "round-unknown"
    tournament.apply(request_bye(tournament, 2, TWO, Z))
    assert code(cancel_byes, tournament, (2, 3), TWO) == "bye-not-requested"


def test_who_is_not_entitled_gets_no_half_point_bye(tournament):
    before = tournament.player(TWO)
    flagged = Edit.changing(before, replace(before, half_bye_refused=True))
    tournament.apply(Change("x", (flagged,)))
    assert code(request_bye, tournament, 2, TWO, H) == "half-bye-refused"
    assert code(request_byes, tournament, (2, 3), TWO, H) == "half-bye-refused"
    assert request_byes(tournament, (2, 3), TWO, Z).edits


def test_a_second_half_point_bye_is_told_from_the_first(tournament):
    first = request_bye(tournament, 2, TWO, H)
    assert further_half_point_byes(tournament, first) == ()
    tournament.apply(first)
    assert further_half_point_byes(tournament, request_bye(tournament, 2, TWO, H)) == ()
    assert further_half_point_byes(tournament, request_bye(tournament, 3, TWO, Z)) == ()
    assert further_half_point_byes(tournament, request_bye(tournament, 3, TWO, H)) == (TWO,)
    assert further_half_point_byes(tournament, request_bye(tournament, 2, TWO, F)) == ()


def test_two_half_point_byes_at_once_are_one_too_many(tournament):
    assert further_half_point_byes(tournament, request_byes(tournament, (2, 3), TWO, H)) == (TWO,)
    fresh = event(6)
    late = enter_from(fresh, TWO, 3, missed_rounds=H)
    assert further_half_point_byes(fresh, late) == (TWO,)
    assert further_half_point_byes(fresh, enter_from(fresh, TWO, 2, missed_rounds=H)) == ()


def test_a_single_round_among_several_is_called_so(tournament):
    assert request_byes(tournament, (3,), TWO, H).describe() == (
        "Half-point bye for Brandt, 2 in round 3"
    )
    tournament.apply(request_bye(tournament, 3, TWO, H))
    assert cancel_byes(tournament, [3], TWO).describe() == "Cancel the bye of Brandt, 2 in round 3"
