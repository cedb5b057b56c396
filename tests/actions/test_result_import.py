"""Results sheets out, filled in by somebody else, and read back."""

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import openpyxl
import pytest

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.result_import import (
    Finding,
    compared_results,
    holds_results,
    import_results,
    read_sheet_file,
)
from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem, RefusedAction
from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle
from arbiter_gui.progress import NoProgress
from arbiter_gui.reports.request import request_for
from arbiter_gui.reports.result_sheet import write_result_sheet
from arbiter_gui.tournament import Change, Edit, Result, Tournament
from tests.actions.events import WHEN, event, pairing

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
FIRST_ROW = 6
RESULT = 4
TYPED = [1, 0, 0.5, "1-0", "0–1", "½-½", "1/2-1/2", "+/-", "- / +", "0,5"]
MEANT = [
    Result.WHITE_WINS,
    Result.BLACK_WINS,
    Result.DRAW,
    Result.WHITE_WINS,
    Result.BLACK_WINS,
    Result.DRAW,
    Result.DRAW,
    Result.WHITE_WINS_BY_FORFEIT,
    Result.BLACK_WINS_BY_FORFEIT,
    Result.DRAW,
]


def running(players=8, paired=2):
    """The newest round has no results yet."""
    tournament = event(players, paired - 1)
    tournament.apply(pairing(tournament))
    return tournament


def written(tournament, path, style=None):
    write_result_sheet(path, request_for(tournament, None, NOON), style)
    return path


def filled(path, results):
    """Types results into boards and saves the file, as another program would."""
    book = openpyxl.load_workbook(path)
    for board, result in results.items():
        book.worksheets[0].cell(FIRST_ROW + board - 1, RESULT).value = result
    book.save(path)
    return path


def compared(tournament, path):
    return compared_results(tournament, read_sheet_file(path, NoProgress()))


def test_twenty_results_and_three_clashes_come_back_as_one_step(tmp_path):
    path = tmp_path / "spring.arbiter"
    start = running(46)
    with closing(Document.create(path, start.facts())) as document:
        sheet = written(document.tournament, tmp_path / "round 2.xlsx")
        for board in (21, 22, 23):
            document.commit(enter_result(document.tournament, 2, board, Result.DRAW))
        typed = {board: TYPED[(board - 1) % 10] for board in range(1, 21)}
        filled(sheet, {**typed, 21: "1-0", 22: "0-1", 23: "+/-"})
        comparison = compared(document.tournament, sheet)
        assert [found.row.board for found in comparison.of(Finding.CLASH)] == [21, 22, 23]
        new = comparison.of(Finding.NEW)
        assert [found.result for found in new] == MEANT * 2
        lines = len(document.journal())
        before = document.tournament.facts()
        document.commit(import_results(document.tournament, new, sheet.name))
        assert len(document.journal()) == lines + 1
        games = document.tournament.games(2)
        assert [game.result for game in games] == [*MEANT * 2, *[Result.DRAW] * 3]
        document.undo()
        assert document.tournament.facts() == before


@pytest.mark.parametrize("style", [None, CsvStyle(), CsvStyle(",", bom=False)])
def test_an_untouched_sheet_says_the_same(tmp_path, style):
    tournament = event(8, 2)
    found = compared(tournament, written(tournament, tmp_path / "sheet", style))
    assert [one.finding for one in found.found] == [Finding.SAME] * 4
    assert holds_results(read_sheet_file(tmp_path / "sheet", NoProgress()))


def test_a_csv_that_was_filled_in_by_hand_is_read(tmp_path):
    tournament = running()
    path = written(tournament, tmp_path / "sheet.csv", CsvStyle())
    lines = path.read_bytes().replace(b";;arbiter", b";'-/+;arbiter")
    path.write_bytes(lines)
    found = compared(tournament, path)
    assert {one.result for one in found.of(Finding.NEW)} == {Result.BLACK_WINS_BY_FORFEIT}
    assert len(found.found) == 4


def test_a_result_that_cannot_be_read_and_an_empty_one_are_told(tmp_path):
    tournament = running()
    sheet = filled(written(tournament, tmp_path / "s.xlsx"), {1: "won", 2: "1-0"})
    kinds = [found.finding for found in compared(tournament, sheet).found]
    assert kinds == [Finding.UNREADABLE, Finding.NEW, Finding.EMPTY, Finding.EMPTY]


def test_boards_that_were_paired_anew_are_not_taken(tmp_path):
    tournament = running()
    sheet = filled(written(tournament, tmp_path / "s.xlsx"), {1: "1-0", 2: "1-0", 3: "1-0"})
    one, two, three, _four = tournament.games(2)
    mixed = (
        Edit.changing(one, replace(one, black=two.black)),
        Edit.changing(two, replace(two, black=one.black)),
    )
    tournament.apply(Change("swap", mixed))
    found = compared(tournament, sheet)
    assert [one.row.board for one in found.of(Finding.REPAIRED)] == [1, 2]
    assert [one.game for one in found.of(Finding.NEW)] == [three]


def test_a_pair_that_was_moved_to_another_board_keeps_its_result(tmp_path):
    tournament = running()
    sheet = filled(written(tournament, tmp_path / "s.xlsx"), {1: "1-0"})
    one, two, *_others = tournament.games(2)
    swapped = (
        Edit.changing(one, replace(two, board=one.board)),
        Edit.changing(two, replace(one, board=two.board)),
    )
    tournament.apply(Change("swap", swapped))
    (found,) = compared(tournament, sheet).of(Finding.NEW)
    tournament.apply(import_results(tournament, [found], "s.xlsx"))
    assert [game.result for game in tournament.games(2)[:2]] == [None, Result.WHITE_WINS]


def test_boards_of_a_round_that_was_taken_back_are_unknown(tmp_path):
    tournament = running()
    sheet = filled(written(tournament, tmp_path / "s.xlsx"), {1: "1-0"})
    earlier = event(8, 1)
    assert [one.row.board for one in compared(earlier, sheet).of(Finding.UNKNOWN_BOARD)] == [1]


def test_the_file_of_another_event_is_refused(tmp_path):
    sheet = written(event(8, 1), tmp_path / "s.xlsx")
    other = Tournament(
        replace(fact, name=f"Other {fact.name}") if hasattr(fact, "name") else fact
        for fact in running().facts()
    )
    with pytest.raises(RefusedAction) as refusal:
        compared(other, sheet)
    assert refusal.value.code == "results-of-other-event"


def test_an_event_that_was_renamed_is_known_by_its_players(tmp_path):
    tournament = running()
    sheet = filled(written(tournament, tmp_path / "s.xlsx"), {1: "1-0"})
    renamed = replace(tournament.event, name="Spring Open, group A")
    tournament.apply(Change("rename", (Edit.changing(tournament.event, renamed),)))
    assert len(compared(tournament, sheet).of(Finding.NEW)) == 1


def test_an_old_version_of_the_round_is_told(tmp_path):
    tournament = running()
    tournament.apply(publish(tournament, WHEN))
    sheet = written(tournament, tmp_path / "s.xlsx")
    tournament.apply(
        Change(
            "again",
            (Edit.changing(tournament.rounds[-1], replace(tournament.rounds[-1], version=2)),),
        )
    )
    assert compared(tournament, sheet).outdated == ((2, 1, 2),)


def test_two_results_of_one_board_are_told_and_not_taken(tmp_path):
    tournament = running()
    path = written(tournament, tmp_path / "sheet.csv", CsvStyle())
    line = path.read_text("utf-8-sig").splitlines()[1]
    both = [line.replace(";;", f";{result};") for result in ("1-0", "0-1")]
    path.write_text("\n".join(both))
    found = compared(tournament, path).found
    assert [one.finding for one in found] == [Finding.TWICE] * 2


def test_a_clash_of_an_earlier_round_cannot_be_taken(tmp_path):
    tournament = event(8, 2)
    path = tmp_path / "s.xlsx"
    write_result_sheet(path, request_for(tournament, 1, NOON))
    found = compared(tournament, filled(path, {1: "0-1"})).of(Finding.CLASH)
    assert [one.takeable for one in found] == [False]
    with pytest.raises(RefusedAction):
        import_results(tournament, found, "s.xlsx")


def test_the_cell_of_the_result_alone_is_open_and_has_a_list(tmp_path):
    page = openpyxl.load_workbook(written(running(), tmp_path / "s.xlsx")).worksheets[0]
    assert page.protection.sheet
    assert not page.protection.password
    open_cells = [c.coordinate for row in page for c in row if not c.protection.locked]
    assert open_cells == ["D6", "D7", "D8", "D9"]
    (rule,) = page.data_validations.dataValidation
    assert (rule.type, str(rule.sqref)) == ("list", "D6:D9")
    assert rule.formula1.startswith('"1-0,½-½,0-1,+/-')
    assert page["D6"].number_format == "@"
    assert page.column_dimensions["E"].hidden


def test_a_list_of_players_is_no_results_sheet(tmp_path):
    path = tmp_path / "players.csv"
    path.write_text("Name;Rating\nDahl;2500\n")
    with pytest.raises(FileProblem):
        compared(running(), path)
