"""A table of columns and rows, with the text that is seen and the sentence that is heard."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from arbiter_gui.pairing.swiss.colours import ColourPreference

Value = str | int | float | None

TO_FILL_IN = "result"
"""The column that stays although nothing is in it yet: somebody writes there."""


class Align(Enum):
    """Where the text of a column stands."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Tone(Enum):
    """How loudly a cell speaks; whoever paints it chooses the colours."""

    PLAIN = "plain"
    STRONG = "strong"
    MUTED = "muted"
    ATTENTION = "attention"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Column:
    """One column.

    Attributes:
        key: Stable name for scripts, settings and imports ("white_name"); never translated.
        title: Short heading in the language in use.
        long_title: Full name of the column, for tool tips, legends and screen readers.
    """

    key: str
    title: str
    align: Align = Align.LEFT
    long_title: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell.

    Attributes:
        text: What is seen, in the language in use.
        value: What it is sorted by and what a spreadsheet stores; None for an empty cell.
        spoken: The sentence a screen reader says instead of the text, or "".
        preference: The colour preference, where the cell shows its code as a badge.
    """

    text: str = ""
    value: Value = None
    spoken: str = ""
    tone: Tone = Tone.PLAIN
    preference: ColourPreference | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One row; `key` is the player key or the board number it stands for."""

    cells: tuple[Cell, ...]
    key: int = 0
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A finished list; every row has as many cells as there are columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""
    notes: tuple[str, ...] = field(default_factory=tuple)

    def in_use(self) -> tuple[int, ...]:
        """The places of the columns that have anything in them, or are to be filled in."""
        return tuple(
            index
            for index, column in enumerate(self.columns)
            if column.key == TO_FILL_IN or any(row.cells[index].text for row in self.rows)
        )

    def only(self, places: Sequence[int]) -> "Table":
        """The table with the columns of these places alone."""
        rows = (Row(tuple(row.cells[i] for i in places), row.key, row.spoken) for row in self.rows)
        columns = tuple(self.columns[i] for i in places)
        return Table(columns, tuple(rows), self.title, self.notes)
