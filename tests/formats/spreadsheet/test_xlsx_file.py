import gc
from datetime import UTC, datetime
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.sheet import Sheet, SheetCell, SheetColumn
from arbiter_gui.formats.spreadsheet.xlsx_file import write_workbook

NOON = datetime(2026, 5, 3, 14, 12, 7, tzinfo=UTC)


def sheet(*rows, columns=2, **more):
    cells = tuple(tuple(SheetCell(value) for value in row) for row in rows)
    heading = tuple(SheetColumn(f"c{number}") for number in range(columns))
    return Sheet(
        **{"name": "List", "titles": ("Spring & Co",), **more}, columns=heading, rows=cells
    )


def written(folder, *sheets):
    path = folder / "list.xlsx"
    write_workbook(path, sheets, NOON)
    return openpyxl.load_workbook(path)


def test_numbers_and_texts_keep_their_types(tmp_path):
    page = written(tmp_path, sheet((12, "12"), (3.5, None))).worksheets[0]
    assert [[cell.value for cell in row] for row in page["A4:B5"]] == [[12, "12"], [3.5, None]]
    assert [cell.data_type for cell in page[4]] == ["n", "s"]


@settings(max_examples=25)
@given(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20),
    st.sampled_from(["", "=", "+", "-", "@", "#N/A ", "2026-05-03 "]),
)
def test_any_text_is_read_back_as_text(tmp_path, text, start):
    page = written(tmp_path, sheet((start + text, "x"))).worksheets[0]
    kept = "".join(c for c in start + text if c in "\t\n\r" or c >= " ")
    kept = kept.replace("\ufffe", "").replace("\uffff", "")
    read = page["A4"].value or ""
    assert page["A4"].data_type != "f"
    assert read.splitlines() == kept.splitlines()


def test_the_page_repeats_its_heading_and_counts_itself(tmp_path):
    page = written(
        tmp_path,
        sheet((1, 2), notes=("a", "b"), footer="Spring & Co", page_of="Page {page} of {pages}"),
    ).worksheets[0]
    assert page.print_title_rows == "$1:$3"
    assert page.print_area == "'List'!$A$1:$B$7"
    assert page.freeze_panes == "A4"
    assert (page.page_setup.fitToWidth, page.page_setup.fitToHeight) == (1, 0)
    assert page.sheet_properties.pageSetUpPr.fitToPage
    assert page.oddFooter.left.text == "Spring && Co"
    assert page.oddFooter.right.text == "Page &P of &N"


def test_a_wide_list_lies_on_its_side(tmp_path):
    narrow, wide = written(
        tmp_path,
        sheet(("a", "b")),
        sheet(("a" * 30,) * 5, columns=5, name="Wide"),
    ).worksheets
    assert (narrow.page_setup.orientation, wide.page_setup.orientation) == ("portrait", "landscape")


def test_a_narrow_list_still_has_room_for_its_title(tmp_path):
    page = written(tmp_path, sheet((1, 2), titles=("T" * 60,))).worksheets[0]
    assert sum(page.column_dimensions[letter].width for letter in "AB") >= 60


def test_a_name_that_no_tab_can_have_is_made_fit(tmp_path):
    book = written(tmp_path, sheet(name="Round [1] / A:B?*" + "x" * 40), sheet(name="[]"))
    assert book.sheetnames == ["Round  1    A B  " + "x" * 14, "Sheet"]


def test_a_folder_that_is_not_there_is_a_clear_problem(tmp_path):
    with pytest.raises(FileProblem) as problem:
        write_workbook(tmp_path / "none" / "list.xlsx", [sheet()], NOON)
    assert problem.value.code == "output-unwritable"
    assert list(tmp_path.iterdir()) == []


def test_a_workbook_that_cannot_be_replaced_leaves_nothing_behind(tmp_path):
    (tmp_path / "list.xlsx").mkdir()
    with pytest.raises(FileProblem):
        write_workbook(tmp_path / "list.xlsx", [sheet()], NOON)
    assert [path.name for path in tmp_path.iterdir()] == ["list.xlsx"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_a_full_disk_is_one_problem_and_nothing_else_is_said(capfd):
    with pytest.raises(FileProblem) as problem:
        write_workbook(Path("/dev/full"), [sheet()], NOON)
    del problem
    gc.collect()
    assert capfd.readouterr().err == ""
