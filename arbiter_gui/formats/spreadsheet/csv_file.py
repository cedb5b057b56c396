"""Sheets as CSV (RFC 4180): CRLF between lines, quotation marks where they are needed.

Spreadsheets run a text that begins with =, +, -, @ or a control character as a formula. Such a
text gets an apostrophe before it, and so does a text that begins with an apostrophe; `restored`
takes exactly that apostrophe away again. Numbers are written as they are, with a decimal point.
"""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from arbiter_gui.formats.spreadsheet.sheet import CellValue, Sheet, SheetCell
from arbiter_gui.formats.whole_file import write_whole_bytes

_MARK = "'"
_MARKED = ("=", "+", "-", "@", "\t", "\r", "\n", _MARK)


@dataclass(frozen=True, slots=True)
class CsvStyle:
    """How a CSV is written.

    Attributes:
        delimiter: What stands between two cells.
        bom: Whether it begins with a byte order mark, by which Excel knows UTF-8.
    """

    delimiter: str = ";"
    bom: bool = True


def write_csv(path: Path, sheet: Sheet, style: CsvStyle | None = None) -> None:
    """Writes the heading and the rows of a sheet as a whole; titles and notes are left out.

    Raises:
        FileProblem: The folder or the file cannot be written.
    """
    write_whole_bytes(path, csv_bytes(sheet, style or CsvStyle()))


def csv_bytes(sheet: Sheet, style: CsvStyle) -> bytes:
    """The heading and the rows of a sheet in UTF-8."""
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=style.delimiter, lineterminator="\r\n")
    writer.writerow([neutral(column.title) for column in sheet.columns])
    writer.writerows(_line(row) for row in sheet.rows)
    return text.getvalue().encode("utf-8-sig" if style.bom else "utf-8")


def neutral(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> neutral("=Moor, Daniel"), neutral("'t Hart"), neutral("Dahl")
    ("'=Moor, Daniel", "''t Hart", 'Dahl')
    """
    return _MARK + text if text.startswith(_MARKED) else text


def restored(text: str) -> str:
    """The text that was made `neutral`; other texts stay as they are.

    >>> restored("'=Moor, Daniel"), restored("''t Hart"), restored("'t Hart")
    ('=Moor, Daniel', "'t Hart", "'t Hart")
    """
    inner = text.removeprefix(_MARK)
    return inner if inner != text and inner.startswith(_MARKED) else text


def _line(row: Iterable[SheetCell]) -> list[CellValue]:
    return [_shown(cell) for cell in row]


def _shown(cell: SheetCell) -> CellValue:
    value = cell.value
    if isinstance(value, str):
        return neutral(value)
    if value is None or cell.decimals is None:
        return value
    return f"{value:.{cell.decimals}f}"
