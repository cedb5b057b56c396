"""A page of a list, painted; a painter's unit is a tenth of a point."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from arbiter_gui.i18n import _
from arbiter_gui.pairing.swiss.colours import ColourPreference
from arbiter_gui.tables.table import Align, Tone
from arbiter_gui.ui.badge import paint_badge
from arbiter_gui.ui.printing.columns import GAP
from arbiter_gui.ui.printing.list_layout import ListPage, PlacedRow, is_strong
from arbiter_gui.ui.printing.type_size import font_of, line_height, shrunk
from arbiter_gui.ui.theme import BODY, LIGHT, sized_font

_IN_LINE = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextDontClip.value
FLAGS = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft.value | _IN_LINE,
    Align.CENTRE: Qt.AlignmentFlag.AlignHCenter.value | _IN_LINE,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight.value | _IN_LINE,
}
"""As numbers: a round has sixty thousand cells, and flags are combined slowly."""
_INKS = {
    **dict.fromkeys(Tone, LIGHT.colour("text")),
    Tone.MUTED: LIGHT.colour("muted"),
    Tone.ATTENTION: LIGHT.colour("attention"),
}
_Place = tuple[int, float, float]
"""A column, its left edge and its width."""
_FOOT_SIZE = 78.0
_HAIR, _RULE = 4.0, 8.0
_CELL_OF_BADGE = 400.0


def paint_list_page(painter: QPainter, page: ListPage, number: int, pages: int) -> None:
    """Paints one page of so many."""
    for line in page.lines:
        painter.setFont(font_of(line.size, strong=line.strong))
        painter.setPen(LIGHT.colour("muted" if line.muted else "text"))
        _write(painter, line.text, page.sheet.margin, line.top, line.size)
    if page.heading_top is not None:
        _paint_heading(painter, page, page.heading_top)
    places = _cells(page)
    for row in page.rows:
        _paint_row(painter, page, row, places)
    if page.footer:
        paint_footer(painter, page, number, pages)


def paint_footer(painter: QPainter, page: ListPage, number: int, pages: int) -> None:
    """The line at the foot: what this is, and which page of how many."""
    sheet = page.sheet
    counted = _("Page {page} of {pages}").format(page=number, pages=pages)
    painter.setPen(LIGHT.colour("muted"))
    painter.setFont(font_of(_FOOT_SIZE))
    top = sheet.height - sheet.margin - line_height(_FOOT_SIZE)
    taken = QFontMetricsF(painter.font()).horizontalAdvance(counted) + _FOOT_SIZE
    _write(painter, counted, sheet.width - sheet.margin - taken + _FOOT_SIZE, top, _FOOT_SIZE)
    size = shrunk(page.footer, sheet.inner - taken, _FOOT_SIZE)
    painter.setFont(font_of(size))
    _write(painter, page.footer, sheet.margin, top, _FOOT_SIZE)


def _write(painter: QPainter, text: str, left: float, top: float, size: float) -> None:
    painter.drawText(QPointF(left, top + size), text)


def _cells(page: ListPage) -> list[_Place]:
    """Column, left edge and width of every cell of a row."""
    found, left = [], page.sheet.margin
    for index, width in zip(page.block.columns, page.block.widths, strict=True):
        found.append((index, left, width))
        left += width + GAP * page.size
    return found


def _paint_heading(painter: QPainter, page: ListPage, top: float) -> None:
    painter.setPen(LIGHT.colour("muted"))
    high = line_height(page.size)
    for index, left, width in _cells(page):
        column = page.table.columns[index]
        painter.setFont(font_of(shrunk(column.title, width, page.size * 0.9)))
        area = QRectF(left, top, width, high)
        painter.drawText(area, FLAGS[column.align], column.title)
    _rule(painter, page, top + high * 1.15, "text", _RULE)


def _paint_row(
    painter: QPainter, page: ListPage, placed: PlacedRow, places: Sequence[_Place]
) -> None:
    for (index, left, width), texts in zip(places, placed.cells, strict=True):
        cell = placed.row.cells[index]
        area = QRectF(left, placed.top, width, placed.height)
        if cell.preference is not None:
            _paint_code(painter, area, cell.text, cell.preference, page.size)
            continue
        painter.setFont(font_of(page.size, strong=is_strong(placed.row, index)))
        painter.setPen(_INKS[cell.tone])
        step = line_height(page.size)
        top = placed.top + (placed.height - step * len(texts)) / 2
        align = page.table.columns[index].align
        for line, text in enumerate(texts):
            place = QRectF(left - page.size, top + line * step, width + 2 * page.size, step)
            if align is Align.LEFT:
                place.setLeft(left)
            elif align is Align.RIGHT:
                place.setRight(left + width)
            painter.drawText(place, FLAGS[align], text)
    _rule(painter, page, placed.top + placed.height, "line", _HAIR)


def _paint_code(
    painter: QPainter, area: QRectF, text: str, preference: ColourPreference, size: float
) -> None:
    """The badge as on the screen, in the size of the type."""
    painter.save()
    painter.translate(area.center())
    scale = size / BODY
    painter.scale(scale, scale)
    painter.setFont(sized_font(BODY, on_paper=True))
    cell = QRectF(-_CELL_OF_BADGE / 2, -_CELL_OF_BADGE / 2, _CELL_OF_BADGE, _CELL_OF_BADGE)
    paint_badge(painter, cell, text, preference, LIGHT)
    painter.restore()


def _rule(painter: QPainter, page: ListPage, top: float, ink: str, width: float) -> None:
    sheet = page.sheet
    painter.setPen(QPen(LIGHT.colour(ink), width))
    painter.drawLine(QLineF(sheet.margin, top, sheet.width - sheet.margin, top))
