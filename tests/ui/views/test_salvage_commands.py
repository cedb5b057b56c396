"""A damaged event in the window: the message has a button that saves what can be read."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.database import file_problem
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.salvage_commands import SalvageCommands
from arbiter_gui.ui.widgets.notice import Notice
from arbiter_gui.ui.workspace import Workspace
from tests.storage.documents import played
from tests.storage.test_journal import alter


class Desk:
    """File commands, a place for messages, and a damaged event."""

    def __init__(self, folder, window):
        self.workspace = Workspace(window)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.files = FileCommands(self.workspace, Preferences(store), window)
        self.salvage = SalvageCommands(self.workspace, self.files, window)
        self.notice = Notice(window)
        self.remarks, self.others = [], []
        self.files.remarked.connect(self.remarks.extend)
        self.workspace.problem.connect(self.take)
        document = played(folder / "event.arbiter")
        self.facts = document.tournament.facts()
        document.close()
        self.path = document.path
        alter(self.path, "UPDATE journal SET label = 'Nothing' WHERE number = 4")

    def take(self, error):
        if not self.salvage.tell(self.notice, error):
            self.others.append(error.code)

    def button(self):
        (found,) = [b for b in self.notice.findChildren(QPushButton) if b.text()]
        return found


@pytest.fixture
def desk(qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    desk = Desk(tmp_path, window)
    yield desk
    desk.workspace.close()


def answering(monkeypatch, name):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_words: (name, "")))


def test_what_can_be_read_is_saved_by_the_button_and_opened(desk, qtbot, tmp_path, monkeypatch):
    before = desk.path.read_bytes()
    assert not desk.files.open_path(desk.path)
    assert "line 4" in desk.notice.text
    answering(monkeypatch, str(tmp_path / "event saved"))
    desk.button().click()
    qtbot.waitUntil(lambda: desk.workspace.is_open, timeout=10_000)
    assert desk.workspace.document.path == tmp_path / "event saved.arbiter"
    assert desk.workspace.tournament.facts() == desk.facts
    assert "3 lines of the journal are whole" in desk.remarks[1]
    assert desk.path.read_bytes() == before


def test_an_event_that_was_open_stays_open_when_nothing_is_chosen(
    desk, qtbot, tmp_path, monkeypatch
):
    other = Document.create(tmp_path / "other.arbiter")
    other.close()
    desk.files.open_path(other.path)
    desk.files.open_path(desk.path)
    answering(monkeypatch, "")
    desk.button().click()
    assert not desk.workspace.is_busy
    assert desk.workspace.document.path == other.path


def test_other_messages_and_the_event_that_is_open_get_no_button(desk, tmp_path):
    desk.workspace.problem.emit(file_problem("disk-full", desk.path))
    other = Document.create(tmp_path / "other.arbiter")
    other.close()
    desk.files.open_path(other.path)
    desk.workspace.problem.emit(file_problem("file-damaged", other.path, detail="x"))
    desk.workspace.problem.emit(FileProblem("file-damaged", "no path"))
    assert desk.others == ["disk-full", "file-damaged", "file-damaged"]
