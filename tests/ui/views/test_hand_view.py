"""A round in the hands of the arbiter, with the keyboard and with the mouse."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.manual_pairing import begin, draft_of
from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.explain.publication import judge
from arbiter_gui.pairing.draft import Draft, computed_boards
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import ByeKind, Colour, PlayerKey, Tournament
from arbiter_gui.ui.views.hand_judgement import HandQuestion, judged
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.widgets.hand_table import DRAGGED_PLAYER
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event

ONE, TWO, FOUR, FIVE = (PlayerKey(number) for number in (1, 2, 4, 5))
WHITE, BLACK = 2, 7


@pytest.fixture
def opened(qtbot, tmp_path):
    def view_of(tournament):
        workspace = Workspace()
        workspace.problems = []
        workspace.problem.connect(workspace.problems.append)
        workspace.show(Document.create(tmp_path / "event.arbiter", tournament.facts()))
        view = RoundView(workspace)
        qtbot.addWidget(view, before_close_func=lambda _view: workspace.close())
        view.resize(1130, 700)
        view.show()
        qtbot.waitExposed(view)
        view.by_hand.ask_initial_colour = lambda: Colour.WHITE
        view.questions = []
        view.by_hand.confirm = lambda name, lines: (view.questions.append((name, *lines)), True)[1]
        return view

    return view_of


@pytest.fixture
def view(qtbot, opened):
    """Seven players before round 1, with the boards as computed."""
    view = opened(event(7))
    begin_computed(view, qtbot)
    return view


def begin_computed(view, qtbot):
    with qtbot.waitSignal(view.workspace.changed, timeout=5000):
        view.by_hand.begin()


def boards(view):
    return " ".join(
        f"{white}-{black or 'bye'}" for white, black in draft_of(view.workspace.tournament).boards
    )


def press(qtbot, table, *keys):
    for key in keys:
        qtbot.keyClick(table, key)


def dropped(table, player, row, column):
    data = QMimeData()
    data.setData(DRAGGED_PLAYER, QByteArray(str(int(player)).encode()))
    place = table.visualRect(table.model().index(row, column)).center()
    if row < 0:
        place = table.viewport().rect().bottomLeft()
    event = QDropEvent(
        QPointF(place), Qt.DropAction.MoveAction, data,
        Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    table.dropEvent(event)


def test_the_phase_begins_with_the_computed_boards_and_can_be_seen(view):
    assert boards(view) == "1-4 5-2 3-6 7-bye"
    assert view.is_by_hand
    assert view.hand.banner.isVisible()
    assert view.header.state == "being paired by hand"
    assert ("X", "change colours") in view.keys
    assert view.hand.boards.hasFocus()


def test_enter_on_two_players_lets_them_change_places(view, qtbot):
    table = view.hand.boards
    press(qtbot, table, Qt.Key.Key_Return)
    assert view.hand.marked == ONE
    assert table.model().index(0, WHITE).data() == "▸ Alvarez, 1"
    press(qtbot, table, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert boards(view) == "1-2 3-6 5-4 7-bye"
    assert view.hand.marked is None


def test_escape_forgets_the_mark(view, qtbot):
    press(qtbot, view.hand.boards, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert view.hand.marked is None
    press(qtbot, view.hand.boards, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert view.hand.marked is None
    assert boards(view) == "1-4 5-2 3-6 7-bye"


def test_left_and_right_go_from_one_seat_to_the_other(view, qtbot):
    table = view.hand.boards
    press(qtbot, table, Qt.Key.Key_Right)
    assert table.player == FOUR
    press(qtbot, table, Qt.Key.Key_Down)
    assert table.player == TWO
    press(qtbot, table, Qt.Key.Key_Left)
    assert table.player == FIVE


def test_delete_takes_a_board_apart_and_enter_pairs_again(view, qtbot):
    press(qtbot, view.hand.boards, Qt.Key.Key_Delete)
    assert boards(view) == "5-2 3-6 7-bye"
    unplaced = view.hand.unplaced
    unplaced.setFocus()
    unplaced.go_to_row(0)
    assert unplaced.player == ONE
    press(qtbot, unplaced, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert boards(view) == "1-4 5-2 3-6 7-bye"
    assert view.hand.boards.hasFocus()
    assert view.hand.boards.player == FOUR


def test_x_changes_the_colours_and_b_gives_the_bye(view, qtbot):
    press(qtbot, view.hand.boards, Qt.Key.Key_X)
    assert boards(view) == "4-1 5-2 3-6 7-bye"
    assert view.hand.boards.player == ONE
    press(qtbot, view.hand.boards, Qt.Key.Key_B)
    assert boards(view) == "5-2 3-6 1-bye"
    assert view.hand.boards.player == ONE
    press(qtbot, view.hand.boards, Qt.Key.Key_X)
    assert boards(view) == "5-2 3-6 1-bye"


def test_every_step_is_on_the_disk_and_undone_one_by_one(view, qtbot, tmp_path):
    press(qtbot, view.hand.boards, Qt.Key.Key_X, Qt.Key.Key_Delete)
    assert boards(view) == "5-2 3-6 7-bye"
    view.workspace.undo()
    assert boards(view) == "4-1 5-2 3-6 7-bye"
    view.workspace.undo()
    path = view.workspace.document.path
    view.workspace.show(None)
    view.workspace.show(Document.open(path))
    assert boards(view) == "1-4 5-2 3-6 7-bye"
    assert view.is_by_hand
    view.workspace.undo()
    assert not view.is_by_hand
    assert not view.hand.isVisible()


def test_a_player_is_dragged_onto_another_one_or_away(view):
    dropped(view.hand.boards, ONE, 1, WHITE)
    assert "5-4" in boards(view)
    assert "1-2" in boards(view)
    dropped(view.hand.unplaced, ONE, -1, 0)
    assert view.hand.unplaced_model.rowCount() == 2
    dropped(view.hand.unplaced, ONE, 1, 1)
    assert "1-2" in boards(view)


def test_what_breaks_a_rule_is_asked_for_first(qtbot, opened):
    tournament = event(4, paired=1)
    tournament.apply(begin(tournament))
    view = opened(tournament)
    answers = [False, True]
    view.by_hand.confirm = lambda name, lines: (view.questions.append((name, *lines)),
                                                answers.pop(0))[1]  # fmt: skip
    view.hand.pick(ONE)
    view.hand.pick(PlayerKey(3))
    assert view.questions == [("rematch", "Cho and Alvarez have met in round 1")]
    assert boards(view) == ""
    view.hand.pick(ONE)
    view.hand.pick(PlayerKey(3))
    assert len(view.questions) == 2
    assert boards(view) == "3-1"
    view.hand.boards.go_to_seat(0, WHITE)
    qtbot.waitUntil(lambda: view.hand.remark == "Cho and Alvarez have met in round 1")


def finish(view, qtbot):
    with qtbot.waitSignal(view.workspace.busy, check_params_cb=lambda busy: not busy):
        view.by_hand.finish()


def test_the_boards_of_the_rules_are_accepted_without_a_question(view, qtbot):
    view.by_hand.ask_reason = lambda *_args: pytest.fail("nothing differs")
    finish(view, qtbot)
    qtbot.waitUntil(view.table.hasFocus)
    assert view.is_paired
    assert view.workspace.tournament.manual_pairing(1) is None


def test_other_boards_are_kept_only_with_a_reason(view, qtbot):
    asked = []
    answers = [None, "Same bus"]
    view.by_hand.ask_reason = lambda table, lines: (asked.append(table), answers.pop(0))[1]
    press(qtbot, view.hand.boards, Qt.Key.Key_X)
    finish(view, qtbot)
    assert view.is_by_hand
    assert [cell.text for cell in asked[0].rows[0].cells[:2]] == [
        "4 Dahl – 1 Alvarez", "1 Alvarez – 4 Dahl",
    ]  # fmt: skip
    finish(view, qtbot)
    qtbot.waitUntil(view.table.hasFocus)
    assert view.workspace.tournament.manual_pairing(1).reason == "Same bus"
    assert "paired by hand" in view.header.state
    assert "Reason: Same bus" in view.notes.text


def test_an_unfinished_round_is_not_finished(view, qtbot):
    press(qtbot, view.hand.boards, Qt.Key.Key_Delete)
    view.by_hand.finish()
    [problem] = view.workspace.problems
    assert problem.code == "players-without-place"
    assert not view.workspace.is_busy


def test_the_boards_are_cleared_and_computed_again(view, qtbot):
    view.by_hand.clear()
    assert boards(view) == ""
    assert view.hand.unplaced_model.rowCount() == 7
    with qtbot.waitSignal(view.workspace.changed, timeout=5000):
        view.by_hand.take_computed()
    assert boards(view) == "1-4 5-2 3-6 7-bye"


def test_giving_up_leaves_the_round_to_be_paired(view):
    view.by_hand.give_up()
    assert not view.is_by_hand
    assert view.workspace.tournament.open_manual_pairing is None
    assert view.empty.isVisible()


def test_a_round_without_any_legal_pairing_begins_empty(qtbot, opened):
    view = opened(event(3, paired=3))
    begin_computed(view, qtbot)
    assert boards(view) == ""
    assert view.workspace.problems == []


def test_a_paired_round_is_changed_by_hand(qtbot, opened):
    view = opened(event(6, paired=1, results=False))
    view.by_hand.begin()
    qtbot.waitUntil(lambda: view.is_by_hand)
    assert boards(view) == "1-4 5-2 3-6"


def test_results_that_are_missing_stand_in_the_way(qtbot, opened):
    tournament = event(6, paired=1)
    game = tournament.games(1)[0]
    tournament.apply(enter_result(tournament, 1, game.board, None))
    view = opened(tournament)
    view.by_hand.begin()
    assert [problem.code for problem in view.workspace.problems] == ["results-missing"]


def test_the_lot_is_asked_for_before_round_1(qtbot, opened):
    tournament = event(6)
    facts = [
        replace(fact, initial_colour=None) if fact == tournament.settings else fact
        for fact in tournament.facts()
    ]
    view = opened(Tournament(facts))
    view.by_hand.ask_initial_colour = lambda: None
    view.by_hand.begin()
    assert not view.is_by_hand
    view.by_hand.ask_initial_colour = lambda: Colour.BLACK
    begin_computed(view, qtbot)
    assert boards(view) == "4-1 2-5 6-3"
    assert view.workspace.tournament.settings.initial_colour is Colour.BLACK


def test_a_bye_asked_for_meanwhile_is_seen_at_once(view):
    view.workspace.carry_out(request_bye, 1, TWO, ByeKind.HALF_POINT)
    assert boards(view) == "1-4 3-6 7-bye"
    assert [row.key for row in view.hand.unplaced_model.table.rows] == [5]


def test_a_name_is_found_in_both_lists(view, qtbot):
    view.header.search_box.setText("Cho")
    assert view.hand.boards.player == 3
    press(qtbot, view.hand.boards, Qt.Key.Key_Delete)
    view.header.search_box.setText("")
    view.header.search_box.setText("Fuc")
    assert view.hand.unplaced.player == 6
    assert view.selected_player in {6, view.hand.boards.player}


def test_the_last_question_tells_what_there_is_to_look_at(qtbot, opened):
    tournament = event(6, paired=1)
    tournament.apply(begin(tournament))
    view = opened(tournament)
    told = []
    view.by_hand.ask_reason = lambda _table, lines: told.extend(lines)
    for game in tournament.games(1):
        view.hand.pick(game.white)
        view.hand.pick(game.black)
    finish(view, qtbot)
    first, *more, last = told
    assert first == "#4 Dahl – #1 Alvarez: not allowed, because they played each other in round 1."
    assert len(more) == 2
    assert "### MPA" in last


def test_what_the_boards_of_the_rules_have_as_well_is_no_reason_against_the_others():
    tournament = event(7, paired=1)
    tournament.apply(begin(tournament))
    position = draft_of(tournament).position
    by_rules = computed_boards(position, NoProgress())
    turned = ((by_rules[0][1], by_rules[0][0]), *by_rules[1:])
    facts = tournament.facts()
    question = HandQuestion(facts, Draft.of(position, turned))
    said = {item.sentence.line() for item in judged(question, NoProgress()).items}
    allowed = {item.sentence.line() for item in judge(Tournament(facts), by_rules)}
    everything = {item.sentence.line() for item in judge(Tournament(facts), turned)}
    assert allowed & everything
    assert said == everything - allowed
