"""Results by keys: one hand, no looking up."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from arbiter_gui.tables.table import Cell, Column, Row, Table
from arbiter_gui.tournament import Result
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.result_keys import ResultKeys
from arbiter_gui.ui.widgets.result_menu import ResultMenu
from arbiter_gui.ui.widgets.results_table import ResultsTable

NAMES = (("Adams", "Berg"), ("Costa", "Dahl"), ("Ek", "Faure"), ("Garcia", "Costa Neto"))


@pytest.fixture
def table(qtbot):
    columns = (Column("board", "Bd"), Column("white_name", "White"), Column("black_name", "Black"))
    rows = tuple(
        Row((Cell(str(board), board), Cell(white, white), Cell(black, black)), board)
        for board, (white, black) in enumerate(NAMES, 1)
    )
    view = ResultsTable("Boards")
    qtbot.addWidget(view)
    model = TableModel(view)
    model.show(Table(columns, rows))
    view.setModel(model)
    view.fit_columns(1, 2)
    view.select_key(1)
    return view


@pytest.mark.parametrize(
    ("key", "result"),
    [
        ("1", Result.WHITE_WINS),
        ("0", Result.BLACK_WINS),
        ("5", Result.DRAW),
        ("=", Result.DRAW),
        (".", Result.DRAW),
        (",", Result.DRAW),
        ("+", Result.WHITE_WINS_BY_FORFEIT),
        ("-", Result.BLACK_WINS_BY_FORFEIT),
        ("/", Result.DOUBLE_FORFEIT),
    ],
)
def test_one_key_is_one_result(table, qtbot, key, result):
    with qtbot.waitSignal(table.result_given) as given:
        qtbot.keyClicks(table, key)
    assert given.args == [1, result]


@pytest.mark.parametrize(
    ("key", "result"),
    [("1", Result.WHITE_WINS), ("2", Result.BLACK_WINS), ("3", Result.DRAW), ("0", None)],
)
def test_in_the_other_family_of_keys_0_clears(table, qtbot, key, result):
    table.result_keys = ResultKeys.ONE_TWO_THREE
    with qtbot.waitSignal(table.result_given) as given:
        qtbot.keyClicks(table, key)
    assert given.args == [1, result]


@pytest.mark.parametrize("keys", ResultKeys)
def test_the_menu_has_every_result_and_names_the_keys_in_use(keys, qtbot):
    menu = ResultMenu(keys)
    qtbot.addWidget(menu)
    assert {action.data() for action in menu.actions() if action.data()} == set(Result)
    named = {a.data(): a.text().split("\t")[1] for a in menu.actions() if "\t" in a.text()}
    assert named[Result.BLACK_WINS] == ("0" if keys is ResultKeys.POINTS else "2")


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_backspace_and_delete_clear_the_result(table, qtbot, key):
    table.select_key(3)
    with qtbot.waitSignal(table.result_given) as given:
        qtbot.keyClick(table, key)
    assert given.args == [3, None]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down])
def test_enter_and_down_go_to_the_next_board_and_stop_at_the_last(table, qtbot, key):
    qtbot.keyClick(table, key)
    assert table.current_key() == 2
    table.select_key(4)
    qtbot.keyClick(table, key)
    assert table.current_key() == 4


def test_a_number_sign_and_digits_jump_to_a_board_and_give_no_result(table, qtbot):
    shown = []
    table.jumping.connect(shown.append)
    with qtbot.assertNotEmitted(table.result_given):
        qtbot.keyClicks(table, "#13")
        qtbot.keyClick(table, Qt.Key.Key_Backspace)
        qtbot.keyClick(table, Qt.Key.Key_Backspace)
        qtbot.keyClicks(table, "4")
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.current_key() == 4
    assert shown == ["#", "#1", "#13", "#1", "#", "#4", ""]


def test_on_a_russian_keyboard_the_sign_on_the_same_key_jumps_as_well(table, qtbot):
    number_sign = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.ShiftModifier, "№")
    with qtbot.assertNotEmitted(table.result_given):
        table.keyPressEvent(number_sign)
        qtbot.keyClicks(table, "4")
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.current_key() == 4


def test_after_a_jump_digits_are_results_again(table, qtbot):
    qtbot.keyClicks(table, "#3")
    qtbot.keyClick(table, Qt.Key.Key_Return)
    with qtbot.waitSignal(table.result_given) as given:
        qtbot.keyClicks(table, "0")
    assert given.args == [3, Result.BLACK_WINS]


def test_letters_jump_to_a_player_with_either_colour(table, qtbot):
    qtbot.keyClicks(table, "fau")
    assert table.current_key() == 3
    table._typed = ""
    qtbot.keyClicks(table, "costa")
    assert table.current_key() == 4


def test_the_star_asks_for_the_less_usual_results(table, qtbot):
    with qtbot.waitSignal(table.odd_asked):
        qtbot.keyClicks(table, "*")


def test_space_asks_for_the_next_board_without_result(table, qtbot):
    with qtbot.waitSignal(table.next_missing_asked):
        qtbot.keyClicks(table, " ")


def test_control_keys_are_never_results(table, qtbot):
    with qtbot.assertNotEmitted(table.result_given):
        qtbot.keyClick(table, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
