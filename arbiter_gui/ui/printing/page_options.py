"""What the arbiter chooses for a sheet: paper, orientation, size of type, columns left out."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QPageLayout, QPageSize

from arbiter_gui.i18n import N_


class Paper(Enum):
    """The sizes of paper on offer, with the name that is shown for each."""

    A4 = N_("A4")
    LETTER = N_("Letter")
    A5 = N_("A5")


class Orientation(Enum):
    """How the sheet lies."""

    AUTOMATIC = N_("As the list needs it")
    PORTRAIT = N_("Upright")
    LANDSCAPE = N_("Across")


_SIZES = {
    Paper.A4: QPageSize.PageSizeId.A4,
    Paper.LETTER: QPageSize.PageSizeId.Letter,
    Paper.A5: QPageSize.PageSizeId.A5,
}
SMALLEST, USUAL, LARGEST = 70, 95, 160
"""Sizes of type that can be chosen, in tenths of a point."""


@dataclass(frozen=True, slots=True)
class PageOptions:
    """How a report is put on paper.

    Attributes:
        size: Of the type in a list, in tenths of a point.
        hidden: Keys of columns that are left out.
        headed: Whether event, list and version stand above and below.
    """

    paper: Paper = Paper.A4
    orientation: Orientation = Orientation.AUTOMATIC
    size: int = USUAL
    hidden: frozenset[str] = frozenset()
    headed: bool = True


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper, in tenths of a point.

    Attributes:
        paper: What it is cut to.
        across: Whether its longer side is the width.
    """

    paper: Paper
    across: bool
    width: float
    height: float
    margin: float = 400.0

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin


def sheet_of(paper: Paper, *, across: bool) -> Sheet:
    """The sheet of a paper, lying as it is told."""
    points = page_size(paper).size(QPageSize.Unit.Point)
    short, long = sorted((points.width() * 10, points.height() * 10))
    wide, high = (long, short) if across else (short, long)
    return Sheet(paper, across, wide, high)


def page_size(paper: Paper) -> QPageSize:
    """The size of a paper, for a printer or a PDF."""
    return QPageSize(_SIZES[paper])


def page_orientation(sheet: Sheet) -> QPageLayout.Orientation:
    """The orientation of a sheet, for a printer or a PDF."""
    if sheet.across:
        return QPageLayout.Orientation.Landscape
    return QPageLayout.Orientation.Portrait


_LEFT_OUT = {"pairings": frozenset({"note"})}
"""Columns for the arbiter alone, which are left out of what is posted unless they are asked for."""


def usual_options(key: str) -> PageOptions:
    """The options of a report that nobody has chosen any for."""
    return PageOptions(hidden=_LEFT_OUT.get(key, frozenset()))


def as_words(options: PageOptions) -> dict[str, object]:
    """The options in a form that a store of preferences keeps."""
    return {
        "paper": options.paper.name,
        "orientation": options.orientation.name,
        "size": options.size,
        "hidden": sorted(options.hidden),
    }


def from_words(words: Mapping[str, object], usual: PageOptions) -> PageOptions:
    """The options that were kept; whatever is missing or makes no sense is as usual."""
    paper, lying, size, hidden = (
        words.get(name) for name in ("paper", "orientation", "size", "hidden")
    )
    return PageOptions(
        Paper[str(paper)] if paper in Paper.__members__ else usual.paper,
        Orientation[str(lying)] if lying in Orientation.__members__ else usual.orientation,
        size if isinstance(size, int) and SMALLEST <= size <= LARGEST else usual.size,
        frozenset(map(str, hidden)) if isinstance(hidden, list) else usual.hidden,
    )
