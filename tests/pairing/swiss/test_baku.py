"""Baku acceleration: the size of the group, the rounds and the points of both texts."""

import pytest

from arbiter_gui.pairing.swiss.baku import baku_acceleration
from arbiter_gui.tournament import PlayerKey


def accelerated(players, rounds, win_points=10):
    keys = [PlayerKey(number) for number in range(1, players + 1)]
    return baku_acceleration(keys, rounds, win_points)


@pytest.mark.parametrize(
    ("players", "group"), [(161, 82), (160, 80), (162, 82), (4, 2), (5, 4), (1, 1), (3, 2)]
)
def test_the_group_is_half_of_the_players_rounded_up_to_even(players, group):
    assert [fact.player for fact in accelerated(players, 9)] == list(range(1, group + 1))


@pytest.mark.parametrize(
    ("rounds", "points"),
    [
        (9, (10, 10, 10, 5, 5)),
        (5, (10, 10, 5)),
        (8, (10, 10, 5, 5)),
        (11, (10, 10, 10, 5, 5, 5)),
        (2, (10,)),
    ],
)
def test_the_first_half_of_the_rounds_is_accelerated_half_of_it_with_a_win(rounds, points):
    assert {fact.virtual_points for fact in accelerated(20, rounds)} == {points}


def test_virtual_points_follow_the_points_of_a_win():
    assert accelerated(4, 9, win_points=20)[0].virtual_points == (20, 20, 20, 10, 10)
