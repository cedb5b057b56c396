import pytest

from arbiter_gui.actions.byes import cancel_bye, request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.rounds import present
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Bye, ByeKind, PlayerKey
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
