"""The sheets of an .xlsx workbook that somebody else made, as plain texts.

openpyxl is imported when a workbook is read, so that the program starts without it.
"""

import warnings
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from io import BytesIO
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile, ZipFile

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.grid import Grid, GridRow
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

MOST_ROWS = 10_000
"""Rows of a sheet; the largest events have a thousand players."""

MOST_COLUMNS = 120
_MOST_SHEETS = 40
_LARGEST_CONTENT = 300_000_000
"""Bytes of an archive when it is unpacked; a workbook of a thousand players has 1 million."""

_BEGINNING = 4096
_STEP = 200
_BROKEN = (
    BadZipFile, zlib.error, LookupError, ValueError, TypeError, AttributeError, OSError, EOFError,
    SyntaxError, NotImplementedError, ArithmeticError,
)  # fmt: skip
"""What openpyxl and the XML parser raise on damaged files (a parse error is a SyntaxError)."""


def read_workbook(data: bytes, progress: Progress) -> tuple[Grid, ...]:
    """Every sheet with its rows; visible sheets come first.

    Formulas are read as the values that were last computed.

    Raises:
        FileProblem: The workbook is damaged or larger than any list of players.
        Cancelled: The arbiter has pressed Cancel.
    """
    place = ["workbook"]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about drawings and styles, which nobody reads here
            _refuse_bomb(data)
            return _sheets(data, progress, place)
    except _BROKEN as error:
        raise FileProblem(
            "workbook-damaged",
            N_(
                "The workbook cannot be read ({place}: {detail}). Open it in its own program and "
                "save it again as .xlsx."
            ),
            {"place": place[0], "detail": str(error)[:120] or type(error).__name__},
        ) from error


def _refuse_bomb(data: bytes) -> None:
    with ZipFile(BytesIO(data)) as archive:
        size = sum(entry.file_size for entry in archive.infolist())
        _refuse_document_type(archive)
    if size > _LARGEST_CONTENT:
        raise FileProblem(
            "workbook-too-large",
            N_(
                "The workbook holds {size} MB when it is unpacked: that is no list of players. "
                "Copy the players into a new workbook."
            ),
            {"size": size // 1_000_000},
        )


def _refuse_document_type(archive: ZipFile) -> None:
    """Only a document type can define entities; no workbook has one (ECMA-376, part 2, 9.1)."""
    for entry in archive.infolist():
        if entry.filename.lower().endswith((".xml", ".rels")):
            with archive.open(entry) as part:
                beginning = part.read(_BEGINNING).replace(b"\0", b"")  # UTF-16 as well
            if b"<!DOCTYPE" in beginning:
                raise FileProblem(
                    "workbook-doctype",
                    N_(
                        "The workbook is not read: its part {part} has a document type "
                        "(<!DOCTYPE …>), which no program for spreadsheets writes."
                    ),
                    {"part": entry.filename[:80]},
                )


def _sheets(data: bytes, progress: Progress, place: list[str]) -> tuple[Grid, ...]:
    from openpyxl import load_workbook

    workbook = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    try:
        return tuple(_grids(workbook, progress, place))
    finally:
        workbook.close()


def _grids(workbook: "Workbook", progress: Progress, place: list[str]) -> Iterator[Grid]:
    pages = sorted(workbook.worksheets, key=lambda page: page.sheet_state != "visible")
    for number, page in enumerate(pages[:_MOST_SHEETS]):
        place[0] = page.title
        sheet: Any = page
        sheet.reset_dimensions()  # programs write wrong ones
        values = sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS, values_only=True)
        rows = tuple(_rows(values, progress, place, page.title))
        refuse_too_long(rows, page.title)
        progress.step(number + 1, len(pages))
        yield Grid(page.title, rows)


def _rows(
    values: Iterable[tuple[object, ...]], progress: Progress, place: list[str], title: str
) -> Iterator[GridRow]:
    for number, cells in enumerate(values, 1):
        if number % _STEP == 0:
            progress.raise_if_cancelled()
        place[0] = f"{title}!{number + 1}"
        texts = [_text(value) for value in cells]
        while texts and not texts[-1]:
            texts.pop()
        if texts:
            yield GridRow(number, tuple(texts))


def refuse_too_long(rows: Sequence[GridRow], sheet: str) -> None:
    """Makes sure that a sheet is no whole rating list.

    Raises:
        FileProblem: It has more rows than any event has players.
    """
    if len(rows) > MOST_ROWS:
        raise FileProblem(
            "sheet-too-long",
            N_(
                "{sheet} has more than {limit} rows. Keep the players of the event in the file and "
                "take the others out."
            ),
            {"sheet": sheet, "limit": MOST_ROWS},
        )


def _text(value: object) -> str:
    """A cell as text: whole numbers without a decimal point, dates as 1987-03-21."""
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value).strip()
