"""Lists on paper: nothing clipped, nothing lost, headings on every page, pages counted."""

import unicodedata
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from pypdf import PdfReader

from arbiter_gui.errors import FileProblem
from arbiter_gui.progress import NoProgress
from arbiter_gui.reports.catalogue import KINDS, build_report
from arbiter_gui.reports.report import Report
from arbiter_gui.reports.request import request_for
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament import Player, Tournament
from arbiter_gui.ui.printing.columns import GAP, natural_widths, plan_of
from arbiter_gui.ui.printing.list_layout import ListPage, pages_of
from arbiter_gui.ui.printing.page_options import (
    Orientation,
    PageOptions,
    Paper,
    usual_options,
)
from arbiter_gui.ui.printing.printout import picture_of, printout_of, write_pdf
from arbiter_gui.ui.printing.type_size import text_width
from arbiter_gui.ui.theme import window_font
from tests.benchmarks.heartbeat import invented_event
from tests.notation import event
from tests.reports.event import spring_open

NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)
LONGEST = (
    "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine",
    "Достоевская-Салтыкова, Александра Константиновна",
    "Nguyễn Thị Hồng Ánh-Phương, Quỳnh",
)


def with_long_names(tournament):
    return Tournament(
        replace(fact, name=LONGEST[fact.tpn % 3], club=LONGEST[0])
        if isinstance(fact, Player)
        else fact
        for fact in tournament.facts()
    )


EVENTS = {
    "no player": lambda: event(""),
    "one player": lambda: event("1 Alone, Ana 2000 | ."),
    "no round": lambda: event("1 A 2000 | .\n2 B 1900 | ."),
    "running": spring_open,
    "long names": lambda: with_long_names(spring_open()),
    "three hundred": lambda: with_long_names(invented_event(300, 3)),
}


@pytest.fixture(scope="module", params=EVENTS)
def tournament(request):
    return EVENTS[request.param]()


@pytest.fixture(autouse=True, scope="module")
def letters(qapp):
    """The letters that the program brings along."""
    return window_font()


def report_of(tournament, key):
    return build_report(key, request_for(tournament, None, NOON))


def list_pages(tournament, key, options=None):
    report = report_of(tournament, key)
    return report, pages_of(report, options or usual_options(key))


LISTS = [kind.key for kind in KINDS if isinstance(report_of(spring_open(), kind.key), Report)]


@pytest.mark.parametrize("key", LISTS)
def test_every_row_is_on_paper_once_in_every_block_and_nothing_reaches_over_an_edge(
    qapp, tournament, key
):
    report, pages = list_pages(tournament, key)
    blocks = {page.block for page in pages if page.rows}
    for block in blocks:
        rows = [placed.row for page in pages if page.block == block for placed in page.rows]
        assert len(rows) == len(report.table.rows)
    for page in pages:
        bottom = page.sheet.height - page.sheet.margin
        for placed in page.rows:
            assert placed.top + placed.height <= bottom
        for first, second in pairwise(page.rows):
            assert first.top + first.height <= second.top + 0.01
        assert all(line.top + line.size <= bottom for line in page.lines)
        gaps = GAP * page.size * (len(page.block.widths) - 1)
        assert sum(page.block.widths) + gaps <= page.sheet.inner + 0.5


@pytest.mark.parametrize("key", LISTS)
def test_no_text_is_wider_than_its_column(qapp, tournament, key):
    _report, pages = list_pages(tournament, key)
    for page, placed, index, width, texts in each_cell(pages):
        cell = placed.row.cells[index]
        widest = max(text_width(t, page.size, strong=cell.tone is Tone.STRONG) for t in texts)
        assert cell.preference is not None or widest <= width + 0.5, texts


def each_cell(pages):
    return [
        (page, placed, *cell)
        for page in pages
        for placed in page.rows
        for cell in zip(page.block.columns, page.block.widths, placed.cells, strict=True)
    ]


@pytest.mark.parametrize("key", LISTS)
def test_a_heading_never_stands_alone_and_later_pages_have_one_too(qapp, tournament, key):
    report, pages = list_pages(tournament, key)
    for page in pages:
        assert (page.heading_top is not None) == bool(page.rows)
    assert any(line.text for line in pages[0].lines)
    said = " ".join(line.text for page in pages for line in page.lines)
    for note in report.table.notes:
        assert all(word in said for word in note.split()[:5])


def test_a_list_that_is_too_wide_is_cut_into_blocks_that_begin_with_the_names(qapp):
    columns = (
        Column("place", "#", Align.RIGHT),
        Column("name", "Name"),
        *(Column(f"round_{n}", str(n), Align.CENTRE) for n in range(60)),
    )
    rows = tuple(
        Row((Cell(str(n)), Cell("Somebody, Else"), *(Cell("123w½") for _ in range(60))))
        for n in range(50)
    )
    table = Table(columns, rows, "Wide")
    plan = plan_of(table, PageOptions())
    assert len(plan.blocks) > 1
    assert all(block.columns[:2] == (0, 1) for block in plan.blocks)
    seen = [index for block in plan.blocks for index in block.columns[2:]]
    assert seen == list(range(2, 62))
    pages = pages_of(Report("wide", "Wide", ("E", "Wide", "S"), table, "foot"), PageOptions())
    assert any("(1/" in line.text for line in pages[0].lines)


def test_a_narrow_list_lies_upright_in_the_size_that_was_asked_for(qapp):
    options = PageOptions(size=110)
    plan = plan_of(report_of(spring_open(), "starting_list").table, options)
    assert not plan.sheet.across
    assert plan.size == 110


def test_the_arbiter_chooses_paper_orientation_and_columns(qapp):
    options = PageOptions(
        Paper.LETTER, Orientation.LANDSCAPE, hidden=frozenset({"federation", "birth"})
    )
    _report, pages = list_pages(spring_open(), "starting_list", options)
    assert pages[0].sheet.across
    assert pages[0].sheet.width == 7920
    assert {"federation", "birth"}.isdisjoint(c.key for c in pages[0].table.columns)


def test_columns_in_which_nobody_has_anything_are_left_out_but_for_the_results(qapp):
    fresh = event("1 A 2000 | 2w\n2 B 1900 | 1b")
    table = report_of(fresh, "pairings").table
    kept = {table.columns[index].key for index in natural_widths(table, 95)}
    assert "result" in kept
    assert "white_federation" not in kept


def test_the_pdf_says_what_the_list_says(qapp, tmp_path):
    path = tmp_path / "standings.pdf"
    report = report_of(spring_open(), "standings")
    write_pdf([printout_of(report, PageOptions())], path, "Standings")
    (page,) = PdfReader(path).pages
    # the font has one shape for the Greek iota and the Latin one, and a PDF names it by either
    text = page.extract_text().replace("\u0269", "\u03b9")
    words = " ".join(unicodedata.normalize("NFC", text).split())
    for row in report.table.rows:
        for cell in row.cells:
            assert " ".join(cell.text.split()) in words, cell.text
    assert "Page 1 of 1" in words
    assert report.footer in words


def test_several_reports_make_one_pdf_and_each_counts_its_own_pages(qapp, tmp_path):
    tournament = with_long_names(invented_event(120, 2))
    printouts = [
        printout_of(report_of(tournament, key), usual_options(key))
        for key in ("pairings", "standings")
    ]
    path = tmp_path / "both.pdf"
    write_pdf(printouts, path, "Both")
    pages = PdfReader(path).pages
    assert len(pages) == sum(len(one.pages) for one in printouts) > 3
    assert f"Page 1 of {len(printouts[1].pages)}" in " ".join(
        pages[len(printouts[0].pages)].extract_text().split()
    )


class _CancelledLater(NoProgress):
    """Cancels with the second page."""

    def __init__(self):
        self.asked = 0

    def raise_if_cancelled(self):
        self.asked += 1
        if self.asked > 1:
            raise KeyboardInterrupt


def test_a_pdf_that_is_cancelled_leaves_what_was_there(qapp, tmp_path):
    path = tmp_path / "list.pdf"
    path.write_bytes(b"before")
    printout = printout_of(report_of(invented_event(200, 1), "standings"), PageOptions())
    assert len(printout.pages) > 1
    with pytest.raises(KeyboardInterrupt):
        write_pdf([printout], path, "List", _CancelledLater())
    assert path.read_bytes() == b"before"
    assert [one.name for one in tmp_path.iterdir()] == ["list.pdf"]


def test_a_pdf_that_cannot_be_written_is_a_problem_in_words(qapp, tmp_path):
    printout = printout_of(report_of(spring_open(), "standings"), PageOptions())
    with pytest.raises(FileProblem):
        write_pdf([printout], tmp_path / "missing" / "list.pdf", "List")


def test_a_picture_of_a_page_shows_ink_and_has_the_size_of_the_paper(qapp):
    printout = printout_of(report_of(spring_open(), "pairings"), PageOptions())
    picture = picture_of(printout, 0, 0.1)
    assert isinstance(printout.pages[0], ListPage)
    assert picture.width() == round(printout.pages[0].sheet.width * 0.1)
    colours = {picture.pixel(x, y) for x in range(0, 500, 3) for y in range(0, 300, 3)}
    assert len(colours) > 4
