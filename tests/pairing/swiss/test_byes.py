import pytest

from arbiter_gui.pairing.swiss.byes import may_receive_pab
from arbiter_gui.tournament import STANDARD, Colour, RoundRecord


def unplayed(letter, points):
    opponent = 3 if letter in "+-" else None
    return RoundRecord(1, opponent, Colour.WHITE if opponent else None, letter, points, False)


PLAYED = RoundRecord(2, 4, Colour.BLACK, "1", 10, played=True)


@pytest.mark.parametrize(
    ("letter", "points", "in_2026", "in_2017", "in_2012"),
    [
        ("U", 10, False, False, False),
        ("U", 0, False, False, False),
        ("+", 10, False, False, False),
        ("F", 10, False, True, False),
        ("H", 5, True, True, False),
        ("Z", 0, True, True, True),
        ("-", 0, True, True, True),
    ],
)
def test_what_bars_the_bye_depends_on_the_edition(letter, points, in_2026, in_2017, in_2012):
    records = [unplayed(letter, points), PLAYED]
    allowed = [may_receive_pab(records, STANDARD, year) for year in ("2026", "2017", "2012")]
    assert allowed == [in_2026, in_2017, in_2012]


def test_two_half_point_byes_do_not_make_a_win():
    assert may_receive_pab([unplayed("H", 5), unplayed("H", 5)], STANDARD, "2026")
