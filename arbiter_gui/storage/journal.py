"""What was done and when: a line per change, sealed so that an altered line shows."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from arbiter_gui.storage.edits import FactLookUp, compact_json, edits_of, edits_text
from arbiter_gui.tournament import Change

Step = Literal["start", "change", "undo", "redo"]

COLUMNS = "number, time, step, refers_to, label, details, edits, seal"


LineRow = tuple[int, str, Step, int | None, str, str, str, str]
"""A line as its columns."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One committed change.

    Attributes:
        time: When it was committed, "2026-05-01T14:12:07+02:00".
        step: How it came about: the event was created, an action, an undo, a redo.
        refers_to: The line that an undo takes back or a redo repeats.
        label: English sentence with placeholders, as in `Change`.
        values: What the placeholders stand for.
        edits: JSON array of the edits.
        seal: Hash over this line and the seal of the line before.
    """

    number: int
    time: str
    step: Step
    refers_to: int | None
    label: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    edits: str = "[]"
    seal: str = ""


class Journal:
    """The lines of one file; grows at the end only."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def append(
        self, change: Change, time: str, step: Step = "change", *, refers_to: int | None = None
    ) -> int:
        """Writes the next line, inside the transaction of the caller; returns its number."""
        number, seal = self._last()
        content = (
            number + 1,
            time,
            step,
            refers_to,
            change.label,
            compact_json(dict(change.values)),
            edits_text(change.edits),
        )
        self._connection.execute(
            f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*content, seal_of(seal, content)),
        )
        return number + 1

    def lines(self) -> tuple[JournalLine, ...]:
        """All lines, oldest first."""
        return tuple(map(line_of, self.rows()))

    def lines_with_label(self, label: str) -> tuple[JournalLine, ...]:
        """The lines of one kind of change, oldest first."""
        rows = self._connection.execute(
            f"SELECT {COLUMNS} FROM journal WHERE label = ? ORDER BY number", (label,)
        )
        return tuple(map(line_of, rows))

    def line(self, number: int) -> JournalLine:
        """One line by its number."""
        found = self._connection.execute(
            f"SELECT {COLUMNS} FROM journal WHERE number = ?", (number,)
        )
        return line_of(found.fetchone())

    def rows(self) -> Iterator[LineRow]:
        """The columns of every line, oldest first."""
        return self._connection.execute(f"SELECT {COLUMNS} FROM journal ORDER BY number")

    def change(self, number: int, present: FactLookUp) -> Change:
        """The change of a line, which must be the newest not undone or the oldest undone one."""
        line = self.line(number)
        return Change(line.label, edits_of(line.edits, present), line.values)

    def edits(self) -> list[tuple[int, str]]:
        """Number and edits of every line: all that the state of the event depends on."""
        rows = self._connection.execute("SELECT number, edits FROM journal ORDER BY number")
        return rows.fetchall()

    def steps(self) -> list[tuple[int, Step]]:
        """Number and step of every line: all that the order of undo depends on."""
        rows = self._connection.execute("SELECT number, step FROM journal ORDER BY number")
        return rows.fetchall()

    def saved_at(self) -> str:
        """The time of the newest line."""
        found = self._connection.execute("SELECT time FROM journal ORDER BY number DESC LIMIT 1")
        return str(found.fetchone()[0])

    def first_broken_line(self) -> int | None:
        """The first line that was altered, or that misses the one before it; None: all is whole."""
        expected = 1
        seal = ""
        for *content, found in self.rows():
            seal = seal_of(seal, tuple(content))
            if content[0] != expected or seal != found:
                return expected
            expected += 1
        return None if expected > 1 else 1

    def _last(self) -> tuple[int, str]:
        found = self._connection.execute(
            "SELECT number, seal FROM journal ORDER BY number DESC LIMIT 1"
        ).fetchone()
        return found or (0, "")


def line_of(row: LineRow) -> JournalLine:
    """The line that a row holds.

    Raises:
        ValueError, RecursionError: The details are no JSON.
    """
    number, time, step, refers_to, label, details, edits, seal = row
    return JournalLine(number, time, step, refers_to, label, json.loads(details), edits, seal)


def seal_of(before: str, content: tuple[object, ...]) -> str:
    """The hash of a line; each part goes in with its length, so that no two lines read alike."""
    parts = [before, *map(str, content)]
    framed = "".join([f"{len(part)}:{part}" for part in parts])
    return hashlib.sha256(framed.encode()).hexdigest()
