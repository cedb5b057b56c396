"""The window of the manual: every chapter opens, by keyboard alone."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextTable

from arbiter_gui.i18n import use_language
from arbiter_gui.manual import CHAPTERS, FIRST, chapters
from arbiter_gui.ui.command_table import COMMANDS
from arbiter_gui.ui.dialogs.help_window import HelpWindow
from arbiter_gui.ui.menus import key_map, native, plain
from arbiter_gui.ui.result_keys import ResultKeys
from arbiter_gui.ui.theme import DARK, LIGHT, palette_of

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def manual(show):
    window = show(HelpWindow(chapters()))
    window.show_chapter(FIRST)
    return window


def listed(window):
    return [window.list.item(row).text() for row in range(window.list.count())]


def test_every_chapter_opens_and_stands_in_the_list(manual):
    for one in chapters():
        manual.show_chapter(one.name)
        assert manual.text.toPlainText().startswith(one.title)
        assert manual.list.currentItem().text() == one.title


def test_the_list_is_walked_by_keyboard_and_the_text_follows(manual, qtbot):
    manual.list.setFocus()
    qtbot.keyClick(manual.list, Qt.Key.Key_Down)
    assert manual.text.name == CHAPTERS[1]
    qtbot.keyClick(manual.list, Qt.Key.Key_Return)
    assert manual.text.hasFocus()


def test_a_link_leads_to_another_chapter_and_the_keys_lead_back_and_forward(manual, qtbot):
    manual.text.anchorClicked.emit(QUrl("results.md"))
    assert manual.text.name == "results"
    qtbot.keyClick(manual, Qt.Key.Key_Left, ALT)
    assert manual.text.name == FIRST
    assert not manual.back.isEnabled()
    qtbot.keyClick(manual, Qt.Key.Key_Right, ALT)
    assert manual.text.name == "results"
    assert not manual.forward.isEnabled()


def test_a_link_is_followed_with_tab_and_enter(manual, qtbot):
    qtbot.keyClick(manual.text, Qt.Key.Key_Tab)
    qtbot.keyClick(manual.text, Qt.Key.Key_Return)
    assert manual.text.name == "keys"


def test_the_search_shortens_the_list_and_escape_shows_everything_again(manual, qtbot):
    qtbot.keyClick(manual, Qt.Key.Key_F, CTRL)
    qtbot.keyClicks(manual.search, "badges")
    assert listed(manual) == ["Publication, printing, files, web site"]
    assert manual.text.name == "publication"
    assert manual.text.textCursor().selectedText() == "badges"
    qtbot.keyClick(manual.search, Qt.Key.Key_Escape)
    assert len(listed(manual)) == len(CHAPTERS)


def test_words_that_are_nowhere_are_said_to_be_nowhere(manual, qtbot):
    qtbot.keyClicks(manual.search, "zugzwang")
    assert listed(manual) == []
    assert manual.nothing.isVisible()


def test_the_type_grows_and_shrinks_by_key_and_the_choice_is_told(manual, qtbot):
    told = []
    manual.size_chosen.connect(told.append)
    before = manual.text.document().size().height()
    for _press in range(3):
        qtbot.keyClick(manual, Qt.Key.Key_Plus, CTRL)
    assert manual.text.document().size().height() > before
    qtbot.keyClick(manual, Qt.Key.Key_0, CTRL)
    assert manual.text.document().size().height() == before
    assert told[-1] == 14


def test_a_chapter_in_another_language_says_so(show):
    use_language("ru")
    try:
        window = show(HelpWindow(chapters()))
        window.show_chapter("formats")
        assert "английск" in window.text.toPlainText()
        window.show_chapter(FIRST)
        assert "английск" not in window.text.toPlainText().splitlines()[1]
    finally:
        use_language("en")


def test_pictures_fit_the_width_and_follow_the_theme(manual):
    room = manual.text.viewport().width()
    assert manual.text.document().size().width() <= room
    image = QTextDocument.ResourceType.ImageResource.value
    shown = manual.text.document().resource(image, QUrl("round.png"))
    assert 0 < shown.deviceIndependentSize().width() < room
    light = manual.text.grab().toImage()
    manual.setPalette(palette_of(DARK))
    assert manual.text.palette().color(manual.text.foregroundRole()) != LIGHT.colour("text")
    assert manual.text.grab().toImage() != light


def test_every_table_of_a_chapter_is_a_table_on_the_screen(manual):
    manual.show_chapter("pairing")
    frames = manual.text.document().rootFrame().childFrames()
    assert len([frame for frame in frames if isinstance(frame, QTextTable)]) == 2


@pytest.mark.parametrize("keys", ResultKeys)
def test_the_map_of_keys_has_every_command_and_every_result(keys):
    rows = set(re.findall(r"^\| `(.+)` \| (.+) \|$", key_map(keys), re.MULTILINE))
    missing = [c.id for c in COMMANDS if (native(c.keys), plain(c.text)) not in rows]
    assert missing == []
    typed = " ".join(key for key, _meaning in rows).replace("−", "-")
    assert set(keys.results) <= set(typed)


def test_no_key_breaks_the_table_it_stands_in():
    assert all(
        line.count("|") == 3 for line in key_map(ResultKeys.POINTS).splitlines() if "|" in line
    )
