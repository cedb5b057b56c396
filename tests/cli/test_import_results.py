import json
from contextlib import closing

import openpyxl
import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.tournament import Result
from tests.actions.events import event, pairing


@pytest.fixture
def path(tmp_path):
    tournament = event(8, 1)
    tournament.apply(pairing(tournament))
    tournament.apply(enter_result(tournament, 2, 4, Result.DRAW))
    path = tmp_path / "event.arbiter"
    Document.create(path, tournament.facts()).close()
    return path


@pytest.fixture
def sheet(path, tmp_path):
    """Two results, one that nobody can read, and one that is entered differently."""
    sheet = tmp_path / "round 2.xlsx"
    assert main(["export", str(path), "--xlsx", str(sheet), "--results"]) == 0
    book = openpyxl.load_workbook(sheet)
    for board, text in enumerate((1, "½-½", "?", "1-0"), 1):
        book.worksheets[0].cell(5 + board, 4).value = text
    book.save(sheet)
    return sheet


def results(path):
    with closing(Document.open(path)) as document:
        return [game.result for game in document.tournament.games(2)]


def imported(*words):
    return main(["import-results", *map(str, words)])


def test_new_results_are_entered_and_everything_else_is_told(path, sheet, capsys):
    capsys.readouterr()
    assert imported(path, sheet) == 1
    assert results(path) == [Result.WHITE_WINS, Result.DRAW, None, Result.DRAW]
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(",")[0] for line in lines] == [
        "another result is entered already: round 2",
        "the result cannot be read: round 2",
        "new result: round 2",
        "new result: round 2",
        "Written.",
    ]


def test_a_dry_run_only_says_it(path, sheet, capsys):
    capsys.readouterr()
    assert imported(path, sheet, "--dry-run", "--json") == 1
    data = json.loads(capsys.readouterr().out)
    assert not data["written"]
    assert [row["finding"] for row in data["rows"]] == ["new", "new", "unreadable", "clash"]
    assert data["rows"][3]["entered"] == "draw"
    assert results(path) == [None, None, None, Result.DRAW]


def test_a_sheet_that_says_nothing_else_is_good(path, tmp_path, capsys):
    out = tmp_path / "results.csv"
    assert main(["export", str(path), "--csv", str(out), "--results"]) == 0
    assert imported(path, out) == 0
    assert "Nothing was written." in capsys.readouterr().out
