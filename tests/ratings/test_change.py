from fractions import Fraction

import pytest

from arbiter_gui.ratings.change import NotRated, event_ratings, player_rating, rounded_change
from arbiter_gui.ratings.rate_of_play import RatingType
from arbiter_gui.tournament import EventDetails, PlayerKey, Tournament
from tests.notation import event

SIX = """
    1 Adams, Robert 2480 | 2w1 3b= U
    2 Berg, Lena 2399    | 1b0 4w+ 5w1
    3 Cruz, Ana 2000     | 4b1 1w= 6b
    4 Dahl, Kim          | 3w0 2b- Z
    5 Ek, Sofia 1990     | 6w0 F   2b0
    6 Falk, Nina 1750    | 5b1 H   3w
"""


def rating_of(number, text=SIX, **changes):
    return player_rating(event(text, **changes), PlayerKey(number))


def test_the_change_is_k_times_the_score_above_the_expected_score():
    found = rating_of(1)
    assert [game.expected for game in found.rated] == [61, 92]
    assert (found.halves, found.expected, found.k.value) == (3, 153, 10)
    assert [found.change_of(game) for game in found.rated] == [390, -420]
    assert found.change == -30
    assert found.performance.rating == 2200 + 193


def test_only_games_that_were_played_against_rated_opponents_count():
    reasons = {
        (number, game.round): game.not_rated
        for number in range(1, 7)
        for game in rating_of(number).rounds
        if game.not_rated is not None
    }
    assert reasons == {
        (1, 3): NotRated.NO_GAME,
        (2, 2): NotRated.FORFEIT,
        (3, 1): NotRated.OPPONENT_UNRATED,
        (3, 3): NotRated.NO_RESULT,
        (4, 2): NotRated.FORFEIT,
        (4, 3): NotRated.NO_GAME,
        (5, 2): NotRated.NO_GAME,
        (6, 2): NotRated.NO_GAME,
        (6, 3): NotRated.NO_RESULT,
    }
    assert [game.round for game in rating_of(2).rated] == [1, 3]


def test_a_game_of_less_than_one_move_by_each_player_is_not_rated():
    found = rating_of(1, "1 A 2000 | 2wW\n2 B 2000 | 1bL")
    assert found.rounds[0].not_rated is NotRated.TOO_SHORT
    assert (found.change, found.performance) == (0, None)


def test_an_unrated_player_has_no_change_but_a_first_rating():
    text = "1 A 1900 | 3b0 .\n2 B 1950 | . 3w=\n3 C | 1w1 2b="
    found = rating_of(3, text)
    assert (found.k, found.change) == (None, None)
    assert found.initial.games == 2
    assert found.initial.rating == 1958, "an average of 1862.5, and 95 for 63 %"
    assert rating_of(1, text).rounds[0].not_rated is NotRated.OPPONENT_UNRATED


def test_the_rules_follow_the_rate_of_play_and_without_one_it_is_standard():
    facts = event("1 A 2700 | 2w1\n2 B 2050 | 1b0").facts()[1:]
    found = event_ratings(Tournament([EventDetails(start="2026/05/01"), *facts]))
    assert (found.rules.rating_type, found.type_known) == (RatingType.STANDARD, False)
    assert found.of(PlayerKey(1)).rounds[0].expected == 99
    rapid = EventDetails(start="2026/05/01", time_control="900+10")
    found = event_ratings(Tournament([rapid, *facts]))
    assert (found.rules.rating_type, found.type_known) == (RatingType.RAPID, True)
    assert found.of(PlayerKey(1)).rounds[0].not_rated is NotRated.WIDE_GAP
    with pytest.raises(KeyError):
        found.of(PlayerKey(3))


def test_the_gains_of_two_rated_players_cancel_each_other():
    first, second = rating_of(1), rating_of(2)
    assert first.rounds[0].gain + second.rounds[0].gain == 0
    assert Fraction(first.rounds[0].gain, 100) == Fraction(39, 100)


@pytest.mark.parametrize(
    ("hundredths", "points"), [(0, 0), (49, 0), (50, 1), (-49, 0), (-50, -1), (1250, 13)]
)
def test_a_half_is_rounded_away_from_zero(hundredths, points):
    assert rounded_change(hundredths) == points
