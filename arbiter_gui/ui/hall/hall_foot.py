"""The bottom of the screen: the page, how long it stays, and the keys while they are wanted."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arbiter_gui.ui.hall.fitted_text import Ink, paint_fitted, width_of
from arbiter_gui.ui.hall.hall_theme import HallTheme

_HEIGHT, _TYPE, _BAR = 1.35, 0.72, 0.16


class HallFoot(QWidget):
    """A bar that grows until the page turns, above one line of text."""

    def __init__(self, theme: HallTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.pixels = 1
        self.left_text = self.right_text = ""
        self.part = 0.0

    def set_type(self, pixels: int) -> None:
        """Takes another size of type."""
        self.pixels = pixels
        self.setFixedHeight(round(_HEIGHT * pixels))

    def say(self, left: str, right: str) -> None:
        """Shows help or news at the left, the page at the right."""
        if (left, right) != (self.left_text, self.right_text):
            self.left_text, self.right_text = left, right
            self.setAccessibleName(", ".join(part for part in (right, left) if part))
            self.update()

    def show_part(self, part: float) -> None:
        """Shows how much of the time of a page has passed, from 0 to 1."""
        if part != self.part:
            self.part = part
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the bar and the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("ground"))
        gap, bar = self.pixels * 0.45, self.pixels * _BAR
        box = QRectF(self.rect()).adjusted(gap, 0, -gap, 0)
        track = QRectF(box.x(), box.y(), box.width(), bar)
        painter.fillRect(track, self.theme.colour("stripe"))
        track.setWidth(track.width() * self.part)
        painter.fillRect(track, self.theme.colour("accent"))
        box.setTop(bar)
        size = round(self.pixels * _TYPE)
        ink = Ink(size, self.theme.colour("muted"), self.theme.strong)
        paint_fitted(painter, box, self.right_text, ink, Qt.AlignmentFlag.AlignRight)
        taken = width_of(self.right_text, size, strong=self.theme.strong) + self.pixels
        box.setRight(box.right() - taken)
        paint_fitted(painter, box, self.left_text, ink, Qt.AlignmentFlag.AlignLeft)
