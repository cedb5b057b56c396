"""How random events are drawn: the table, the draws, and that a seed says it all."""

from dataclasses import replace

import pytest

from arbiter_gui.pairing.generator_model import Draws, EventPlan, Wishes, expected_score
from arbiter_gui.tournament import ByeKind, Result

CALM = Wishes(
    forfeit=0.0, half_bye=0.0, zero_bye=0.0, full_bye=0.0, odd_results=0.0, withdraw=0.0, late=0.0
)

GOLDEN = EventPlan(
    players=74,
    rounds=9,
    edition="2026",
    scoring="standard",
    baku=False,
    tiebreaks=("BH", "BH/C1", "TPN"),
    forfeit=0.0,
    half_bye=3.0,
    zero_bye=0.0,
    full_bye=0.0,
    odd_results=0.82,
    withdraw=0.1,
    late=7.04,
    inserted=True,
    forbidden=0,
)


@pytest.mark.parametrize(
    ("difference", "expected"),
    [(0, 50), (3, 50), (4, 51), (83, 61), (77, 61), (76, 60), (400, 92), (735, 99), (736, 100)],
)
def test_the_expected_score_follows_the_table_of_fide(difference, expected):
    assert expected_score(2000 + difference, 2000) == expected
    assert expected_score(2000, 2000 + difference) == 100 - expected


def test_results_give_the_expected_score_on_average():
    draws = Draws(1)
    plan = draws.plan(CALM)
    for better, worse in ((2000, 2000), (2200, 2000), (2400, 2000)):
        games = [draws.result(plan, better, worse) for _ in range(4000)]
        points = sum({Result.WHITE_WINS: 2, Result.DRAW: 1}.get(game, 0) for game in games)
        assert points / 80 == pytest.approx(expected_score(better, worse), abs=2)
    assert set(games) == {Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS}


def test_equal_players_draw_a_third_of_their_games():
    draws = Draws(2)
    plan = draws.plan(CALM)
    games = [draws.result(plan, 2000, 2000) for _ in range(4000)]
    assert games.count(Result.DRAW) / 40 == pytest.approx(35, abs=3)


def test_shares_are_kept():
    draws = Draws(3)
    plan = draws.plan(replace(CALM, forfeit=20.0, odd_results=10.0, half_bye=5.0, full_bye=15.0))
    games = [draws.result(plan, 2000, 2000) for _ in range(4000)]
    assert sum(not game.played for game in games) / 40 == pytest.approx(20, abs=2)
    odd = sum(game.played and set(game.value) not in ({"1", "0"}, {"="}) for game in games)
    assert odd / 40 == pytest.approx(10, abs=2.5)
    byes = [draws.bye(plan, 1) for _ in range(4000)]
    assert byes.count(ByeKind.HALF_POINT) / 40 == pytest.approx(5, abs=1.5)
    assert byes.count(ByeKind.FULL_POINT) / 40 == pytest.approx(15, abs=2)
    assert byes.count(ByeKind.ZERO_POINT) == 0


def test_nobody_takes_half_a_point_in_the_last_round():
    draws = Draws(4)
    plan = draws.plan(replace(CALM, half_bye=100.0, rounds=5))
    assert draws.bye(plan, 4) is ByeKind.HALF_POINT
    assert draws.bye(plan, 5) is None


def test_a_seed_gives_this_plan_in_every_version_of_python():
    assert Draws(17).plan(Wishes()) == GOLDEN


def test_a_wish_leaves_everything_else_alone():
    drawn = Draws(17).plan(Wishes())
    assert Draws(17).plan(Wishes(late=7.5)) == replace(drawn, late=7.5)
    assert Draws(17).plan(Wishes(players=6)).rounds == 3


def test_what_is_drawn_is_sensible():
    for seed in range(200):
        plan = Draws(seed).plan(Wishes())
        assert 8 <= plan.players <= 160
        assert 4 <= plan.rounds <= 9
        assert plan.scoring == "standard" or not plan.baku
        assert 0 <= plan.forfeit <= 4
        assert 0 <= plan.forbidden <= 3
