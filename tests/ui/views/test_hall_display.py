"""The hall display turns its pages by itself, obeys its keys and follows the event."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication, QShortcut
from PySide6.QtWidgets import QApplication

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.reports.hall_lists import HALL_LISTS, hall_content
from arbiter_gui.tournament import Result
from arbiter_gui.ui.dialogs.hall_settings import HallSettingsDialog
from arbiter_gui.ui.hall.hall_layout import HallPage
from arbiter_gui.ui.hall.hall_settings import HallSettings
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.hall_commands import other_screen
from arbiter_gui.ui.views.hall_display import HELP, HallDisplay
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import WHEN, event, pairing

NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)
LARGE = HallSettings(seconds=10, percent=200, message="Lunch is at 13:00")
SETTINGS = HallSettings(seconds=10, message="Lunch is at 13:00", start="15:00")


def published(count=8):
    """Round 1 is played, round 2 published, round 3 not yet paired."""
    tournament = event(count, paired=1)
    tournament.apply(pairing(tournament))
    tournament.apply(publish(tournament, WHEN))
    return tournament


@pytest.fixture
def shown(qtbot):
    def display_of(tournament, settings=SETTINGS):
        display = HallDisplay(settings, lambda: NOON)
        qtbot.addWidget(display)
        display._timer.stop()
        display.resize(960, 540)
        with qtbot.waitActive(display):
            display.show()
            display.activateWindow()
        display.show_content(hall_content(tournament, HALL_LISTS))
        return display

    return display_of


def place(display):
    return display.rotation.key, display.rotation.page


def texts(display):
    page = display.sheet.shown
    return [cell.text for row in page.lines for cell in row.cells]


def test_a_page_stays_its_seconds_and_then_the_next_one_comes(shown):
    display = shown(published())
    seen = []
    for _page in range(5):
        seen.append(place(display))
        display.tick(9_999)
        assert place(display) == seen[-1]
        display.tick(1)
    names = [("pairings", 0), ("by_name", 0), ("standings", 0), ("message", 0), ("pairings", 0)]
    assert seen == names


def test_a_long_list_has_several_pages_with_their_number(shown):
    display = shown(published(24), LARGE)
    assert display.foot.right_text == "Page 1 of 2"
    display.tick(10_000)
    assert place(display) == ("pairings", 1)
    assert display.foot.right_text == "Page 2 of 2"
    display.tick(2_500)
    assert display.foot.part == 0.25


def test_space_keeps_the_page_and_says_so(qtbot, shown):
    display = shown(published())
    qtbot.keyClick(display, Qt.Key.Key_Space)
    display.tick(60_000)
    assert place(display) == ("pairings", 0)
    assert display.foot.right_text.startswith("Paused")
    qtbot.keyClick(display, Qt.Key.Key_Space)
    display.tick(10_000)
    assert place(display) == ("by_name", 0)


def test_arrows_go_through_pages_and_lists(qtbot, shown):
    display = shown(published(24), LARGE)
    seen = []
    for key in ("Right", "Right", "Left", "Down", "Up", "Up"):
        qtbot.keyClick(display, getattr(Qt.Key, f"Key_{key}"))
        seen.append(place(display))
    assert seen == [
        ("pairings", 1), ("by_name", 0), ("pairings", 1),
        ("by_name", 0), ("pairings", 0), ("message", 0),
    ]  # fmt: skip


def test_a_page_chosen_by_key_stays_its_whole_time(qtbot, shown):
    display = shown(published())
    display.tick(9_000)
    qtbot.keyClick(display, Qt.Key.Key_Right)
    display.tick(9_000)
    assert place(display) == ("by_name", 0)


def test_keys_change_type_seconds_and_colours_and_tell_it(qtbot, shown):
    display = shown(published())
    before, told = display.pixels, []
    display.changed.connect(lambda: told.append(display.settings))
    qtbot.keyClick(display, Qt.Key.Key_Plus)
    assert display.foot.left_text == "Type 110 %"
    assert display.pixels > before
    qtbot.keyClick(display, Qt.Key.Key_Minus)
    qtbot.keyClick(display, Qt.Key.Key_PageUp)
    assert display.foot.left_text == "11 seconds a page"
    qtbot.keyClick(display, Qt.Key.Key_PageDown)
    qtbot.keyClick(display, Qt.Key.Key_T)
    assert display.foot.left_text == "Dark"
    assert [(s.percent, s.seconds, s.theme) for s in told] == [
        (110, 10, "light"), (100, 10, "light"), (100, 11, "light"),
        (100, 10, "light"), (100, 10, "dark"),
    ]  # fmt: skip
    ground = display.sheet.grab().toImage().pixelColor(2, 2)
    assert ground.lightness() < 40
    assert display.grab().toImage().pixelColor(1, 1) == ground


def test_the_clock_counts_down_to_the_next_round(qtbot, shown):
    display = shown(published())
    assert display.head.clock.time == "12:00"
    assert display.head.start_line == "Round 2 at 15:00  ·  3:00:00"
    qtbot.keyClick(display, Qt.Key.Key_C)
    assert display.sheet.shown.split("\n") == [
        "12:00:00",
        "Round\u00a02\u00a0at\u00a015:00",
        "3:00:00",
    ]
    display.tick(60_000)
    qtbot.keyClick(display, Qt.Key.Key_C)
    assert place(display) == ("pairings", 0)
    assert isinstance(display.sheet.shown, HallPage)


def test_a_start_that_was_named_has_its_name(shown):
    settings = HallSettings(start="15:00", what="Prize-giving")
    assert shown(published(), settings).head.start_line.startswith("Prize-giving at 15:00")


def test_the_line_of_keys_hides_itself_and_comes_back(qtbot, shown):
    display = shown(published(), HallSettings(seconds=120))
    for key, _meaning in HELP:
        assert key in display.foot.left_text
    display.tick(8_000)
    assert display.foot.left_text == ""
    assert display.cursor().shape() is Qt.CursorShape.BlankCursor
    qtbot.keyClick(display, Qt.Key.Key_F1)
    assert "Esc close" in display.foot.left_text
    assert display.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_what_is_seen_can_be_heard(shown):
    display = shown(published())
    assert display.sheet.accessibleName().startswith("Round 2")
    assert "Page 1 of 1" in display.sheet.accessibleName()
    heard = display.sheet.accessibleDescription()
    assert "Alvarez, 1" in heard
    assert len(heard.splitlines()) == 4
    assert "12:00" in display.head.accessibleName()
    assert "Page 1 of 1" in display.foot.accessibleName()


def test_a_result_appears_on_the_page_that_is_shown(shown):
    tournament = published(24)
    display = shown(tournament, LARGE)
    display.tick(10_000)
    display.tick(3_000)
    before = place(display), texts(display)
    tournament.apply(enter_result(tournament, 2, 12, Result.DRAW))
    display.show_content(hall_content(tournament, HALL_LISTS))
    assert before[0] == place(display)
    assert "½–½" in texts(display)
    assert "½–½" not in before[1]
    display.tick(7_000)
    assert place(display) != before[0]


def test_without_anything_to_show_the_event_is_named(shown):
    display = shown(event(8), HallSettings())
    assert display.sheet.shown == "No round has been published yet."
    display.tick(60_000)
    display.show_content(None)
    assert display.sheet.shown == "No event is open"


def test_another_size_makes_other_pages_and_keeps_the_list(shown):
    display = shown(published(24), LARGE)
    display.change_list(1)
    small = display.rotation.pages
    display.change_type(100)
    assert place(display) == ("by_name", 0)
    assert display.rotation.pages > small


def test_a_keyboard_without_latin_letters_commands_the_display_too(shown):
    shortcuts = shown(published()).findChildren(QShortcut)
    keys = [{key.toString() for key in keys} for keys in map(QShortcut.keys, shortcuts)]
    letters = [pair for pair in keys if len(pair) == 2]
    assert {"T", "\N{CYRILLIC CAPITAL LETTER IE}"} in letters
    assert {"C", "\N{CYRILLIC CAPITAL LETTER ES}"} in letters
    assert len(letters) == 6


def test_escape_closes_the_display(qtbot, shown):
    display = shown(published())
    with qtbot.waitSignal(display.closed):
        qtbot.keyClick(display, Qt.Key.Key_Escape)
    assert not display.isVisible()


def test_f_leaves_the_full_screen_and_s_takes_it_again(qtbot, shown):
    display = shown(published())
    qtbot.keyClick(display, Qt.Key.Key_S)
    assert display.isFullScreen()
    assert display.foot.left_text == "There is only one screen."
    qtbot.keyClick(display, Qt.Key.Key_F)
    assert not display.isFullScreen()


def test_the_display_goes_to_the_screen_that_the_window_is_not_on():
    screen = QGuiApplication.primaryScreen()
    assert other_screen([screen], screen) is screen
    beside = object()
    assert other_screen([screen, beside], screen) is beside
    assert other_screen([beside, screen], screen) is beside


@pytest.fixture
def preferences(tmp_path):
    return Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def window(qtbot, tmp_path, preferences):
    workspace = Workspace()
    window = MainWindow(workspace, preferences)
    workspace.acknowledge = lambda _change, _warnings: "The slip was wrong"
    qtbot.addWidget(window, before_close_func=lambda _window: workspace.close())
    workspace.show(Document.create(tmp_path / "Open.arbiter", published().facts()))
    window.show()
    return window


@pytest.fixture
def open_display(qtbot, window):
    def opened():
        window.commands.actions["hall_display"].trigger()
        qtbot.waitUntil(lambda: window.hall.display.rotation.key != "waiting")
        return window.hall.display

    return opened


def test_a_result_typed_in_the_window_is_soon_in_the_hall(qtbot, window, open_display):
    display = open_display()
    assert display.sheet.shown.table.title.startswith("Round 2")
    window.workspace.carry_out(enter_result, 2, 1, Result.DRAW)
    qtbot.waitUntil(lambda: "½–½" in texts(display))
    window.workspace.undo()
    qtbot.waitUntil(lambda: "½–½" not in texts(display))


def test_a_draft_never_reaches_the_hall(qtbot, window, open_display):
    tournament = window.workspace.tournament
    for game in tournament.games(2):
        window.workspace.carry_out(enter_result, 2, game.board, Result.DRAW)
    display = open_display()
    window.workspace.do(pairing(tournament))
    assert tournament.rounds_paired == 3
    with qtbot.waitSignal(window.hall._due.timeout):
        pass
    qtbot.waitUntil(lambda: not window.hall._reader.is_computing)
    assert display.sheet.shown.table.title.startswith("Round 2")
    window.workspace.carry_out(publish, WHEN)
    qtbot.waitUntil(lambda: display.sheet.shown.table.title.startswith("Round 3"))


def test_the_display_stays_when_the_event_is_closed_and_shows_the_next_one(
    qtbot, tmp_path, window, open_display
):
    display = open_display()
    display.apply(HallSettings(message="Of this event", event=display.settings.event))
    window.workspace.show(None)
    assert display.isVisible()
    assert display.sheet.shown == "No event is open"
    assert display.settings.message == ""
    window.workspace.show(Document.create(tmp_path / "Other.arbiter", published(12).facts()))
    qtbot.waitUntil(lambda: display.rotation.key == "pairings")
    assert len(display.sheet.shown.lines) == 6


def test_the_display_goes_with_its_window(qtbot, window, open_display):
    display = open_display()
    with qtbot.waitSignal(display.closed):
        window.workspace.close()
    assert window.hall.display is None


def test_the_key_brings_the_open_display_back_and_escape_lets_it_be_opened_anew(
    qtbot, window, open_display
):
    first = open_display()
    assert open_display() is first
    first.close()
    assert open_display() is not first


def test_what_keys_change_is_remembered(qtbot, window, open_display, preferences):
    display = open_display()
    display.change_theme()
    display.change_seconds(5)
    display.close()
    again = Preferences(preferences._store)
    assert '"theme": "dark"' in again.hall
    assert open_display().settings.seconds == 17


def test_settings_that_cannot_be_read_are_as_usual(window, preferences):
    preferences.hall = "{broken"
    assert window.hall.settings().seconds == 12
    preferences.hall = "[]"
    assert window.hall.settings().seconds == 12


def test_the_form_is_filled_by_keyboard_and_opens_the_display(qtbot, window, preferences):
    window.commands.actions["hall_settings"].trigger()
    dialog = window.findChild(HallSettingsDialog)
    assert dialog.focusWidget() is dialog.lists["pairings"]
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    dialog.message.setFocus()
    qtbot.keyClicks(dialog.focusWidget(), "Lunch")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClicks(dialog.focusWidget(), "25:00")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert "25:00" in dialog.complaint.text()
    assert dialog.isVisible()
    dialog.start.clear()
    qtbot.keyClicks(dialog.focusWidget(), "9.30")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    display = window.hall.display
    qtbot.waitUntil(lambda: display.rotation.key == "by_name")
    chosen = display.settings
    assert (chosen.lists, chosen.message) == (("by_name", "standings"), "Lunch")
    assert chosen.start == "09:30"
    assert window.hall.settings() == chosen


def test_m_asks_for_a_message_and_shows_it_at_once(qtbot, window, open_display):
    display = open_display()
    qtbot.keyClick(display, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: display.findChild(HallSettingsDialog) is not None)
    dialog = display.findChild(HallSettingsDialog)
    assert dialog.focusWidget() is dialog.message
    qtbot.keyClicks(dialog.message, "Silence please")
    dialog.accept_button.click()
    assert display.sheet.shown == "Silence please"


def test_the_form_asks_without_stopping_anything(qtbot, window, open_display):
    display = open_display()
    qtbot.keyClick(display, Qt.Key.Key_O)
    dialog = display.findChild(HallSettingsDialog)
    assert dialog.isVisible()
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    assert QApplication.activeModalWidget() is dialog
    display.tick(60_000)
    assert place(display) != ("pairings", 0)
    dialog.reject()
