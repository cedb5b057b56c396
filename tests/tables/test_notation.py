"""One notation for every list: table, legend, terminal, workbook."""

from contextlib import closing

import pytest
from openpyxl import load_workbook

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.pairing.swiss.preference_codes import Notation
from arbiter_gui.tables.colour_code import notation_in_use, use_notation
from arbiter_gui.tables.legend import code_line, legend
from arbiter_gui.tables.pairings import pairings_table
from arbiter_gui.tables.players import players_table
from tests.notation import event

EVENT = """
    1 Petrov, Ivan  | 4w1 2b1 U   3b1
    2 Berg, Lena    | 3b0 1w0 4w1 H
    3 Lopez, Ana    | 2w1 4b- H   1w0
    4 Smith, John   | 1b0 3w+ 2b0 Z
"""


@pytest.fixture(params=list(Notation))
def notation(request):
    use_notation(request.param)
    yield request.param
    use_notation(Notation.EDITION)


def texts(table, key):
    place = [column.key for column in table.columns].index(key)
    return [row.cells[place].text for row in table.rows]


MARKS = {
    Notation.EDITION: ["W", "B", "(W)", "(B)", "w", "b", "(w)", "(b)", "A"],
    Notation.VEGA: ["W", "B", "wW", "bB", "w", "b", "Aw", "Ab", "A"],
    Notation.CHECK_LIST: ["W", "B", "(W)", "(B)", "w", "b", "A"],
}
LINES = {
    Notation.EDITION: "W B absolute, (W) (B) semi-absolute, w b strong or mild, "
    "(w) (b) variable, A none",
    Notation.VEGA: "W B absolute, wW bB semi-absolute, w b strong or mild, Aw Ab variable, A none",
    Notation.CHECK_LIST: "W B must have, (W) (B) should have, w b would like, A none",
}


def test_the_legend_follows(notation):
    marks = texts(legend("2012"), "mark")
    assert marks[: len(MARKS[notation])] == MARKS[notation]
    assert len(marks) == len(set(marks))
    assert code_line("2012") == LINES[notation]


def test_the_legend_of_strengths_stays(notation):
    assert texts(legend("2026"), "mark")[:7] == MARKS[Notation.CHECK_LIST]
    assert code_line("2026") == LINES[Notation.CHECK_LIST]


def test_every_code_of_a_list_is_one_of_the_legend(notation):
    tournament = event(EVENT, edition="2012")
    known = set(MARKS[notation])
    for number in range(1, 5):
        table = pairings_table(tournament, number)
        assert {*texts(table, "white_code"), *texts(table, "black_code")} <= known
    assert set(texts(players_table(tournament), "code")) <= known


@pytest.mark.parametrize(
    ("notation_word", "code"), [("edition", "(W)"), ("vega", "wW"), ("check-list", "(W)")]
)
def test_terminal_and_workbook_have_the_codes_that_were_asked_for(
    capsys, tmp_path, notation_word, code
):
    path, book = tmp_path / "event.arbiter", tmp_path / "event.xlsx"
    with closing(Document.create(path, event(EVENT, edition="2012").facts())):
        pass
    words = ["--notation", notation_word]
    assert main(["show", str(path), "--round", "3", *words]) == 0
    shown = capsys.readouterr().out
    assert code in shown
    assert LINES[Notation(notation_word)] in shown
    assert main(["export", str(path), "--xlsx", str(book), "--round", "3", *words]) == 0
    cells = [cell.value for row in load_workbook(book).worksheets[0] for cell in row]
    assert code in cells
    main(["show", str(path)])
    assert notation_in_use() is Notation.EDITION
