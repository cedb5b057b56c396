"""Many who do not play take one line below the boards, and are unfolded by keyboard."""

import pytest
from PySide6.QtCore import QSettings, Qt

from arbiter_gui.actions.byes import request_byes
from arbiter_gui.document import Document
from arbiter_gui.tournament import ByeKind, PlayerKey
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event, pairing


@pytest.fixture
def window_on(qtbot, tmp_path):
    def shown(byes, *, paired):
        tournament = event(20)
        for number in range(1, byes + 1):
            tournament.apply(request_byes(tournament, (1,), PlayerKey(number), ByeKind.HALF_POINT))
        if paired:
            tournament.apply(pairing(tournament))
        workspace = Workspace()
        workspace.show(Document.create(tmp_path / "event.arbiter", tournament.facts()))
        preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
        window = MainWindow(workspace, preferences)
        qtbot.addWidget(window, before_close_func=lambda _window: workspace.close())
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.show_page("round")
        return window

    return shown


def unfold(qtbot, window):
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_A, modifiers)


@pytest.mark.parametrize("paired", [True, False])
def test_many_byes_are_one_line_and_a_key_shows_all_names(window_on, qtbot, paired):
    window = window_on(8, paired=paired)
    notes = window.round.notes
    assert notes.text == "Not playing: 8 (half-point bye: 8)"
    assert not notes.whole.isVisible()
    unfold(qtbot, window)
    assert notes.whole.isVisible()
    assert notes.whole.hasFocus()
    assert notes.whole.toPlainText().count("half-point bye") == 8
    unfold(qtbot, window)
    assert not notes.whole.isVisible()
    assert notes.button.hasFocus()


@pytest.mark.parametrize("paired", [True, False])
def test_a_few_byes_are_named_and_nothing_is_folded(window_on, paired):
    window = window_on(4, paired=paired)
    assert window.round.notes.text.count("half-point bye") == 4
    assert not window.round.notes.can_unfold
    assert not window.commands.actions["not_playing"].isEnabled()


def test_the_way_to_a_pairing_does_not_repeat_who_is_absent(window_on):
    window = window_on(8, paired=False)
    assert "Not playing" not in window.round.empty.text
    assert window.commands.actions["not_playing"].isEnabled()


def test_the_button_is_reached_by_tab_and_says_its_key(window_on, qtbot):
    window = window_on(8, paired=True)
    assert window.round.notes.button.text() == "All names  Ctrl+Alt+A"
    window.round.notes.button.setFocus()
    qtbot.keyClick(window.round.notes.button, Qt.Key.Key_Space)
    assert window.round.notes.is_open
    assert window.round.notes.button.text() == "Only how many  Ctrl+Alt+A"
