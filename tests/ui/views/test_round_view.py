"""The page of a round: typing results, finding boards, pairing in the worker thread."""

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from arbiter_gui.document import Document
from arbiter_gui.errors import Cancelled
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.tournament import Colour, PlayerKey, Result
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import players, small_event


def opened(qtbot, path, facts):
    workspace = Workspace()
    workspace.acknowledge = lambda _change, _warnings: "The slip was wrong"
    workspace.show(Document.create(path, facts))
    view = RoundView(workspace)
    qtbot.addWidget(view, before_close_func=lambda _view: workspace.close())
    view.resize(1130, 700)
    view.show()
    qtbot.waitExposed(view)
    view.focus_list()
    return view


@pytest.fixture
def view(qtbot, tmp_path):
    return opened(qtbot, tmp_path / "event.arbiter", small_event())


@pytest.fixture
def unpaired(qtbot, tmp_path):
    view = opened(qtbot, tmp_path / "event.arbiter", players(9))
    view.pairing.ask_initial_colour = lambda: Colour.WHITE
    return view


def results(view):
    return [game.result for game in view.workspace.tournament.games(view.round_shown)]


def boards_shown(view):
    return [view.boards.index(row, 0).data() for row in range(view.boards.rowCount())]


def test_results_are_typed_without_looking_up(view, qtbot):
    for key in "1\r5\r0\r+":
        qtbot.keyClicks(view.table, key) if key != "\r" else qtbot.keyClick(
            view.table, Qt.Key.Key_Return
        )
    assert results(view) == [
        Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.WHITE_WINS_BY_FORFEIT,
    ]  # fmt: skip
    assert view.echo.text() == "Board 4: White wins by forfeit, Player08 – Player04"


def test_a_typed_result_leaves_the_same_list_as_building_it_again(view, qtbot):
    qtbot.keyClicks(view.table, "5")
    qtbot.keyClick(view.table, Qt.Key.Key_Down)
    qtbot.keyClicks(view.table, "+")
    typed = view.model.table
    view.model.refresh()
    assert view.model.table == typed


def test_the_last_entry_is_news_in_words(view, qtbot):
    with qtbot.waitSignals([view.workspace.message, view.workspace.message]):
        qtbot.keyClicks(view.table, "0")
    assert view.echo.text() == "Board 1: Black wins, Player01 – Player05"
    qtbot.keyClick(view.table, Qt.Key.Key_Backspace)
    assert view.echo.text() == "Board 1: no result yet, Player01 – Player05"


def test_space_goes_round_to_the_next_board_without_result(view, qtbot):
    qtbot.keyClicks(view.table, "1 5")
    view.table.select_key(4)
    qtbot.keyClicks(view.table, " ")
    assert view.selected_board == 3
    qtbot.keyClicks(view.table, "1 1")
    assert None not in results(view)


def test_only_missing_boards_keep_the_one_just_typed_until_the_arbiter_moves_on(view, qtbot):
    view.show_only_missing(True)
    qtbot.keyClicks(view.table, "1")
    assert boards_shown(view) == ["1", "2", "3", "4"]
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: boards_shown(view) == ["2", "3", "4"])
    assert view.selected_board == 2
    view.show_only_missing(False)
    assert boards_shown(view) == ["1", "2", "3", "4"]


@pytest.mark.parametrize(("typed", "board"), [("3", 3), ("player02", 2), ("PLAYER08", 4)])
def test_the_find_box_goes_to_a_board_or_a_player(view, qtbot, typed, board):
    qtbot.keyClicks(view.header.search_box, typed)
    assert view.selected_board == board


def test_the_result_menu_gives_the_results_without_a_key(view, qtbot):
    view.table.select_key(2)
    qtbot.keyClicks(view.table, "*")
    (menu,) = [child for child in view.children() if type(child).__name__ == "ResultMenu"]
    offered = {action.data() for action in menu.actions() if action.data()}
    assert offered == set(Result)
    (short,) = [a for a in menu.actions() if a.data() is Result.SHORT_DRAW]
    short.trigger()
    menu.close()
    assert results(view)[1] is Result.SHORT_DRAW


def test_a_round_that_is_not_paired_says_what_to_do_and_offers_it(view, qtbot):
    view.show_next()
    assert view.round_shown == 2
    assert "4 missing results of round 1" in view.empty.text
    with qtbot.waitSignal(view.command_asked) as asked:
        view.empty.buttons[0].click()
    assert asked.args == ["previous_round"]


def test_obstacles_are_said_in_place_and_lead_to_the_board(view, qtbot):
    view.table.select_key(1)
    qtbot.keyClicks(view.table, "1")
    view.pair()
    assert not view.workspace.is_busy
    assert "Boards: 2, 3, 4." in view.notice.text
    view.go_to_board(1, 2)
    assert view.selected_board == 2
    assert view.notice.text == ""


def test_the_next_round_is_paired_and_shown(unpaired, qtbot):
    with qtbot.waitSignal(unpaired.round_chosen, timeout=5000):
        unpaired.pair()
    tournament = unpaired.workspace.tournament
    assert tournament.rounds_paired == 1
    assert tournament.settings.initial_colour is Colour.WHITE
    assert len(boards_shown(unpaired)) == 4
    assert unpaired.selected_board == 1
    assert "pairing-allocated bye" in unpaired.notes.text
    unpaired.workspace.undo()
    assert tournament.rounds_paired == 0
    assert tournament.settings.initial_colour is None
    assert unpaired.empty.isVisible()


def test_without_the_lot_nothing_is_paired(unpaired):
    unpaired.pairing.ask_initial_colour = lambda: None
    unpaired.pair()
    assert not unpaired.workspace.is_busy
    assert unpaired.workspace.tournament.rounds_paired == 0


def slow_engine(position, progress):
    """Two seconds of Python work that looks now and then whether it was cancelled."""
    end = time.monotonic() + 2
    while time.monotonic() < end:
        sum(range(500))
        progress.raise_if_cancelled()
    return


def test_keys_are_processed_while_a_slow_engine_works_and_cancel_ends_it(unpaired, qtbot):
    unpaired.pairing.engine = slow_engine
    failed = []
    unpaired.workspace._worker.failed.connect(failed.append)
    started = time.monotonic()
    unpaired.pair()
    assert unpaired.busy_bar.isVisible()
    qtbot.keyClicks(unpaired.header.search_box, "adams")
    assert unpaired.header.search_box.text() == "adams"
    assert time.monotonic() - started < 1
    assert unpaired.workspace.is_busy
    with qtbot.waitSignal(unpaired.workspace.busy, timeout=1000):
        unpaired.busy_bar.cancel_button.click()
    assert time.monotonic() - started < 2
    assert [type(error) for error in failed] == [Cancelled]
    assert unpaired.workspace.tournament.rounds_paired == 0
    assert not unpaired.busy_bar.isVisible()


def test_no_result_is_taken_while_a_round_is_being_paired(view, qtbot):
    view.workspace.compute(slow_engine, None, print)
    qtbot.keyClicks(view.table, "1")
    assert results(view)[0] is None
    with qtbot.waitSignal(view.workspace.busy):
        view.workspace.cancel()


def test_an_impossible_round_names_who_blocks_it(unpaired, qtbot):
    def impossible(position, progress):
        error = PairingImpossible("no-legal-pairing", "No legal pairing exists.")
        error.blockers = (PlayerKey(1), PlayerKey(2))
        error.possible_opponents = (PlayerKey(5),)
        raise error

    unpaired.workspace.problem.connect(unpaired.show_problem)
    unpaired.pairing.engine = impossible
    with qtbot.waitSignal(unpaired.workspace.problem):
        unpaired.pair()
    assert "1 Player01, Test; 2 Player02, Test" in unpaired.notice.text
    assert "5 Player05, Test" in unpaired.notice.text
    assert unpaired.workspace.tournament.rounds_paired == 0


def test_a_round_with_results_is_unpaired_only_after_a_second_word(view, qtbot):
    qtbot.keyClicks(view.table, "1")
    view.unpair()
    assert view.workspace.tournament.rounds_paired == 1
    assert "Round 1 has results" in view.notice.text
    (offer,) = [b for b in view.notice.findChildren(QPushButton) if b.text() == "Un-pair round 1"]
    offer.click()
    assert view.workspace.tournament.rounds_paired == 0
    view.workspace.undo()
    assert results(view)[0] is Result.WHITE_WINS


def test_a_round_without_results_is_unpaired_at_once(view):
    view.unpair()
    assert view.workspace.tournament.rounds_paired == 0


def test_colours_are_swapped_and_the_result_stays_with_the_persons(view, qtbot):
    qtbot.keyClicks(view.table, "1")
    view.swap_colours()
    game = view.workspace.tournament.games(1)[0]
    assert (game.white, game.black, game.result) == (5, 1, Result.BLACK_WINS)


def test_a_past_round_says_so_and_can_be_corrected(unpaired, qtbot):
    with qtbot.waitSignal(unpaired.round_chosen):
        unpaired.pair()
    qtbot.keyClicks(unpaired.table, "1 0 5 1")
    with qtbot.waitSignal(unpaired.round_chosen):
        unpaired.pair()
    assert unpaired.round_shown == 2
    unpaired.show_previous()
    assert "past round" in unpaired.header.state
    assert unpaired.table.property("past") is True
    qtbot.keyClicks(unpaired.table, "0")
    assert results(unpaired)[0] is Result.BLACK_WINS


def test_another_event_leaves_nothing_of_the_first_one(view, qtbot, tmp_path):
    view.table.select_key(3)
    view.workspace.show(Document.create(tmp_path / "other.arbiter", []))
    assert view.model.rowCount() == 0
    assert view.echo.text() == ""
    assert "no players" in view.empty.text.lower()
    view.workspace.show(None)
    assert "No event is open" in view.empty.text


def test_a_second_result_that_differs_has_to_be_confirmed_with_enter(view, qtbot):
    view.table.select_key(1)
    qtbot.keyClicks(view.table, "1")
    qtbot.keyClicks(view.table, "0")
    assert results(view)[0] is Result.WHITE_WINS
    assert view.notice.text == "Board 1 has 1–0 already. Replace it by 0–1?"
    qtbot.keyClick(view.notice.focusWidget(), Qt.Key.Key_Return)
    assert results(view)[0] is Result.BLACK_WINS
    assert view.notice.isHidden()


def test_escape_keeps_the_first_result_and_the_same_one_asks_nothing(view, qtbot):
    view.table.select_key(1)
    qtbot.keyClicks(view.table, "11")
    assert view.notice.text == ""
    qtbot.keyClicks(view.table, "5")
    qtbot.keyClick(view.notice.focusWidget(), Qt.Key.Key_Escape)
    assert results(view)[0] is Result.WHITE_WINS
    assert view.notice.text == ""


def test_a_result_is_cleared_without_a_question(view, qtbot):
    view.table.select_key(1)
    qtbot.keyClicks(view.table, "1")
    qtbot.keyClick(view.table, Qt.Key.Key_Backspace)
    assert results(view)[0] is None


def test_games_that_are_not_over_are_counted_as_adjourned_and_the_round_is_paired(view, qtbot):
    view.table.select_key(1)
    qtbot.keyClicks(view.table, "1")
    view.pair()
    button = next(b for b in view.notice.findChildren(QPushButton) if "adjourned" in b.text())
    button.click()
    qtbot.waitUntil(lambda: not view.workspace.is_busy)
    tournament = view.workspace.tournament
    assert [game.result for game in tournament.games(1)] == [
        Result.WHITE_WINS, Result.ADJOURNED, Result.ADJOURNED, Result.ADJOURNED,
    ]  # fmt: skip
    assert tournament.rounds_paired == 2
