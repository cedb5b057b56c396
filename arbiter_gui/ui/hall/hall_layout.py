"""How a list is laid out on a screen: whole rows only, side by side where it is wide enough."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QSizeF

from arbiter_gui.tables.table import Row, Table
from arbiter_gui.ui.hall.fitted_text import width_of, wrapped

ROW = 1.42
"""Height of a row in sizes of its type."""

GAP = 0.45
"""Room at either side of a cell in sizes of its type."""

HEADING = 0.8
"""Size of the headings of columns in sizes of the type."""

_NAMES = frozenset({"name", "white_name", "black_name", "opponent"})
_SHARE_OF_NAMES = 0.45
"""The part of a list that names have at least; where other columns want more, all type shrinks."""
_SQUEEZED = 0.8
"""How narrow names may become, so that one more part of the list has room beside the others."""
_MOST_ACROSS = 3
_LEAST_TYPE = 8
_USUAL = 0.9
"""Of so many names the width is provided for; the longest of them shrink."""


@dataclass(frozen=True, slots=True)
class HallGrid:
    """The measures of a list, all in pixels.

    Attributes:
        pixels: Size of its type.
        widths: Width of each column.
        across: How many parts of the list stand side by side.
        rows_each: How many rows each part has.
        row_height: Height of a row; the heading of the columns has the same.
    """

    pixels: int
    widths: tuple[float, ...]
    across: int
    rows_each: int
    row_height: float

    @property
    def rows_a_page(self) -> int:
        """How many rows a page has room for."""
        return self.across * self.rows_each


@dataclass(frozen=True, slots=True)
class HallPage:
    """The rows and the lines of notes on one page."""

    table: Table
    grid: HallGrid
    lines: tuple[Row | str, ...]


def pages_of(table: Table, room: QSizeF, pixels: int, *, strong: bool = False) -> list[HallPage]:
    """A list in pages, with its notes behind its rows.

    Args:
        table: The list.
        room: The size of the screen that is there for it.
        pixels: Size of the type; where the columns besides the names need too much, it is smaller.
        strong: Whether the type is bold.
    """
    grid = _grid(table, room, pixels, strong=strong)
    part = sum(grid.widths) - 2 * GAP * grid.pixels
    lines: list[Row | str] = list(table.rows)
    for note in table.notes:
        lines += wrapped(note, part, grid.pixels, strong=strong)
    step = grid.rows_a_page
    return [
        HallPage(table, grid, tuple(lines[first : first + step]))
        for first in range(0, max(len(lines), 1), step)
    ]


def _grid(table: Table, room: QSizeF, pixels: int, *, strong: bool) -> HallGrid:
    natural = _natural(table, pixels, strong=strong)
    while pixels > _LEAST_TYPE and _beside_names(table, natural) > room.width() * (
        1 - _SHARE_OF_NAMES
    ):
        pixels -= 1
        natural = _natural(table, pixels, strong=strong)
    rows_each = max(1, int(room.height() / (ROW * pixels)) - 1)
    beside = _beside_names(table, natural)
    least = beside + _SQUEEZED * (sum(natural) - beside)
    across = max(1, min(_MOST_ACROSS, int(room.width() / max(least, 1))))
    across = min(across, max(1, ceil(len(table.rows) / rows_each)))
    width = room.width() / across
    widths = _shared(table, natural, width)
    return HallGrid(pixels, widths, across, rows_each, room.height() / (rows_each + 1))


def _natural(table: Table, pixels: int, *, strong: bool) -> list[float]:
    """The width each column would like to have."""
    widths = []
    for place, column in enumerate(table.columns):
        cells = sorted(
            width_of(text, pixels, strong=strong)
            for text in {row.cells[place].text for row in table.rows}
        )
        wanted = 0.0
        if cells:
            usual = int((len(cells) - 1) * _USUAL) if column.key in _NAMES else -1
            wanted = cells[usual]
        heading = width_of(column.title, round(pixels * HEADING), strong=strong)
        widths.append(max(wanted, heading) + 2 * GAP * pixels)
    return widths


def _beside_names(table: Table, widths: list[float]) -> float:
    pairs = zip(table.columns, widths, strict=True)
    return sum(width for column, width in pairs if column.key not in _NAMES)


def _shared(table: Table, natural: list[float], width: float) -> tuple[float, ...]:
    """What the other columns leave is shared among the names, as wide as they are."""
    left = width - _beside_names(table, natural)
    names = sum(natural) - _beside_names(table, natural)
    pairs = zip(table.columns, natural, strict=True)
    return tuple(
        left * wide / names if column.key in _NAMES and names else wide for column, wide in pairs
    )
