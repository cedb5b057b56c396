"""Reports as sheets of a workbook."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from arbiter_gui.formats.spreadsheet.sheet import (
    Badge,
    CellValue,
    Edge,
    Emphasis,
    Sheet,
    SheetCell,
    SheetColumn,
)
from arbiter_gui.formats.spreadsheet.xlsx_file import write_workbook
from arbiter_gui.i18n import _
from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength
from arbiter_gui.reports.card_sheet import CardSheet
from arbiter_gui.reports.report import Report
from arbiter_gui.tables.table import Align, Cell, Table, Tone
from arbiter_gui.tournament.colour import Colour

_ALIGNS = {Align.LEFT: "left", Align.CENTRE: "center", Align.RIGHT: "right"}
_EMPHASES = {
    Tone.PLAIN: Emphasis.PLAIN,
    Tone.STRONG: Emphasis.STRONG,
    Tone.MUTED: Emphasis.MUTED,
    Tone.ATTENTION: Emphasis.ATTENTION,
    Tone.DONE: Emphasis.PLAIN,
}
_EDGES = {
    Strength.ABSOLUTE: Edge.THICK,
    Strength.STRONG: Edge.BROKEN,
    Strength.MILD: Edge.THIN,
    Strength.NONE: Edge.NONE,
}


def write_reports(path: Path, reports: Sequence[Report | CardSheet], written_at: datetime) -> None:
    """Writes reports as a workbook, a sheet each.

    Raises:
        FileProblem: The workbook cannot be written.
    """
    write_workbook(path, [sheet_of_any(report) for report in reports], written_at)


def sheet_of_any(report: Report | CardSheet) -> Sheet:
    """A list as a sheet, or cards as rows."""
    return sheet_of(report) if isinstance(report, Report) else card_rows(report)


def card_rows(cards: CardSheet) -> Sheet:
    """Cards as rows, a line of a card in each column.

    Tables on cards are left out, and that is said; boxes and rules to write on belong to paper.
    """
    width = max((len(card.lines) for card in cards.cards), default=1)
    rows = tuple(
        tuple(
            SheetCell((card.lines[place].text or None) if place < len(card.lines) else None)
            for place in range(width)
        )
        for card in cards.cards
    )
    tables = any(card.table is not None for card in cards.cards)
    notes = (_("The tables on the cards are on paper only."),) if tables else ()
    columns = tuple(SheetColumn(str(number)) for number in range(1, width + 1))
    return Sheet(
        cards.name,
        cards.titles,
        columns,
        rows,
        notes,
        footer=cards.footer,
        page_of=_("Page {page} of {pages}"),
    )


def sheet_of(report: Report) -> Sheet:
    """A report as a sheet; numbers stay numbers, codes are drawn as badges."""
    table = report.table
    notes = (*table.notes, report.legend) if report.legend else table.notes
    return Sheet(
        report.name,
        report.titles,
        tuple(SheetColumn(column.title, _ALIGNS[column.align]) for column in table.columns),
        tuple(tuple(_sheet_cell(cell) for cell in row.cells) for row in table.rows),
        notes,
        _frozen_columns(report),
        report.footer,
        _("Page {page} of {pages}"),
    )


def _sheet_cell(cell: Cell) -> SheetCell:
    decimals = 1 if isinstance(cell.value, float) else None
    badge = _badge(cell.preference) if cell.preference is not None else None
    return SheetCell(_value(cell), _EMPHASES[cell.tone], badge, decimals)


def _value(cell: Cell) -> CellValue:
    """What is stored: the number, else the text that is seen."""
    return cell.value if isinstance(cell.value, int | float) else cell.text or None


def _badge(preference: ColourPreference) -> Badge:
    return Badge(preference.colour is Colour.BLACK, _EDGES[preference.strength])


def _frozen_columns(report: Report) -> int:
    """A crosstable is wide: everything up to the name stays in view."""
    return _name_column(report.table) + 1 if report.key == "crosstable" else 0


def _name_column(table: Table) -> int:
    return next(index for index, column in enumerate(table.columns) if column.key == "name")
