import contextlib
import json
import re
import sqlite3

import pytest

from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.journal import seal_of
from arbiter_gui.storage.tournament_file import TournamentFile
from arbiter_gui.tournament import Result
from tests.storage.documents import at, played


@pytest.fixture
def path(tmp_path):
    """A file with a pairing and three results, one of them taken back."""
    document = played(tmp_path / "event.arbiter")
    document.undo()
    document.close()
    return document.path


def alter(path, *statements):
    """What a curious person with an SQLite browser would do."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER journal_lines_never_change")
        connection.execute("DROP TRIGGER journal_lines_stay")
        for statement in statements:
            connection.execute(statement)


def test_a_line_says_when_what_and_how_it_was_before(path):
    document = Document.open(path)
    lines = document.journal()
    document.close()
    assert [line.number for line in lines] == [1, 2, 3, 4, 5, 6]
    assert [line.step for line in lines] == ["start", *["change"] * 4, "undo"]
    assert lines[1].label == "Pair round {round}"
    assert lines[1].values == {"round": 1}
    assert lines[1].time == "2026-05-01T14:00:02+00:00"
    assert lines[5].refers_to == 5
    (run,) = json.loads(lines[2].edits)
    assert run["keys"] == [[1, 1]]
    assert run["before"] == {"result": [None]}
    assert run["after"] == {"result": ["10"]}


def test_an_undone_change_stays_in_the_journal(path):
    document = Document.open(path)
    assert document.tournament.games(1)[2].result is None
    assert document.journal()[4].values["board"] == 3
    document.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET edits = '[]' WHERE number = 3",
        "DELETE FROM journal WHERE number = 3",
    ],
)
def test_a_line_can_be_neither_altered_nor_deleted(path, statement):
    refused = pytest.raises(sqlite3.IntegrityError, match="journal lines")
    with contextlib.closing(sqlite3.connect(path)) as connection, refused:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("UPDATE journal SET edits = replace(edits, '\"10\"', '\"01\"') WHERE number = 3", 3),
        ("UPDATE journal SET time = '2026-05-01T13:00:00+00:00' WHERE number = 4", 4),
        ("UPDATE journal SET label = 'Nothing' WHERE number = 2", 2),
        ("UPDATE journal SET seal = 'x' WHERE number = 5", 5),
        ("DELETE FROM journal WHERE number = 4", 4),
        ("DELETE FROM journal WHERE number = 1", 1),
        ("DELETE FROM journal", 1),
    ],
)
def test_a_journal_that_was_altered_is_refused_with_the_line(path, statement, line):
    alter(path, "PRAGMA foreign_keys = OFF", statement)
    with pytest.raises(FileProblem) as problem:
        Document.open(path)
    assert problem.value.code == "journal-altered"
    assert problem.value.values["line"] == line


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE game SET result = '01' WHERE board = 1",
        "UPDATE player SET rating = 2600 WHERE key = 1",
        "DELETE FROM bye",
        "INSERT INTO bye VALUES (2, 1, 'F')",
        "UPDATE settings SET win = 30",
        "UPDATE event SET name = 'Another Open'",
    ],
)
def test_a_list_that_was_altered_behind_the_journal_is_refused(path, statement):
    alter(path, statement)
    with pytest.raises(FileProblem) as problem:
        Document.open(path)
    assert problem.value.code == "tables-altered"


def test_the_tables_can_be_built_again_from_the_journal_alone(path):
    file = TournamentFile.open(path)
    tables = file.load()
    file.close()
    alter(path, "DELETE FROM game", "DELETE FROM bye", "DELETE FROM player", "DELETE FROM round")
    file = TournamentFile.open(path)
    assert set(file.rebuilt()) == set(tables)
    file.close()


def test_a_file_whose_newest_lines_were_cut_off_no_longer_fits_its_lists(path):
    alter(path, "DELETE FROM journal WHERE number >= 4")
    with pytest.raises(FileProblem) as problem:
        Document.open(path)
    assert problem.value.code == "tables-altered"


def seal_again(path):
    """What somebody would do who knows how the seals are made."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        lines = connection.execute("SELECT * FROM journal ORDER BY number").fetchall()
        seal = ""
        for *content, _old in lines:
            seal = seal_of(seal, tuple(content))
            where = (seal, content[0])
            connection.execute("UPDATE journal SET seal = ? WHERE number = ?", where)


@pytest.mark.parametrize(
    ("statements", "code"),
    [
        (("UPDATE journal SET edits = '[' WHERE number = 3",), "file-damaged"),
        (("UPDATE journal SET edits = '[7]' WHERE number = 3",), "file-damaged"),
        (("UPDATE journal SET edits = '[]' WHERE number = 2",), "journal-altered"),
        (("UPDATE journal SET details = '[' WHERE number = 2",), "journal-altered"),
        (("UPDATE journal SET details = '7' WHERE number = 2",), "journal-altered"),
        (("UPDATE journal SET details = '{}' WHERE number = 3",), "journal-altered"),
        (("UPDATE journal SET label = '{' WHERE number = 3",), "journal-altered"),
        (("UPDATE journal SET time = 'noon' WHERE number = 1",), "journal-altered"),
        (("UPDATE journal SET time = '2026-05-01' WHERE number = 6",), "journal-altered"),
        (("UPDATE journal SET step = 'redo' WHERE number = 6",), "journal-altered"),
        (("UPDATE journal SET refers_to = 2 WHERE number = 6",), "journal-altered"),
        (
            ("UPDATE journal SET step = 'undo', refers_to = 1 WHERE number = 2",),
            "journal-altered",
        ),
        (
            (
                "UPDATE journal SET edits = replace(edits, '[\"10\"]', '[\"11\"]')",
                "UPDATE game SET result = '11' WHERE result = '10'",
            ),
            "file-damaged",
        ),
    ],
)
def test_a_journal_that_makes_no_sense_is_refused_even_with_good_seals(path, statements, code):
    alter(path, *statements)
    seal_again(path)
    with pytest.raises(FileProblem) as problem:
        Document.open(path)
    assert problem.value.code == code


def test_the_time_of_the_newest_line_is_when_the_event_was_saved(path):
    document = Document.open(path)
    assert document.saved_at == at(6)
    document.close()


def test_a_clock_set_back_does_not_disturb_the_order(tmp_path):
    times = iter([at(50), at(40), at(30), at(20), at(10)])
    document = played(tmp_path / "event.arbiter", clock=lambda: next(times))
    document.close()
    document = Document.open(document.path)
    assert document.next_undo is not None
    assert document.next_undo.values["board"] == 3
    assert document.tournament.games(1)[0].result is Result.WHITE_WINS
    document.close()


def test_a_step_that_cannot_be_undone_any_more_is_told_with_its_line(path):
    """The present is whole; only what was there before the result of board 2 is no result."""
    with contextlib.closing(Document.open(path)) as document:
        edits = [line.edits for line in document.journal()]
    pairing = re.sub(r'("board":2,[^}]*"result":)null', r'\1"XY"', edits[1])
    result = edits[3].replace("[null]", '["XY"]')
    alter(
        path,
        f"UPDATE journal SET edits = '{pairing}' WHERE number = 2",
        f"UPDATE journal SET edits = '{result}' WHERE number = 4",
    )
    seal_again(path)
    with (
        contextlib.closing(Document.open(path)) as document,
        pytest.raises(FileProblem, match="line 4"),
    ):
        document.undo()
