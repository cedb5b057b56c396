import pytest

from arbiter_gui.pairing.swiss.colours import colour_preference
from arbiter_gui.pairing.swiss.preference_codes import Notation, preference_code
from tests.pairing.positions import colours


@pytest.mark.parametrize(
    ("played", "strength", "odd_round", "even_round"),
    [
        ("", "A", "A", "A"),
        ("W", "(B)", "(B)", "b"),
        ("B", "(W)", "(W)", "w"),
        ("WB", "w", "w", "(w)"),
        ("BW", "b", "b", "(b)"),
        ("WW", "B", "B", "B"),
        ("BWBB", "W", "W", "W"),
        ("WWBWB", "(B)", "(B)", "b"),
        ("WWBB", "W", "W", "W"),
        ("WBBWW", "B", "B", "B"),
        ("WWBWWBB", "W", "W", "W"),
        ("WWBWBW", "B", "B", "B"),
        ("BBWBWW", "B", "B", "B"),
        ("BWWBWB", "w", "w", "(w)"),
    ],
)
def test_the_code_is_that_of_the_edition_and_the_round(played, strength, odd_round, even_round):
    preference = colour_preference(colours(played))
    assert preference_code(preference, "2012", 3) == odd_round
    assert preference_code(preference, "2012", 4) == even_round
    for edition in ("2017", "2026"):
        assert preference_code(preference, edition, 3) == strength
        assert preference_code(preference, edition, 4) == strength


@pytest.mark.parametrize(
    ("played", "vega_odd", "vega_even", "check_list"),
    [
        ("", "A", "A", "A"),
        ("W", "bB", "b", "(B)"),
        ("B", "wW", "w", "(W)"),
        ("WB", "w", "Aw", "w"),
        ("BW", "b", "Ab", "b"),
        ("WW", "B", "B", "B"),
        ("BWBB", "W", "W", "W"),
    ],
)
def test_a_notation_of_other_programs_can_be_chosen(played, vega_odd, vega_even, check_list):
    preference = colour_preference(colours(played))
    assert preference_code(preference, "2012", 3, Notation.VEGA) == vega_odd
    assert preference_code(preference, "2012", 4, Notation.VEGA) == vega_even
    for edition in ("2012", "2017", "2026"):
        for number in (3, 4):
            assert preference_code(preference, edition, number, Notation.CHECK_LIST) == check_list


def test_editions_without_semi_absolute_and_variable_preferences_are_written_alike():
    for played in ("W", "B", "WB", "BW", "WW", "BB", ""):
        preference = colour_preference(colours(played))
        own = preference_code(preference, "2026", 3)
        assert preference_code(preference, "2026", 3, Notation.VEGA) == own
