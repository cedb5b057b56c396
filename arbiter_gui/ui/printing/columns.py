"""How wide the columns of a list are on a sheet, and what is done where they are too wide.

A list that does not fit upright is tried in this order: smaller type, names in two lines, the sheet
across; a crosstable that is still too wide is cut into blocks, each beginning with the names.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arbiter_gui.tables.table import Align, Column, Row, Table, Tone
from arbiter_gui.ui.badge import badge_size
from arbiter_gui.ui.printing.page_options import Orientation, PageOptions, Sheet, sheet_of
from arbiter_gui.ui.printing.type_size import text_width
from arbiter_gui.ui.theme import BODY, sized_font

GAP = 0.9
"""Room between two columns, in sizes of the type."""

_STEPS = (1.0, 0.93, 0.87)
_SMALLEST = 0.74
_WRAPS_FROM = 7.0
"""A column wider than so many sizes of the type may be set in several lines."""
_NARROWEST = 0.45


@dataclass(frozen=True, slots=True)
class Block:
    """Some columns side by side.

    Attributes:
        columns: Their places in the table.
        widths: Their widths, gaps not counted.
    """

    columns: tuple[int, ...]
    widths: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ColumnPlan:
    """The sheet, the size of type, and the columns block by block."""

    sheet: Sheet
    size: float
    blocks: tuple[Block, ...]


def plan_of(table: Table, options: PageOptions) -> ColumnPlan:
    """The plan that changes least of what was asked for."""
    for sheet, step, wraps in _attempts(options):
        size = options.size * step
        natural = natural_widths(table, size)
        least = [_least(table, i, width, size) if wraps else width for i, width in natural.items()]
        gaps = GAP * size * (len(natural) - 1)
        if sum(least) + gaps <= sheet.inner:
            widths = _spread(natural, least, sheet.inner - gaps, table, size)
            return ColumnPlan(sheet, size, (Block(tuple(natural), tuple(widths)),))
    return _in_blocks(table, options)


def natural_widths(table: Table, size: float, *, whole: bool = False) -> dict[int, float]:
    """The width of every column that has anything in it, or is to be filled in, by its place.

    With `whole` that is every column.
    """
    places = range(len(table.columns)) if whole else table.in_use()
    return {
        index: max(
            [
                text_width(table.columns[index].title, size * 0.9),
                *_cell_widths(table, index, size),
            ]
        )
        for index in places
    }


def _cell_widths(table: Table, index: int, size: float) -> Iterator[float]:
    return (cell_width(row, index, size) for row in table.rows)


def cell_width(row: Row, index: int, size: float) -> float:
    """The width of a cell; a code has the room that its badge takes."""
    cell = row.cells[index]
    if cell.preference is not None:
        chip = badge_size(cell.text, sized_font(BODY, on_paper=True), cell.preference.strength)
        return chip.width() * size / BODY
    return text_width(cell.text, size, strong=cell.tone is Tone.STRONG)


def _attempts(options: PageOptions) -> Iterator[tuple[Sheet, float, bool]]:
    """Sheets and sizes from the best to the last one, and whether texts may take several lines."""
    lying = {
        Orientation.AUTOMATIC: (False, True),
        Orientation.PORTRAIT: (False,),
        Orientation.LANDSCAPE: (True,),
    }[options.orientation]
    for across in lying:
        sheet = sheet_of(options.paper, across=across)
        for step in _STEPS:
            yield sheet, step, False
        yield sheet, _STEPS[1], True
        yield sheet, _SMALLEST, True


def _least(table: Table, index: int, natural: float, size: float) -> float:
    """The width down to which a column may be narrowed: texts only, never numbers."""
    column = table.columns[index]
    if column.align is not Align.LEFT or natural < _WRAPS_FROM * size:
        return natural
    words = (word for row in table.rows for word in row.cells[index].text.split())
    longest = max((text_width(word, size, strong=True) for word in words), default=natural)
    longest += 0.1 * size
    return min(natural, max(natural * _NARROWEST, min(longest, 12 * size)))


def _spread(
    natural: dict[int, float], least: Sequence[float], room: float, table: Table, size: float
) -> list[float]:
    """Widths that fill the sheet: narrowed columns get back what is left, then texts grow."""
    widths = list(least)
    wanted = list(natural.values())
    missing = sum(wanted) - sum(widths)
    left = room - sum(widths)
    if missing > 0:
        share = min(1.0, left / missing)
        widths = [
            width + (want - width) * share for width, want in zip(widths, wanted, strict=True)
        ]
        left = room - sum(widths)
    texts = [
        place
        for place, index in enumerate(natural)
        if table.columns[index].align is Align.LEFT and widths[place] >= _WRAPS_FROM * size * 0.6
    ]
    for place in texts:
        widths[place] += left / len(texts)
    return widths


def _in_blocks(table: Table, options: PageOptions) -> ColumnPlan:
    """Columns cut into blocks that each begin with the columns up to the name."""
    across = options.orientation is not Orientation.PORTRAIT
    sheet = sheet_of(options.paper, across=across)
    size = options.size * _STEPS[2]
    natural = natural_widths(table, size)
    limit = sheet.inner
    places = list(natural)
    head = places[: _head(table.columns, places)]
    gap = GAP * size
    narrow = {i: min(natural[i], limit * 0.5 if i in head else limit) for i in places}
    used = sum(narrow[i] + gap for i in head)
    blocks: list[list[int]] = [[]]
    room = limit - used
    for index in places[len(head) :]:
        taken = sum(narrow[i] + gap for i in blocks[-1])
        if blocks[-1] and taken + narrow[index] > room:
            blocks.append([])
        blocks[-1].append(index)
    return ColumnPlan(
        sheet,
        size,
        tuple(
            Block((*head, *block), tuple(min(narrow[i], limit) for i in (*head, *block)))
            for block in blocks
        ),
    )


def _head(columns: Sequence[Column], places: Sequence[int]) -> int:
    """How many columns stand at the head of each block: those up to the name."""
    names = [n for n, index in enumerate(places) if columns[index].key == "name"]
    return names[0] + 1 if names else 1
