"""The list of a page by keyboard: rows as a whole, type-ahead, copying, widths."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from arbiter_gui.tables.table import Cell, Column, Row, Table
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.sheet_table import SheetTable

NAMES = ("Adams, Robert", "Berg, Lena", "Bergström, Åke", "Ñandú, Carla", "Щербань, Юлиан")


@pytest.fixture
def players(qtbot):
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


def test_the_arrow_keys_tell_which_row_has_the_keyboard(qtbot, players):
    with qtbot.waitSignal(players.row_entered) as entered:
        qtbot.keyClick(players, Qt.Key.Key_Down)
    assert entered.args == [20]
    assert players.current_key() == 20
    assert players.selected_keys() == (20,)


def test_home_and_end_go_to_the_first_and_the_last_row(qtbot, players):
    qtbot.keyClick(players, Qt.Key.Key_End)
    assert players.current_key() == 50
    qtbot.keyClick(players, Qt.Key.Key_Home)
    assert players.current_key() == 10


def test_typed_letters_go_to_the_name_and_digits_to_the_number(qtbot, players):
    qtbot.keyClicks(players, "bergs")
    assert players.current_key() == 30
    players._forget_typing()
    qtbot.keyClicks(players, "nan")
    assert players.current_key() == 40
    players._forget_typing()
    qtbot.keyClicks(players, "shch")
    assert players.current_key() == 50
    players._forget_typing()
    qtbot.keyClicks(players, "2")
    assert players.current_key() == 20


def test_copying_gives_the_selected_rows_separated_by_tabs(qtbot, players):
    qtbot.keyClick(players, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(players, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "1\tAdams, Robert\n2\tBerg, Lena"


def test_the_columns_fill_the_sheet_and_the_name_takes_most_of_what_is_left(qtbot, players):
    widths = [players.columnWidth(column) for column in range(2)]
    assert sum(widths) == players.viewport().width()
    assert widths[1] > widths[0]
    players.resize(700, 300)
    assert sum(players.columnWidth(column) for column in range(2)) == (players.viewport().width())


def test_an_unknown_key_leaves_the_row_where_it_is(players):
    assert not players.select_key(99)
    assert players.current_key() == 10
