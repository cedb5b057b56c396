import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import RunningGame, expel, readmit, running_game, withdraw
from arbiter_gui.actions.rounds import present
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Bye, ByeKind, PlayerKey, Result
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


def test_who_leaves_later_is_paired_until_then(tournament):
    tournament.apply(request_bye(tournament, 3, TWO, ByeKind.HALF_POINT))
    tournament.apply(request_bye(tournament, 4, TWO, ByeKind.HALF_POINT))
    change = withdraw(tournament, TWO, from_round=4)
    assert change.describe() == "Withdraw Brandt, 2 from round 4 on"
    tournament.apply(change)
    assert tournament.byes(3) == (Bye(3, TWO, ByeKind.HALF_POINT),)
    assert tournament.byes(4) == ()
    assert TWO not in present(tournament, 4)


def test_a_game_that_is_being_played_is_lost_by_forfeit_when_the_arbiter_says_so():
    tournament = event(6, paired=1, results=False)
    game = running_game(tournament, TWO)
    tournament.apply(withdraw(tournament, TWO))
    assert tournament.games(1)[game.board - 1].result is None
    tournament = event(6, paired=1, results=False)
    for key in (TWO, game.white if game.black == TWO else game.black):
        tournament.apply(withdraw(tournament, key, running=RunningGame.FORFEITED))
    lost = tournament.games(1)[game.board - 1].result
    white_left_first = game.white == TWO
    assert lost is (
        Result.BLACK_WINS_BY_FORFEIT if white_left_first else Result.WHITE_WINS_BY_FORFEIT
    )


def test_a_finished_game_is_not_touched_by_a_withdrawal(tournament):
    before = tournament.games(2)
    tournament.apply(withdraw(tournament, TWO, running=RunningGame.FORFEITED))
    assert tournament.games(2) == before
    assert running_game(tournament, TWO) is None


def test_who_comes_back_later_is_absent_until_then(tournament):
    tournament.apply(withdraw(tournament, TWO))
    tournament.apply(readmit(tournament, TWO, from_round=5))
    assert [b.round for n in (3, 4, 5) for b in tournament.byes(n)] == [3, 4]
    assert TWO in present(tournament, 5)


def test_nobody_leaves_or_comes_back_in_a_round_that_is_paired(tournament):
    assert code(lambda t: withdraw(t, TWO, from_round=2), tournament) == "round-paired-already"
    tournament.apply(withdraw(tournament, TWO))
    assert code(lambda t: readmit(t, TWO, from_round=1), tournament) == "round-paired-already"
