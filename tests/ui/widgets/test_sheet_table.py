"""The list of a page by keyboard: rows as a whole, type-ahead, copying, widths."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from arbiter_gui.tables.table import Cell, Column, Row, Table
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.sheet_table import SheetTable

NAMES = ("Adams, Robert", "Berg, Lena", "Bergström, Åke", "Ñandú, Carla")


@pytest.fixture
def list_of_four(qtbot):
    view = SheetTable("Players")
    qtbot.addWidget(view)
    model = TableModel(view)
    rows = tuple(
        Row((Cell(str(number), number), Cell(name, name)), 10 * number)
        for number, name in enumerate(NAMES, 1)
    )
    model.show(Table((Column("no", "No"), Column("name", "Name")), rows))
    view.setModel(model)
    view.fit_columns(elastic=1)
    view.resize(500, 300)
    view.show()
    view.setFocus()
    view.select_key(10)
    return view


def test_the_arrow_keys_tell_which_row_has_the_keyboard(qtbot, list_of_four):
    with qtbot.waitSignal(list_of_four.row_entered) as entered:
        qtbot.keyClick(list_of_four, Qt.Key.Key_Down)
    assert entered.args == [20]
    assert list_of_four.current_key() == 20
    assert list_of_four.selected_keys() == (20,)


def test_home_and_end_go_to_the_first_and_the_last_row(qtbot, list_of_four):
    qtbot.keyClick(list_of_four, Qt.Key.Key_End)
    assert list_of_four.current_key() == 40
    qtbot.keyClick(list_of_four, Qt.Key.Key_Home)
    assert list_of_four.current_key() == 10


def test_typed_letters_go_to_the_name_and_digits_to_the_number(qtbot, list_of_four):
    qtbot.keyClicks(list_of_four, "bergs")
    assert list_of_four.current_key() == 30
    list_of_four._forget_typing()
    qtbot.keyClicks(list_of_four, "nan")
    assert list_of_four.current_key() == 40
    list_of_four._forget_typing()
    qtbot.keyClicks(list_of_four, "2")
    assert list_of_four.current_key() == 20


def test_copying_gives_the_selected_rows_separated_by_tabs(qtbot, list_of_four):
    qtbot.keyClick(list_of_four, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(list_of_four, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "1\tAdams, Robert\n2\tBerg, Lena"


def test_the_columns_fill_the_sheet_and_the_name_takes_most_of_what_is_left(qtbot, list_of_four):
    widths = [list_of_four.columnWidth(column) for column in range(2)]
    assert sum(widths) == list_of_four.viewport().width()
    assert widths[1] > widths[0]
    list_of_four.resize(700, 300)
    assert sum(list_of_four.columnWidth(column) for column in range(2)) == (
        list_of_four.viewport().width()
    )


def test_an_unknown_key_leaves_the_row_where_it_is(list_of_four):
    assert not list_of_four.select_key(99)
    assert list_of_four.current_key() == 10
