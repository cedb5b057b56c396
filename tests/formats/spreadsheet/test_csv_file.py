import csv
from io import StringIO

import pytest

from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle, csv_bytes, neutral, restored
from arbiter_gui.formats.spreadsheet.foreign_table import read_foreign_table
from arbiter_gui.formats.spreadsheet.sheet import Sheet, SheetCell, SheetColumn

NAMES = [
    "=Moor, Daniel",
    "+Plus",
    "-Minus",
    "@at",
    "'t Hart",
    "''quoted",
    'with "marks"; and, more',
    "Nguyễn Thị Hồng",
    "Łukasz",
    "Ж",
]


def sheet(names, value=-5):
    rows = tuple((SheetCell(name), SheetCell(value), SheetCell(2.5, decimals=1)) for name in names)
    return Sheet(
        "List", ("Event",), (SheetColumn("Name"), SheetColumn("="), SheetColumn("Pts")), rows
    )


@pytest.mark.parametrize("delimiter", [";", ","])
@pytest.mark.parametrize("bom", [True, False])
def test_our_own_reader_gives_every_name_back(delimiter, bom):
    data = csv_bytes(sheet(NAMES), CsvStyle(delimiter, bom=bom))
    table = read_foreign_table(data)
    assert [row.cells[0] for row in table.grids[0].rows] == ["Name", *NAMES]


def test_lines_end_with_crlf_and_the_mark_of_utf8_comes_first():
    data = csv_bytes(sheet(["Dahl"]), CsvStyle())
    assert data == b"\xef\xbb\xbfName;'=;Pts\r\nDahl;-5;2.5\r\n"


def test_no_text_begins_like_a_formula():
    texts = [*NAMES, "\t=1+1", "\r=1"]
    written = csv_bytes(sheet(texts), CsvStyle(bom=False)).decode()
    for row in csv.reader(StringIO(written, newline=""), delimiter=";"):
        assert row[0][0] not in "=+-@\t\r"


@pytest.mark.parametrize("text", [*NAMES, "\t=1", "", "'", "Dahl"])
def test_what_is_made_neutral_is_restored(text):
    assert restored(neutral(text)) == text
