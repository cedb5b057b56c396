import json
from contextlib import closing

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from tests.actions.events import facts
from tests.formats.spreadsheet.workbooks import workbook

LIST = "Name;Rtg;Club\nEk, Sofia;2600;Oslo\nAlvarez, 1;2510;Bergen\n;1500;\n"


@pytest.fixture
def event(tmp_path):
    path = tmp_path / "event.arbiter"
    Document.create(path, facts(2)).close()
    return path


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "list.csv"
    path.write_text(LIST)
    return path


def imported(*words):
    return main(["import-players", *map(str, words)])


def players(path):
    with closing(Document.open(path)) as document:
        return [(p.name, p.rating, p.club) for p in document.tournament.players]


BEFORE = [("Alvarez, 1", 2500, ""), ("Brandt, 2", 2450, "")]


def test_new_players_are_taken_and_everything_else_is_told(event, source, capsys):
    assert imported(event, source) == 1
    out = capsys.readouterr()
    assert players(event) == [("Ek, Sofia", 2600, "Oslo"), *BEFORE]
    assert out.out.splitlines() == [
        "new: Ek, Sofia (row 2)",
        "known: Alvarez, 1 (row 3)",
        "    Rating: 2500 → 2510",
        "    Club: – → Bergen",
        "not in the list: Brandt, 2",
        "known without a difference: 0",
        "Written.",
    ]
    assert out.err == "Error: Row 4: there is no name.\n"


def test_known_players_are_corrected_when_told_so(event, source, capsys):
    imported(event, source, "--update")
    assert "  * Club: – → Bergen" in capsys.readouterr().out
    assert players(event)[1] == ("Alvarez, 1", 2500, "Bergen")


def test_a_dry_run_writes_nothing_and_json_has_every_row(event, source, capsys):
    assert imported(event, source, "--dry-run", "--update", "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert players(event) == BEFORE
    assert found["written"] is False
    assert found["new"] == [{"row": 2, "club": "Oslo", "name": "Ek, Sofia", "rating": 2600}]
    assert found["known"][0]["differences"]["club"] == {
        "before": "", "after": "Bergen", "taken": True,
    }  # fmt: skip
    assert found["missing"] == [{"tpn": 2, "name": "Brandt, 2"}]
    assert [(p["row"], p["code"]) for p in found["problems"]] == [(4, "row-without-name")]


def test_columns_sheet_and_row_of_headings_can_be_told(event, tmp_path, capsys):
    path = tmp_path / "book.xlsx"
    rows = [["a", "b", "c"], ["1500", "Oslo", "Ek, Sofia"], ["1600", "Rome", "Li, Wei"]]
    path.write_bytes(workbook(Other=[["Name"], ["X, Y"]], List=rows))
    words = ["--column", "name=C", "--column", "rating=1", "--column", "club=-"]
    assert imported(event, path, "--sheet", "list", "--header-row", 1, *words) == 0
    assert players(event) == [*BEFORE, ("Li, Wei", 1600, ""), ("Ek, Sofia", 1500, "")]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--column", "nose=C"], (4, "name=B")),
        (["--column", "name=B7"], (4, "name=B")),
        (["--sheet", "None"], (4, "Sheets:")),
        (["--column", "name=-"], (2, "--column name=B")),
    ],
)
def test_a_choice_that_cannot_be_met_is_explained(event, source, capsys, words, answer):
    code, text = answer
    assert imported(event, source, *words) == code
    assert text in capsys.readouterr().err
    assert players(event) == BEFORE


def test_a_file_of_the_wrong_kind_is_refused_with_advice(event, tmp_path, capsys):
    path = tmp_path / "list.xls"
    path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600))
    assert imported(event, path) == 3
    assert ".xlsx" in capsys.readouterr().err
