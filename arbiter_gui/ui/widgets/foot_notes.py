"""Notes below a list: all of them where there is room, else as much as fits, ending in dots."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from arbiter_gui.ui.widgets.foot_label import FootLabel

_MOST_LINES = 3
_RIGHT_OF_REMARK = 12


class FootNotes(FootLabel):
    """A few lines of secondary text; never cut in the middle, everything is in the tool tip."""

    def __init__(self) -> None:
        super().__init__("secondary")
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._notes: tuple[str, ...] = ()
        self._lines = _MOST_LINES

    def say(self, notes: Iterable[str]) -> None:
        """Shows some notes; without any there is nothing to be seen."""
        self._notes = tuple(notes)
        whole = "\n".join(self._notes)
        self.setToolTip(whole)
        self.setAccessibleName(whole)
        self._fit()
        self.setVisible(bool(self._notes))

    def leave_room(self, *, one_line: bool) -> None:
        """Takes one line only, where the list needs the room."""
        self._lines = 1 if one_line else _MOST_LINES
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the text anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, margins = self.fontMetrics(), self.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        height = self._lines * metrics.lineSpacing()
        whole = "\n".join(self._notes)
        flags = int(Qt.TextFlag.TextWordWrap)
        wraps = metrics.boundingRect(QRect(0, 0, room, 10_000), flags, whole).height() <= height
        self.setWordWrap(wraps)
        if not wraps:
            first, rest = self._notes[: self._lines - 1], self._notes[self._lines - 1 :]
            mode = Qt.TextElideMode.ElideRight
            lines = [metrics.elidedText(line, mode, room) for line in (*first, "  ·  ".join(rest))]
            whole = "\n".join(lines)
        if whole != self.text():
            self.setText(whole)
        self.setMaximumHeight(height + margins.top() + margins.bottom())
        self.setMinimumWidth(1)


def foot_row(echo: QWidget, remark: QWidget) -> QHBoxLayout:
    """What was entered last, and what is remarkable about the board, side by side."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, _RIGHT_OF_REMARK, 0)
    row.addWidget(echo, 3)
    row.addWidget(remark, 2)
    return row
