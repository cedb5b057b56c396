import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.ratings.rate_of_play import RatingType
from arbiter_gui.ratings.rules import rules_of
from arbiter_gui.tiebreaks.rating_tables import expected_score

TODAY = rules_of(RatingType.STANDARD, "2026/05/01")
RATINGS = st.integers(1000, 2900)


@pytest.mark.parametrize(
    ("own", "opponent", "difference", "expected"),
    [
        (2649, 2200, 400, 92),
        (2650, 2200, 450, 94),
        (2813, 2400, 413, 93),
        (2400, 2813, -400, 8),
        (2000, 2401, -400, 8),
        (2900, 2100, 800, 100),
    ],
)
def test_a_difference_counts_as_400_at_most_below_2650(own, opponent, difference, expected):
    assert TODAY.difference(own, opponent) == difference
    assert expected_score(difference) == expected


def test_before_october_2025_and_in_rapid_and_blitz_every_difference_is_limited():
    for kind, start in [
        (RatingType.STANDARD, "2025/09/30"),
        (RatingType.RAPID, "2026/05/01"),
        (RatingType.BLITZ, "2026/05/01"),
    ]:
        assert rules_of(kind, start).difference(2813, 2300) == 400
    assert rules_of(RatingType.STANDARD, "2025/10/01").difference(2813, 2300) == 513
    assert rules_of(RatingType.STANDARD, "") == TODAY


def test_rapid_games_600_apart_are_not_rated_when_one_player_is_above_2600():
    rules = rules_of(RatingType.RAPID, "2024/12/01")
    assert not rules.is_rated(2601, 2001)
    assert not rules.is_rated(2001, 2601)
    assert rules.is_rated(2600, 2000)
    assert rules.is_rated(2601, 2002)
    assert rules_of(RatingType.RAPID, "2024/11/30").is_rated(2700, 1500)
    assert TODAY.is_rated(2700, 1500)


def test_an_event_older_than_the_rules_is_marked():
    assert rules_of(RatingType.STANDARD, "2024/02/29").too_early
    assert not rules_of(RatingType.STANDARD, "2024/03/01").too_early


@given(RATINGS, RATINGS)
def test_the_expected_scores_of_a_pair_add_up_to_one_point(first, second):
    both_limited = rules_of(RatingType.BLITZ, "2026/05/01")
    expected = [
        expected_score(both_limited.difference(own, other))
        for own, other in ((first, second), (second, first))
    ]
    assert sum(expected) == 100


@given(RATINGS, RATINGS)
def test_only_a_player_of_2650_makes_the_sum_of_a_pair_differ(first, second):
    total = expected_score(TODAY.difference(first, second))
    total += expected_score(TODAY.difference(second, first))
    limited = max(first, second) < 2650 or abs(first - second) <= 400
    assert total == 100 if limited or min(first, second) >= 2650 else total >= 100
