"""The legend: every key with its meaning; codes go into a line of their own as a whole."""

import pytest

from arbiter_gui.ui.widgets.legend import Legend

KEYS = (("1", "White wins"), ("0", "Black wins"), ("Enter", "next"))
CODES = "W B must have, (W) (B) should have, A none"


@pytest.fixture
def legend(qtbot):
    shown = Legend()
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_one_line_where_there_is_room(legend):
    legend.resize(1600, 40)
    legend.show_legend(KEYS, CODES)
    assert "<br>" not in legend.text()


def test_the_codes_go_into_the_second_line_together(legend):
    legend.show_legend(KEYS, CODES)
    legend.resize(420, 60)
    keys, codes = legend.text().split("<br>")
    assert "White&nbsp;wins" in keys
    assert "W&nbsp;B&nbsp;must&nbsp;have, (W)&nbsp;(B)" in codes
    legend.resize(1600, 40)
    assert "<br>" not in legend.text()
