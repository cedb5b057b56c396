import pytest

from arbiter_gui.pairing.swiss.colours import colour_preference
from arbiter_gui.pairing.swiss.preference_codes import preference_code
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
