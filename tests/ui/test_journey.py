"""A day of an arbiter from the report file to the spreadsheet, by keyboard alone."""

from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication

from arbiter_gui.cli.pair import pair_trf
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.tournament import Result
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.preferences import Appearance, Preferences

REPORT = Path(__file__).parents[1] / "data" / "standings" / "s11_swiss_in_progress.trf"
TYPED = "1\r0\r5\r=\r,\r+\r-\r/\r.\r1\b#13\r0 1 0 1 5"
"""Boards 1 to 9 in turn; 10 is cleared again; 13 by its number; Space goes to what is missing."""
MEANT = {
    1: Result.WHITE_WINS,
    2: Result.BLACK_WINS,
    3: Result.DRAW,
    4: Result.DRAW,
    5: Result.DRAW,
    6: Result.WHITE_WINS_BY_FORFEIT,
    7: Result.BLACK_WINS_BY_FORFEIT,
    8: Result.DOUBLE_FORFEIT,
    9: Result.DRAW,
    10: Result.BLACK_WINS,
    11: Result.WHITE_WINS,
    12: Result.DRAW,
    13: Result.BLACK_WINS,
    14: Result.WHITE_WINS,
}
STEPS = 1 + len(MEANT) + 2
"""The pairing, the results, and the one that was entered and cleared."""
KEYS = {"\r": Qt.Key.Key_Return, "\b": Qt.Key.Key_Backspace}


@pytest.fixture
def window(qtbot, qapp, tmp_path):
    preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    preferences.appearance = Appearance.LIGHT
    program = Program(qapp, preferences)
    window = program.window
    window.resize(1366, 768)
    window.show()
    qtbot.waitActive(window)
    yield window
    window.close()
    window.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def day(window, tmp_path):
    """The window with the report file open; what it was read from lies in the same folder."""
    report = tmp_path / "day.trf"
    report.write_bytes(REPORT.read_bytes())
    assert window.files.open_path(report)
    QApplication.processEvents()
    return window


def press(qtbot, window, key, *modifiers):
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    qtbot.keyClick(window.focusWidget() or window, key, held)


def undo(qtbot, window):
    press(qtbot, window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def redo(qtbot, window):
    modifiers = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    press(qtbot, window, Qt.Key.Key_Z, *modifiers)


def pair(qtbot, window):
    with qtbot.waitSignal(window.round.round_chosen, timeout=5000):
        press(qtbot, window, Qt.Key.Key_F5)


def type_results(qtbot, window, typed=TYPED):
    for key in typed:
        if key in KEYS:
            press(qtbot, window, KEYS[key])
        else:
            qtbot.keyClicks(window.focusWidget(), key)


def facts(window):
    return window.workspace.tournament.facts()


def export(qtbot, window, path, command):
    window.files._ask = lambda *_question: path
    window.commands.actions[command].trigger()
    qtbot.waitUntil(lambda: path.is_file() and not window.workspace.is_busy, timeout=5000)
    return path


@pytest.fixture
def played(day, qtbot):
    """The window after round 5 was paired and every result was typed."""
    pair(qtbot, day)
    type_results(qtbot, day)
    return day


def test_the_round_of_the_report_file_is_paired_and_its_results_are_typed(played):
    games = played.workspace.tournament.games(5)
    text = REPORT.read_text(encoding="utf-8")
    assert [(int(game.white), int(game.black)) for game in games] == pair_trf(text)
    assert {game.board: game.result for game in games} == MEANT


def test_the_day_is_undone_to_the_very_start_and_redone(played, qtbot):
    after = facts(played)
    for _step in range(STEPS):
        undo(qtbot, played)
    assert facts(played) == tournament_of(read_trf_bytes(REPORT.read_bytes())).facts()
    assert played.workspace.next_undo is None
    undo(qtbot, played)
    assert played.workspace.tournament.rounds_paired == 4
    for _step in range(STEPS):
        redo(qtbot, played)
    assert facts(played) == after
    assert played.workspace.next_redo is None


def test_workbook_and_report_file_say_what_was_typed(played, qtbot, tmp_path):
    book = export(qtbot, played, tmp_path / "day.xlsx", "export_workbook")
    sheet = load_workbook(book)["Pairings"]
    assert "- / -" in {cell.value for row in sheet.iter_rows() for cell in row}
    report = export(qtbot, played, tmp_path / "out.trf", "export_trf")
    again = tournament_of(read_trf_bytes(report.read_bytes()))
    # a report file has no board numbers: the same games, in the order of the boards it implies
    assert {(g.white, g.black, g.result) for g in again.games(5)} == {
        (g.white, g.black, g.result) for g in played.workspace.tournament.games(5)
    }


def test_everything_is_there_after_reopening_and_can_still_be_undone(played, qtbot, tmp_path):
    after = facts(played)
    played.files.close_event()
    assert tmp_path.joinpath("day.trf").read_bytes() == REPORT.read_bytes()
    played.files.open_path(tmp_path / "day.arbiter")
    assert facts(played) == after
    for _step in range(STEPS):
        undo(qtbot, played)
    assert played.workspace.tournament.rounds_paired == 4
    for _step in range(STEPS):
        redo(qtbot, played)
    assert facts(played) == after


def test_undo_and_redo_go_to_the_board_they_are_about(day, qtbot):
    pair(qtbot, day)
    type_results(qtbot, day, "1\r0\r5")
    day.round.go_to_board(5, 9)
    undo(qtbot, day)
    assert day.round.selected_board == 3
    assert day.round.echo.text().startswith("Board 3: no result yet")
    undo(qtbot, day)
    assert day.round.selected_board == 2
    day.round.show_round(4)
    day.focus_search()
    day.round.focus_list()
    redo(qtbot, day)
    assert (day.round.round_shown, day.round.selected_board) == (5, 2)
    assert day.focusWidget() is day.round.table


def test_undo_goes_on_from_the_page_of_a_round_that_is_not_paired(day, qtbot):
    pair(qtbot, day)
    type_results(qtbot, day)
    day.round.show_round(6)
    day.round.focus_list()
    for missing in (1, 2, 3):
        undo(qtbot, day)
        assert len(day.workspace.tournament.games_without_result(5)) == missing


def test_swapped_colours_are_told_with_the_result(day, qtbot):
    pair(qtbot, day)
    type_results(qtbot, day, "1")
    press(qtbot, day, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert day.round.echo.text().startswith("Board 1: Black wins")


def test_a_question_takes_the_keyboard_and_escape_gives_it_back(day, qtbot):
    pair(qtbot, day)
    type_results(qtbot, day, "1")
    press(qtbot, day, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert day.focusWidget().text() == "Un-pair round 5"
    press(qtbot, day, Qt.Key.Key_Escape)
    assert day.round.notice.text == ""
    assert day.focusWidget() is day.round.table
    press(qtbot, day, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    press(qtbot, day, Qt.Key.Key_Return)
    assert day.workspace.tournament.rounds_paired == 4


def test_escape_in_the_list_closes_the_message_then_the_card(day, qtbot):
    day.show_page("players")
    press(qtbot, day, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    day.page.notice.say(["News"], quiet=True)
    press(qtbot, day, Qt.Key.Key_Escape)
    assert (day.page.notice.text, day.card.isVisible()) == ("", True)
    press(qtbot, day, Qt.Key.Key_Escape)
    assert not day.card.isVisible()
    assert day.focusWidget() is day.players.table


def test_codes_are_promised_only_when_they_stand_in_the_crosstable(day, qtbot):
    day.show_page("crosstable")
    assert "round 5 shows the colour codes" in day.crosstable.header.state
    pair(qtbot, day)
    day.show_page("crosstable")
    assert "colour codes" not in day.crosstable.header.state


def test_a_common_laptop_at_200_percent_has_room_for_every_command(day, qtbot):
    day.resize(683, 365)
    assert (day.width(), day.height()) == (683, 365)
    for name, page in day.pages.items():
        day.show_page(name)
        QApplication.processEvents()
        inner = page.header.rect().adjusted(0, -20, 0, 20)
        for button in page.header.buttons:
            assert inner.contains(button.geometry()), (name, button.text())
            assert button.width() >= button.minimumSizeHint().width()


def test_the_day_goes_on_at_the_first_board_without_result(day, qtbot, tmp_path):
    pair(qtbot, day)
    type_results(qtbot, day, "1\r0\r5")
    day.files.close_event()
    day.files.open_path(tmp_path / "day.arbiter")
    assert day.round.selected_board == 4
