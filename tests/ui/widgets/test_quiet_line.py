"""A line of news gives way in a narrow window and keeps its key in sight."""

import pytest

from arbiter_gui.ui.widgets.quiet_line import QuietLine

WORDS = "Round 4: version 2 against version 1: board 3 9 Smith & Sons – 3 Cho; board 5 10 Brandt"


@pytest.fixture
def line(qtbot):
    line = QuietLine()
    qtbot.addWidget(line)
    line.resize(1200, 20)
    line.say(WORDS, "Shift+F7")
    return line


def test_a_wide_window_shows_all_of_it(line):
    assert line.text() == f"{WORDS.replace('&', '&&')}  Shift+F7"


def test_a_narrow_window_leaves_words_out_and_the_key_in(line):
    assert line.minimumSizeHint().width() <= 120
    line.resize(320, 20)
    assert line.text().endswith("…  Shift+F7")
    assert line.whole_text == f"{WORDS}  Shift+F7"
    line.resize(1200, 20)
    assert "…" not in line.text()


def test_nothing_to_say_is_no_line(line):
    line.say("", "Shift+F7")
    assert line.isHidden()
    assert line.whole_text == ""
