"""The list of what to look at before a round is published, beside the boards."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.actions.results import enter_result
from arbiter_gui.explain.publication import before_publishing
from arbiter_gui.tournament import Result
from tests.actions.events import event, pairing


@pytest.fixture
def check(desk, qtbot):
    """The panel of an event of seven, with round 2 on the boards and looked through."""
    qtbot.waitUntil(lambda: desk.dock.check.found is not None)
    return desk.dock.check


def column(check, key):
    place = check.model.column_of(key)
    return [check.model.index(row, place).data() for row in range(check.model.rowCount())]


def test_a_round_is_looked_through_by_itself_and_a_line_says_how_much_there_is(desk, check):
    expected = before_publishing(desk.workspace.tournament, 2)
    assert check.items == expected
    assert expected
    count = len(expected)
    assert desk.dock.line.isVisible()
    assert desk.dock.line.text().startswith(f"{count} thing")
    assert desk.dock.line.text().endswith("look at before publishing  Alt+5")
    assert desk.dock.tabs.tabText(4).startswith(f"Check: {count} thing")
    assert column(check, "what") == [item.sentence.line() for item in expected]


def test_how_much_an_item_matters_is_a_sign_and_a_word(opened, qtbot):
    tournament = event(7, paired=1)
    tournament.apply(enter_result(tournament, 1, 2, None))
    tournament.apply(pairing(tournament))
    desk = opened(tournament)
    desk.page.show_round(2)
    qtbot.waitUntil(lambda: desk.dock.check.items != ())
    words = column(desk.dock.check, "severity")
    assert "! Look" in words
    assert {word.split()[1] for word in words} <= {"Wrong", "Look", "Note"}
    assert words == sorted(words, key=["× Wrong", "! Look", "· Note"].index)


def test_it_is_never_in_the_way(desk, qtbot):
    assert not desk.workspace.is_busy
    assert desk.dock.check.found is None, "it is being looked through"
    desk.page.give_result(1, Result.DRAW)
    assert desk.workspace.tournament.games(2)[0].result is Result.DRAW


def test_enter_shows_the_board_of_an_item_and_why(desk, check, qtbot):
    place = next(place for place, item in enumerate(check.items) if item.board)
    item = check.items[place]
    desk.dock.show_panel("check")
    assert check.table.hasFocus()
    check.table.go_to_row(place)
    if item.why:
        assert item.why[0].line() in check.text
    qtbot.keyClick(check.table, Qt.Key.Key_Return)
    assert desk.page.selected_board == item.board
    assert desk.dock.open_panel == "why"
    qtbot.waitUntil(lambda: desk.dock.why.explanation is not None)
    assert desk.dock.why.explanation.board.number == item.board
    desk.dock.show_panel("check")
    assert check.table.hasFocus()
    assert check.table.currentIndex().row() == place


def test_a_sentence_without_room_is_told_in_full_below(desk, check, qtbot):
    desk.dock.show_panel("check")
    sentence = check.items[0].sentence.line()
    assert sentence not in check.text
    check.setFixedWidth(360)
    qtbot.waitUntil(lambda: sentence in check.text)


def test_the_keyboard_goes_back_to_the_boards_with_the_panel_that_had_it(desk, check):
    desk.dock.show_panel("check")
    desk.dock.show_panel("log")
    assert desk.page.table.hasFocus()
    desk.dock.show_panel("check")
    desk.dock.close_panel()
    assert desk.page.table.hasFocus()


def test_an_item_about_the_bye_explains_who_has_it(opened, qtbot):
    tournament = event(7, paired=1)
    tournament.apply(pairing(tournament))
    desk = opened(tournament)
    desk.page.show_round(2)
    check = desk.dock.check
    qtbot.waitUntil(lambda: check.found is not None)
    bye = next(iter(tournament.byes(2))).player
    sentence = check.items[0].sentence
    item = type(check.items[0])(check.items[0].severity, sentence, (bye,), 2, 0)
    check.item_chosen.emit(item)
    why = desk.dock.why
    qtbot.waitUntil(lambda: why.explanation is not None and why.explanation.board.black is None)
    assert why.explanation.board.white == bye


def test_results_of_the_round_leave_the_list_and_earlier_ones_renew_it(desk, check, qtbot):
    found = check.found
    desk.page.give_result(1, Result.DRAW)
    qtbot.wait(100)
    assert check.found is found
    desk.workspace.carry_out(enter_result, 1, 1, None)
    desk.page.show_round(2)
    qtbot.waitUntil(lambda: check.found not in (None, found))
    assert any(item.kind == "check-result-missing" for item in check.items)
    assert not desk.dock.line.isVisible(), "round 2 is being played: it was published before"


def test_a_round_that_is_not_paired_has_nothing_to_publish(desk, check, qtbot):
    desk.page.unpair()
    qtbot.waitUntil(lambda: not desk.dock.line.isVisible())
    assert check.items == ()
    assert desk.dock.tabs.tabText(4) == "Check  Alt+5"


def test_a_round_made_by_hand_is_looked_through_too(desk, check, qtbot):
    workspace, hand = desk.workspace, desk.page.by_hand
    hand.begin()
    qtbot.waitUntil(lambda: desk.page.is_by_hand)
    assert not desk.dock.line.isVisible()
    white, black = workspace.tournament.open_manual_pairing.boards[0]
    hand.ask_reason = lambda differences, lines: "A draw of the sponsor."
    desk.page.hand.change_colours(white)
    hand.finish()
    qtbot.waitUntil(lambda: desk.page.is_paired and check.found is not None)
    assert {white, black} in [set(item.players) for item in check.items]
    assert desk.dock.line.isVisible()


def test_an_event_without_anything_to_ask_says_so(opened, qtbot):
    desk = opened(event(8, paired=1, results=False))
    desk.page.show_round(1)
    qtbot.waitUntil(lambda: desk.dock.check.found is not None)
    assert desk.dock.line.text() == "Nothing to look at before publishing  Alt+5"
    assert desk.dock.check.table.isHidden()


def test_a_computation_of_the_arbiter_goes_first(desk, qtbot):
    check = desk.dock.check
    desk.workspace.compute(lambda value, progress: value, 1, lambda value: None)
    check.ask(2)
    qtbot.waitUntil(lambda: check.found is not None)
    assert check.items == before_publishing(desk.workspace.tournament, 2)


def test_the_last_of_several_rounds_is_the_one_that_is_told(desk, qtbot):
    desk.page.show_round(1)
    desk.page.show_round(2)
    desk.page.show_round(1)
    qtbot.waitUntil(lambda: desk.dock.check.found is not None)
    assert desk.dock.check.found.round == 1
    assert not desk.dock.line.isVisible(), "round 1 was published long ago"
