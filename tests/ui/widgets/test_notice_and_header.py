"""Messages in place, the header's buttons and the search box."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from arbiter_gui.ui.theme import DARK, LIGHT, palette_of
from arbiter_gui.ui.widgets.icon_button import IconButton
from arbiter_gui.ui.widgets.notice import Notice
from arbiter_gui.ui.widgets.page_header import PageHeader
from arbiter_gui.ui.widgets.search_box import SearchBox


def test_a_notice_says_its_lines_and_does_what_it_offers(qtbot):
    done = []
    notice = Notice()
    qtbot.addWidget(notice)
    assert notice.text == ""
    notice.say(["Board 3 has no result."], [("Go to board 3", lambda: done.append(3))])
    notice.say(["Board 4 has no result."], [("Go to board 4", lambda: done.append(4))])
    assert notice.text == "Board 4 has no result."
    buttons = [b for b in notice.findChildren(QPushButton) if b.text() == "Go to board 4"]
    buttons[0].click()
    assert done == [4]
    notice.hide()
    assert notice.text == ""


def test_a_header_button_follows_its_command(qtbot):
    header = PageHeader("Round", "Find")
    qtbot.addWidget(header)
    action = QAction("&Pair round 5…", header)
    action.setShortcut("F5")
    fired = []
    action.triggered.connect(lambda: fired.append(1))
    header.show_commands([action])
    (button,) = header.buttons
    assert button.text() == "Pair round 5  F5"
    button.click()
    action.setEnabled(False)
    assert not button.isEnabled()
    button.click()
    assert fired == [1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_the_keyboard_leaves_the_search_box_for_the_list(qtbot, key):
    box = SearchBox("Find")
    qtbot.addWidget(box)
    with qtbot.waitSignal(box.left):
        qtbot.keyClick(box, key)


def test_escape_empties_the_search_box_first(qtbot):
    box = SearchBox("Find")
    qtbot.addWidget(box)
    qtbot.keyClicks(box, "adams")
    with qtbot.assertNotEmitted(box.left):
        qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert box.text() == ""


def test_icons_follow_the_colours_of_the_window(qtbot):
    box, button = SearchBox("Find"), IconButton("next", "Next")

    def lightest(icon):
        image = icon.pixmap(16, 16).toImage()
        colours = [image.pixelColor(x, y) for x in range(16) for y in range(16)]
        return max(c.lightness() for c in colours if c.alpha() > 200)

    for widget in (box, button):
        qtbot.addWidget(widget)
        icon = widget.actions()[0].icon if widget is box else widget.icon
        widget.setPalette(palette_of(LIGHT))
        dark_on_light = lightest(icon())
        widget.setPalette(palette_of(DARK))
        assert lightest(icon()) > dark_on_light + 40


def test_a_narrow_header_leaves_the_keys_to_the_menu(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    header = PageHeader("Round 5", "Find", page)
    action = QAction("&Pair round 5", header)
    action.setShortcut("F5")
    header.show_commands([action])
    page.show()
    (button,) = header.buttons
    header.resize(900, 40)
    assert button.text() == "Pair round 5  F5"
    header.resize(header.minimumSizeHint().width() + button.width_of_key - 1, 40)
    assert button.text() == "Pair round 5"
    action.setText("&Pair")
    assert button.text() == "Pair  F5"
    action.setText("&Pair round 5")
    assert button.text() == "Pair round 5"
    header.resize(900, 40)
    assert button.text() == "Pair round 5  F5"


def test_the_search_box_gives_way_to_a_line_of_state_that_would_be_cut(qtbot):
    header = PageHeader("Players", "Find a player")
    qtbot.addWidget(header)
    header.resize(500, 40)
    header.show()
    header.set_state("short")
    QApplication.processEvents()
    wide = header.search_box.width()
    header.set_state("84 players · 81 play in round 5 · 2 byes")
    QApplication.processEvents()
    assert header.search_box.width() < wide
    hint = header.search_box.fontMetrics().horizontalAdvance("Find a player")
    assert header.search_box.width() > hint
    header.set_state("short")
    QApplication.processEvents()
    assert header.search_box.width() == wide
