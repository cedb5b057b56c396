"""A date that is typed as people write it, or picked from a calendar; may stay empty."""

from PySide6.QtCore import QDate, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QVBoxLayout, QWidget

from arbiter_gui.dates import day_text
from arbiter_gui.formats.trf.dates import date_of
from arbiter_gui.i18n import _
from arbiter_gui.ui.dialog_keys import text_with_key
from arbiter_gui.ui.icons import icon
from arbiter_gui.ui.theme import tokens_of

_FORMAT = "yyyy/MM/dd"
_EXAMPLE = "2026/05/01"
_WHOLE = len(_EXAMPLE)


def example_of_a_day() -> str:
    """A day as it can be typed in the language in use."""
    return day_text(_EXAMPLE)


class DateField(QLineEdit):
    """A date field whose value is "2026/05/01" or "".

    Whatever is typed in a usual order is understood and written out when the keyboard leaves; the
    arrow keys go from day to day, Alt+Down opens the calendar.

    Signals:
        changed: The date is another one.
    """

    changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = ""
        self.setPlaceholderText(_("for example {day}").format(day=example_of_a_day()))
        self.setClearButtonEnabled(False)
        self.calendar = QAction(
            icon("calendar", tokens_of(self.palette()).muted),
            text_with_key(_("Calendar"), "calendar"),
            self,
        )
        self.calendar.triggered.connect(self.open_calendar)
        self.addAction(self.calendar, QLineEdit.ActionPosition.TrailingPosition)
        self.editingFinished.connect(self._write_out)

    def text_value(self) -> str:
        """The date as FIDE's files write it; "" for none, and for what is no day."""
        found = date_of(self.text()) or ""
        return found if len(found) == _WHOLE else ""

    def set_text_value(self, text: str) -> None:
        """Shows a date of a file; anything that is not one shows as empty."""
        valid = QDate.fromString(text, _FORMAT).isValid()
        self.setText(day_text(text) if valid else "")
        self._tell()

    def problem(self) -> str:
        """What is wrong with what was typed, or ""."""
        if not self.text().strip() or self.text_value():
            return ""
        text = _("“{found}” is no day. Write it as {example}, or leave the field empty.")
        return text.format(found=self.text().strip(), example=example_of_a_day())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go a day on or back, Alt+Down opens the calendar."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.key() == Qt.Key.Key_Down and alt:
            self.open_calendar()
        elif event.key() in steps and not alt:
            self._step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def open_calendar(self) -> None:
        """Shows a month to pick a day from; Enter or a click takes it, Escape leaves it."""
        popup = QWidget(self, Qt.WindowType.Popup)
        popup.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        month = QCalendarWidget(popup)
        month.setAccessibleName(_("Calendar"))
        month.setSelectedDate(self._date())
        month.activated.connect(self._pick)
        month.activated.connect(popup.close)
        month.clicked.connect(self._pick)
        month.clicked.connect(popup.close)
        column = QVBoxLayout(popup)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(month)
        popup.move(self.mapToGlobal(QPoint(0, self.height())))
        popup.show()
        month.setFocus()

    def _date(self) -> QDate:
        """The day in the field, or today."""
        date = QDate.fromString(self.text_value(), _FORMAT)
        return date if date.isValid() else QDate.currentDate()

    def _pick(self, date: QDate) -> None:
        self.set_text_value(date.toString(_FORMAT))

    def _step(self, days: int) -> None:
        """From an empty field to today, from there day by day."""
        date = self._date()
        self._pick(date.addDays(days) if self.text_value() else date)
        self.selectAll()

    def _write_out(self) -> None:
        if self.text_value():
            self.setText(day_text(self.text_value()))
        self._tell()

    def _tell(self) -> None:
        if self.text_value() != self._told:
            self._told = self.text_value()
            self.changed.emit(self._told)
