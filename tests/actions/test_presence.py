import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.entries import enter_from
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.actions.presence import (
    check_in,
    check_out,
    excuse_missing,
    postpone_missing,
)
from arbiter_gui.actions.rounds import Weight, obstacles, present
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Bye, ByeKind, PlayerKey
from arbiter_gui.tournament.presence import check_in_used, expected, missing
from tests.actions.events import event, master, pairing

ONE, TWO, THREE = PlayerKey(1), PlayerKey(2), PlayerKey(3)


def code(action, *args):
    with pytest.raises(RefusedAction) as refused:
        action(*args)
    return refused.value.code


def with_some_here(count, *here, paired=0):
    tournament = event(count, paired, rounds=3)
    for key in here:
        tournament.apply(check_in(tournament, PlayerKey(key)))
    return tournament


def keys(players):
    return [int(player.key) for player in players]


def test_without_a_check_in_nobody_is_missing():
    tournament = event(4)
    assert not check_in_used(tournament)
    assert missing(tournament) == ()
    assert keys(expected(tournament)) == [1, 2, 3, 4]


def test_who_is_expected_and_not_here_is_missing():
    tournament = with_some_here(6, 1, 4)
    tournament.apply(request_bye(tournament, 1, TWO, ByeKind.HALF_POINT))
    tournament.apply(withdraw(tournament, THREE))
    tournament.apply(enter_from(tournament, PlayerKey(6), 2))
    assert check_in_used(tournament)
    assert keys(expected(tournament)) == [1, 4, 5]
    assert keys(missing(tournament)) == [5]


def test_a_check_in_is_taken_back():
    tournament = with_some_here(4, 1, 2)
    tournament.apply(check_out(tournament, ONE))
    assert keys(missing(tournament)) == [1, 3, 4]
    assert check_out(tournament, ONE).edits == ()
    assert check_in(tournament, TWO).edits == ()


def test_those_who_are_missing_stand_in_the_way_of_round_1_as_a_warning():
    tournament = with_some_here(4, 1, 2, 4)
    (found,) = obstacles(tournament)
    assert (found.code, found.weight) == ("players-missing", Weight.WARNS)
    assert "Cho, 3" in found.describe()
    tournament.apply(check_in(tournament, THREE))
    assert obstacles(tournament) == ()


def test_a_long_list_of_those_who_are_missing_is_cut_with_their_number():
    tournament = with_some_here(8, 1)
    for number in range(9, 30):
        tournament.apply(register(tournament, master(f"Late, {number}", 1000 - number)))
    (found,) = obstacles(tournament)
    assert found.values["count"] == 28
    assert len(found.describe()) < 400


def test_later_rounds_are_paired_without_asking_who_is_here():
    tournament = with_some_here(4, 1, 2)
    tournament.apply(excuse_missing(tournament))
    tournament.apply(pairing(tournament))
    assert "players-missing" not in {o.code for o in obstacles(tournament)}


def test_all_who_are_missing_get_a_zero_point_bye_at_once():
    tournament = with_some_here(5, 1, 2)
    tournament.apply(excuse_missing(tournament))
    assert {(b.player, b.kind) for b in tournament.byes(1)} == {
        (key, ByeKind.ZERO_POINT) for key in (3, 4, 5)
    }
    assert missing(tournament) == ()
    assert code(excuse_missing, tournament) == "nobody-missing"


def test_all_who_are_missing_enter_in_the_next_round_at_once():
    tournament = with_some_here(5, 1, 2, 3)
    tournament.apply(postpone_missing(tournament))
    assert [player.first_round for player in tournament.players] == [1, 1, 1, 2, 2]
    assert present(tournament, 1) == (1, 2, 3)
    assert present(tournament, 2) == (1, 2, 3, 4, 5)


def test_who_has_been_paired_gets_a_bye_in_place_of_a_later_entry():
    tournament = with_some_here(4, 1, 2, 3, paired=1)
    tournament.apply(postpone_missing(tournament))
    assert tournament.player(PlayerKey(4)).first_round == 1
    assert tournament.byes(2) == (Bye(2, PlayerKey(4), ByeKind.ZERO_POINT),)


def test_nobody_enters_after_the_last_round():
    tournament = event(4, rounds=1)
    tournament.apply(check_in(tournament, ONE))
    assert code(postpone_missing, tournament) == "no-round-left"
