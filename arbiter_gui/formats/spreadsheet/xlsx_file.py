"""Sheets as an .xlsx workbook; the only file that knows openpyxl.

openpyxl is imported when a workbook is written, so that the program starts without it.
"""

import os
import re
import tempfile
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.sheet import Badge, Edge, Emphasis, Sheet, SheetCell
from arbiter_gui.i18n import N_

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell
    from openpyxl.styles import Alignment, Border, Font, PatternFill
    from openpyxl.workbook import Workbook
    from openpyxl.worksheet.header_footer import HeaderFooterItem
    from openpyxl.worksheet.properties import PageSetupProperties
    from openpyxl.worksheet.worksheet import Worksheet

_Line = Literal["hair", "thin", "medium", "mediumDashed"]

_TEXT, _MUTED, _ATTENTION, _HAIR = "FF1D2126", "FF626A73", "FF9A5B00", "FFBDBAB2"
_WHITE, _DARK, _DARK_EDGE = "FFFFFFFF", "FF1D2126", "FFA0A8B2"
_COLOURS = {Emphasis.MUTED: _MUTED, Emphasis.ATTENTION: _ATTENTION}
_EDGES: dict[Edge, _Line] = {
    Edge.THICK: "medium",
    Edge.BROKEN: "mediumDashed",
    Edge.THIN: "thin",
}
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_FORMULA_STARTS = ("=", "+", "-", "@")
_FONT, _ROW_HEIGHT = "Arial", 17
_WIDEST_OF_MANY, _WIDEST_OF_FEW, _FEW = 34, 90, 3
_PORTRAIT_WIDTH, _FOOTER_LIMIT = 125, 90


@dataclass(frozen=True, slots=True)
class _Look:
    """Everything that is drawn about a cell.

    Attributes:
        around: Line on all four sides; without it there may be one `below`.
    """

    colour: str = _TEXT
    bold: bool = False
    size: int = 10
    align: str = "left"
    wrap: bool = False
    shrink: bool = False
    indent: int = 0
    fill: str = ""
    below: _Line | None = None
    around: _Line | None = None
    line_colour: str = _HAIR


def write_workbook(path: Path, sheets: Sequence[Sheet], written_at: datetime) -> None:
    """Writes a workbook as a whole: either the complete file appears or nothing changes.

    Args:
        path: Where; an existing file is replaced.
        sheets: At least one sheet, in order.
        written_at: The time the workbook says it was made at.

    Raises:
        FileProblem: The folder or the file cannot be written.
    """
    workbook = _workbook(sheets, written_at)
    try:
        handle, name = tempfile.mkstemp(suffix=".xlsx", prefix=f".{path.stem}-", dir=path.parent)
        os.close(handle)
        try:
            workbook.save(name)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as problem:
        raise FileProblem(
            "workbook-not-written",
            N_("{path}: the workbook cannot be written: {reason}. Choose another folder or name."),
            {"path": path, "reason": problem.strerror or problem},
        ) from problem


def _workbook(sheets: Sequence[Sheet], written_at: datetime) -> "Workbook":
    from openpyxl import Workbook

    workbook = Workbook()
    workbook.remove(workbook.worksheets[0])
    moment = written_at.replace(tzinfo=None, microsecond=0)
    workbook.properties.creator = "Arbiter"
    workbook.properties.created = workbook.properties.modified = moment
    for sheet in sheets:
        workbook.properties.title = workbook.properties.title or sheet.titles[0]
        _fill(workbook.create_sheet(_tab_name(sheet.name)), sheet)
    return workbook


def _tab_name(name: str) -> str:
    """A name without the characters that a tab must not have, 31 at most."""
    return re.sub(r"[\[\]:*?/\\]", " ", name).strip("' ")[:31] or "Sheet"


def _fill(page: "Worksheet", sheet: Sheet) -> None:
    heading = _write_titles(page, sheet)
    _write_heading(page, sheet, heading)
    for number, row in enumerate(sheet.rows, start=heading + 1):
        page.row_dimensions[number].height = _ROW_HEIGHT
        for column, cell in enumerate(row, start=1):
            _write_cell(_cell(page, number, column), cell, sheet.columns[column - 1].align)
    widths = _set_widths(page, sheet)
    last = _write_notes(page, sheet, heading + len(sheet.rows) + 1, sum(widths))
    page.freeze_panes = page.cell(heading + 1, sheet.frozen_columns + 1).coordinate
    _set_page(page, sheet, (heading, last), sum(widths))


def _write_titles(page: "Worksheet", sheet: Sheet) -> int:
    """Writes the title lines; returns the row of the heading."""
    for number, title in enumerate(sheet.titles, start=1):
        look = _Look(bold=True, size=14) if number == 1 else _Look(_MUTED)
        _put_text(_cell(page, number, 1), title, look)
    return len(sheet.titles) + 2


def _write_heading(page: "Worksheet", sheet: Sheet, row: int) -> None:
    for number, column in enumerate(sheet.columns, start=1):
        look = _Look(
            _MUTED,
            bold=True,
            align=column.align,
            indent=_indent(column.align),
            below="medium",
            line_colour=_TEXT,
        )
        _put_text(_cell(page, row, number), column.title, look)


def _write_cell(cell: "Cell", content: SheetCell, align: str) -> None:
    colour = _COLOURS.get(content.emphasis, _TEXT)
    bold = content.emphasis is Emphasis.STRONG
    look = _Look(colour, bold=bold, align=align, indent=_indent(align), shrink=True, below="hair")
    if content.badge is not None and content.badge.edge is not Edge.NONE:
        look = _badge_look(content.badge)
    if isinstance(content.value, str):
        _put_text(cell, content.value, look)
        return
    if content.value is not None:
        cell.value = content.value
        cell.number_format = "0." + "0" * content.decimals if content.decimals else "0"
    _draw(cell, look)


def _indent(align: str) -> int:
    """Room beside numbers and texts, so that a right column and a left one do not touch."""
    return 0 if align == "center" else 1


def _badge_look(badge: Badge) -> _Look:
    return _Look(
        _WHITE if badge.dark else _TEXT,
        bold=badge.edge in (Edge.THICK, Edge.BROKEN),
        align="center",
        fill=_DARK if badge.dark else _WHITE,
        around=_EDGES[badge.edge],
        line_colour=_DARK_EDGE if badge.dark else _TEXT,
    )


def _draw(cell: "Cell", look: _Look) -> None:
    font, alignment, border, fill = _styles(look)
    cell.font = font
    cell.alignment = alignment
    cell.border = border
    if fill is not None:
        cell.fill = fill


@cache
def _styles(look: _Look) -> tuple["Font", "Alignment", "Border", "PatternFill | None"]:
    from openpyxl.styles import (
        Alignment,
        Border,
        Font,
        PatternFill,
        Side,
    )

    font = Font(name=_FONT, size=look.size, bold=look.bold, color=look.colour)
    alignment = Alignment(
        horizontal=look.align,
        vertical="top" if look.wrap else "center",
        wrap_text=look.wrap,
        shrink_to_fit=look.shrink,
        indent=look.indent,
    )
    around = Side(look.around, color=look.line_colour) if look.around else Side()
    below = Side(look.below, color=look.line_colour) if look.below else around
    border = Border(left=around, right=around, top=around, bottom=below)
    return font, alignment, border, PatternFill("solid", fgColor=look.fill) if look.fill else None


def _cell(page: "Worksheet", row: int, column: int) -> "Cell":
    return cast("Cell", page.cell(row, column))


def _put_text(cell: "Cell", text: str, look: _Look) -> None:
    """Stores a text as text: no formula, and none after somebody has edited the cell."""
    _draw(cell, look)
    printable = _UNPRINTABLE.sub("", text)
    if not printable:
        return
    cell.value = printable
    cell.data_type = "s"
    if text.startswith(_FORMULA_STARTS):
        cell.quotePrefix = True


def _set_widths(page: "Worksheet", sheet: Sheet) -> list[float]:
    """Makes every column as wide as its longest text; a very long name is drawn smaller."""
    widest = _WIDEST_OF_FEW if len(sheet.columns) <= _FEW else _WIDEST_OF_MANY
    widths = []
    for number, column in enumerate(sheet.columns):
        texts = [column.title, *(_shown(row[number]) for row in sheet.rows)]
        widths.append(min(max(_text_width(text) for text in texts), widest) * 1.08 + 1.8)
    missing = max(_text_width(title) for title in sheet.titles) - sum(widths)
    if missing > 0:
        widths[widths.index(max(widths))] += missing
    for number, width in enumerate(widths, start=1):
        page.column_dimensions[_cell(page, 1, number).column_letter].width = width
    return widths


def _shown(cell: SheetCell) -> str:
    if isinstance(cell.value, str) or cell.value is None:
        return cell.value or ""
    return f"{cell.value:.{cell.decimals or 0}f}"


def _text_width(text: str) -> int:
    """Columns a text takes: two for East Asian wide characters, none for combining ones."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )


def _write_notes(page: "Worksheet", sheet: Sheet, row: int, width: float) -> int:
    """Writes the notes below the rows; returns the last row in use."""
    for number, note in enumerate(sheet.notes, start=row + 1):
        _put_text(_cell(page, number, 1), note, _Look(_MUTED, wrap=True))
        page.merge_cells(None, number, 1, number, len(sheet.columns))
        lines = 1 + int(_text_width(note) / max(width * 0.95, 1))
        page.row_dimensions[number].height = 15 * lines
    return row + len(sheet.notes) if sheet.notes else row - 1


def _set_page(page: "Worksheet", sheet: Sheet, rows: tuple[int, int], width: float) -> None:
    """Print area, repeated heading, one page wide, page numbers at the foot."""
    heading, last = rows
    page.sheet_view.showGridLines = False
    page.print_title_rows = f"1:{heading}"
    last_column = _cell(page, 1, len(sheet.columns)).column_letter
    page.print_area = f"A1:{last_column}{max(last, heading)}"
    page.page_setup.orientation = "portrait" if width <= _PORTRAIT_WIDTH else "landscape"
    page.page_setup.paperSize = 9
    page.page_setup.fitToWidth, page.page_setup.fitToHeight = 1, 0
    cast("PageSetupProperties", page.sheet_properties.pageSetUpPr).fitToPage = True
    page.print_options.horizontalCentered = True
    margins = page.page_margins
    margins.left = margins.right = 0.4
    margins.top, margins.bottom = 0.5, 0.7
    foot = cast("HeaderFooterItem", page.oddFooter)
    foot.left.text = sheet.footer[:_FOOTER_LIMIT].replace("&", "&&")
    foot.right.text = sheet.page_of.replace("&", "&&").format(page="&P", pages="&N")
