"""The journal as a list: what was done, when, and what was taken back."""

from arbiter_gui.reports.journal_table import journal_table
from tests.storage.documents import played


def test_every_line_is_told_the_newest_first(tmp_path):
    document = played(tmp_path / "event.arbiter")
    document.undo()
    document.redo()
    table = journal_table(document.journal())
    document.close()
    keys = [column.key for column in table.columns]
    shown = [
        tuple(row.cells[keys.index(key)].text for key in ("number", "time", "label", "step"))
        for row in table.rows
    ]
    assert shown[:3] == [
        ("7", "14:00:07", "Board 3, round 1: 1–0", "done again: line 5"),
        ("6", "14:00:06", "Board 3, round 1: 1–0", "taken back: line 5"),
        ("5", "14:00:05", "Board 3, round 1: 1–0", ""),
    ]
    assert shown[-1][2:] == ("Create the event", "created")
    assert table.rows[1].spoken == "Board 3, round 1: 1–0, 2026-05-01 14:00:06, taken back: line 5"
