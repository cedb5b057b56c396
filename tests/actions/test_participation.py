import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import expel, readmit, withdraw
from arbiter_gui.actions.rounds import present
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Bye, ByeKind, PlayerKey
from tests.actions.events import event, pairing

TWO = PlayerKey(2)


@pytest.fixture
def tournament():
    return event(7, paired=2)


def code(action, *args):
    with pytest.raises(RefusedAction) as refused:
        action(*args)
    return refused.value.code


def test_who_withdraws_is_not_paired_any_more(tournament):
    tournament.apply(withdraw(tournament, TWO))
    assert tournament.player(TWO).withdrawn_from == 3
    assert TWO not in present(tournament, 3)
    tournament.apply(pairing(tournament))
    assert tournament.history(TWO)[2].bye is ByeKind.ZERO_POINT


def test_a_withdrawal_leaves_earlier_rounds_alone(tournament):
    before = tournament.history(TWO), tournament.games(1), tournament.games(2)
    tournament.apply(withdraw(tournament, TWO))
    assert (tournament.history(TWO), tournament.games(1), tournament.games(2)) == before


def test_what_was_asked_for_later_rounds_lapses_with_the_withdrawal(tournament):
    tournament.apply(request_bye(tournament, 4, TWO, ByeKind.HALF_POINT))
    tournament.apply(withdraw(tournament, TWO))
    assert tournament.byes(4) == ()


def test_nobody_withdraws_twice(tournament):
    tournament.apply(withdraw(tournament, TWO))
    assert code(withdraw, tournament, TWO) == "withdrawn-already"


def test_who_comes_back_was_absent_meanwhile(tournament):
    tournament.apply(withdraw(tournament, TWO))
    tournament.apply(pairing(tournament))
    tournament.apply(readmit(tournament, TWO))
    assert tournament.player(TWO).withdrawn_from is None
    assert Bye(3, TWO, ByeKind.ZERO_POINT) in tournament.byes(3)
    assert TWO in present(tournament, 4)
    assert tournament.score(TWO, 3) == tournament.score(TWO, 2)


def test_who_comes_back_at_once_has_missed_nothing(tournament):
    tournament.apply(withdraw(tournament, TWO))
    change = readmit(tournament, TWO)
    assert [edit.kind for edit in change.edits] == ["player"]
    assert change.describe() == "Readmit Brandt, 2 from round 3 on"


def test_only_who_has_withdrawn_comes_back(tournament):
    assert code(readmit, tournament, TWO) == "not-withdrawn"


def test_an_unknown_player_can_do_neither(tournament):
    assert code(withdraw, tournament, PlayerKey(99)) == "player-unknown"
    assert code(readmit, tournament, PlayerKey(99)) == "player-unknown"


def test_who_is_expelled_is_not_paired_any_more(tournament):
    tournament.apply(request_bye(tournament, 4, TWO, ByeKind.HALF_POINT))
    tournament.apply(expel(tournament, TWO))
    player = tournament.player(TWO)
    assert (player.withdrawn_from, player.expelled) == (3, True)
    assert TWO not in present(tournament, 3)
    assert tournament.byes(4) == ()
    assert code(expel, tournament, TWO) == "expelled-already"
    assert code(withdraw, tournament, TWO) == "expelled-already"


def test_who_has_withdrawn_can_still_be_expelled_and_was_away_since_then(tournament):
    tournament.apply(withdraw(tournament, TWO))
    tournament.apply(pairing(tournament))
    tournament.apply(expel(tournament, TWO))
    player = tournament.player(TWO)
    assert (player.withdrawn_from, player.expelled) == (3, True)


def test_an_expulsion_can_be_lifted(tournament):
    tournament.apply(expel(tournament, TWO))
    tournament.apply(readmit(tournament, TWO))
    assert not tournament.player(TWO).expelled
    assert TWO in present(tournament, 3)
