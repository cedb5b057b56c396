import json

import pytest

from arbiter_gui.actions.manual_pairing import begin
from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.database import FORMAT_VERSION, Database
from arbiter_gui.storage.rebuild import state_after
from arbiter_gui.storage.rows import fact_of, row_of
from arbiter_gui.storage.upgrade import MIGRATIONS, upgrade
from arbiter_gui.tournament import Player, PlayerKey, Result, Tpn
from tests.storage.documents import played
from tests.storage.older_format import (
    FORMAT_2_TO_4_ADDED,
    FORMAT_5_ADDED,
    FORMAT_6_ADDED,
    FORMAT_7_ADDED,
    FORMAT_8_ADDED,
    FORMAT_9_ADDED,
)

ONE, TWO = PlayerKey(1), PlayerKey(2)


@pytest.fixture
def database(tmp_path):
    document = played(tmp_path / "event.arbiter")
    document.close()
    database = Database(document.path)
    yield database
    database.close()


def columns(database):
    return [row[1] for row in database.connection.execute("PRAGMA table_info(player)")]


def test_there_is_a_script_for_every_version_after_the_first():
    scripts = [path.name for path in sorted(MIGRATIONS.glob("*.sql"))]
    assert scripts == [f"{version:04}.sql" for version in range(2, FORMAT_VERSION + 1)]


def test_a_file_of_the_present_format_is_left_alone(database):
    content = database.path.read_bytes()
    upgrade(database)
    assert database.path.read_bytes() == content


def test_the_scripts_that_a_file_lacks_are_run_in_order(database, tmp_path):
    two = "-- A phone number.\nALTER TABLE player ADD COLUMN phone TEXT NOT NULL DEFAULT '';\n"
    three = "ALTER TABLE player RENAME COLUMN phone TO mobile;\n"
    (tmp_path / f"{FORMAT_VERSION + 1:04}.sql").write_text(two)
    (tmp_path / f"{FORMAT_VERSION + 2:04}.sql").write_text(three)
    upgrade(database, FORMAT_VERSION + 2, tmp_path)
    assert columns(database)[-1] == "mobile"
    assert database.pragma("user_version") == FORMAT_VERSION + 2


def test_a_script_that_fails_leaves_the_file_in_its_format(database, tmp_path):
    before = columns(database)
    script = "ALTER TABLE player ADD COLUMN phone TEXT;\nALTER TABLE nobody ADD COLUMN x;\n"
    (tmp_path / f"{FORMAT_VERSION + 1:04}.sql").write_text(script)
    with pytest.raises(FileProblem):
        upgrade(database, FORMAT_VERSION + 1, tmp_path)
    assert columns(database) == before
    assert database.pragma("user_version") == FORMAT_VERSION


def test_a_file_of_the_first_format_is_opened_and_takes_a_round_paired_by_hand(database):
    since = (
        FORMAT_9_ADDED, FORMAT_8_ADDED, FORMAT_7_ADDED, FORMAT_6_ADDED, FORMAT_5_ADDED,
        FORMAT_2_TO_4_ADDED,
    )  # fmt: skip
    database.run_script("".join((*since, "PRAGMA user_version = 1;")))
    upgrade(database)
    # The journal of this file knows what round 1 settled; that of an old file would not.
    database.run_script("UPDATE settings SET ruleset = '2026-03';")
    database.close()
    document = Document.open(database.path)
    for game in document.tournament.games_without_result(1):
        document.commit(enter_result(document.tournament, 1, game.board, Result.DRAW))
    before = document.tournament.facts()
    document.commit(begin(document.tournament, ((ONE, TWO),)))
    document.close()
    again = Document.open(database.path)
    assert again.tournament.open_manual_pairing.boards == ((ONE, TWO),)
    again.undo()
    assert again.tournament.facts() == before
    again.close()


def test_a_journal_written_before_a_column_was_there_still_gives_the_event():
    row = row_of(Player(ONE, Tpn(1), "Adams"))
    old = {name: value for name, value in row.items() if name != "expelled"}
    added = json.dumps([{"kind": "player", "added": [old]}])
    expelled = {"kind": "player", "keys": [1], "before": {"expelled": [0]}}
    then = json.dumps([expelled | {"after": {"expelled": [1]}}])
    removed = json.dumps([{"kind": "player", "removed": [row | {"expelled": 1}]}])
    assert state_after([(1, added)]) == {("player", 1): row}
    assert state_after([(1, added), (2, then)]) == {("player", 1): row | {"expelled": 1}}
    assert state_after([(1, added), (2, then), (3, removed)]) == {}
    assert state_after([(1, added), (2, json.dumps([{"kind": "player", "removed": [old]}]))]) == {}
    assert fact_of("player", old) == Player(ONE, Tpn(1), "Adams")
