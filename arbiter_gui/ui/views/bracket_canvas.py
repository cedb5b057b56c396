"""The picture of a bracket in a scrolled frame, larger or smaller by keys."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.theme import tokens_of
from arbiter_gui.ui.views.bracket_drawing import Drawing

ZOOMS = (0.4, 0.5, 0.6, 0.75, 0.9, 1.0, 1.25, 1.5, 2.0, 3.0)
_USUAL = ZOOMS.index(0.9)
_LARGER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_SMALLER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class BracketCanvas(QScrollArea):
    """Shows one picture; the arrow keys move it, plus and minus change its size.

    Attributes:
        words: The picture in words, for who hears it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bracketCanvas")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(_("Picture of the bracket"))
        self._sheet = _Sheet(self)
        self._sheet.setObjectName("bracketCanvas")
        self.viewport().setObjectName("bracketCanvas")
        self.setWidget(self._sheet)
        self._step = _USUAL
        self._fits = True
        self.words = ""

    @property
    def drawing(self) -> Drawing | None:
        """What is shown."""
        return self._sheet.drawing

    @property
    def zoom(self) -> float:
        """The size, 1.0 for the natural one."""
        return ZOOMS[self._step]

    def show_drawing(self, drawing: Drawing | None, words: str) -> None:
        """Shows another picture, or none, and goes to the board that is explained."""
        self.words = words
        self.setAccessibleDescription(words)
        self._sheet.setAccessibleDescription(words)
        self._sheet.drawing = drawing
        self._fit()
        self._resize()
        if drawing is not None:
            self._go_to_board(drawing)

    def magnify(self, steps: int) -> None:
        """Makes the picture larger, or smaller with negative steps; 0 fits it to the width."""
        self._fits = not steps
        self._step = min(max(self._step + steps, 0), len(ZOOMS) - 1)
        self._fit()
        self._resize()

    def redraw(self) -> None:
        """Draws the same picture again, in the colours that the window has now."""
        self._sheet.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus and 0 with or without Ctrl."""
        if event.key() in _LARGER:
            self.magnify(1)
        elif event.key() in _SMALLER:
            self.magnify(-1)
        elif event.key() == Qt.Key.Key_0:
            self.magnify(0)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel with Ctrl changes the size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.magnify(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the picture to the width, unless the arbiter has chosen a size."""
        super().resizeEvent(event)
        self._fit()
        self._resize()

    def _fit(self) -> None:
        drawing = self._sheet.drawing
        if not self._fits or drawing is None:
            return
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        fitting = [
            step
            for step, zoom in enumerate(ZOOMS[: _USUAL + 1])
            if drawing.plan.size.width() * zoom <= room
        ]
        self._step = max(fitting, default=0)

    def _resize(self) -> None:
        drawing = self._sheet.drawing
        self._sheet.zoom = self.zoom
        size = drawing.plan.size * self.zoom if drawing else QSize(0, 0)
        self._sheet.resize(round(size.width()), round(size.height()))
        self._sheet.update()

    def _go_to_board(self, drawing: Drawing) -> None:
        boxes = [box for key, box in drawing.plan.boxes.items() if key in drawing.shown]
        if boxes:
            middle = sum((box.center() for box in boxes), QPointF()) / len(boxes) * self.zoom
            margin = self.viewport().height() // 2
            self.ensureVisible(round(middle.x()), round(middle.y()), 50, margin)


class _Sheet(QWidget):
    """The paper the picture is drawn on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.drawing: Drawing | None = None
        self.zoom = 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the picture in the colours of the window."""
        del event
        if self.drawing is None:
            return
        painter = QPainter(self)
        painter.scale(self.zoom, self.zoom)
        self.drawing.paint(painter, tokens_of(self.palette()))
        painter.end()
