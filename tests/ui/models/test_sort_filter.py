"""Searching forgives case and accents; sorting goes by value and leaves empty cells last."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.tables.table import Cell, Column, Row, Table
from arbiter_gui.ui.models.sort_filter import SortFilter
from arbiter_gui.ui.models.table_model import TableModel

NAMES = ("García Ñíguez, María José", "Łukaszewicz, Paweł", "Øster, Søren", "Иванова, Ольга")
RATINGS = (2357, None, 285, 2333)


def rated(number, name, rating):
    text = "" if rating is None else str(rating)
    return Row((Cell(str(number), number), Cell(name, name), Cell(text, rating)), number)


@pytest.fixture
def shown(qapp):
    model = TableModel()
    numbers = range(1, len(NAMES) + 1)
    rows = tuple(map(rated, numbers, NAMES, RATINGS))
    model.show(Table((Column("no", "No"), Column("name", "Name"), Column("rtg", "Rtg")), rows))
    proxy = SortFilter(model)
    proxy.setSourceModel(model)
    proxy.held = model
    return proxy


def column(proxy, number):
    return [proxy.index(row, number).data() for row in range(proxy.rowCount())]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("niguez", [NAMES[0]]),
        ("jose gar", [NAMES[0]]),
        ("LUKA", [NAMES[1]]),
        ("soren", [NAMES[2]]),
        ("иван", [NAMES[3]]),
        ("ivanova olga", [NAMES[3]]),
        ("MARIA-JOSE", [NAMES[0]]),
        ("2333", [NAMES[3]]),
        ("uez", []),
        ("", list(NAMES)),
    ],
)
def test_words_are_found_at_their_beginning_without_case_and_accents(shown, typed, found):
    shown.search(typed)
    assert column(shown, 1) == found


def test_a_search_follows_the_table_when_it_changes(shown):
    shown.search("soren")
    table = shown.held.table
    renamed = [rated(4, "Søren Sand", 2333), rated(5, "Moor, Daniel", 2000)]
    shown.held.show(Table(table.columns, tuple(renamed)))
    assert column(shown, 1) == ["Søren Sand"]
    moved = [rated(4, "Moor, Daniel", 2000), rated(5, "Søren Sand", 2333)]
    shown.held.show(Table(table.columns, tuple(moved)))
    assert column(shown, 1) == ["Søren Sand"]


def test_ratings_sort_as_numbers_and_the_unrated_stay_last_in_either_direction(shown):
    shown.sort(2, Qt.SortOrder.AscendingOrder)
    assert column(shown, 2) == ["285", "2333", "2357", ""]
    shown.sort(2, Qt.SortOrder.DescendingOrder)
    assert column(shown, 2) == ["2357", "2333", "285", ""]


def test_names_sort_by_letter_without_accents(shown):
    shown.sort(1, Qt.SortOrder.AscendingOrder)
    assert column(shown, 1) == [NAMES[0], NAMES[1], NAMES[2], NAMES[3]]


def test_qt_finds_nothing_wrong_with_the_filter(shown, qtmodeltester):
    shown.search("a")
    qtmodeltester.check(shown)
