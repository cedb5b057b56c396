import json
from contextlib import closing
from dataclasses import replace

import openpyxl
import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.tournament import Player, Result
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


def results(path, number=2):
    with closing(Document.open(path)) as document:
        return [game.result for game in document.tournament.games(number)]


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


def test_the_file_of_another_event_changes_nothing(path, sheet, tmp_path, capsys):
    other = tmp_path / "other.arbiter"
    moved = event(9, 2)
    named = replace(moved.event, name="Autumn Open")
    renumbered = [
        replace(fact, name=f"Another, {fact.tpn}") if isinstance(fact, Player) else fact
        for fact in moved.facts()
        if fact is not moved.event
    ]
    Document.create(other, (named, *renumbered)).close()
    before = results(other)
    assert imported(other, sheet) > 1
    assert "another event" in capsys.readouterr().err
    assert results(other) == before


def test_what_the_fide_mode_warns_of_is_entered_only_with_a_reason(tmp_path, capsys):
    tournament = event(8, 1)
    tournament.apply(enter_result(tournament, 1, 2, Result.ADJOURNED))
    tournament.apply(pairing(tournament))
    path, out = tmp_path / "event.arbiter", tmp_path / "round 1.csv"
    Document.create(path, tournament.facts()).close()
    words = ["--results", "--round", "1", "--no-bom"]
    assert main(["export", str(path), "--csv", str(out), *words]) == 0
    out.write_text(out.read_text("utf-8").replace("?/?", "0-1"), "utf-8")
    assert imported(path, out) == 2
    assert "counted as a draw" in capsys.readouterr().err
    assert results(path, 1)[1] is Result.ADJOURNED
    assert imported(path, out, "--reason", "played on in the evening") == 0
    assert results(path, 1)[1] is Result.BLACK_WINS
