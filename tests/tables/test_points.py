import pytest

from arbiter_gui import i18n
from arbiter_gui.tables.points import decimal_text, points_cell, points_text


@pytest.mark.parametrize(
    ("tenths", "text"),
    [(0, "0"), (5, "½"), (10, "1"), (35, "3½"), (37, "3.7"), (-5, "-0.5"), (-10, "-1")],
)
def test_half_points_are_written_as_a_fraction(tenths, text):
    assert points_text(tenths) == text


def test_a_sum_has_one_decimal_in_the_way_of_the_language(monkeypatch):
    assert decimal_text(95) == "9.5"
    monkeypatch.setattr(i18n._Active, "language", "ru")
    assert decimal_text(110) == "11,0"


def test_a_cell_of_points_is_stored_as_a_number():
    assert points_cell(35).value == 3.5
