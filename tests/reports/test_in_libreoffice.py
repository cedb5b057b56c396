"""Workbooks of a large event go through LibreOffice unchanged; needs `soffice` on the path."""

import shutil
import subprocess
from datetime import UTC, datetime
from random import Random

import openpyxl
import pytest

from arbiter_gui.actions.result_import import Finding, compared_results, read_sheet_file
from arbiter_gui.actions.results import enter_result
from arbiter_gui.progress import NoProgress
from arbiter_gui.reports.request import request_for
from arbiter_gui.reports.sheet_order import EVENT, RESULTS, SheetOrder, write_order
from arbiter_gui.tournament import Result, Tournament
from tests.actions.events import facts, pairing

SOFFICE = shutil.which("soffice")
NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
CSV = "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false"
ALL_SHEETS = f"{CSV},false,false,-1"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(SOFFICE is None, reason="LibreOffice is not installed"),
]


@pytest.fixture(scope="module")
def large():
    """300 players, three rounds with results and a fourth without."""
    chance = Random(7)
    results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
    tournament = Tournament(facts(300))
    for number in range(1, 5):
        tournament.apply(pairing(tournament))
        for game in tournament.games(number) if number < 4 else ():
            change = enter_result(tournament, number, game.board, chance.choice(results))
            tournament.apply(change)
    return tournament


def converted(path, kind, folder):
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    words = [SOFFICE, "--headless", profile, "--convert-to", kind, "--outdir", str(folder)]
    subprocess.run([*words, str(path)], check=True, capture_output=True, timeout=300)
    return folder / f"{path.stem}.{kind.partition(':')[0]}"


def values(path):
    """Every cell that is not empty, by sheet and place."""
    return {
        (page.title, cell.coordinate): cell.value
        for page in openpyxl.load_workbook(path)
        for row in page.iter_rows()
        for cell in row
        if cell.value not in (None, "")
    }


def test_the_workbook_of_300_players_is_saved_again_with_the_same_values(large, tmp_path):
    path = tmp_path / "event.xlsx"
    write_order(path, request_for(large, None, NOON), SheetOrder((EVENT,)))
    again = tmp_path / "again"
    again.mkdir()
    assert values(converted(path, "xlsx", again)) == values(path)
    assert converted(path, "pdf", again).read_bytes().startswith(b"%PDF")
    converted(path, ALL_SHEETS, again)
    sheets = openpyxl.load_workbook(path).sheetnames
    assert {f"event-{name}.csv" for name in sheets} <= {one.name for one in again.iterdir()}


@pytest.mark.parametrize("kind", ["xlsx", CSV])
def test_a_results_sheet_that_was_saved_there_is_read_back(large, tmp_path, kind):
    path = tmp_path / "results.xlsx"
    write_order(path, request_for(large, None, NOON), SheetOrder((RESULTS,)))
    book = openpyxl.load_workbook(path)
    for number, typed in enumerate((1, 0, 0.5, "1-0", "½-½", "0–1", "+/-", "-/+"), 6):
        book.worksheets[0].cell(number, 4).value = typed
    book.save(path)
    again = tmp_path / "again"
    again.mkdir()
    table = read_sheet_file(converted(path, kind, again), NoProgress())
    assert [found.result for found in compared_results(large, table).of(Finding.NEW)] == [
        Result.WHITE_WINS,
        Result.BLACK_WINS,
        Result.DRAW,
        Result.WHITE_WINS,
        Result.DRAW,
        Result.BLACK_WINS,
        Result.WHITE_WINS_BY_FORFEIT,
        Result.BLACK_WINS_BY_FORFEIT,
    ]


def test_protection_and_drop_down_list_outlive_it(large, tmp_path):
    path = tmp_path / "results.xlsx"
    write_order(path, request_for(large, None, NOON), SheetOrder((RESULTS,)))
    again = tmp_path / "again"
    again.mkdir()
    page = openpyxl.load_workbook(converted(path, "xlsx", again)).worksheets[0]
    assert page.protection.sheet
    assert not page["D6"].protection.locked
    assert page["C6"].protection.locked
    assert page.column_dimensions["E"].hidden
    (rule,) = page.data_validations.dataValidation
    assert "½-½" in rule.formula1
