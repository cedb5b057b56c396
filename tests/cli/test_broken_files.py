"""Ten broken files: one clear message each, exit code 3, nothing written."""

import sqlite3
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.tournament import Tournament

BROKEN = Path(__file__).resolve().parents[1] / "data" / "broken"
MESSAGES = {
    "truncated.trf": "Line 14, column 92: the opponent of player 1 in round 1 is 11",
    "wrong_column.trf": "Line 7, columns 81 to 84: a number should stand here",
    "binary.trf": "this is not a text file",
    "empty.trf": "The file is empty",
    "against_himself.trf": "Line 7, column 92: in round 1 player 3 plays against himself",
    "one_sided.trf": "Line 5, column 92: in round 1 player 1 names 3 as opponent",
    "duplicate_number.trf": "Line 8, column 5: number 2 was already given",
    "bye_with_opponent.trf": "Line 8, column 99: in round 1 player 4 has the opponent 2 and",
}


def event_of_a_newer_program(path):
    Document.create(path, Tournament().facts()).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.commit()
    connection.close()


@pytest.fixture(params=[*MESSAGES, "ten_megabytes.trf", "newer.arbiter"])
def broken(request, tmp_path):
    """A broken file in a folder of its own, and what must be said about it."""
    path = tmp_path / request.param
    if request.param == "newer.arbiter":
        event_of_a_newer_program(path)
        return path, "newer Arbiter"
    if request.param == "ten_megabytes.trf":
        path.write_bytes(b"001    1 m    " + b"x" * 10_000_000)
        return path, "Line 1 has 10000014 characters"
    path.write_bytes((BROKEN / request.param).read_bytes())
    return path, MESSAGES[request.param]


@pytest.mark.parametrize("command", ["pair", "convert to trf", "convert to arbiter"])
def test_a_broken_file_gives_one_message_and_writes_nothing(command, broken, tmp_path, capsys):
    path, message = broken
    before = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()}
    words = {
        "pair": ["pair", path, "--out", tmp_path / "pairs.txt"],
        "convert to trf": ["convert", path, tmp_path / "out.trf"],
        "convert to arbiter": ["convert", path, tmp_path / "out.arbiter"],
    }[command]
    assert main([str(word) for word in words]) == 3
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.startswith("Error: ")
    assert message in streams.err
    assert streams.err.count("\n") == 1
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == before
