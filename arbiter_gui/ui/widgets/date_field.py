"""A date as FIDE's files write it, typed or picked from a calendar; may stay empty."""

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QDateEdit, QWidget

_FORMAT = "yyyy/MM/dd"
_NONE = QDate(1900, 1, 1)


class DateField(QDateEdit):
    """A date field whose value is "2026/05/01" or "".

    Signals:
        changed: The date is another one.
    """

    changed = Signal(str)

    def __init__(self, empty_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCalendarPopup(True)
        self.setDisplayFormat(_FORMAT)
        self.setMinimumDate(_NONE)
        self.setSpecialValueText(empty_text)
        self.setDate(_NONE)
        self.dateChanged.connect(self._tell)

    def text_value(self) -> str:
        """The date as FIDE's files write it, or ""."""
        return "" if self.date() == _NONE else self.date().toString(_FORMAT)

    def set_text_value(self, text: str) -> None:
        """Shows a date of a file; anything that is not one shows as empty."""
        date = QDate.fromString(text, _FORMAT)
        self.setDate(date if date.isValid() else _NONE)

    def _tell(self) -> None:
        self.changed.emit(self.text_value())
