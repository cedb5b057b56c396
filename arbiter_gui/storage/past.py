"""The event as it stood after a line of its journal: its facts, or a file that ends there."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator

from arbiter_gui.storage.rebuild import State, state_after
from arbiter_gui.storage.rows import TABLES, fact_of
from arbiter_gui.tournament import Fact

NumberedEdits = tuple[int, str]
"""The number of a line and its edits as JSON: all that the state of the event depends on."""


def facts_after(edits: Iterable[NumberedEdits], number: int) -> tuple[Fact, ...]:
    """Every fact of the event after one line of the journal.

    Needs the journal from its first line on, and nothing of the file: it may run in any thread.

    Raises:
        ContradictoryJournal: A line contradicts the lines before it.
    """
    state = state_after(line for line in edits if line[0] <= number)
    return tuple(fact_of(kind, row) for (kind, _key), row in state.items())


def cut_after(copy: sqlite3.Connection, number: int) -> None:
    """Takes everything later than a line out of a copy of the event's file.

    The lines that stay keep their seals, so the copy is an event file like any other.
    """
    edits = copy.execute("SELECT number, edits FROM journal ORDER BY number").fetchall()
    state = state_after(line for line in edits if line[0] <= number)
    with _without_triggers(copy):
        copy.execute("DELETE FROM journal WHERE number > ?", (number,))
    _replace_tables(copy, state)


@contextlib.contextmanager
def _without_triggers(copy: sqlite3.Connection) -> Iterator[None]:
    found = copy.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    for name, _sql in found:
        copy.execute(f'DROP TRIGGER "{name}"')
    yield
    for _name, sql in found:
        copy.execute(sql)


def _replace_tables(copy: sqlite3.Connection, state: State) -> None:
    for kind in TABLES:
        copy.execute(f"DELETE FROM {kind}")
    for (kind, _key), row in state.items():
        names = ", ".join(f'"{name}"' for name in row)
        marks = ", ".join("?" * len(row))
        copy.execute(f"INSERT INTO {kind} ({names}) VALUES ({marks})", tuple(row.values()))
