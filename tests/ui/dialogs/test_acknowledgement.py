"""Warnings of the FIDE mode: each has its dialog; a change passes when all are accepted."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import leave_fide_mode
from arbiter_gui.document import Document
from arbiter_gui.explain.correction import impact_lines
from arbiter_gui.tournament import ByeKind, PlayerKey, Result
from arbiter_gui.ui.dialogs.acknowledgement import Acknowledgements, RecordedWarning
from arbiter_gui.ui.dialogs.report_correction import ReportCorrectionDialog
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event

SIX = PlayerKey(6)


@pytest.fixture
def workspace(qtbot, tmp_path):
    workspace = Workspace()
    document = Document.create(tmp_path / "event.arbiter", event(6, paired=2).facts())
    workspace.show(document)
    yield workspace
    workspace.close()


def asked(workspace, answers, preview=lambda _change, _warning: ()):
    """Answers the dialogs one after the other; True accepts, False presses Enter at once."""
    shown = []

    def answer():
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not answers:
            return
        shown.append(dialog.objectName())
        if not answers.pop(0):
            QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
            return
        if hasattr(dialog, "reason"):
            dialog.reason.setText("The slip was wrong")
        dialog.accept()

    timer = QTimer(workspace)
    timer.setInterval(20)
    timer.timeout.connect(answer)
    timer.start()
    workspace.acknowledge = Acknowledgements(None, preview).ask
    return shown


def test_a_correction_of_the_previous_round_is_asked_once_and_keeps_the_reason(workspace):
    shown = asked(workspace, [True])
    assert workspace.carry_out(enter_result, 1, 1, Result.DRAW)
    assert shown == ["warn-L3-correction"]
    (told,) = workspace.tournament.integrity_events
    assert told.reason == "The slip was wrong"
    assert workspace.tournament.games(1)[0].result is Result.DRAW


def test_enter_alone_leaves_everything_as_it_is(workspace):
    before = workspace.tournament.facts()
    said = []
    workspace.message.connect(said.append)
    shown = asked(workspace, [False])
    assert not workspace.carry_out(enter_result, 1, 1, Result.DRAW)
    assert shown == ["warn-L3-correction"]
    assert workspace.tournament.facts() == before
    assert said == ["Nothing was changed."]


def test_the_way_out_of_the_fide_mode_asks_twice(workspace):
    shown = asked(workspace, [True, False])
    assert not workspace.carry_out(leave_fide_mode)
    assert shown == ["warn-L4-fide-mode-left", "warn-L4-fide-mode-left-consequence"]
    assert workspace.tournament.settings.in_fide_mode
    asked(workspace, [True, True])
    assert workspace.carry_out(leave_fide_mode)
    assert workspace.tournament.settings.fide_mode_left == 2


def test_a_message_has_only_to_be_read(workspace):
    shown = asked(workspace, [False])
    assert workspace.carry_out(request_bye, 3, SIX, ByeKind.FULL_POINT)
    assert shown == ["warn-L2-full-point-bye"]


def test_without_anybody_to_ask_the_change_is_refused(workspace):
    problems = []
    workspace.problem.connect(lambda error: problems.append(error.code))
    assert not workspace.carry_out(enter_result, 1, 1, Result.DRAW)
    assert problems == ["correction"]


def test_the_impact_of_a_correction_is_told_before_it_is_made():
    tournament = event(8, paired=2)
    lines = impact_lines(tournament, enter_result(tournament, 1, 1, Result.BLACK_WINS))
    assert lines[0] == "1 Alvarez, 1: 1 → 0; 5 Eriksen, 5: 0 → 1"
    assert "change places in the standings." in lines[1]
    assert lines[2].startswith("By the corrected result the rules would have asked for ")
    assert lines[2].endswith("in round 2; the boards stay as they are.")


def test_the_dialog_of_a_report_correction_begins_with_the_result_that_counts(qtbot):
    tournament = event(6, paired=2)
    dialog = ReportCorrectionDialog(tournament, tournament.games(1)[0])
    qtbot.addWidget(dialog)
    assert dialog.results.currentData() is Result.WHITE_WINS
    assert dialog.results.findData(Result.ADJOURNED) == -1


def test_enter_behind_a_reason_goes_to_the_button_and_never_throws_the_reason_away(show, qtbot):
    dialog = show(RecordedWarning("correction", ["Round 1 is over."]))
    assert dialog.reason.hasFocus()
    qtbot.keyClicks(dialog.reason, "wrong slip")
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.accept_button.hasFocus()
    qtbot.keyClick(dialog.accept_button, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted
