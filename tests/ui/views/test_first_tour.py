"""The first steps on the empty page: read or skipped once, and never seen again."""

import pytest
from PySide6.QtCore import QSettings, Qt

from arbiter_gui.document import Document
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import small_event


@pytest.fixture
def start(qtbot, tmp_path):
    """Starts the program with the same preferences each time."""
    started = []

    def shown():
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(Workspace(), Preferences(store))
        qtbot.addWidget(window)
        window.show()
        started.append(window)
        return window

    yield shown
    for window in started:
        window.close()


def test_the_first_start_shows_the_steps_above_the_two_ways_to_begin(start):
    window = start()
    assert window.tour.card.isVisible()
    assert window.tour.card.title.text() == "Register the players"
    assert "1 of 3" in window.tour.card.accessibleName()
    assert window.players.empty_state.buttons[0].isVisible()


def test_the_steps_are_read_by_keyboard_and_end_for_ever(start, qtbot):
    window = start()
    card = window.tour.card
    card.next.setFocus()
    titles = []
    for _press in range(3):
        titles.append(card.title.text())
        qtbot.keyClick(card.next, Qt.Key.Key_Space)
    assert len(set(titles)) == 3
    assert not card.isVisible()
    assert start().tour.card is None


def test_one_step_back_is_possible_but_not_before_the_first(start, qtbot):
    card = start().tour.card
    assert not card.back.isEnabled()
    card.next.click()
    card.back.click()
    assert "1 of 3" in card.count.text()
    assert not card.back.isEnabled()


def test_skipped_steps_do_not_come_back(start):
    window = start()
    window.tour.card.skip.click()
    assert not window.tour.card.isVisible()
    assert start().tour.card is None


def test_whoever_opens_an_event_needs_no_steps(start, tmp_path):
    path = tmp_path / "a.arbiter"
    Document.create(path, small_event()).close()
    window = start()
    window.files.open_path(path)
    window.commands.actions["close_event"].trigger()
    window.show_page("players")
    assert not window.tour.card.isVisible()
    assert start().tour.card is None
