from contextlib import closing
from pathlib import Path

import openpyxl

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from tests.reports.event import spring_open

DATA = Path(__file__).parents[1] / "data" / "standings"
RUNNING = DATA / "s11_swiss_in_progress.trf"


def exported(*words):
    return main(["export", *map(str, words)])


def test_the_workbook_of_the_newest_round_is_written_and_named(capsys, tmp_path):
    out = tmp_path / "round.xlsx"
    assert exported(RUNNING, "--xlsx", out) == 0
    assert capsys.readouterr().out == f"{out}\n"
    book = openpyxl.load_workbook(out)
    assert book["Pairings"]["A2"].value == "Round 4"
    assert [cell.value for cell in book["Crosstable"][6]][4:9] == [
        "12b1",
        "22w1",
        "4b1",
        "6w1",
        "b",
    ]


def test_an_event_file_gives_the_round_that_was_asked_for(tmp_path):
    path, out = tmp_path / "spring.arbiter", tmp_path / "round.xlsx"
    with closing(Document.create(path, spring_open().facts())):
        pass
    assert exported(path, "--xlsx", out, "--round", 2) == 0
    assert openpyxl.load_workbook(out)["Pairings"]["A2"].value == "Round 2"


def test_an_existing_file_is_replaced_only_when_told_so(capsys, tmp_path):
    out = tmp_path / "round.xlsx"
    out.write_text("mine")
    assert exported(RUNNING, "--xlsx", out) == 4
    assert "--force" in capsys.readouterr().err
    assert out.read_text() == "mine"
    assert exported(RUNNING, "--xlsx", out, "--force") == 0
    assert openpyxl.load_workbook(out).sheetnames[0] == "Pairings"


def test_the_file_that_is_read_is_never_replaced(tmp_path):
    source = tmp_path / "event.trf"
    source.write_bytes(RUNNING.read_bytes())
    assert exported(source, "--xlsx", source, "--force") == 4
    assert source.read_bytes() == RUNNING.read_bytes()


def test_a_folder_that_is_not_there_is_named_and_nothing_is_written(capsys, tmp_path):
    out = tmp_path / "none" / "round.xlsx"
    assert exported(RUNNING, "--xlsx", out) == 4
    assert str(out) in capsys.readouterr().err


def test_a_round_that_is_not_paired_cannot_be_exported(tmp_path):
    out = tmp_path / "round.xlsx"
    assert exported(RUNNING, "--xlsx", out, "--round", 5) == 2
    assert not out.exists()


def test_one_list_is_written_as_csv_with_its_delimiter(tmp_path):
    path, out = tmp_path / "spring.arbiter", tmp_path / "list.csv"
    Document.create(path, spring_open().facts()).close()
    assert exported(path, "--csv", out, "--report", "starting_list", "--delimiter", "comma") == 0
    data = out.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    assert b"'=Moor, Daniel" in data
    assert data.count(b"\r\n") == 10


def test_several_lists_are_sheets_of_one_workbook(tmp_path):
    out = tmp_path / "lists.xlsx"
    assert exported(RUNNING, "--xlsx", out, "--report", "legend", "--report", "by_name") == 0
    assert openpyxl.load_workbook(out).sheetnames == ["Legend", "By name"]


def test_the_whole_event_has_every_round_with_its_standings(tmp_path):
    out = tmp_path / "event.xlsx"
    assert exported(RUNNING, "--xlsx", out, "--full") == 0
    book = openpyxl.load_workbook(out)
    assert book.sheetnames[:4] == [f"Pairings {number}" for number in range(1, 5)]
    assert book.sheetnames[4:7] == [f"Standings {number}" for number in range(1, 4)]
    assert book.sheetnames[-4:] == ["Crosstable", "Starting list", "Players", "Legend"]
    assert book["Pairings 3"]["A2"].value == "Round 3"


def test_a_list_nobody_knows_is_refused_with_those_that_exist(capsys, tmp_path):
    assert exported(RUNNING, "--xlsx", tmp_path / "x.xlsx", "--report", "prices") == 4
    assert "crosstable" in capsys.readouterr().err


def test_a_csv_holds_one_list(capsys, tmp_path):
    assert exported(RUNNING, "--csv", tmp_path / "x.csv") == 4
    assert exported(RUNNING, "--csv", tmp_path / "x.csv", "--full") == 4
    assert "--report" in capsys.readouterr().err
    assert not (tmp_path / "x.csv").exists()


def test_the_boards_of_a_round_are_written_as_pgn(capsys, tmp_path):
    out = tmp_path / "round.pgn"
    assert exported(RUNNING, "--pgn", out, "--round", 2) == 0
    assert capsys.readouterr().out == f"{out}\n"
    content = out.read_text(encoding="utf-8")
    assert '[Round "2.1"]' in content
    assert content.count("[Event ") == content.count("[WhiteElo ")
    assert exported(RUNNING, "--pgn", out, "--force") == 0
    assert '[Round "4.1"]' in out.read_text(encoding="utf-8")


def test_a_pgn_holds_no_lists_and_needs_a_round(tmp_path):
    out, nothing = tmp_path / "round.pgn", tmp_path / "event.arbiter"
    assert exported(RUNNING, "--pgn", out, "--results") == 4
    facts = [fact for fact in spring_open().facts() if type(fact).__name__ == "Player"]
    with closing(Document.create(nothing, facts)):
        pass
    assert exported(nothing, "--pgn", out) == 2
    assert not out.exists()
