"""Fields for whole numbers and for points, with the room at the left that other fields have."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

_INDENT = 9
_HIGHEST_POINTS = 99.9


class NumberField(QSpinBox):
    """A whole number between two others."""

    def __init__(self, lowest: int, highest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(lowest, highest)
        self.lineEdit().setTextMargins(_INDENT, 0, 0, 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is typed takes the place of the number, however the keyboard came here."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)


class PointsField(QDoubleSpinBox):
    """Points, shown with one decimal and kept in tenths."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setRange(0.0, _HIGHEST_POINTS)
        self.setDecimals(1)
        self.setSingleStep(0.5)
        self.lineEdit().setTextMargins(_INDENT, 0, 0, 0)

    @property
    def tenths(self) -> int:
        """The points in tenths."""
        return round(self.value() * 10)

    def set_tenths(self, tenths: int) -> None:
        """Shows points that are given in tenths."""
        self.setValue(tenths / 10)
