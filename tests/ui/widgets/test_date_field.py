"""A day is typed as people write it, and a field of days never keeps the keyboard."""

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QVBoxLayout, QWidget

from arbiter_gui.ui.widgets.date_field import DateField


@pytest.fixture
def form(qtbot):
    """A field of a day between two other fields."""
    page = QWidget()
    column = QVBoxLayout(page)
    page.before, page.day, page.after = QLineEdit(), DateField(), QLineEdit()
    for field in (page.before, page.day, page.after):
        column.addWidget(field)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitActive(page)
    page.day.setFocus()
    return page


@pytest.mark.parametrize(
    "typed", ["01.12.2026", "1.12.2026", "01/12/2026", "2026-12-01", "2026/12/1", "1 Dec 2026"]
)
def test_a_day_is_understood_in_every_usual_order_and_written_out(form, qtbot, typed):
    with qtbot.waitSignal(form.day.changed) as told:
        qtbot.keyClicks(form.day, typed)
        qtbot.keyClick(form.day, Qt.Key.Key_Tab)
    assert told.args == ["2026/12/01"]
    assert form.day.text_value() == "2026/12/01"
    assert form.day.text() == "1 Dec 2026"
    assert form.after.hasFocus()


@pytest.mark.parametrize("typed", ["soon", "31.02.2026", "2026", "12"])
def test_what_is_no_day_is_told_and_does_not_keep_the_keyboard(form, qtbot, typed):
    qtbot.keyClicks(form.day, typed)
    qtbot.keyClick(form.day, Qt.Key.Key_Tab)
    assert form.after.hasFocus()
    assert form.day.text_value() == ""
    assert typed in form.day.problem()
    assert "1 May 2026" in form.day.problem()


def test_an_empty_field_is_no_problem_and_can_be_emptied_again(form, qtbot):
    assert (form.day.text_value(), form.day.problem()) == ("", "")
    form.day.set_text_value("2026/12/01")
    form.day.clear()
    assert (form.day.text_value(), form.day.problem()) == ("", "")
    form.day.set_text_value("no day")
    assert form.day.text() == ""


def test_the_arrow_keys_go_from_day_to_day(form, qtbot):
    qtbot.keyClick(form.day, Qt.Key.Key_Up)
    assert form.day.text_value() == QDate.currentDate().toString("yyyy/MM/dd")
    form.day.set_text_value("2026/12/31")
    qtbot.keyClick(form.day, Qt.Key.Key_Up)
    assert form.day.text_value() == "2027/01/01"
    qtbot.keyClick(form.day, Qt.Key.Key_Down)
    assert form.day.text_value() == "2026/12/31"


def test_alt_and_down_opens_a_calendar_whose_day_is_taken_by_enter(form, qtbot):
    form.day.set_text_value("2026/12/01")
    qtbot.keyClick(form.day, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    month = form.day.findChild(QCalendarWidget)
    assert month.selectedDate() == QDate(2026, 12, 1)
    month.activated.emit(QDate(2026, 12, 24))
    assert form.day.text_value() == "2026/12/24"
    qtbot.waitUntil(lambda: form.day.findChild(QCalendarWidget) is None)
