"""Every report as a sheet: what is read back is what was shown."""

from datetime import UTC, datetime

import openpyxl
import pytest

from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle
from arbiter_gui.formats.spreadsheet.foreign_table import read_foreign_table
from arbiter_gui.reports.card_sheet import Card, CardLine, CardSheet
from arbiter_gui.reports.catalogue import KINDS, build_report
from arbiter_gui.reports.event_reports import event_reports
from arbiter_gui.reports.request import request_for
from arbiter_gui.reports.sheet_order import EVENT, SheetOrder, write_order
from arbiter_gui.reports.sheet_report import card_rows, sheet_of_any
from arbiter_gui.tables.table import Table
from tests.reports.event import spring_open

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
KEYS = [kind.key for kind in KINDS]


@pytest.mark.parametrize("key", KEYS)
def test_every_report_is_a_sheet_with_the_same_values(tmp_path, key):
    request = request_for(spring_open(), None, NOON)
    sheet = sheet_of_any(build_report(key, request))
    write_order(tmp_path / "x.xlsx", request, SheetOrder((key,)))
    page = openpyxl.load_workbook(tmp_path / "x.xlsx").worksheets[0]
    first, width = len(sheet.titles) + 3, len(sheet.columns)
    rows = page.iter_rows(first, first + len(sheet.rows) - 1, 1, width, values_only=True)
    assert list(rows) == [tuple(cell.value for cell in row) for row in sheet.rows]


def test_the_workbook_of_the_whole_event_holds_what_its_reports_hold(tmp_path):
    request = request_for(spring_open(), None, NOON)
    write_order(tmp_path / "x.xlsx", request, SheetOrder((EVENT,)))
    pages = openpyxl.load_workbook(tmp_path / "x.xlsx").worksheets
    reports = event_reports(request.tournament, NOON)
    for page, report in zip(pages, reports, strict=True):
        sheet = sheet_of_any(report)
        first, width = len(sheet.titles) + 3, len(sheet.columns)
        rows = page.iter_rows(first, first + len(sheet.rows) - 1, 1, width, values_only=True)
        assert list(rows) == [tuple(cell.value for cell in row) for row in sheet.rows]
    codes = {cell.value for row in pages[1].iter_rows() for cell in row}
    assert "(W)" in codes or "W" in codes


@pytest.mark.parametrize("key", KEYS)
def test_every_report_is_a_csv_that_our_reader_understands(tmp_path, key):
    request = request_for(spring_open(), None, NOON)
    sheet = sheet_of_any(build_report(key, request))
    write_order(tmp_path / "x.csv", request, SheetOrder((key,), CsvStyle()))
    (grid,) = read_foreign_table((tmp_path / "x.csv").read_bytes()).grids
    named = [cell for row in sheet.rows for cell in row if isinstance(cell.value, str)]
    texts = {text for row in grid.rows for text in row.cells}
    assert {cell.value.strip() for cell in named} <= texts


def test_cards_are_rows_and_their_tables_are_said_to_be_on_paper():
    plain, full = Card((CardLine("Board 1"), CardLine("Dahl"))), Card((CardLine("Board 2"),))
    sheet = card_rows(CardSheet("slips", "Slips", ("Event",), (plain, full)))
    assert [[cell.value for cell in row] for row in sheet.rows] == [
        ["Board 1", "Dahl"],
        ["Board 2", None],
    ]
    assert not sheet.notes
    tabled = Card((CardLine("Board 1"),), Table((), ()))
    assert card_rows(CardSheet("cards", "Cards", ("Event",), (tabled,))).notes
