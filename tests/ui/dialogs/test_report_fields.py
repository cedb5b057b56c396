"""What the FIDE report needs of the heading: deputies, days of the rounds, time control."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.tournament import EventDetails
from arbiter_gui.ui.dialogs.event_details import EventDetailsDialog

EVENT = EventDetails("Open", deputy_arbiters=("FA Vik, Per",), round_dates=("2026/05/01",))


@pytest.fixture
def dialog(qtbot):
    dialog = EventDetailsDialog(EVENT)
    qtbot.addWidget(dialog)
    return dialog


def test_what_is_known_stands_in_the_fields_and_stays(dialog):
    report = dialog.report
    assert (report.deputies.text(), report.round_dates.text()) == ("FA Vik, Per", "1 May 2026")
    assert dialog.problem() is None
    assert report.filled(dialog.fields.details()) == EVENT


def test_names_and_days_are_told_apart_by_semicolons(dialog, qtbot):
    report = dialog.report
    report.deputies.setText("FA Vik, Per; IA Dal, Eva ;")
    report.round_dates.setText("2026/05/01; ; 3.5.2026;")
    qtbot.keyClicks(report.time_control, "40/6000+30:900+30")
    assert dialog.problem() is None
    filled = report.filled(EVENT)
    assert filled.deputy_arbiters == ("FA Vik, Per", "IA Dal, Eva")
    assert filled.round_dates == ("2026/05/01", "", "2026/05/03")
    assert filled.time_control == "40/6000+30:900+30"


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("round_dates", "2026/05/01; soon", "Round 2: “soon”"),
        ("round_dates", "2026", "Round 1: “2026”"),
        ("time_control", "90 min", "in seconds"),
    ],
)
def test_what_the_report_cannot_hold_is_said_and_its_field_named(dialog, field, typed, said):
    getattr(dialog.report, field).setText(typed)
    text, widget = dialog.problem()
    assert said in text
    assert widget is getattr(dialog.report, field)


def test_tab_goes_on_from_the_rate_of_play_to_the_fields_of_the_report(dialog, qtbot):
    dialog.show()
    fields = [dialog.fields.rate_of_play, dialog.report.deputies, dialog.report.round_dates]
    dialog.fields.rate_of_play.setFocus()
    for field in fields[1:]:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is field
