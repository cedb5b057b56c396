"""A file of an organiser, whatever program made it: its sheets, or why it cannot be read."""

from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from zipfile import BadZipFile, ZipFile

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.csv_file import restored
from arbiter_gui.formats.spreadsheet.grid import Grid, GridRow
from arbiter_gui.formats.spreadsheet.text_encoding import decoded
from arbiter_gui.formats.spreadsheet.text_table import delimiter_of, table_rows
from arbiter_gui.formats.spreadsheet.xlsx_reader import (
    MOST_COLUMNS,
    MOST_ROWS,
    read_workbook,
    refuse_too_long,
)
from arbiter_gui.i18n import N_
from arbiter_gui.progress import NoProgress, Progress

_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")


@dataclass(frozen=True, slots=True)
class ForeignTable:
    """What a file holds.

    Attributes:
        grids: The sheets that are not empty; at least one. A text is one.
        encoding: How a text was read; empty for a workbook.
        delimiter: What stands between its columns; empty for a workbook.
        unreadable: Characters of a text that could not be read.
    """

    grids: tuple[Grid, ...]
    encoding: str = ""
    delimiter: str = ""
    unreadable: int = 0


@dataclass(frozen=True, slots=True)
class TextReading:
    """How the arbiter wants a text to be read; what is empty is found."""

    encoding: str = ""
    delimiter: str = ""


def read_foreign_table(
    data: bytes, reading: TextReading | None = None, progress: Progress | None = None
) -> ForeignTable:
    """Reads a workbook or a text that is divided into columns; the content decides which it is.

    Raises:
        FileProblem: It is neither, it is damaged, too large, protected or empty; the sentence says
            how to save it in a form that can be read.
        Cancelled: The arbiter has pressed Cancel.
    """
    if data.startswith(_COMPOUND):
        raise _old_workbook(data)
    if data.startswith(b"PK\x03\x04"):
        _refuse_other_archive(data)
        return _filled(ForeignTable(read_workbook(data, progress or NoProgress())))
    return _filled(_text_table(data, reading or TextReading()))


def _text_table(data: bytes, reading: TextReading) -> ForeignTable:
    found = decoded(data, reading.encoding or None)
    if found is None:
        raise FileProblem(
            "not-a-table",
            N_(
                "This is no table: neither a workbook nor a text. Save the list of players as "
                ".xlsx or .csv."
            ),
        )
    delimiter = reading.delimiter or delimiter_of(found.text)
    rows = tuple(islice(table_rows(found.text, delimiter), MOST_ROWS + 1))
    refuse_too_long(rows, "CSV")
    cut = tuple(
        GridRow(row.number, tuple(restored(cell) for cell in row.cells[:MOST_COLUMNS]))
        for row in rows
    )
    return ForeignTable((Grid("", cut),), found.encoding, delimiter, found.unreadable)


def _filled(table: ForeignTable) -> ForeignTable:
    grids = tuple(grid for grid in table.grids if grid.rows)
    if not grids:
        raise FileProblem("table-empty", N_("The file is empty: there are no players in it."))
    return ForeignTable(grids, table.encoding, table.delimiter, table.unreadable)


def _old_workbook(data: bytes) -> FileProblem:
    if _ENCRYPTED in data:
        return FileProblem(
            "workbook-protected",
            N_(
                "The workbook is protected by a password. Open it in its own program, take the "
                "password off and save it again."
            ),
        )
    return FileProblem(
        "workbook-old",
        N_(
            "This is a workbook of the old kind (.xls). Open it in Excel or LibreOffice and choose "
            "Save as: Excel workbook (.xlsx)."
        ),
    )


def _refuse_other_archive(data: bytes) -> None:
    try:
        with ZipFile(BytesIO(data)) as archive:
            names = set(archive.namelist())
    except (BadZipFile, OSError, ValueError, NotImplementedError):
        return  # the reader of workbooks says what is wrong with it
    if "xl/workbook.xml" in names or "_rels/.rels" in names:
        return
    if "content.xml" in names:
        raise FileProblem(
            "workbook-ods",
            N_(
                "This is an OpenDocument file (.ods). Open it in LibreOffice or Excel and choose "
                "Save as: Excel workbook (.xlsx)."
            ),
        )
    raise FileProblem(
        "not-a-workbook",
        N_("This archive is no workbook. Unpack it, and import the .xlsx or .csv file in it."),
    )
