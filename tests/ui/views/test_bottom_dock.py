"""The panels below the boards of a round: why, player card, impact, log."""

import re
import shutil
import subprocess
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.results import enter_result
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tournament import Change, Edit, IntegrityEvent, PlayerKey, Result
from arbiter_gui.ui.views.explanation_paper import write_slip
from tests.actions.events import event

ONE, TWO = PlayerKey(1), PlayerKey(2)


@pytest.fixture
def why(desk, qtbot):
    desk.dock.show_panel("why")
    qtbot.waitUntil(lambda: desk.dock.why.explanation is not None)
    return desk.dock.why


def go_to(desk, row, qtbot):
    desk.page.table.go_to_row(row)
    qtbot.wait(20)


def test_why_tells_the_board_that_has_the_keyboard_and_follows_it(desk, why, qtbot):
    game = desk.workspace.tournament.games(2)[0]
    assert why.explanation.board.players == {game.white, game.black}
    assert why.explanation.lines[0].line() in why.text.toPlainText()
    assert why.drawing.shown == {game.white, game.black}
    assert why.canvas.accessibleDescription().startswith("Bracket of 1\nPairs made: ")
    go_to(desk, 2, qtbot)
    assert why.explanation.board.number == 3
    assert not desk.workspace.is_busy


def test_the_full_story_adds_what_was_counted(why):
    short = why.text.toPlainText()
    why.in_full.setChecked(True)
    assert why.text.toPlainText().startswith(short)
    assert "First candidate" in why.text.toPlainText()
    assert "First candidate" not in short


def test_who_has_the_bye_is_explained_too(desk, why, qtbot):
    byes = desk.workspace.tournament.byes(2)
    place = why.whom.findData(int(byes[0].player))
    why.whom.setCurrentIndex(place)
    why.whom.activated.emit(place)
    assert why.explanation.board.black is None
    assert why.explanation.board.white == byes[0].player


def test_every_bracket_can_be_looked_at(why):
    assert why.brackets.count() == len(why.known.outcome.stories) > 1
    why.brackets.setCurrentIndex(1)
    why.brackets.activated.emit(1)
    assert why.drawing.picture.score.tenths == why.known.outcome.stories[1].score


def test_the_picture_is_larger_and_smaller_by_keys(why, qtbot):
    natural = why.canvas.zoom
    for key in (Qt.Key.Key_Minus, Qt.Key.Key_Minus):
        qtbot.keyClick(why.text, key, Qt.KeyboardModifier.ControlModifier)
    assert why.canvas.zoom < natural
    qtbot.keyClick(why.canvas, Qt.Key.Key_Plus)
    qtbot.keyClick(why.canvas, Qt.Key.Key_Plus)
    assert why.canvas.zoom == natural
    qtbot.keyClick(why.canvas, Qt.Key.Key_Plus)
    qtbot.keyClick(why.canvas, Qt.Key.Key_0)
    assert why.canvas.zoom == natural


def test_a_typed_result_pairs_nothing_again(desk, why, qtbot):
    known = why.known
    desk.page.give_result(1, Result.DRAW)
    assert not desk.workspace.is_busy
    assert why.known is known


def test_a_round_is_explained_by_the_results_it_was_paired_with(desk, why, qtbot):
    desk.workspace.acknowledge = lambda change, warnings: ""
    desk.workspace.carry_out(enter_result, 1, 1, Result.BLACK_WINS)
    assert desk.page.round_shown == 1
    qtbot.waitUntil(lambda: not desk.workspace.is_busy)
    assert why.explanation.round == 1
    desk.page.show_round(2)
    qtbot.waitUntil(lambda: why.explanation is not None and why.explanation.round == 2)
    assert desk.workspace.tournament.history(ONE)[0].points == 0
    assert why.known.cards[ONE].score == 10
    assert why.explanation.follows_rules


def test_a_round_by_hand_tells_what_the_rules_give_the_player(desk, why, qtbot):
    desk.page.by_hand.begin()
    qtbot.waitUntil(lambda: desk.page.is_by_hand and not desk.workspace.is_busy)
    qtbot.waitUntil(lambda: why.explanation is not None and why.explanation.player is not None)
    assert why.explanation.player == desk.page.selected_player


def test_one_panel_is_open_at_a_time_and_goes_away(desk, why, qtbot):
    desk.dock.show_panel("log")
    assert not why.isVisible()
    assert desk.dock.log.isVisible()
    assert desk.dock.tabs.currentIndex() == 3
    desk.dock.show_panel("card")
    assert desk.card.isVisible()
    assert not desk.dock.log.isVisible()
    desk.dock.show_panel("why")
    assert not desk.card.isVisible()
    with qtbot.waitSignal(desk.dock.closed):
        qtbot.keyClick(why.text, Qt.Key.Key_Escape)
    assert desk.dock.open_panel is None
    assert not desk.dock.tabs.isVisible()


def test_on_another_page_the_panels_wait(desk, why):
    desk.dock.show_on_page(QWidget(desk))
    assert not why.isVisible()
    assert not desk.dock.tabs.isVisible()
    desk.dock.show_on_page(desk.page)
    assert why.isVisible()


def test_the_card_is_that_of_white_then_of_black(desk, qtbot):
    game = desk.workspace.tournament.games(2)[0]
    desk.dock.show_panel("card")
    assert desk.card.player == game.white
    desk.dock.show_panel("card")
    assert desk.card.player == game.black
    go_to(desk, 1, qtbot)
    assert desk.card.player == desk.workspace.tournament.games(2)[1].white
    desk.card.close_card()
    assert desk.dock.open_panel is None


def test_asked_for_again_a_panel_gets_the_keyboard(desk, why):
    assert not why.text.hasFocus()
    desk.dock.show_panel("why")
    assert why.text.hasFocus()


def test_the_log_is_filtered_and_goes_on(desk, qtbot):
    desk.dock.show_panel("log")
    log = desk.dock.log
    assert log.lines.rowCount() == 1
    desk.page.give_result(1, Result.DRAW)
    desk.page.give_result(2, Result.DRAW)
    assert log.lines.rowCount() == 3
    assert log.lines.index(0, 3).data() == "Board 2, round 2: ½–½"
    log.search_box.setText("create")
    assert [log.lines.index(row, 3).data() for row in range(log.lines.rowCount())] == [
        "Create the event"
    ]


def test_the_log_shows_only_what_the_report_has_to_tell(desk):
    told = IntegrityEvent(1, "FPB", 2, ("3=FPB",))
    desk.page.give_result(1, Result.DRAW)
    desk.workspace.do(Change("Tell {x}", (Edit.adding(told),), {"x": "it"}))
    desk.dock.show_panel("log")
    log = desk.dock.log
    assert log.lines.rowCount() == 3
    log.only_told.click()
    assert log.lines.rowCount() == 1
    assert log.lines.index(0, 3).data() == "Tell it"
    desk.page.give_result(2, Result.DRAW)
    assert log.lines.rowCount() == 1
    log.only_told.click()
    assert log.lines.rowCount() == 4


def test_the_impact_says_why_nothing_can_be_compared(desk):
    desk.dock.show_panel("impact")
    impact = desk.dock.impact
    assert "Results of other boards are missing" in impact.text
    assert not impact.compare_button.isEnabled()


def test_the_impact_shows_the_boards_that_other_results_would_give(desk, qtbot):
    for board, result in ((1, Result.WHITE_WINS), (2, Result.DRAW), (3, Result.BLACK_WINS)):
        desk.page.give_result(board, result)
    before = desk.workspace.tournament.facts()
    go_to(desk, 0, qtbot)
    desk.dock.show_panel("impact")
    impact = desk.dock.impact
    assert "board 1 of round 2" in impact.text
    impact.compare()
    qtbot.waitUntil(lambda: impact.model.rowCount() > 0)
    titles = [column.title for column in impact.model.table.columns][1::2]
    assert titles == ["1–0", "½–½", "0–1"]
    assert "different" in impact.text
    assert desk.workspace.tournament.facts() == before


def test_an_explanation_is_written_as_vectors(desk, why, tmp_path):
    path = tmp_path / "why.pdf"
    slip = why.slip()
    assert slip.title.startswith("Why board 1")
    assert "Spring Open, round 2" in slip.html
    write_slip(slip, path)
    content = path.read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/Subtype /Image" not in content
    assert content.count(b"/Type /Page\n") == 1


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed")
def test_what_is_printed_can_be_copied_and_searched(desk, why, tmp_path):
    path = tmp_path / "why.pdf"
    write_slip(
        replace(why.slip(), html="<p>#3 Ruiz – #12 Petrov: 2.5, 1–0, 0123456789 (x)</p>"), path
    )
    read = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True, encoding="utf-8"
    ).stdout
    first, *rest = read.splitlines()
    assert " ".join(first.split()) == "#3 Ruiz – #12 Petrov: 2.5, 1–0, 0123456789 (x)"
    numbers = {str(one.player.tpn) for one in why.drawing.picture.players.values()}
    assert numbers <= set(re.findall(r"\d+", " ".join(rest)))


def test_nothing_is_printed_while_nothing_is_explained(desk):
    assert desk.dock.why.slip() is None


def test_why_not_names_what_stands_against_a_pair(desk, why, qtbot):
    game = desk.workspace.tournament.games(1)[0]
    why.why_not.setText(f"{game.white}-{game.black}")
    qtbot.keyClick(why.why_not, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not desk.workspace.is_busy)
    assert "round 1" in why.text.toPlainText()
    one, other = (desk.workspace.tournament.player(key) for key in (game.white, game.black))
    assert why._title.whole_text == f"Why not {surname(one)} – {surname(other)}?"
    assert why.slip().title.startswith("Why board 1")
    why.in_full.toggle()
    assert why._title.whole_text.startswith("Why board 1?")
    other = desk.workspace.tournament.games(2)[1]
    first = desk.workspace.tournament.games(2)[0]
    why.why_not.setText(f"{first.white} {other.white}")
    qtbot.keyClick(why.why_not, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "|" in why.text.toPlainText())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("x", "Type two pairing numbers"), ("1-99", "There is no player 99 in this event.")],
)
def test_a_question_that_cannot_be_answered_says_why(why, qtbot, typed, answer):
    why.why_not.setText(typed)
    qtbot.keyClick(why.why_not, Qt.Key.Key_Return)
    assert answer in why.text.toPlainText()


def test_the_question_about_two_players_gets_the_keyboard_with_one_key(desk, qtbot):
    desk.dock.show_panel("why_not")
    assert desk.dock.open_panel == "why"
    assert desk.dock.why.why_not.hasFocus()


def test_a_question_about_two_players_is_cancelled(opened, qtbot):
    desk = opened(event(60, paired=2))
    desk.page.show_round(2)
    desk.dock.show_panel("why_not")
    why = desk.dock.why
    qtbot.waitUntil(lambda: why.explanation is not None)
    told, said = why.text.toPlainText(), []
    desk.workspace.message.connect(said.append)
    why.why_not.setText("1-60")
    qtbot.keyClick(why.why_not, Qt.Key.Key_Return)
    assert desk.workspace.is_busy
    desk.workspace.cancel()
    qtbot.waitUntil(lambda: not desk.workspace.is_busy)
    assert said == ["Cancelled: nothing was changed."]
    assert why.text.toPlainText() == told


def test_a_result_ends_the_question_that_is_being_answered_and_is_stored(opened, qtbot):
    desk = opened(event(60, paired=2))
    desk.page.show_round(2)
    desk.dock.show_panel("why_not")
    why = desk.dock.why
    qtbot.waitUntil(lambda: why.explanation is not None)
    said = []
    desk.workspace.message.connect(said.append)
    why.why_not.setText("1-60")
    qtbot.keyClick(why.why_not, Qt.Key.Key_Return)
    assert desk.workspace.is_busy
    desk.page.give_result(1, None)
    qtbot.waitUntil(lambda: not desk.workspace.is_busy)
    assert desk.workspace.tournament.games(2)[0].result is None
    assert not any("Cancelled" in text or "paired" in text for text in said)


def test_a_step_backwards_ends_the_question_that_is_being_answered(opened, qtbot):
    desk = opened(event(60, paired=2))
    desk.page.show_round(2)
    desk.dock.show_panel("why_not")
    why = desk.dock.why
    qtbot.waitUntil(lambda: why.explanation is not None)
    before = desk.workspace.tournament.games(2)
    desk.page.give_result(1, Result.DRAW)
    problems = []
    desk.workspace.problem.connect(problems.append)
    qtbot.waitUntil(lambda: not desk.workspace.is_busy and why.explanation is not None)
    why.why_not.setText("1-60")
    qtbot.keyClick(why.why_not, Qt.Key.Key_Return)
    assert not desk.workspace.is_held
    desk.workspace.undo()
    qtbot.waitUntil(lambda: not desk.workspace.is_busy)
    assert desk.workspace.tournament.games(2) == before
    assert problems == []
