"""F1 from every page, panel and dialog: its chapter of the manual."""

import ast
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

import arbiter_gui.ui
from arbiter_gui.document import Document
from arbiter_gui.manual import CHAPTERS, KEYS
from arbiter_gui.tournament import Colour, TournamentSettings
from arbiter_gui.ui.dialogs.help_window import HelpWindow
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.help_topics import TOPICS
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import small_event

UI = Path(arbiter_gui.ui.__file__).parent
FRAMES = {"FormDialog", "Wizard", "HelpWindow"}
"""Dialogs that others are made from, and the manual itself."""


@cache
def classes_of_ui():
    return tuple(found_classes())


def found_classes():
    for path in UI.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                yield node.name, bases


@pytest.fixture
def window(qtbot, tmp_path):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Workspace(), Preferences(store))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()


@pytest.fixture
def event(window, tmp_path):
    path = tmp_path / "a.arbiter"
    settings = TournamentSettings(rounds=5, initial_colour=Colour.WHITE)
    Document.create(path, [settings, *small_event()]).close()
    window.files.open_path(path)
    return window


def pressed(qtbot, window):
    qtbot.keyClick(window, Qt.Key.Key_F1)
    manual = window.help.manual
    name = manual.text.name
    manual.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return name


def test_every_topic_names_a_class_of_the_window_and_a_chapter():
    names = {name for name, _bases in classes_of_ui()}
    assert set(TOPICS) <= names
    assert set(TOPICS.values()) <= set(CHAPTERS)


def test_every_dialog_has_its_chapter():
    kinds = {"QDialog", "FormDialog", "Wizard", "NumberChangesDialog", "WarningDialog"}
    dialogs = {name for name, bases in classes_of_ui() if bases & kinds} - FRAMES
    assert dialogs - set(TOPICS) == set()


def test_without_an_event_the_quick_start_opens(qtbot, window):
    assert pressed(qtbot, window) == "quick_start"


@pytest.mark.parametrize(
    ("page", "chapter"),
    [
        ("players", "players"),
        ("round", "results"),
        ("standings", "standings"),
        ("crosstable", "standings"),
        ("ratings", "standings"),
        ("timeline", "time_line"),
    ],
)
def test_every_page_opens_its_chapter(qtbot, event, page, chapter):
    event.show_page(page)
    assert pressed(qtbot, event) == chapter


def test_the_page_of_a_round_that_is_not_paired_opens_the_chapter_on_pairing(qtbot, event):
    event.show_page("round")
    event.round.show_next()
    assert pressed(qtbot, event) == "pairing"


@pytest.mark.parametrize(
    ("panel", "chapter"),
    [
        ("why", "explanations"),
        ("impact", "explanations"),
        ("check", "publication"),
        ("log", "time_line"),
    ],
)
def test_a_panel_that_has_the_keyboard_opens_its_chapter(qtbot, event, panel, chapter):
    event.show_panel(panel)
    parts = {"why": event.dock.why, "impact": event.dock.impact, "check": event.dock.check}
    part = parts.get(panel, event.dock.log)
    part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    part.setFocus()
    assert pressed(qtbot, event) == chapter


def test_a_round_by_hand_opens_its_chapter(qtbot, event):
    event.pair_by_hand()
    assert pressed(qtbot, event) == "by_hand"


def test_the_keys_have_a_key_of_their_own(qtbot, event):
    qtbot.keyClick(event, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert event.help.manual.text.name == KEYS
    assert "Pair round" in event.help.manual.text.toPlainText()


def test_a_modal_dialog_has_the_manual_beside_it_and_it_can_be_used(qtbot, event):
    read = []

    def look():
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(5, look)
            return
        try:
            qtbot.waitUntil(dialog.isActiveWindow)
            qtbot.keyClick(dialog, Qt.Key.Key_F1)
            manual = dialog.findChild(HelpWindow)
            qtbot.waitUntil(manual.isActiveWindow)
            read.append(manual.text.name)
            qtbot.keyClick(manual.list, Qt.Key.Key_Down)
            read.append(manual.text.name)
            manual.close()
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    event.commands.actions["settings"].trigger()
    assert read == ["pairing", "by_hand"]


def test_the_size_of_the_type_is_remembered(qtbot, event):
    event.help.show_help()
    event.help.manual.larger.click()
    assert event.preferences.help_size == 15


def test_the_manual_closes_with_its_window(qtbot, event):
    event.help.show_help()
    manual = event.help.manual
    event.close()
    assert not manual.isVisible()
