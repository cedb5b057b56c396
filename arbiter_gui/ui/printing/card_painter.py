"""Cards, painted: cutting lines, texts, lines to write on, boxes to tick, a small table."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from arbiter_gui.tables.table import Align, Table
from arbiter_gui.ui.printing.card_layout import INSET, CardPage, PlacedCard, PlacedLine
from arbiter_gui.ui.printing.columns import natural_widths
from arbiter_gui.ui.printing.list_painter import FLAGS
from arbiter_gui.ui.printing.type_size import font_of, halves, line_height, shrunk, text_width
from arbiter_gui.ui.theme import LIGHT

_TEXT, _MUTED = LIGHT.colour("text"), LIGHT.colour("muted")
_CUT = [12.0, 12.0]
_GAP = 0.7
"""Room between the columns of a small table, in sizes of its type."""
_BREAKS_AT = 0.8
"""A text in a table that would become smaller than this part of its size takes two lines."""
_CLOSE = 1.15
"""From one of two such lines to the next, in sizes of the type."""
_EASY = 70.0
"""The size down to which the whole table is made smaller; below it the names give way alone."""
_KEPT = 0.35
"""The part of a card that the names of the opponents keep, however many columns there are."""


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
    painter.setPen(_TEXT)
    area = QRectF(placed.left, placed.top, placed.width, high)
    painter.drawText(area, FLAGS[line.align], line.text)
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
        painter.drawText(words, FLAGS[Align.LEFT], text)


def _paint_table(painter: QPainter, card: PlacedCard, table: Table) -> None:
    """The table in the width of the card; what is too long in it is made smaller, never cut."""
    inner, whole = card.width - 2 * INSET, card.card.written_on
    size = _size(natural_widths(table, card.table_size, whole=whole), card.table_size, inner)
    widths = _widths(natural_widths(table, size, whole=whole), size, inner)
    left = card.left + INSET
    for index, width in widths.items():
        place = QRectF(left, card.table_top, width, card.row_height)
        _paint_column(painter, table, index, place, size)
        left += width + _GAP * size
    _paint_rules(painter, card, len(table.rows))


def _size(natural: dict[int, float], size: float, inner: float) -> float:
    """The size at which all columns fit, as long as it is easy to read."""
    wanted = sum(natural.values()) + _GAP * size * (len(natural) - 1)
    return min(size, max(_EASY, size * inner / wanted))


def _widths(natural: dict[int, float], size: float, inner: float) -> dict[int, float]:
    """Widths that fill the card: the widest column gives way first, then all of them."""
    room = inner - _GAP * size * (len(natural) - 1)
    widest = max(natural, key=lambda index: natural[index])
    missing = max(0.0, sum(natural.values()) - room)
    kept = max(natural[widest] - missing, min(natural[widest], room * _KEPT))
    widths = {**natural, widest: kept}
    scale = min(1.0, room / sum(widths.values()))
    spare = max(0.0, room - sum(widths.values())) / len(widths)
    return {index: width * scale + spare for index, width in widths.items()}


def _paint_column(painter: QPainter, table: Table, index: int, place: QRectF, size: float) -> None:
    column = table.columns[index]
    flags = FLAGS[column.align]
    painter.setPen(_MUTED)
    painter.setFont(font_of(shrunk(column.title, place.width(), size)))
    painter.drawText(place, flags, column.title)
    painter.setPen(_TEXT)
    for row in table.rows:
        place.translate(0, place.height())
        _paint_cell(painter, row.cells[index].text, place, flags, size)


def _paint_cell(painter: QPainter, text: str, place: QRectF, flags: int, size: float) -> None:
    """A text that would become very small takes two lines instead."""
    if not text:
        return
    fitting = shrunk(text, place.width(), size)
    lines = (text,) if fitting >= _BREAKS_AT * size else halves(text)
    if len(lines) > 1:
        fitting = min(
            place.height() / len(lines) / _CLOSE,
            *(shrunk(line, place.width(), size) for line in lines),
        )
    painter.setFont(font_of(fitting))
    high = fitting * _CLOSE
    top = place.center().y() - high * len(lines) / 2
    for number, line in enumerate(lines):
        at = QRectF(place.left(), top + number * high, place.width(), high)
        painter.drawText(at, flags, line)


def _paint_rules(painter: QPainter, card: PlacedCard, rows: int) -> None:
    painter.setPen(QPen(LIGHT.colour("control"), 3))
    for row in range(rows + 1):
        foot = card.table_top + (row + 1) * card.row_height
        painter.drawLine(QLineF(card.left + INSET, foot, card.left + card.width - INSET, foot))
