from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.ratings.initial import initial_rating
from arbiter_gui.ratings.performance import performance

NINE = [2400, 2420, 2380, 2500, 2450, 2300, 2350, 2200, 2480]
GAMES = st.lists(st.tuples(st.integers(1000, 2800), st.integers(0, 2)), min_size=1, max_size=15)


def test_seven_of_nine_is_worth_220_points_above_the_average():
    found = performance(NINE, 14)
    assert (found.average, found.percentage, found.difference) == (2387, 78, 220)
    assert found.rating == 2607
    assert performance(NINE, 13).rating == 2553
    assert performance([], 0) is None


@given(GAMES, st.randoms())
def test_the_order_of_the_games_does_not_matter(games, random):
    shuffled = random.sample(games, len(games))
    results = [
        performance([rating for rating, _ in some], sum(halves for _, halves in some))
        for some in (games, shuffled)
    ]
    assert results[0] == results[1]


@given(GAMES)
def test_a_stronger_opponent_or_a_better_score_never_lowers_the_performance(games):
    ratings, halves = [rating for rating, _ in games], sum(score for _, score in games)
    base = performance(ratings, halves).rating
    assert performance([ratings[0] + 50, *ratings[1:]], halves).rating >= base
    if halves < 2 * len(games):
        assert performance(ratings, halves + 1).rating >= base


def test_an_unrated_player_is_supposed_to_have_drawn_with_two_more_opponents_rated_1800():
    assert initial_rating([1900, 1901, 1902, 1902, 1902], 6).rating == 1922
    assert initial_rating([1800], 1).rating == 1800
    assert initial_rating([2600] * 9, 18).rating == 2200
    assert not initial_rating([1000] * 5, 1).high_enough
    assert initial_rating([1900] * 5, 5).enough_games
    assert not initial_rating([1900] * 4, 5).enough_games


def test_without_a_half_point_or_a_game_there_is_no_first_rating():
    assert initial_rating([1900, 1950], 0) is None
    assert initial_rating([], 0) is None
