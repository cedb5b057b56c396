"""The explanation below the standings: opened by Enter, follows the keyboard, closed by Escape."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from arbiter_gui.actions.results import enter_result
from arbiter_gui.tournament import PlayerKey, Result, TournamentSettings
from arbiter_gui.ui.views.standings_view import StandingsView
from tests.notation import event

TIEBREAKS = ("BH/C1", "DE", "WIN", "TPN")


@pytest.fixture
def page(show, open_event, one_round):
    facts = [*one_round, TournamentSettings(rounds=5, tiebreaks=TIEBREAKS)]
    return show(StandingsView(open_event(facts)))


def go_to(page, row, column):
    index = page.sorted_rows.index(row, page.model.column_of(column))
    page.table.setCurrentIndex(index)
    return index


def test_enter_explains_the_value_below_the_cursor(page, qtbot):
    go_to(page, 0, "tiebreak_WIN")
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.derivation.isVisible()
    assert "WIN = 1 (Number of wins)" in page.derivation.text
    assert "stands above" in page.derivation.text
    value = page.derivation.model.column_of("value")
    assert page.derivation.model.index(0, value).data() == "1"


def test_in_another_column_the_first_tiebreak_is_explained(page):
    page.table.activated.emit(go_to(page, 1, "name"))
    assert page.derivation.tiebreaks.currentText() == "BH/C1"
    assert page.derivation.player == page.selected_player


def test_the_explanation_follows_the_keyboard_to_players_and_tiebreaks(page):
    page.table.activated.emit(go_to(page, 0, "tiebreak_BH/C1"))
    first = page.derivation.player
    go_to(page, 2, "tiebreak_DE")
    assert page.derivation.player not in {None, first}
    assert "DE =" in page.derivation.text
    go_to(page, 2, "points")
    assert "DE =" in page.derivation.text


def test_another_tiebreak_can_be_chosen_from_its_list(page):
    page.table.activated.emit(go_to(page, 0, "name"))
    page.derivation.tiebreaks.activated.emit(2)
    assert "WIN =" in page.derivation.text


def test_a_result_changes_what_is_explained(page):
    page.table.activated.emit(go_to(page, 0, "tiebreak_WIN"))
    assert page.derivation.player == PlayerKey(1)
    page.workspace.carry_out(enter_result, 1, 1, Result.DRAW)
    assert page.derivation.player == PlayerKey(1)
    assert "WIN = 0" in page.derivation.text


def test_escape_closes_the_explanation_and_a_closed_one_stays_closed(page, qtbot):
    page.table.activated.emit(go_to(page, 0, "tiebreak_WIN"))
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert not page.derivation.isVisible()
    go_to(page, 1, "tiebreak_WIN")
    assert page.derivation.player is None


def test_another_event_closes_the_explanation(page, open_event, players):
    page.table.activated.emit(go_to(page, 0, "tiebreak_WIN"))
    open_event(players)
    assert page.derivation.player is None


def test_the_mouse_resting_on_a_value_shows_how_it_came_about(page, qtbot):
    text = page.explanation_at(go_to(page, 0, "tiebreak_WIN"))
    assert text.startswith("<p>No ")
    assert "WIN = 1 (Number of wins)" in text
    assert "as many points as for a win" in text
    assert "stands above" in text
    assert page.explanation_at(go_to(page, 0, "name")) == ""
    point = page.table.visualRect(go_to(page, 0, "tiebreak_WIN")).center()
    where = page.table.viewport().mapToGlobal(point)
    rest = QHelpEvent(QEvent.Type.ToolTip, point, where)
    assert QApplication.sendEvent(page.table.viewport(), rest)
    assert "WIN = 1" in QToolTip.text()
    page.refresh()
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)


def test_names_cannot_steer_the_small_page(show, open_event):
    page = show(StandingsView(open_event(event("1 <b>A | 2w1\n2 B & C | 1b0").facts())))
    assert "&lt;b&gt;A" in page.explanation_at(go_to(page, 1, "tiebreak_BH"))
