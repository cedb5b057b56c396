"""The page of a round says what is other than in the version on the wall, and lists it."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.rounds import swap_colours, unpair_newest
from arbiter_gui.document import Document
from arbiter_gui.tournament import Result
from arbiter_gui.ui.dialogs.version_changes import VersionChangesDialog
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.views.version_changes import VersionChanges
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event, pairing

NOON, LATER = "2026-05-01T12:00:00", "2026-05-01T12:10:00"


@pytest.fixture
def versions(qtbot, tmp_path):
    tournament = event(8, paired=1)
    tournament.apply(pairing(tournament))
    workspace = Workspace()
    workspace.show(Document.create(tmp_path / "event.arbiter", tournament.facts()))
    window = QWidget()
    qtbot.addWidget(window)
    page = RoundView(workspace, window)
    versions = VersionChanges(workspace, page, window)
    yield versions, workspace, page
    workspace.close()


def test_nothing_is_said_of_a_draft_and_of_a_first_version(versions, qtbot):
    changes, workspace, page = versions
    assert changes.table is None
    workspace.do(publish(workspace.tournament, NOON))
    assert changes.table is None
    qtbot.waitUntil(lambda: page.header.state.endswith("version 1, 12:00"))


def test_a_change_since_the_publication_is_said_at_once_and_with_the_next_version(versions, qtbot):
    changes, workspace, page = versions
    workspace.do(publish(workspace.tournament, NOON))
    workspace.do(swap_colours(workspace.tournament, 2, 1))
    qtbot.waitUntil(lambda: changes.table is not None)
    assert changes.line.whole_text.startswith("Round 2: changed since version 1: board 1: ")
    workspace.do(publish(workspace.tournament, LATER))
    qtbot.waitUntil(lambda: changes.table is not None)
    assert changes.line.whole_text.startswith("Round 2: version 2 against version 1: board 1: ")
    page.give_result(2, Result.DRAW)
    assert len(changes.table.rows) == 1
    page.show_round(1)
    assert changes.table is None
    assert changes.line.isHidden()


def test_a_round_paired_again_is_compared_with_what_hangs_on_the_wall(versions, qtbot):
    changes, workspace, page = versions
    workspace.do(publish(workspace.tournament, NOON))
    workspace.do(unpair_newest(workspace.tournament))
    workspace.do(pairing(workspace.tournament))
    page.show_round(2)
    qtbot.waitUntil(lambda: changes.table is not None)
    assert changes.table.rows == ()
    assert "the same boards" in changes.line.whole_text


def test_the_list_is_shown_and_printed_when_that_is_asked_for(versions, qtbot):
    changes, workspace, _page = versions
    workspace.do(publish(workspace.tournament, NOON))
    workspace.do(swap_colours(workspace.tournament, 2, 1))
    qtbot.waitUntil(lambda: changes.table is not None)

    def accept():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, VersionChangesDialog)
        assert dialog.table.model().rowCount() == 1
        dialog.accept()

    QTimer.singleShot(0, accept)
    with qtbot.waitSignal(changes.print_asked) as asked:
        changes.show_list()
    slip = asked.args[0]
    assert slip.title == "Round 2, changed since version 1"
    assert "colours" in slip.html
    assert "spoken" not in slip.html, "words for a screen reader would be printed"
