"""The large part of the screen: a page of a list, or one text as large as it can be."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter_gui.tables.table import Align, Row, Tone
from arbiter_gui.ui.hall.fitted_text import Ink, paint_fitted, paint_page
from arbiter_gui.ui.hall.hall_layout import GAP, HEADING, HallGrid, HallPage
from arbiter_gui.ui.hall.hall_theme import HallTheme

_ALIGN = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft,
    Align.CENTRE: Qt.AlignmentFlag.AlignHCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight,
}
_PART_OF_HEIGHT = 0.3
_STRONG = frozenset({"board", "points"})


class HallSheet(QWidget):
    """Paints what it is given; what is painted is its accessible description too.

    Signals:
        resized: Pages have to be made for another size.
    """

    resized = Signal()

    def __init__(self, theme: HallTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.shown: HallPage | str = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: HallPage | str, name: str) -> None:
        """Shows a page of a list, or a text; `name` says what it is."""
        self.shown = page
        self.setAccessibleName(name)
        lines = [page] if isinstance(page, str) else [_spoken(line) for line in page.lines]
        self.setAccessibleDescription("\n".join(lines))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Asks for other pages."""
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("ground"))
        box = QRectF(self.rect())
        if isinstance(self.shown, str):
            most = round(box.height() * _PART_OF_HEIGHT)
            paint_page(painter, box, self.shown, self._ink(most, "text", strong=True))
            return
        for part in range(self.shown.grid.across):
            self._paint_part(painter, self.shown, part)

    def _paint_part(self, painter: QPainter, page: HallPage, part: int) -> None:
        """One of the parts that stand side by side, under the headings of the columns."""
        grid = page.grid
        width = sum(grid.widths)
        lines = page.lines[part * grid.rows_each : (part + 1) * grid.rows_each]
        if not lines:
            return
        corner = QPointF(part * width, 0)
        small = max(1, round(grid.pixels * HEADING))
        for cell, column in zip(_cells(grid, corner), page.table.columns, strict=True):
            paint_fitted(
                painter, cell, column.title, self._ink(small, "muted"), _ALIGN[column.align]
            )
        inset = GAP * grid.pixels / 2
        painter.setPen(QPen(self.theme.colour("line"), max(1.0, grid.pixels / 16)))
        edge = corner.y() + grid.row_height
        painter.drawLine(
            QPointF(corner.x() + inset, edge), QPointF(corner.x() + width - inset, edge)
        )
        for number, line in enumerate(lines):
            top = QPointF(corner.x(), (number + 1) * grid.row_height)
            self._paint_line(painter, page, line, top, striped=bool(number % 2))

    def _paint_line(
        self, painter: QPainter, page: HallPage, line: Row | str, top: QPointF, *, striped: bool
    ) -> None:
        grid = page.grid
        whole = QRectF(top.x(), top.y(), sum(grid.widths), grid.row_height)
        inset = GAP * grid.pixels
        if isinstance(line, str):
            box = whole.adjusted(inset, 0, -inset, 0)
            paint_fitted(painter, box, line, self._ink(grid.pixels, "muted"), _ALIGN[Align.LEFT])
            return
        if striped:
            half = inset / 2
            painter.fillRect(whole.adjusted(half, 1, -half, 0), self.theme.colour("stripe"))
        cells = zip(_cells(grid, top), page.table.columns, line.cells, strict=True)
        for box, column, cell in cells:
            muted = cell.tone is Tone.MUTED and column.key not in _STRONG
            ink = self._ink(grid.pixels, "muted" if muted else "text", strong=column.key in _STRONG)
            paint_fitted(painter, box, cell.text, ink, _ALIGN[column.align])

    def _ink(self, pixels: int, purpose: str, *, strong: bool = False) -> Ink:
        return Ink(pixels, self.theme.colour(purpose), strong or self.theme.strong)


def _cells(grid: HallGrid, top: QPointF) -> list[QRectF]:
    """The room for the text of each column."""
    boxes, x = [], top.x()
    gap = GAP * grid.pixels
    for width in grid.widths:
        boxes.append(QRectF(x + gap, top.y(), width - 2 * gap, grid.row_height))
        x += width
    return boxes


def _spoken(line: Row | str) -> str:
    if isinstance(line, str):
        return line
    return " ".join(cell.text for cell in line.cells if cell.text)
