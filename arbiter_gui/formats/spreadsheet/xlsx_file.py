"""Sheets as an .xlsx workbook; the only file that knows openpyxl.

openpyxl is imported when a workbook is written, so that the program starts without it.
"""

import re
import unicodedata
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from arbiter_gui.formats.spreadsheet.sheet import Badge, Edge, Emphasis, Entry, Sheet, SheetCell
from arbiter_gui.formats.whole_file import write_whole

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell
    from openpyxl.workbook import Workbook
    from openpyxl.worksheet.header_footer import HeaderFooterItem
    from openpyxl.worksheet.properties import PageSetupProperties
    from openpyxl.worksheet.worksheet import Worksheet

_Line = Literal["hair", "thin", "medium", "mediumDashed"]

_TEXT, _MUTED, _ATTENTION, _HAIR = "FF1D2126", "FF626A73", "FF9A5B00", "FFBDBAB2"
_WHITE = "FFFFFFFF"
_DARK_BADGES = {  # fill, letter, line; a whole column in black would cost ink and hide the strong
    Edge.THICK: ("FF1D2126", _WHITE, "FF1D2126"),
    Edge.BROKEN: ("FF5B636C", _WHITE, "FFFFFFFF"),
    Edge.THIN: ("FFDCDFE3", _TEXT, _TEXT),
}
_COLOURS = {Emphasis.MUTED: _MUTED, Emphasis.ATTENTION: _ATTENTION}
_EDGES: dict[Edge, _Line] = {
    Edge.THICK: "medium",
    Edge.BROKEN: "mediumDashed",
    Edge.THIN: "thin",
}
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_FORMULA_STARTS = ("=", "+", "-", "@")
_GENERAL = "General"
_ROOM_BESIDE_NUMBER = "_W"  # LibreOffice forgets the indent of a number beside an empty cell
_FONT, _ROW_HEIGHT = "Arial", 17
_WIDEST_OF_MANY, _WIDEST_OF_FEW, _FEW = 34, 90, 3
_PORTRAIT_WIDTH, _FOOTER_LIMIT, _A4 = 125, 90, 9


@dataclass(frozen=True, slots=True)
class _Look:
    """Everything that is drawn about a cell.

    Attributes:
        shrink: Whether a text that is too long is drawn smaller.
        indent: Room beside numbers and texts, so that a right column and a left one do not touch.
        around: Line on all four sides; without it there may be one `below`.
        number_format: How a number is shown.
        quoted: Whether the text stays text also after somebody has edited it.
        unlocked: Whether the cell may be filled in on a protected sheet.
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
    number_format: str = _GENERAL
    quoted: bool = False
    unlocked: bool = False


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
    write_whole(path, lambda part: part.write_bytes(_content(workbook)))


def _content(workbook: "Workbook") -> bytes:
    """Made in memory: an archive that a full disk cuts short would complain once more later."""
    content = BytesIO()
    workbook.save(content)
    return content.getvalue()


def _workbook(sheets: Sequence[Sheet], written_at: datetime) -> "Workbook":
    from openpyxl import Workbook

    workbook = Workbook()
    workbook.remove(workbook.worksheets[0])
    moment = written_at.replace(tzinfo=None, microsecond=0)
    workbook.properties.creator = "Arbiter"
    workbook.properties.created = workbook.properties.modified = moment
    pen = _Pen()
    for sheet in sheets:
        workbook.properties.title = workbook.properties.title or sheet.titles[0]
        _Page(workbook.create_sheet(_tab_name(sheet.name)), sheet, pen).write()
    return workbook


def _tab_name(name: str) -> str:
    """A name without the characters that a tab must not have, 31 at most."""
    return re.sub(r"[\[\]:*?/\\]", " ", name).strip("' ")[:31] or "Sheet"


class _Pen:
    """Draws the cells of one workbook; a look that was drawn before is copied, which is faster."""

    def __init__(self) -> None:
        self._drawn: dict[_Look, Cell] = {}

    def draw(self, cell: "Cell", look: _Look) -> None:
        """Gives a cell its look."""
        alike = self._drawn.get(look)
        if alike is None:
            _draw(cell, look)
            self._drawn[look] = cell
        else:
            target, source = cast("Any", cell), cast("Any", alike)
            target._style = copy(source._style)  # noqa: SLF001 - openpyxl has no other way to copy

    def put_text(self, cell: "Cell", text: str, look: _Look) -> None:
        """Stores a text as text: no formula, and none after somebody has edited the cell."""
        printable = _UNPRINTABLE.sub("", text)
        self.draw(cell, replace(look, quoted=printable.startswith(_FORMULA_STARTS)))
        if printable:
            cell.value = printable
            cell.data_type = "s"


class _Page:
    """One sheet being written."""

    def __init__(self, page: "Worksheet", sheet: Sheet, pen: _Pen) -> None:
        self.page = page
        self.sheet = sheet
        self.pen = pen
        self.heading = len(sheet.titles) + 2
        self.widths = _widths(sheet)

    def write(self) -> None:
        """Titles, heading, rows and notes, and how the page is seen and printed."""
        self._write_titles()
        self._write_heading()
        self._write_rows()
        last = self._write_notes()
        self._set_view()
        self._set_print(last)
        if self.sheet.entry is not None:
            self._set_entry(self.sheet.entry)

    def _write_titles(self) -> None:
        for number, title in enumerate(self.sheet.titles, start=1):
            look = _Look(bold=True, size=14) if number == 1 else _Look(_MUTED)
            self.pen.put_text(self._cell(number, 1), title, look)

    def _write_heading(self) -> None:
        look = _Look(_MUTED, bold=True, below="medium", line_colour=_TEXT)
        for number, column in enumerate(self.sheet.columns, start=1):
            self.pen.put_text(
                self._cell(self.heading, number), column.title, _aligned(look, column.align)
            )

    def _write_rows(self) -> None:
        aligns = [column.align for column in self.sheet.columns]
        for number, row in enumerate(self.sheet.rows, start=self.heading + 1):
            self.page.row_dimensions[number].height = _ROW_HEIGHT
            for column, (content, align) in enumerate(zip(row, aligns, strict=True), start=1):
                cell = self._cell(number, column)
                look = self._look_of(content, align, column)
                if isinstance(content.value, str):
                    self.pen.put_text(cell, content.value, look)
                else:
                    cell.value = content.value
                    self.pen.draw(cell, look)

    def _look_of(self, content: SheetCell, align: str, column: int) -> _Look:
        entry = self.sheet.entry
        if entry is None or column != entry.column + 1:
            return _look_of(content, align)
        return replace(_ENTRY_LOOK, align=align)

    def _write_notes(self) -> int:
        """Writes the notes below the rows; returns the last row in use."""
        last = self.heading + len(self.sheet.rows)
        room = max(sum(self.widths) * 0.95, 1)
        for number, note in enumerate(self.sheet.notes, start=last + 2):
            self.pen.put_text(self._cell(number, 1), note, _Look(_MUTED, wrap=True))
            self.page.merge_cells(None, number, 1, number, len(self.sheet.columns))
            self.page.row_dimensions[number].height = 15 * (1 + int(_text_width(note) / room))
        return last + 1 + len(self.sheet.notes) if self.sheet.notes else last

    def _set_view(self) -> None:
        """Column widths, and a heading that stays in view."""
        for number, width in enumerate(self.widths, start=1):
            self.page.column_dimensions[self._cell(1, number).column_letter].width = width
        corner = self._cell(self.heading + 1, self.sheet.frozen_columns + 1)
        self.page.freeze_panes = corner.coordinate
        self.page.sheet_view.showGridLines = False

    def _set_print(self, last: int) -> None:
        """Print area, repeated heading, one page wide, page numbers at the foot."""
        page, setup = self.page, self.page.page_setup
        page.print_title_rows = f"1:{self.heading}"
        page.print_area = f"A1:{self._cell(1, len(self.widths)).column_letter}{last}"
        setup.orientation = "portrait" if sum(self.widths) <= _PORTRAIT_WIDTH else "landscape"
        setup.paperSize, setup.fitToWidth, setup.fitToHeight = _A4, 1, 0
        cast("PageSetupProperties", page.sheet_properties.pageSetUpPr).fitToPage = True
        page.print_options.horizontalCentered = True
        margins = page.page_margins
        margins.left = margins.right = 0.4
        margins.top, margins.bottom = 0.5, 0.7
        foot = cast("HeaderFooterItem", page.oddFooter)
        foot.left.text = self.sheet.footer[:_FOOTER_LIMIT].replace("&", "&&")
        page_of = self.sheet.page_of.replace("&", "&&")
        foot.right.text = page_of.format(page="&P", pages="&N")

    def _set_entry(self, entry: Entry) -> None:
        """A drop-down list in the column to be filled in, and protection of everything else."""
        from openpyxl.worksheet.datavalidation import DataValidation

        letter = self._cell(1, entry.column + 1).column_letter
        rule = DataValidation("list", f'"{",".join(entry.choices)}"', allow_blank=True)
        rule.errorStyle, rule.error, rule.showErrorMessage = "warning", entry.hint, True
        rule.add(f"{letter}{self.heading + 1}:{letter}{self.heading + len(self.sheet.rows)}")
        self.page.add_data_validation(rule)
        for place in entry.hidden:
            self.page.column_dimensions[self._cell(1, place + 1).column_letter].hidden = True
        protection = self.page.protection
        protection.sheet, protection.formatColumns = True, False

    def _cell(self, row: int, column: int) -> "Cell":
        return cast("Cell", self.page.cell(row, column))


_ENTRY_LOOK = _Look(bold=True, fill="FFFFF7DC", around="thin", number_format="@", unlocked=True)


def _aligned(look: _Look, align: str) -> _Look:
    return replace(look, align=align, indent=0 if align == "center" else 1)


@cache
def _look(emphasis: Emphasis, badge: Badge | None, align: str, number_format: str) -> _Look:
    if badge is not None and badge.edge is not Edge.NONE:
        return _badge_look(badge)
    look = _Look(
        _COLOURS.get(emphasis, _TEXT),
        bold=emphasis is Emphasis.STRONG,
        shrink=align == "left",
        below="hair",
        number_format=number_format,
    )
    aligned = _aligned(look, align)
    return aligned if number_format == _GENERAL else replace(aligned, indent=0)


def _look_of(content: SheetCell, align: str) -> _Look:
    number_format = _GENERAL
    if content.value is not None and not isinstance(content.value, str):
        digits = "0." + "0" * content.decimals if content.decimals else "0"
        number_format = digits + _ROOM_BESIDE_NUMBER
    return _look(content.emphasis, content.badge, align, number_format)


def _badge_look(badge: Badge) -> _Look:
    """White stays paper white; Black is the darker, the stronger the preference."""
    fill, letter, line = _DARK_BADGES[badge.edge] if badge.dark else (_WHITE, _TEXT, _TEXT)
    return _Look(
        letter,
        bold=badge.edge in (Edge.THICK, Edge.BROKEN),
        align="center",
        fill=fill,
        around=_EDGES[badge.edge],
        line_colour=line,
    )


def _draw(cell: "Cell", look: _Look) -> None:
    from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side

    cell.font = Font(name=_FONT, size=look.size, bold=look.bold, color=look.colour)
    cell.alignment = Alignment(
        horizontal=look.align,
        vertical="top" if look.wrap else "center",
        wrap_text=look.wrap,
        shrink_to_fit=look.shrink,
        indent=look.indent,
    )
    around = Side(look.around, color=look.line_colour) if look.around else Side()
    below = Side(look.below, color=look.line_colour) if look.below else around
    cell.border = Border(left=around, right=around, top=around, bottom=below)
    if look.fill:
        cell.fill = PatternFill("solid", fgColor=look.fill)
    cell.number_format = look.number_format
    if look.unlocked:
        cell.protection = Protection(locked=False)
    if look.quoted:
        cell.quotePrefix = True


def _widths(sheet: Sheet) -> list[float]:
    """Every column as wide as its longest text, up to a limit, and all together as the titles."""
    widest = _WIDEST_OF_FEW if len(sheet.columns) <= _FEW else _WIDEST_OF_MANY
    widths = []
    for number, column in enumerate(sheet.columns):
        if sheet.entry is not None and number in sheet.entry.hidden:
            widths.append(0.0)
            continue
        texts = [column.title, *(_shown(row[number]) for row in sheet.rows)]
        widths.append(min(max(_text_width(text) for text in texts), widest) * 1.08 + 1.8)
    missing = max(_text_width(title) for title in sheet.titles) - sum(widths)
    if missing > 0:
        widths[widths.index(max(widths))] += missing
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
