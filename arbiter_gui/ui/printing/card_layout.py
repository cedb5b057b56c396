"""Cards beside and below each other on a sheet: as many as fit, all of one size."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from arbiter_gui.reports.card_sheet import Card, CardLine, CardSheet, CardText
from arbiter_gui.ui.printing.page_options import Orientation, PageOptions, Sheet, sheet_of
from arbiter_gui.ui.printing.type_size import halves, line_height, shrunk

_POINT_TENTHS_PER_MM = 720 / 25.4
SIZES = {
    CardText.SMALL: 80.0,
    CardText.NORMAL: 105.0,
    CardText.LARGE: 170.0,
    CardText.HUGE: 420.0,
}
INSET = 110.0
"""Room between the edge of a card and what is on it."""
LARGEST_IN_TABLE = 105.0
_BELOW_LINES = 20.0
"""Room between the last line and the table."""
WIDEST_GAP = 90.0
"""How far lines may move apart on a card that has room."""
ROW = 1.45
"""The height of a row of a small table, in sizes of its type, where it has to be low."""
_EASY_ROW = 1.9
"""The height where there is room."""
_WRITTEN_ROW = 255.0
"""The height of a row that somebody writes into, where there is room: nine millimetres."""
_BREAKS_AT = 0.85
"""A text that would become smaller than this part of its size takes two lines instead."""

_Parts = list[tuple[CardLine, float]]
"""What becomes of one line: each line that is painted, and its size."""


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line of a card; `top` and `left` are those of the sheet, in tenths of a point."""

    line: CardLine
    left: float
    top: float
    width: float
    size: float


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card with its edges, its lines, where its table begins and how high its rows are."""

    card: Card
    left: float
    top: float
    width: float
    height: float
    lines: tuple[PlacedLine, ...]
    table_top: float
    table_size: float
    row_height: float


@dataclass(frozen=True, slots=True)
class CardPage:
    """One sheet of cards; the footer stands there only where a card takes the whole page."""

    sheet: Sheet
    cards: tuple[PlacedCard, ...]


def card_pages(cards: CardSheet, options: PageOptions) -> tuple[CardPage, ...]:
    """The sheets that hold the cards; without any card one empty sheet."""
    sheet = _sheet(cards, options)
    wide, high = _size(cards, sheet)
    across = max(1, int((sheet.inner + 1) // wide))
    down = max(1, int((sheet.height - 2 * sheet.margin + 1) // high))
    pages = []
    for start in range(0, len(cards.cards), across * down):
        page = cards.cards[start : start + across * down]
        placed = tuple(
            _placed(
                card,
                sheet.margin + (place % across) * wide,
                sheet.margin + (place // across) * high,
                (wide, high),
            )
            for place, card in enumerate(page)
        )
        pages.append(CardPage(sheet, placed))
    return tuple(pages) or (CardPage(sheet, ()),)


def _sheet(cards: CardSheet, options: PageOptions) -> Sheet:
    """The sheet that takes more cards, unless the arbiter has chosen."""
    if options.orientation is not Orientation.AUTOMATIC:
        across = options.orientation is Orientation.LANDSCAPE
        return sheet_of(options.paper, across=across)
    sheets = [sheet_of(options.paper, across=across) for across in (False, True)]
    return max(sheets, key=lambda sheet: _count(cards, sheet))


def _count(cards: CardSheet, sheet: Sheet) -> int:
    wide, high = _size(cards, sheet)
    return int((sheet.inner + 1) // wide) * int((sheet.height - 2 * sheet.margin + 1) // high)


def _size(cards: CardSheet, sheet: Sheet) -> tuple[float, float]:
    """The size of a card, never more than the sheet has room for."""
    inner, tall = sheet.inner, sheet.height - 2 * sheet.margin
    wide = cards.width * _POINT_TENTHS_PER_MM if cards.width else inner
    high = cards.height * _POINT_TENTHS_PER_MM if cards.height else tall
    return min(wide, inner), min(high, tall)


def _placed(card: Card, left: float, top: float, size: tuple[float, float]) -> PlacedCard:
    """A card whose lines take the room there is: smaller where it is short, further apart else."""
    wide, high = size
    inner, room = wide - 2 * INSET, high - 2 * INSET
    parts = [_parts(line, inner) for line in card.lines]
    rows = len(card.table.rows) + 1 if card.table is not None else 0
    table_size = SIZES[CardText.SMALL]
    taken = sum(line_height(size) for sized in parts for _line, size in sized)
    needed = taken + rows * ROW * table_size
    factor = min(1.0, room / needed) if needed else 1.0
    spare = max(0.0, room - needed - _BELOW_LINES)
    apart = 0.0
    if rows:
        table_size = min(LARGEST_IN_TABLE, table_size + spare / (rows * ROW)) * factor
    elif parts:
        apart = min(WIDEST_GAP, (room - needed * factor) / len(parts))
    lifted = 0.0 if rows else (room - taken * factor - apart * len(parts)) / 2
    smaller = [[(line, size * factor) for line, size in sized] for sized in parts]
    lines = tuple(_lines(smaller, apart, (left + INSET, top + INSET + lifted, inner)))
    table_top = top + INSET + (taken + _BELOW_LINES) * factor
    row_height = _row_height(card, table_size, top + high - INSET - table_top)
    return PlacedCard(card, left, top, wide, high, lines, table_top, table_size, row_height)


def _row_height(card: Card, size: float, room: float) -> float:
    """The height of the rows of a card's table, of which the first has the headings."""
    if card.table is None:
        return 0.0
    wanted = _WRITTEN_ROW if card.written_on else _EASY_ROW * size
    return max(ROW * size, min(wanted, room / (len(card.table.rows) + 1)))


def _lines(
    parts: list[_Parts], apart: float, place: tuple[float, float, float]
) -> Iterator[PlacedLine]:
    left, top, width = place
    for sized in parts:
        for line, size in sized:
            yield PlacedLine(line, left, top + apart / 2, width, size)
            top += line_height(size)
        top += apart


def _parts(line: CardLine, width: float) -> _Parts:
    """The line and its size: in two lines, or smaller, until it fits."""
    size = SIZES[line.size]
    if line.ruled or line.boxes:
        return [(line, min(size, shrunk(line.text, width * 0.6, size, strong=line.strong)))]
    one = shrunk(line.text, width, size, strong=line.strong)
    if one >= _BREAKS_AT * size or " " not in line.text:
        return [(line, one)]
    texts = halves(line.text)
    two = min(shrunk(text, width, size, strong=line.strong) for text in texts)
    return [(replace(line, text=text), two) for text in texts]
