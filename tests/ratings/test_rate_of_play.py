import pytest

from arbiter_gui.ratings.rate_of_play import RatingType, rating_type, seconds_of_game
from arbiter_gui.tournament import EventDetails


@pytest.mark.parametrize(
    ("code", "minutes"),
    [
        ("5400+30", 120),
        ("40/6000+30:900+30", 145),
        ("40/7200:20/3600:1800", 180),
        ("90/5400+30:900", 120),
        ("3600", 60),
    ],
)
def test_a_game_of_sixty_moves_takes_the_periods_it_reaches_and_its_increments(code, minutes):
    assert seconds_of_game(EventDetails(time_control=code)) == 60 * minutes


@pytest.mark.parametrize("code", ["W300-B240", "1:30:00 h", "5400+30+10", "?"])
def test_a_time_control_that_is_not_one_for_both_players_is_not_known(code):
    assert seconds_of_game(EventDetails(time_control=code)) is None
    assert rating_type(EventDetails(time_control=code)) is None


@pytest.mark.parametrize(
    ("words", "minutes"),
    [
        ("90 min + 30 sec/move", 120),
        ("15min+10s", 25),
        ("3+2", 5),
        ("60 minutes", 60),
        ("90 мин + 30 с на ход", 120),
        ("90 минут + 30 секунд на ход, начиная с первого", 120),
        ("1 час 30 минут + 30 сек.", 120),
        ("2 ч", 120),
        ("10мин+5с", 15),
        ("90 minutos + 30 segundos por jugada", 120),
        ("1 hora 30 min + 30 seg", 120),
        ("90 min + 30 min", None),
        ("90 мин + 15 мин", None),
        ("+ 30 с", None),
        ("90 min/40 moves + 30 min, 30 s from move 1", None),
        ("40 moves in 2 hours", None),
        ("", None),
    ],
)
def test_simple_words_are_understood_and_others_are_not_guessed(words, minutes):
    seconds = seconds_of_game(EventDetails(rate_of_play=words))
    assert seconds == (None if minutes is None else 60 * minutes)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("3600", RatingType.STANDARD),
        ("3599", RatingType.RAPID),
        ("601", RatingType.RAPID),
        ("600", RatingType.BLITZ),
        ("180+2", RatingType.BLITZ),
        ("181", RatingType.BLITZ),
        ("180", None),
    ],
)
def test_the_length_of_a_game_decides_which_list_it_is_rated_for(code, kind):
    assert rating_type(EventDetails(time_control=code)) is kind
