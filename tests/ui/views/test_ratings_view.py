"""The page of ratings and norms: lists, panel, and that everything is marked as an estimate."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.actions.players import remove
from arbiter_gui.actions.results import enter_result
from arbiter_gui.tournament import PlayerKey, Result
from arbiter_gui.ui.views.ratings_view import RatingsView
from tests.ratings.norm_event import norm_event


@pytest.fixture
def page(show, open_event):
    return show(RatingsView(open_event(list(norm_event(letters="1111110=?").facts()))))


def show_norms(page, qtbot):
    """Turns to the norms and waits for them."""
    page.norms.click()
    qtbot.waitUntil(lambda: not page._background.is_computing)


def column(page, key):
    model, place = page.model, page.model.column_of(key)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def panel_column(page, key):
    model, place = page.panel.model, page.panel.model.column_of(key)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def test_the_page_lists_changes_and_calls_them_estimates(page):
    assert column(page, "change")[0] == "+16.00"
    assert page.header.state.startswith("Estimates: ")
    assert "B.02 8.3.1" in page.header.state


def test_the_other_button_lists_the_norms(page, qtbot):
    show_norms(page, qtbot)
    assert column(page, "norm") == ["GM", "IM", "WGM", "WIM"]
    assert column(page, "outlook")[0] == "a draw against No 10 is enough"
    assert "B.01" in page.header.state
    page.changes.click()
    assert page.model.column_of("norm") is None


def test_enter_opens_the_games_of_a_player_and_the_list_of_topics(page, qtbot):
    page.focus_list()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.panel.player == PlayerKey(1)
    topics = [page.panel.topics.itemText(place) for place in range(page.panel.topics.count())]
    assert topics == ["Rating change", "GM norm", "IM norm", "WGM norm", "WIM norm"]
    assert len(panel_column(page, "change")) == 9
    assert "rated 2400 or more" in page.panel.text
    page.panel.topics.setCurrentIndex(1)
    page.panel.topics.activated.emit(1)
    assert page.panel.topic == "GM"
    assert set(panel_column(page, "verdict")) == {"met"}
    assert panel_column(page, "source")[0] == "B.01 1.4.1a"
    assert "Qualification Commission" in page.panel.text


def test_the_panel_follows_the_keyboard_with_what_was_chosen(page, qtbot):
    page.focus_list()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    page.panel.topics.setCurrentIndex(2)
    page.panel.topics.activated.emit(2)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.panel.player == PlayerKey(2)
    assert page.panel.topic == "rating", "a grandmaster has no norm to make"
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.panel.player is None
    assert page.panel.isHidden()


def test_in_the_list_of_norms_the_panel_shows_the_norm_of_the_row(page, qtbot):
    show_norms(page, qtbot)
    page.table.go_to_row(1)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.panel.topic == "IM"
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.panel.topic == "WGM"


def test_a_result_changes_the_list_and_the_open_panel(page, qtbot):
    show_norms(page, qtbot)
    page.table.go_to_row(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    page.workspace.carry_out(enter_result, 9, 1, Result.DRAW)
    assert page.panel.player is not None, "the older list stays until the other one is there"
    qtbot.waitUntil(lambda: column(page, "outlook")[0] == "made")
    assert "GM norm (estimate): made" in page.panel.text


def test_a_list_without_norms_says_when_there_will_be_an_outlook(show, open_event, qtbot):
    page = show(RatingsView(open_event(list(norm_event(letters="1").facts()))))
    show_norms(page, qtbot)
    assert page.stack.currentWidget() is page.empty_state
    assert (
        "the outlook begins before the last round" in page.emptiness(page.workspace.tournament)[0]
    )
    assert page.emptiness(page.workspace.tournament)[1] == ()


def test_the_panel_closes_when_its_player_is_removed(show, open_event, players, qtbot):
    page = show(RatingsView(open_event(list(players))))
    page.focus_list()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    key = page.panel.player
    for player in players:
        page.workspace.carry_out(remove, player.key)
    assert key is not None
    assert page.panel.player is None


def test_a_low_window_shows_fewer_rows_and_the_notes_as_a_tool_tip(page, qtbot):
    page.focus_list()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    page.resize(1200, 900)
    high = page.panel.table.height()
    assert page.panel._notes.isVisible()
    page.resize(900, 480)
    assert page.panel.table.height() < high
    assert page.panel._notes.isHidden()
    assert "rated 2400 or more" in page.panel._title.toolTip()


def test_norms_are_looked_for_beside_the_window(page, qtbot):
    page.norms.click()
    assert page.model.rowCount() == 0
    assert page.header.state == ""
    assert "Looking for title norms" in page.emptiness(page.workspace.tournament)[0]
    assert not page.workspace.is_busy
    qtbot.waitUntil(lambda: page.model.rowCount() == 4)
    assert page.table.hasFocus()
    page.changes.click()
    page.norms.click()
    assert page.model.rowCount() == 4, "nothing has changed: nothing is looked for again"


def test_where_room_lacks_the_grounds_give_way_before_the_names(page, qtbot):
    page.resize(1000, 700)
    qtbot.wait(1)
    names, grounds = page.model.column_of("name"), page.model.column_of("source")
    widest = max(page.table.fontMetrics().horizontalAdvance(text) for text in column(page, "name"))
    assert page.table.columnWidth(names) >= widest
    natural = max(
        page.table.fontMetrics().horizontalAdvance(text) for text in column(page, "source")
    )
    page.resize(760, 700)
    qtbot.wait(1)
    assert page.table.columnWidth(grounds) < natural
    assert page.table.columnWidth(names) >= widest
