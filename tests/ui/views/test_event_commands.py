"""What is settled for the event as a whole, from the window."""

from contextlib import closing

import pytest
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.settings import leave_fide_mode
from arbiter_gui.actions.trf_export import ReportKind, report_bytes
from arbiter_gui.document import Document
from arbiter_gui.tournament import PlayerKey, Prohibition
from arbiter_gui.ui.dialogs.prohibitions import ProhibitionsDialog
from arbiter_gui.ui.views.event_commands import EventCommands
from tests.actions.events import event, pairing

ONE, FIVE = PlayerKey(1), PlayerKey(5)


@pytest.fixture
def commands_for(show, open_event):
    def made(tournament):
        window = show(QWidget())
        return EventCommands(open_event(tournament.facts()), window)

    return made


def sisters(dialog):
    assert isinstance(dialog, ProhibitionsDialog)
    for number in "15":
        dialog.players.field.setText(number)
        dialog.players.take()
    dialog.reason.setText("Sisters")
    dialog.accept()
    dialog.reject()


def test_a_pair_is_settled_and_kept_told_reported_and_undone(commands_for, answer):
    commands = commands_for(event(8))
    workspace = commands._workspace
    answer(sisters)
    commands.edit_prohibitions()
    kept = (Prohibition(1, (ONE, FIVE), 1, 5, "Sisters"),)
    assert workspace.tournament.prohibitions == kept
    assert b"260   1   5    1    5" in report_bytes(workspace.tournament, ReportKind())
    line = workspace.document.journal()[-1]
    assert workspace.next_undo.describe().endswith("Alvarez, 1; Eriksen, 5: Sisters")
    assert line.values["reason"] == "Sisters"
    with closing(Document.look_into(workspace.document.path)) as again:
        assert again.tournament.prohibitions == kept
    workspace.undo()
    assert workspace.tournament.prohibitions == ()
    workspace.redo()
    assert workspace.tournament.prohibitions == kept


def test_in_fide_mode_it_can_only_be_looked_at_once_round_1_is_paired(commands_for, answer):
    tournament = event(8)
    tournament.apply(pairing(tournament))
    commands = commands_for(tournament)
    shown = []

    def look(dialog):
        shown.append(dialog.accept_button.isVisible())
        dialog.reject()

    answer(look)
    commands.edit_prohibitions()
    commands._workspace.acknowledge = lambda _change, _warnings: ""
    commands._workspace.do(leave_fide_mode(commands._workspace.tournament))
    answer(look)
    commands.edit_prohibitions()
    assert shown == [False, True]


def test_a_refusal_is_told_in_the_dialog_and_changes_nothing(commands_for, answer):
    commands = commands_for(event(8))
    told = []

    def twice(dialog):
        sisters(dialog)
        dialog.show()
        sisters(dialog)
        told.append(dialog.complaint.text())

    answer(twice)
    commands.edit_prohibitions()
    assert told == ["They must not meet in these rounds already: number 1."]
    assert len(commands._workspace.tournament.prohibitions) == 1
