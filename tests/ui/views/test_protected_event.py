"""A write-protected event in the window: it is said, and Enter goes on in a copy."""

import os
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton

from arbiter_gui.document import Document
from arbiter_gui.tournament import Change, Edit
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views import protected_event
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event
from tests.ordinary_user import folder_of_an_ordinary_user

pytestmark = pytest.mark.skipif(os.name != "posix", reason="write protection of POSIX systems")


def rename(tournament):
    before = tournament.event
    return Change("Rename", (Edit.changing(before, replace(before, name="Autumn Open")),))


@pytest.fixture
def folder():
    with folder_of_an_ordinary_user() as folder:
        yield folder


@pytest.fixture
def window(qtbot, folder, monkeypatch):
    """A window without an event; the arbiter's own folder lies beside that of the event."""
    monkeypatch.setattr(protected_event, "own_folder", lambda: folder / "own")
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Workspace(), Preferences(store))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()


@pytest.fixture
def protected(folder):
    (folder / "stick").mkdir()
    path = folder / "stick" / "event.arbiter"
    Document.create(path, event(6).facts()).close()
    path.chmod(0o400)
    return path


def focused(window):
    widget = window.focusWidget()
    return widget.text() if isinstance(widget, QPushButton) else ""


def test_a_file_that_can_only_be_read_goes_on_in_a_copy_by_enter(window, qtbot, protected):
    before = protected.read_bytes()
    window.files.open_path(protected)
    assert window.page.notice.text.startswith("event.arbiter can only be read")
    assert focused(window) == "&Go on in a copy"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    document = window.workspace.document
    assert document.path == protected.with_name("event copy.arbiter")
    assert not document.read_only
    assert window.page.notice.text == (
        f"event.arbiter stays as it is. The event goes on in {document.path}."
    )
    assert window.workspace.do(rename(document.tournament))
    assert protected.read_bytes() == before


def test_where_the_folder_is_protected_the_copy_is_kept_in_the_own_one(window, qtbot, protected):
    protected.parent.chmod(0o500)
    window.files.open_path(protected)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.workspace.document.path == protected.parents[1] / "own" / "event copy.arbiter"


def test_a_change_that_is_refused_offers_the_copy_again(window, qtbot, protected):
    window.files.open_path(protected)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page.notice.text == ""
    window.workspace.carry_out(rename)
    assert window.page.notice.text.startswith("Nothing was changed.\nevent.arbiter can only be")
    assert focused(window) == "&Go on in a copy"


def test_of_an_event_that_can_be_written_nothing_is_said(window, folder):
    path = folder / "event.arbiter"
    Document.create(path, event(6).facts()).close()
    window.files.open_path(path)
    assert window.page.notice.text == ""
