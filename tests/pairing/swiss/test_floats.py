import pytest

from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.swiss.floats import float_of_game, float_of_unplayed_round
from arbiter_gui.tournament import STANDARD, Colour, RoundRecord, ScoringSystem


def unplayed(letter, points, opponent=None):
    colour = Colour.WHITE if opponent else None
    return RoundRecord(1, opponent, colour, letter, points, played=False)


def test_the_player_with_more_points_floats_down_and_the_other_up():
    assert float_of_game(15, 10) is Float.DOWN
    assert float_of_game(10, 15) is Float.UP
    assert float_of_game(10, 10) is Float.NONE


@pytest.mark.parametrize(
    ("letter", "points", "in_2026", "in_2017", "in_2012"),
    [
        ("U", 10, "v", "v", "v"),
        ("U", 0, "v", "v", ""),
        ("F", 10, "v", "v", "v"),
        ("H", 5, "v", "v", "v"),
        ("Z", 0, "", "v", ""),
        ("+", 10, "v", "v", "v"),
        ("-", 0, "", "v", ""),
    ],
)
def test_an_unplayed_round_floats_as_the_edition_says(letter, points, in_2026, in_2017, in_2012):
    record = unplayed(letter, points, opponent=3 if letter in "+-" else None)
    floats = [float_of_unplayed_round(record, STANDARD, year) for year in ("2026", "2017", "2012")]
    assert [one.value for one in floats] == [in_2026, in_2017, in_2012]


def test_points_for_a_loss_are_not_a_downfloat():
    scoring = ScoringSystem(win=30, draw=20, loss=10, absence=0, pab=30)
    assert float_of_unplayed_round(unplayed("H", 10), scoring, "2026") is Float.NONE
