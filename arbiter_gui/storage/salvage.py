"""An event file made of what can be read of a damaged one.

| what is whole | what the file holds |
|---|---|
| the journal | the event as its journal gives it; lists that differ do not count |
| a part of the journal, and the lists | that part, and the lists, taken over by an own line |
| a part of the journal | the event as it stood after the last line whose seal holds |
| the lists | the event as the lists have it, without its history |
"""

import contextlib
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.dates import moment_text
from arbiter_gui.errors import ArbiterError, FileProblem
from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.storage.database import file_problem
from arbiter_gui.storage.journal import COLUMNS, Journal, JournalLine, LineRow, line_of
from arbiter_gui.storage.new_file import discard, empty_event, insert_fact, put_in_place, reserve
from arbiter_gui.storage.rebuild import State, state_after
from arbiter_gui.storage.rows import TABLES, completed, fact_of, key_of
from arbiter_gui.storage.tournament_file import TournamentFile
from arbiter_gui.storage.trail import Trail, settled_content, whole_trail
from arbiter_gui.tournament import Change, Edit, Fact, Key, Kind, Tournament, identity

_UNREADABLE = (
    sqlite3.Error, ValueError, TypeError, LookupError, AttributeError, RecursionError, ArbiterError,
)  # fmt: skip
_LISTS_TAKEN = N_("Take over the lists of a damaged file")
_BEGUN_ANEW = N_("Begin with the lists of a damaged file")


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What was saved.

    Attributes:
        lines: How many lines of the journal.
        last: The newest of them; None where the journal was lost altogether.
        lost: How many further lines of the journal there were at least.
        from_copies: How many of the lines stood in copies of the event only.
        lists_taken: Whether the lists of the damaged file were taken over.
        whole: Whether nothing is missing.
    """

    lines: int
    last: JournalLine | None
    lost: int
    from_copies: int
    lists_taken: bool
    whole: bool

    def describe(self) -> list[str]:
        """What is there, and what is missing, a sentence each."""
        lines = [self._kept()]
        if self.from_copies:
            text = ngettext(
                "{count} line was found in the copies of the event only.",
                "{count} lines were found in the copies of the event only.",
                self.from_copies,
            )
            lines.append(text.format(count=self.from_copies))
        if self.whole:
            return [*lines, _("Nothing is missing.")]
        if self.lists_taken:
            text = _(
                "Later lines are lost. The lists of players, boards and results could be read and "
                "were taken over as they stand; their history is missing, and nothing proves them: "
                "compare them with the slips."
            )
        elif self.lost:
            text = ngettext(
                "What was done after that is missing, {count} change at least. Enter it again from "
                "the slips.",
                "What was done after that is missing, {count} changes at least. Enter it again "
                "from the slips.",
                self.lost,
            )
        else:
            text = _(
                "No later line was found, but part of the file cannot be read: compare the newest "
                "results with the slips."
            )
        return [*lines, text.format(count=self.lost)]

    def _kept(self) -> str:
        if self.last is None:
            return _("No line of the journal could be read.")
        text = ngettext(
            "{count} line of the journal is whole: {what}, {time}.",
            "{count} lines of the journal are whole, the last one: {what}, {time}.",
            self.lines,
        )
        what = fill(self.last.label, self.last.values)
        return text.format(count=self.lines, what=what, time=moment_text(self.last.time))


@dataclass(frozen=True, slots=True)
class _Lists:
    """What SQLite still reads: the facts in the lists, if all of them, and the journal's length."""

    facts: tuple[Fact, ...] | None
    lines: int | None


def salvage(path: Path, target: Path, time: str) -> Salvaged:
    """Makes a new event file of what can be read of a damaged one, which stays as it is.

    Args:
        path: The damaged file; the copies beside it are looked into as well.
        target: The file to be made.
        time: The time of the line by which lists are taken over.

    Raises:
        FileProblem: Nothing can be saved, the target is there already, or cannot be written.
    """
    content = settled_content(path)
    trail = whole_trail(path, content)
    lists = _lists(content)
    facts = _facts(state_after((row[0], row[6]) for row in trail.rows))
    whole = bool(trail.rows) and len(trail.rows) == trail.highest == lists.lines
    change = None if whole else _change(facts or (), lists.facts, begun=bool(trail.rows))
    if facts is None or not (trail.rows or change):
        raise FileProblem(
            "nothing-to-salvage",
            N_(
                "Nothing of {path} can be saved: neither its journal nor its lists can be read. "
                "Nothing was changed. Open the newest file in the folder with its copies instead."
            ),
            {"path": path},
        )
    _write(target, trail.rows, facts, (change, time))
    complete = whole or (lists.facts is not None and change is None)
    return _salvaged(trail, lists_taken=change is not None, whole=complete)


def _salvaged(trail: Trail, *, lists_taken: bool, whole: bool) -> Salvaged:
    rows = trail.rows
    last = line_of(rows[-1]) if rows else None
    lost = trail.highest - len(rows)
    return Salvaged(len(rows), last, lost, trail.from_copies, lists_taken, whole and not lost)


def _change(
    journal: Iterable[Fact], lists: tuple[Fact, ...] | None, *, begun: bool
) -> Change | None:
    """What the lists have otherwise than the journal; None where they cannot be read."""
    if lists is None:
        return None
    before = {identity(fact): fact for fact in journal}
    after = {identity(fact): fact for fact in lists}
    edits = [Edit(*place, fact, after.get(place)) for place, fact in before.items()]
    edits += [Edit.adding(fact) for place, fact in after.items() if place not in before]
    edits = [edit for edit in edits if edit.before != edit.after]
    return Change(_LISTS_TAKEN if begun else _BEGUN_ANEW, tuple(edits)) if edits else None


def _facts(state: State) -> tuple[Fact, ...] | None:
    """The facts in rows; None where they make no event, or that of a newer program."""
    try:
        if any(set(row) != set(TABLES[kind].columns) for (kind, _key), row in state.items()):
            return None
        facts = tuple(fact_of(kind, row) for (kind, _key), row in state.items())
        Tournament(facts)
        with empty_event(None) as connection:
            for fact in facts:
                insert_fact(connection, fact, identity(fact)[0])
    except _UNREADABLE:
        return None
    return facts


def _lists(content: bytes) -> _Lists:
    if not content:
        return _Lists(None, None)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        try:
            connection.deserialize(content)
            # Else a file that is shorter than its head says is not looked into at all.
            connection.execute("PRAGMA writable_schema = ON")
            state = _tables(connection)
            lines = _length_of_journal(connection)
        except _UNREADABLE:
            return _Lists(None, None)
    facts = _facts(state) if state else None
    return _Lists(facts, lines)


def _tables(connection: sqlite3.Connection) -> State | None:
    """The rows of all lists; None where one of them is not whole."""
    known = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    state: State = {}
    for kind in TABLES:
        if (kind,) not in known:  # a list that older formats do not have
            continue
        if connection.execute(f"PRAGMA quick_check({kind})").fetchone() != ("ok",):
            return None
        found = connection.execute(f"SELECT * FROM {kind}")
        names = [column[0] for column in found.description]
        for values in found:
            row = completed(kind, dict(zip(names, values, strict=True)))
            state[kind, key_of(kind, row)] = row
    return state


def _length_of_journal(connection: sqlite3.Connection) -> int | None:
    """How many lines the journal has; None where its pages are not whole."""
    try:
        if connection.execute("PRAGMA quick_check(journal)").fetchone() != ("ok",):
            return None
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])
    except _UNREADABLE:
        return None


def _write(
    target: Path,
    rows: tuple[LineRow, ...],
    facts: tuple[Fact, ...],
    added: tuple[Change | None, str],
) -> None:
    part = target.with_name(f".{target.name}.part")
    reserve(target)
    try:
        _write_part(part, rows, facts, added)
        with contextlib.closing(TournamentFile.open(part)) as file:
            file.load()
        put_in_place(part, target)
    except (sqlite3.Error, OSError) as error:
        discard(target)
        raise file_problem("folder-unwritable", target, detail=error) from error
    except BaseException:
        discard(target)
        raise
    finally:
        discard(part)


def _write_part(
    part: Path,
    rows: tuple[LineRow, ...],
    facts: tuple[Fact, ...],
    added: tuple[Change | None, str],
) -> None:
    change, time = added
    with empty_event(part) as connection:
        marks = ", ".join("?" * len(COLUMNS.split(",")))
        connection.executemany(f"INSERT INTO journal ({COLUMNS}) VALUES ({marks})", rows)
        if change is not None:
            Journal(connection).append(change, time, "change" if rows else "start")
        for (kind, _key), fact in _present(facts, change).items():
            insert_fact(connection, fact, kind)


def _present(facts: tuple[Fact, ...], change: Change | None) -> dict[tuple[Kind, Key], Fact]:
    present = {identity(fact): fact for fact in facts}
    for edit in change.edits if change else ():
        present.pop((edit.kind, edit.key), None)
        if edit.after is not None:
            present[edit.kind, edit.key] = edit.after
    return present
