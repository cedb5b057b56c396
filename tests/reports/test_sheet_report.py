from datetime import UTC, datetime

import openpyxl
import pytest

from arbiter_gui.formats.spreadsheet.sheet import Badge, Edge
from arbiter_gui.reports.catalogue import round_reports
from arbiter_gui.reports.request import request_for
from arbiter_gui.reports.sheet_order import SheetOrder, write_order
from arbiter_gui.reports.sheet_report import sheet_of
from tests.notation import event
from tests.reports.event import spring_open

NOON = datetime(2026, 5, 3, 14, 12, 7, tzinfo=UTC)


def exported(tournament, folder, round_number=None):
    path = folder / "round.xlsx"
    write_order(path, request_for(tournament, round_number, NOON), SheetOrder())
    return openpyxl.load_workbook(path)


def content(page):
    """Every cell that holds something, with its type and how a number is shown."""
    lines = [f"[{page.title}] {page.print_area} repeat {page.print_title_rows}"]
    for row in page.iter_rows():
        for cell in row:
            if cell.value is not None:
                shown = f" {cell.number_format}" if cell.data_type == "n" else ""
                lines.append(f"{cell.coordinate} {cell.data_type}{shown} {cell.value}")
    return "\n".join(lines) + "\n"


def test_the_workbook_is_the_golden_one(tmp_path, golden):
    book = exported(spring_open(), tmp_path)
    golden("workbook.txt", "".join(content(page) for page in book.worksheets))


def test_a_past_round_gives_the_lists_as_they_were(tmp_path, golden):
    book = exported(spring_open(), tmp_path, 2)
    golden("workbook_round_2.txt", "".join(content(page) for page in book.worksheets))


def test_a_name_that_looks_like_a_formula_stays_text(tmp_path):
    book = exported(event("1 =1+1 | 2w1\n2 @SUM | 1b0\n3 +3 | U\n4 -4 | Z"), tmp_path)
    names = [row[2] for row in book["Starting list"].iter_rows(min_row=6)]
    assert [(cell.value, cell.data_type, cell.quotePrefix) for cell in names] == [
        ("=1+1", "s", True), ("@SUM", "s", True), ("+3", "s", True), ("-4", "s", True),
    ]  # fmt: skip


def test_codes_are_drawn_by_colour_and_strength():
    report = {report.key: report for report in round_reports(spring_open(), None, NOON)}
    rows = sheet_of(report["legend"]).rows
    assert [row[0].badge for row in rows[:7]] == [
        Badge(dark=False, edge=Edge.THICK),
        Badge(dark=True, edge=Edge.THICK),
        Badge(dark=False, edge=Edge.BROKEN),
        Badge(dark=True, edge=Edge.BROKEN),
        Badge(dark=False, edge=Edge.THIN),
        Badge(dark=True, edge=Edge.THIN),
        Badge(dark=False, edge=Edge.NONE),
    ]


@pytest.mark.parametrize("text", ["", "1 A |", "1 A | 2w1\n2 B | 1b0"])
def test_every_event_gives_all_six_sheets(text, tmp_path):
    book = exported(event(text), tmp_path)
    assert book.sheetnames == [
        "Pairings", "By name", "Standings", "Crosstable", "Starting list", "Legend",
    ]  # fmt: skip


def test_codes_are_explained_only_below_a_list_that_has_some():
    legends = {
        report.key: bool(report.legend)
        for report in round_reports(event("1 A | 2w1\n2 B | 1b0", rounds=1), None, NOON)
    }
    assert [key for key, explained in legends.items() if explained] == ["pairings"]
