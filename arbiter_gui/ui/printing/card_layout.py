"""Cards beside and below each other on a sheet: as many as fit, all of one size."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.reports.card_sheet import Card, CardLine, CardSheet, CardText
from arbiter_gui.ui.printing.page_options import Orientation, PageOptions, Sheet, sheet_of
from arbiter_gui.ui.printing.type_size import line_height, shrunk

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
WIDEST_GAP = 90.0
"""How far lines may move apart on a card that has room."""
ROW = 1.45
"""The height of a row of a small table, in sizes of its type."""


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
    """A card with its edges, its lines, and where its table begins."""

    card: Card
    left: float
    top: float
    width: float
    height: float
    lines: tuple[PlacedLine, ...]
    table_top: float
    table_size: float


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
    natural = [_line_size(line, inner) for line in card.lines]
    rows = len(card.table.rows) + 1 if card.table is not None else 0
    table_size = SIZES[CardText.SMALL]
    needed = sum(map(line_height, natural)) + rows * ROW * table_size
    factor = min(1.0, room / needed) if needed else 1.0
    apart = 0.0
    if factor == 1.0 and rows:
        table_size = min(LARGEST_IN_TABLE, table_size + (room - needed - 20) / (rows * ROW))
    elif factor == 1.0 and card.lines:
        apart = min(WIDEST_GAP, (room - needed) / len(card.lines))
    lines = tuple(
        _lines(card, [one * factor for one in natural], apart, (left + INSET, top + INSET, inner))
    )
    end = lines[-1].top + line_height(lines[-1].size) if lines else top + INSET
    return PlacedCard(card, left, top, wide, high, lines, end + 20 * factor, table_size * factor)


def _lines(
    card: Card, sizes: list[float], apart: float, place: tuple[float, float, float]
) -> Iterator[PlacedLine]:
    left, top, width = place
    for line, size in zip(card.lines, sizes, strict=True):
        yield PlacedLine(line, left, top + apart / 2, width, size)
        top += line_height(size) + apart


def _line_size(line: CardLine, width: float) -> float:
    """The size of a line: made smaller until it fits."""
    size = SIZES[line.size]
    if line.ruled or line.boxes:
        return min(size, shrunk(line.text, width * 0.6, size, strong=line.strong))
    return shrunk(line.text, width, size, strong=line.strong)
