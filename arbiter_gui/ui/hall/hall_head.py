"""The top of the screen: what is shown, of which event, the time and the start of the round."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arbiter_gui.ui.hall.fitted_text import Ink, paint_fitted, width_of
from arbiter_gui.ui.hall.hall_clock import ClockText
from arbiter_gui.ui.hall.hall_theme import HallTheme

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_TITLE, _EVENT = 1.35, 0.8
_HEIGHT = 2.9
_MOST_OF_CLOCK = 0.5
_BETWEEN = 1.0


class HallHead(QWidget):
    """Two lines at either side: title and event, time and start."""

    def __init__(self, theme: HallTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.pixels = 1
        self.title = self.event_name = ""
        self.clock = ClockText("", "")

    def set_type(self, pixels: int) -> None:
        """Takes another size of type."""
        self.pixels = pixels
        self.setFixedHeight(round(_HEIGHT * pixels))

    def show_title(self, title: str, event_name: str) -> None:
        """Says what is shown."""
        self.title, self.event_name = title, event_name
        self._say()

    def show_clock(self, clock: ClockText) -> None:
        """Says the time; painted only when something else is to be seen."""
        if clock != self.clock:
            self.clock = clock
            self._say()

    @property
    def start_line(self) -> str:
        """When the round begins and how long it is until then."""
        return "  ·  ".join(part for part in (self.clock.start, self.clock.left) if part)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the four texts."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("ground"))
        title, small = round(self.pixels * _TITLE), round(self.pixels * _EVENT)
        gap = self.pixels * 0.45
        box = QRectF(self.rect()).adjusted(gap, 0, -gap, 0)
        upper = QRectF(box.x(), box.y(), box.width(), self.height() * 0.58)
        lower = QRectF(box.x(), upper.bottom(), box.width(), self.height() * 0.36)
        pairs = (
            (upper, (self.title, title, "text"), (self.clock.time, title, "text")),
            (lower, (self.event_name, small, "muted"), (self.start_line, self.pixels, "accent")),
        )
        for line, left, right in pairs:
            room = min(width_of(right[0], right[1], strong=True), line.width() * _MOST_OF_CLOCK)
            ink = Ink(right[1], self.theme.colour(right[2]), strong=True)
            corner = line.adjusted(line.width() - room, 0, 0, 0)
            paint_fitted(painter, corner, right[0], ink, _RIGHT)
            rest = line.adjusted(0, 0, -room - _BETWEEN * self.pixels, 0)
            strong = left[2] == "text" or self.theme.strong
            paint_fitted(
                painter, rest, left[0], Ink(left[1], self.theme.colour(left[2]), strong), _LEFT
            )

    def _say(self) -> None:
        parts = (self.title, self.event_name, self.clock.time, self.clock.start)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()
