"""The second pass over the results, and sides that were swapped, on the page of a round."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from arbiter_gui.document import Document
from arbiter_gui.tournament import Result
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.views.sides_question import SidesQuestion
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import small_event


@pytest.fixture
def view(qtbot, tmp_path):
    """Four boards: 1-0, a draw, 0-1, and none yet."""
    workspace = Workspace()
    workspace.show(Document.create(tmp_path / "event.arbiter", small_event()))
    view = RoundView(workspace)
    qtbot.addWidget(view, before_close_func=lambda _view: workspace.close())
    view.resize(1130, 700)
    view.show()
    qtbot.waitExposed(view)
    view.focus_list()
    for board, key in enumerate("150", 1):
        view.table.select_key(board)
        qtbot.keyClicks(view.table, key)
    return view


def results(view):
    return [game.result for game in view.workspace.tournament.games(1)]


def buttons(view):
    return [b for b in view.notice.findChildren(QPushButton) if b.isVisible() and b.text()]


def test_equal_results_lead_from_board_to_board_and_are_counted(view, qtbot):
    view.second_pass.start(1)
    assert view.selected_board == 1
    assert view.echo.text() == "0 of 3 verified. Board 1: the result on the slip?"
    assert (view.keys[0][0], view.second_pass.is_on) == ("Esc", True)
    revision = view.workspace.tournament.revision
    qtbot.keyClicks(view.table, "1")
    assert view.selected_board == 2
    assert view.echo.text() == "1 of 3 verified. Board 2: the result on the slip?"
    qtbot.keyClicks(view.table, "50")
    assert view.notice.text == "Second pass done: 3 results typed again, all equal."
    assert not view.second_pass.is_on
    assert view.workspace.tournament.revision == revision


@pytest.mark.parametrize(
    ("answer", "result", "found"),
    [
        (0, Result.DRAW, "Board 2: ½–½ stays, 0–1 was a slip of the second pass"),
        (1, Result.BLACK_WINS, "Board 2: ½–½ corrected to 0–1"),
    ],
)
def test_a_result_that_differs_stays_on_its_board_until_it_is_decided(
    view, qtbot, answer, result, found
):
    view.second_pass.start(1)
    qtbot.keyClicks(view.table, "10")
    assert view.selected_board == 2
    assert view.notice.text == (
        "Board 2, Player06 – Player02: ½–½ was entered first, 0–1 now. Which is right?"
    )
    assert results(view)[1] is Result.DRAW
    buttons(view)[answer].click()
    assert results(view)[1] is result
    assert view.selected_board == 3
    qtbot.keyClicks(view.table, "0")
    assert view.notice.text.splitlines() == [
        "Second pass done: 3 results typed again, these differed:", found,
    ]  # fmt: skip


def test_escape_leaves_at_any_time_also_from_the_question(view, qtbot):
    view.second_pass.start(1)
    qtbot.keyClicks(view.table, "1")
    qtbot.keyClick(view.table, Qt.Key.Key_Escape)
    assert view.echo.text() == "Second pass left: 1 of 3 verified."
    view.second_pass.start(1)
    qtbot.keyClicks(view.table, "0")
    qtbot.keyClick(buttons(view)[0], Qt.Key.Key_Escape)
    assert not view.second_pass.is_on
    assert results(view)[0] is Result.WHITE_WINS


def test_a_board_without_a_result_is_entered_as_usual_and_clearing_does_nothing(view, qtbot):
    view.second_pass.start(1)
    qtbot.keyClick(view.table, Qt.Key.Key_Backspace)
    assert results(view)[0] is Result.WHITE_WINS
    view.table.select_key(4)
    qtbot.keyClicks(view.table, "+")
    assert results(view)[3] is Result.WHITE_WINS_BY_FORFEIT
    view.table.select_key(3)
    qtbot.keyClicks(view.table, "0")
    assert view.echo.text() == "1 of 4 verified. Board 4: the result on the slip?"


def test_another_round_or_no_result_at_all_has_no_pass(view, qtbot):
    view.second_pass.start(1)
    view.show_next_pairing()
    assert not view.second_pass.is_on
    for board in (1, 2, 3):
        view.go_to_board(1, board)
        qtbot.keyClick(view.table, Qt.Key.Key_Backspace)
    with qtbot.waitSignal(view.workspace.message) as said:
        view.second_pass.start(1)
    assert said.args == ["No board has a result yet."]
    assert not view.second_pass.is_on


@pytest.mark.parametrize(("answer", "result"), [(0, Result.BLACK_WINS), (1, Result.WHITE_WINS)])
def test_swapped_sides_ask_what_the_slip_says(view, answer, result):
    view.go_to_board(1, 1)
    SidesQuestion(view).ask()
    assert view.notice.text == (
        "Board 1: Player05 had White, Player01 had Black. 1–0 was entered. What does the slip say?"
    )
    assert [b.text() for b in buttons(view)] == [
        "Player05  0–1  Player01", "Player05  1–0  Player01",
    ]  # fmt: skip
    buttons(view)[answer].click()
    assert results(view)[0] is result
    names = "Player05 – Player01"
    winner = "Black wins" if answer == 0 else "White wins"
    assert view.echo.text() == f"Board 1: {winner}, {names}"
    view.workspace.undo()
    assert view.echo.text() == "Board 1: White wins, Player01 – Player05"


@pytest.mark.parametrize("board", [2, 4])
def test_a_draw_and_a_running_game_change_sides_without_a_question(view, board):
    view.go_to_board(1, board)
    before = view.workspace.tournament.games(1)[board - 1]
    SidesQuestion(view).ask()
    after = view.workspace.tournament.games(1)[board - 1]
    assert (after.white, after.black, after.result) == (before.black, before.white, before.result)
    assert view.notice.text == ""
