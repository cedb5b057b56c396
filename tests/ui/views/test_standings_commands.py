"""Places given by hand from the window, the dialog answered by hand."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import PlayerKey, PrizeFund
from arbiter_gui.ui.dialogs.hand_ranking import HandRankingDialog
from arbiter_gui.ui.dialogs.prizes import PrizesDialog
from arbiter_gui.ui.views.standings_commands import StandingsCommands
from arbiter_gui.ui.views.standings_view import StandingsView
from tests.notation import event

FOUR = "1 A | 3w1\n2 B | 4w1\n3 C | 1b0\n4 D | 2b0"
A, B = PlayerKey(1), PlayerKey(2)


@pytest.fixture
def commands_for(show, open_event):
    def made(text):
        page = show(StandingsView(open_event(event(text, tiebreaks=()).facts())))
        return StandingsCommands(page, page)

    return made


def answering(steps, kind=HandRankingDialog):
    def reply():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            steps(dialog)
        else:
            QTimer.singleShot(5, reply)

    QTimer.singleShot(0, reply)


def order(commands):
    return [row.player for row in rank(commands._workspace.tournament).rows][:2]


def turned(dialog):
    dialog.move_current(1)
    dialog.reason.setText("Play-off")
    dialog.accept()


def test_players_are_ranked_by_hand_and_undo_takes_it_back(commands_for):
    commands = commands_for(FOUR)
    assert order(commands) == [A, B]
    answering(turned)
    commands.rank_by_hand(A)
    assert order(commands) == [B, A]
    workspace = commands._workspace
    assert workspace.next_undo.describe() == (
        "Rank the players with 1 points after round 1 by hand: Play-off"
    )
    workspace.undo()
    assert order(commands) == [A, B]


def test_the_ranking_by_hand_can_be_dropped_and_left_alone(commands_for):
    commands = commands_for(FOUR)
    answering(turned)
    commands.rank_by_hand(A)
    answering(lambda dialog: dialog.reject())
    commands.rank_by_hand(A)
    assert order(commands) == [B, A]
    answering(lambda dialog: dialog.drop.click())
    commands.rank_by_hand(A)
    assert order(commands) == [A, B]


def test_where_nothing_can_be_ranked_the_reason_is_said(commands_for, qtbot):
    commands = commands_for("1 A |\n2 B |")
    with qtbot.waitSignal(commands._workspace.problem) as said:
        commands.rank_by_hand(A)
    assert said.args[0].code == "hand-ranking-early"


def test_prizes_are_saved_as_one_step_and_undo_takes_them_back(commands_for):
    commands = commands_for(FOUR)

    def typed(dialog):
        dialog.fund.places.item(0, 0).setText("250")
        dialog.accept()

    answering(typed, PrizesDialog)
    commands.edit_prizes()
    assert commands._workspace.tournament.prize_fund == PrizeFund((250_00,))
    commands._workspace.undo()
    assert commands._workspace.tournament.prize_fund == PrizeFund()


def test_cancelled_prizes_change_nothing(commands_for):
    commands = commands_for(FOUR)
    answering(lambda dialog: dialog.reject(), PrizesDialog)
    revision = commands._workspace.tournament.revision
    commands.edit_prizes()
    assert commands._workspace.tournament.revision == revision
