"""The journal as a list: what was done, when, and what was taken back."""

from arbiter_gui.document import Document
from arbiter_gui.reports.journal_table import journal_table, told_lines
from tests.actions.acknowledging import committed
from tests.actions.cases import CASES
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
    assert table.rows[1].spoken == "Board 3, round 1: 1–0, 1 May 2026 14:00:06, taken back: line 5"


def test_boards_kept_against_the_rules_are_told_in_the_report(tmp_path):
    start, finish = CASES["manual_pairing.finish"]
    document = Document.create(tmp_path / "event.arbiter", start.facts())
    committed(document, finish(document.tournament))
    lines = document.journal()
    document.close()
    assert told_lines(lines) == {2}
    assert journal_table(lines).rows[0].cells[-1].text == "told in the report"


def test_a_round_that_is_only_taken_into_the_hand_is_not_told(tmp_path):
    start, begin = CASES["manual_pairing.begin"]
    document = Document.create(tmp_path / "event.arbiter", start.facts())
    committed(document, begin(document.tournament))
    lines = document.journal()
    document.close()
    assert told_lines(lines) == frozenset()
