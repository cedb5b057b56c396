"""Cards on paper: all of them, of one size, nothing over an edge."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from pypdf import PdfReader

from arbiter_gui.reports.card_sheet import Card, CardLine, CardSheet, CardText
from arbiter_gui.reports.catalogue import build_report
from arbiter_gui.reports.request import request_for
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table
from arbiter_gui.ui.printing.card_layout import INSET, ROW, card_pages
from arbiter_gui.ui.printing.card_painter import _widths
from arbiter_gui.ui.printing.page_options import PageOptions, Paper
from arbiter_gui.ui.printing.printout import printout_of, write_pdf
from arbiter_gui.ui.printing.type_size import line_height, shrunk, text_width
from tests.notation import event
from tests.reports.event import spring_open

NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)
LONG = "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine"
ROUNDS = Table(
    (Column("round", "Rd", Align.RIGHT), Column("name", "Opponent"), Column("pts", "Pts")),
    tuple(Row((Cell(str(n)), Cell(LONG), Cell("4½"))) for n in range(1, 12)),
)


def cards(count, width, height, table=None):
    lines = (
        CardLine("Spring Open", CardText.SMALL),
        CardLine(LONG, CardText.HUGE, Align.CENTRE, strong=True),
        CardLine("Result", CardText.NORMAL, boxes=("1–0", "½–½", "0–1")),
        CardLine("Signature", CardText.NORMAL, ruled=True),
    )
    return CardSheet(
        "slips", "Slips", ("E", "Slips", "S"), (Card(lines, table),) * count, width, height
    )


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize(("width", "height"), [(95, 60), (105, 148), (0, 0), (50, 30), (400, 400)])
def test_every_card_is_on_a_sheet_and_within_it(qapp, paper, width, height):
    pages = card_pages(cards(13, width, height, ROUNDS), PageOptions(paper))
    assert sum(len(page.cards) for page in pages) == 13
    for page, card in [(one, card) for one in pages for card in one.cards]:
        assert card.left >= page.sheet.margin - 1
        assert card.left + card.width <= page.sheet.width - page.sheet.margin + 1
        assert card.top + card.height <= page.sheet.height - page.sheet.margin + 1
        foot = card.table_top + (len(ROUNDS.rows) + 1) * card.row_height
        assert foot <= card.top + card.height
        for line in card.lines:
            assert line.top + line_height(line.size) <= card.top + card.height
            text = text_width(line.line.text, line.size, strong=line.line.strong)
            assert text <= card.width - 2 * INSET + line.size * 0.2


def test_cards_lie_beside_each_other_without_overlap(qapp):
    (page, *_more) = card_pages(cards(6, 95, 60), PageOptions())
    places = {(round(card.left), round(card.top)) for card in page.cards}
    assert len(places) == len(page.cards)


def test_no_card_is_an_empty_sheet(qapp):
    assert len(card_pages(cards(0, 95, 60), PageOptions())) == 1


def test_a_pdf_of_cards_has_their_texts(qapp, tmp_path):
    path = tmp_path / "cards.pdf"
    write_pdf([printout_of(cards(3, 0, 0, ROUNDS), PageOptions())], path, "Cards")
    pages = PdfReader(path).pages
    assert len(pages) == 3
    words = " ".join(pages[0].extract_text().split())
    for text in ("Spring Open", LONG, "½–½", "Signature", "Opponent"):
        assert text in words


def report(key, tournament):
    return build_report(key, request_for(tournament, None, NOON))


def test_a_card_to_pair_by_pencil_has_every_column_before_anything_is_in_it(qapp, tmp_path):
    path = tmp_path / "cards.pdf"
    sheet = report("pencil_cards", event("1 Dahl, Ana 2000 | .\n2 Ek, Bo 1900 | ."))
    write_pdf([printout_of(sheet, PageOptions())], path, "Cards")
    words = PdfReader(path).pages[0].extract_text().split()
    for title in ("Colour", "Opponent", "Res", "Pts", "Float"):
        assert words.count(title) == 2, title


def test_the_rows_that_somebody_writes_into_are_higher_than_printed_ones(qapp):
    written, printed = (
        card_pages(report(key, spring_open()), PageOptions())[0].cards[0]
        for key in ("pencil_cards", "player_cards")
    )
    assert written.row_height > 200 > printed.row_height > ROW * printed.table_size


def test_a_long_name_takes_two_lines_before_it_becomes_small(qapp):
    lines = (CardLine(LONG, CardText.LARGE, strong=True), CardLine("Spring Open"))
    sheet = CardSheet("badges", "Badges", ("E", "B", "S"), (Card(lines),), 88, 54)
    (card,) = card_pages(sheet, PageOptions())[0].cards
    assert [one.line.text for one in card.lines[:2]] == LONG.split(" ", 1)
    assert card.lines[0].size > 1.2 * shrunk(LONG, card.lines[0].width, 170.0, strong=True)
    gaps = [lower.top - upper.top for upper, lower in pairwise(card.lines)]
    assert gaps[0] < gaps[1]


def test_what_is_on_a_card_without_a_table_stands_in_its_middle(qapp):
    for key in ("place_cards", "badges"):
        card = card_pages(report(key, spring_open()), PageOptions())[0].cards[0]
        above = card.lines[0].top - card.top
        last = card.lines[-1]
        below = card.top + card.height - last.top - line_height(last.size)
        assert abs(above - below) < 2


def test_long_names_of_opponents_leave_the_other_columns_as_they_are(qapp):
    narrow = _widths({0: 100.0, 1: 3000.0, 2: 120.0}, 80.0, 2000.0)
    assert narrow[0] == 100.0
    assert narrow[2] == 120.0
    assert sum(narrow.values()) == pytest.approx(2000.0 - 2 * 0.7 * 80.0)


def test_a_place_card_says_which_side_it_belongs_to():
    seats = [card.lines[0].text for card in report("place_cards", spring_open()).cards]
    assert seats[:2] == ["Board 1 · White", "Board 1 · Black"]


def test_a_badge_without_a_title_has_no_empty_line():
    for card in report("badges", spring_open()).cards:
        assert all(line.text for line in card.lines)
