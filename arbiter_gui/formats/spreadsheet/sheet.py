"""A sheet of a workbook as plain values and a few words about its look."""

from dataclasses import dataclass, field
from enum import Enum

CellValue = str | int | float | None


class Edge(Enum):
    """The border of a badge: the thicker, the stronger the preference."""

    THICK = "thick"
    BROKEN = "broken"
    THIN = "thin"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Badge:
    """A cell drawn as a chip: white or dark, with an edge."""

    dark: bool
    edge: Edge


class Emphasis(Enum):
    """How loudly a cell speaks."""

    PLAIN = "plain"
    STRONG = "strong"
    MUTED = "muted"
    ATTENTION = "attention"


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One cell; a text is always stored as text, even when it looks like a formula.

    Attributes:
        decimals: Digits after the decimal point of a number; None for text and whole numbers.
    """

    value: CellValue = None
    emphasis: Emphasis = Emphasis.PLAIN
    badge: Badge | None = None
    decimals: int | None = None


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """One column: its heading, how its cells stand ("left", "center", "right")."""

    title: str
    align: str = "left"


@dataclass(frozen=True, slots=True)
class Entry:
    """One column to be filled in; all other cells are protected, without a password.

    Attributes:
        column: Its place from 0 on; whatever is typed there stays text.
        choices: The drop-down list.
        hint: What is said about a text that is not in the list; it may be kept all the same.
        hidden: Places of the columns that are not shown.
    """

    column: int
    choices: tuple[str, ...]
    hint: str = ""
    hidden: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet: title lines, a heading that stays in view, rows, and notes below.

    Attributes:
        name: Name on the tab.
        titles: Lines above the heading, the first one the largest.
        frozen_columns: How many columns stay in view when the sheet is scrolled sideways.
        footer: Text at the foot of every printed page, beside the page number.
        entry: The column to be filled in, or None for a sheet to be read.
        page_of: "Page {page} of {pages}" in the language in use.
    """

    name: str
    titles: tuple[str, ...]
    columns: tuple[SheetColumn, ...]
    rows: tuple[tuple[SheetCell, ...], ...]
    notes: tuple[str, ...] = field(default_factory=tuple)
    frozen_columns: int = 0
    footer: str = ""
    page_of: str = "{page} / {pages}"
    entry: Entry | None = None
