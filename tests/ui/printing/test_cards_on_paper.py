"""Cards on paper: all of them, of one size, nothing over an edge."""

import pytest
from pypdf import PdfReader

from arbiter_gui.reports.card_sheet import Card, CardLine, CardSheet, CardText
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table
from arbiter_gui.ui.printing.card_layout import INSET, ROW, card_pages
from arbiter_gui.ui.printing.page_options import PageOptions, Paper
from arbiter_gui.ui.printing.printout import printout_of, write_pdf
from arbiter_gui.ui.printing.type_size import line_height, text_width

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
        foot = card.table_top + (len(ROUNDS.rows) + 1) * ROW * card.table_size
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
