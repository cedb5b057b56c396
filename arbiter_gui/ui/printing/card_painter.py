"""Cards, painted: cutting lines, texts, lines to write on, boxes to tick, a small table."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from arbiter_gui.tables.table import Align, Table
from arbiter_gui.ui.printing.card_layout import INSET, ROW, CardPage, PlacedCard, PlacedLine
from arbiter_gui.ui.printing.columns import natural_widths
from arbiter_gui.ui.printing.type_size import font_of, line_height, shrunk, text_width
from arbiter_gui.ui.theme import LIGHT

_FLAGS = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft,
    Align.CENTRE: Qt.AlignmentFlag.AlignHCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight,
}
_CUT = [12.0, 12.0]
_GAP = 0.7


def paint_card_page(painter: QPainter, page: CardPage) -> None:
    """Paints one sheet of cards."""
    for card in page.cards:
        pen = QPen(LIGHT.colour("control"), 3)
        pen.setDashPattern(_CUT)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(card.left, card.top, card.width, card.height))
        for line in card.lines:
            _paint_line(painter, line)
        if card.card.table is not None:
            _paint_table(painter, card, card.card.table)


def _paint_line(painter: QPainter, placed: PlacedLine) -> None:
    line, size = placed.line, placed.size
    high = line_height(size)
    painter.setFont(font_of(size, strong=line.strong))
    painter.setPen(LIGHT.colour("text"))
    area = QRectF(placed.left, placed.top, placed.width, high)
    flags = _FLAGS[line.align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(area, flags, line.text)
    left = placed.left + text_width(line.text, size, strong=line.strong) + size * 0.4
    if line.boxes:
        _paint_boxes(painter, placed, left if line.text else placed.left)
    elif line.ruled:
        painter.setPen(QPen(LIGHT.colour("control"), 5))
        foot = placed.top + high * 0.86
        painter.drawLine(QLineF(left, foot, placed.left + placed.width, foot))


def _paint_boxes(painter: QPainter, placed: PlacedLine, left: float) -> None:
    """A box before each of the texts, spread over what is left of the line."""
    size = placed.size
    room = (placed.left + placed.width - left) / len(placed.line.boxes)
    painter.setPen(QPen(LIGHT.colour("text"), 6))
    for place, text in enumerate(placed.line.boxes):
        at = left + place * room
        box = QRectF(at, placed.top + size * 0.22, size * 0.85, size * 0.85)
        painter.drawRect(box)
        words = QRectF(box.right() + size * 0.35, placed.top, room, line_height(size))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text)


def _paint_table(painter: QPainter, card: PlacedCard, table: Table) -> None:
    """The table in the width of the card; its type is made smaller rather than cut."""
    size, inner = card.table_size, card.width - 2 * INSET
    natural = natural_widths(table, size)
    wanted = sum(natural.values()) + _GAP * size * (len(natural) - 1)
    scale = min(1.0, inner / wanted)
    spare = max(0.0, inner - wanted) / max(1, len(natural))
    left = card.left + INSET
    for index, width in natural.items():
        taken = width * scale + spare
        place = QRectF(left, card.table_top, taken, ROW * size)
        _paint_column(painter, table, index, place, size * scale)
        left += taken + _GAP * size * scale
    _paint_rules(painter, card, len(table.rows))


def _paint_column(painter: QPainter, table: Table, index: int, place: QRectF, size: float) -> None:
    column = table.columns[index]
    flags = _FLAGS[column.align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.setPen(LIGHT.colour("muted"))
    painter.setFont(font_of(shrunk(column.title, place.width(), size)))
    painter.drawText(place, flags, column.title)
    painter.setPen(LIGHT.colour("text"))
    for row in table.rows:
        place.translate(0, place.height())
        text = row.cells[index].text
        painter.setFont(font_of(shrunk(text, place.width(), size)))
        painter.drawText(place, flags, text)


def _paint_rules(painter: QPainter, card: PlacedCard, rows: int) -> None:
    painter.setPen(QPen(LIGHT.colour("control"), 3))
    for row in range(rows + 1):
        foot = card.table_top + (row + 1) * ROW * card.table_size
        painter.drawLine(QLineF(card.left + INSET, foot, card.left + card.width - INSET, foot))
