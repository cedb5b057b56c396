"""The check-in on the Players page, its filters, and what stands in the way of round 1."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.actions.presence import check_in, check_out
from arbiter_gui.tables.player_filters import PlayerFilter
from arbiter_gui.tournament import Colour, EventDetails, PlayerKey, TournamentSettings
from arbiter_gui.ui.views.players_view import PlayersView
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.widgets.status_line import StatusLine
from tests.actions.events import event


@pytest.fixture
def workspace(open_event, players):
    settings = TournamentSettings(rounds=5, initial_colour=Colour.WHITE)
    return open_event([EventDetails(name="Before"), settings, *players])


@pytest.fixture
def page(show, workspace):
    """The Players page with its check-in begun; its commands reach the workspace."""
    page = show(PlayersView(workspace))
    page.command_asked.connect(lambda name: toggled(page) if name == "toggle_here" else None)
    page.show_check_in(True)
    return page


def toggled(page):
    key = page.selected_player
    here = page.workspace.tournament.player(key).checked_in
    page.workspace.carry_out(check_out if here else check_in, key)


def here(workspace):
    return [int(p.key) for p in workspace.tournament.players if p.checked_in]


def column(page, key):
    place = page.model.column_of(key)
    rows = range(page.sorted_rows.rowCount())
    return [page.sorted_rows.index(row, place).data() for row in rows]


def test_letters_and_enter_note_a_player_as_here_and_the_search_goes_on(page, workspace, qtbot):
    box = page.header.search_box
    assert page.focusWidget() is box
    qtbot.keyClicks(box, "gar")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.keyClicks(box, "ek")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert here(workspace) == [3, 7]
    assert box.text() == ""
    assert page.focusWidget() is box
    assert page.header.state == "here 2 / 8"
    assert page.echo.text() == "Ek, Sofia is here"


def test_who_is_here_already_stays_so(page, workspace, qtbot):
    for _ in range(2):
        qtbot.keyClicks(page.header.search_box, "ek")
        qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    assert here(workspace) == [7]
    assert page.echo.text() == "Ek, Sofia is here already"


def test_enter_without_a_find_notes_nobody(page, workspace, qtbot):
    box = page.header.search_box
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.keyClicks(box, "xyz")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert here(workspace) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_one_key_in_the_list_notes_a_player_and_takes_it_back(page, workspace, qtbot, key):
    page.focus_list()
    page.table.select_key(4)
    qtbot.keyClick(page.table, key)
    assert here(workspace) == [4]
    qtbot.keyClick(page.table, key)
    assert here(workspace) == []


def test_undo_takes_the_last_one_back(page, workspace, qtbot):
    qtbot.keyClicks(page.header.search_box, "ek")
    qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    workspace.undo()
    assert here(workspace) == []


def test_when_the_check_in_ends_enter_means_what_it_did(page, qtbot):
    page.show_check_in(False)
    assert page.focusWidget() is page.table
    with qtbot.waitSignal(page.command_asked) as asked:
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert asked.args == ["edit_player"]
    qtbot.keyClicks(page.header.search_box, "ek")
    page.focus_search()
    qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    assert page.focusWidget() is page.table


def test_the_list_says_in_words_who_is_here_and_can_show_the_others_alone(page, workspace, qtbot):
    for name in ("ek", "dahl"):
        qtbot.keyClicks(page.header.search_box, name)
        qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    assert column(page, "here") == ["here", *["not here"] * 5, "here", "not here"]
    page.shown.setCurrentIndex(page.shown.findData(PlayerFilter.NOT_HERE.value))
    assert column(page, "no") == ["2", "3", "4", "5", "6", "8"]
    qtbot.keyClicks(page.header.search_box, "adams")
    qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    assert column(page, "no") == ["3", "4", "5", "6", "8"]


def test_a_filter_works_together_with_the_search(page, qtbot):
    page.shown.setCurrentIndex(page.shown.findData(PlayerFilter.UNRATED.value))
    assert column(page, "no") == []
    page.shown.setCurrentIndex(0)
    qtbot.keyClicks(page.header.search_box, "ek")
    assert column(page, "no") == ["7"]


def test_the_count_stands_in_the_status_bar_while_a_check_in_is_used(qtbot, workspace, page):
    status = StatusLine(workspace)
    qtbot.addWidget(status)
    assert "here" not in status.results.text()
    qtbot.keyClicks(page.header.search_box, "ek")
    qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    assert status.results.text().startswith("here 1 / 8")


def test_those_who_are_missing_are_named_before_round_1_with_one_command_for_all(
    show, workspace, page, qtbot
):
    for name in ("ek", "dahl", "adams", "gar", "luk", "nguy"):
        qtbot.keyClicks(page.header.search_box, name)
        qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    view = show(RoundView(workspace))
    asked = []
    view.command_asked.connect(asked.append)
    view.pair()
    assert "Иванова, Ольга" in view.notice.text
    assert "Øster, Søren" in view.notice.text
    assert workspace.tournament.rounds_paired == 0
    texts = [button.text() for button in buttons(view.notice)]
    assert texts[1:3] == ["Zero-point bye for them", "They enter in round 2"]
    for button in buttons(view.notice)[:3]:
        button.click()
    assert asked == ["show_players", "excuse_missing", "postpone_missing"]


def buttons(notice):
    layout = notice._buttons
    found = [layout.itemAt(place).widget() for place in range(layout.count())]
    return [widget for widget in found if widget is not None]


def test_a_player_on_the_list_can_be_found_by_every_mark(page, workspace, qtbot):
    qtbot.keyClicks(page.header.search_box, "ek")
    qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    qtbot.keyClicks(page.header.search_box, "not here")
    assert page.sorted_rows.rowCount() == 7


def test_a_page_of_another_event_shows_everybody_that_its_filter_wants(page, open_event, qtbot):
    page.shown.setCurrentIndex(page.shown.findData(PlayerFilter.WITHDRAWN.value))
    open_event(event(4).facts())
    assert column(page, "no") == []
    page.shown.setCurrentIndex(0)
    assert len(column(page, "no")) == 4
    assert page.workspace.tournament.player(PlayerKey(1)).name == "Alvarez, 1"


def test_what_the_rating_lists_say_is_shown_when_it_is_asked_for(show, open_event, players):
    listed = replace(players[0], rating_source="FIDE standard 2026-12", k_factor=10)
    page = show(PlayersView(open_event([EventDetails(name="Before"), listed, *players[1:]])))
    assert page.model.column_of("source") is None
    page.toggle_list_data()
    assert column(page, "source")[0] == "FIDE standard 2026-12"
    assert column(page, "k")[0] == "10"
    page.toggle_list_data()
    assert page.model.column_of("source") is None
