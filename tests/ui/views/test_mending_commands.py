"""Mending the running round in the window: asked, compared in the worker, done as one step."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_gui.document import Document
from arbiter_gui.tournament import ByeKind
from arbiter_gui.ui.dialogs.mend_round import AbsentDialog, MendRoundDialog
from arbiter_gui.ui.views.mending_commands import MendingCommands
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event, pairing


@pytest.fixture
def desk(qtbot, tmp_path):
    tournament = event(9, 1)
    tournament.apply(pairing(tournament))
    workspace = Workspace()
    workspace.show(Document.create(tmp_path / "event.arbiter", tournament.facts()))
    window = QWidget()
    qtbot.addWidget(window)
    commands = MendingCommands(workspace, window)
    yield commands, workspace
    workspace.close()


def answering(way):
    """Accepts the first dialog as it is, and in the second one chooses a way."""

    def answer():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, AbsentDialog):
            QTimer.singleShot(0, answer)
            dialog.accept()
        elif isinstance(dialog, MendRoundDialog):
            dialog.ways[way].setChecked(True)
            dialog.accept()
        else:
            QTimer.singleShot(5, answer)

    QTimer.singleShot(0, answer)


def test_the_bye_player_comes_in_after_both_questions_of_the_fide_mode(desk, qtbot):
    commands, workspace = desk
    asked = []
    workspace.acknowledge = lambda _change, warnings: asked.extend(warnings) or "ill"
    absent = workspace.tournament.games(2)[2].white
    answering(1)
    with qtbot.waitSignal(workspace.changed):
        commands.mend_round(3)
    assert [warning.code for warning in asked] == ["mpa-differs"]
    byes = workspace.tournament.byes(2)
    assert [(bye.player, bye.kind) for bye in byes] == [(absent, ByeKind.ZERO_POINT)]
    workspace.undo()
    assert len(workspace.tournament.byes(2)) == 1


def test_where_every_game_has_its_result_there_is_nothing_to_mend(qtbot, tmp_path):
    workspace = Workspace()
    workspace.show(Document.create(tmp_path / "event.arbiter", event(8, 1).facts()))
    with qtbot.waitSignal(workspace.problem) as said:
        MendingCommands(workspace, QWidget()).mend_round(None)
    assert said.args[0].code == "nothing-to-mend"
    workspace.close()
