"""TournamentFile: one event on the disk; it is read whole and written change by change."""

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_
from arbiter_gui.storage.database import Database, file_problem
from arbiter_gui.storage.edits import FactLookUp
from arbiter_gui.storage.journal import Journal, Step
from arbiter_gui.storage.journal_sense import first_senseless_line
from arbiter_gui.storage.new_file import (
    column_names,
    discard,
    empty_event,
    insert_fact,
    put_in_place,
    reserve,
)
from arbiter_gui.storage.past import cut_after
from arbiter_gui.storage.rebuild import ContradictoryJournal, State, state_after
from arbiter_gui.storage.rows import TABLES, Row, fact_of, key_of, key_values
from arbiter_gui.storage.snapshot import snapshot_of
from arbiter_gui.storage.upgrade import upgrade
from arbiter_gui.tournament import Change, Edit, Fact, Key, Kind

SUFFIX = ".arbiter"
SQLITE_START = b"SQLite format 3\0"
"""How an event file begins, whatever its name."""

_UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What reading rows or JSON can raise that this program did not write."""

_UNFIT = (sqlite3.IntegrityError, OverflowError, UnicodeEncodeError)
"""What facts raise that the tables cannot hold."""


def begins_like_an_event(path: Path) -> bool:
    """Whether the content is that of an event file, whatever its name; not for an open event.

    On POSIX systems a look into an event that this program has open gives its lock away.
    """
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(len(SQLITE_START)) == SQLITE_START
    except OSError:
        return False


class TournamentFile:
    """An open event file; nobody else can write it until it is closed.

    Attributes:
        journal: Every change since the event was created.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.journal = Journal(database.connection)

    @classmethod
    def create(cls, path: Path, facts: Iterable[Fact], time: str) -> "TournamentFile":
        """Makes the file of an event and opens it.

        Raises:
            FileProblem: There is a file of that name, or the folder cannot be written.
        """
        change = Change(N_("Create the event"), tuple(Edit.adding(fact) for fact in facts))
        part = path.with_name(f".{path.name}.part")
        reserve(path)
        try:
            _write_first_state(part, change, time)
            put_in_place(part, path)
        except (sqlite3.Error, OSError, *_UNFIT) as error:
            discard(path)
            code = "change-unfit" if isinstance(error, _UNFIT) else "folder-unwritable"
            raise file_problem(code, path, detail=error) from error
        except KeyboardInterrupt:
            discard(path)
            raise
        finally:
            discard(part)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path, *, only_to_look: bool = False) -> "TournamentFile":
        """Opens the file of an event and takes its lock; an older format is upgraded.

        A write-protected file of an older format is upgraded in memory only. With `only_to_look`
        the file is treated as if it were write-protected.

        Raises:
            FileProblem: It is no event file, newer than this program, damaged, or open elsewhere.
        """
        return cls._checked(Database(path, only_to_look=only_to_look))

    @classmethod
    def look_into(cls, path: Path, content: bytes | None = None) -> "TournamentFile":
        """Opens an event that another window has open, as it is now; it cannot be written.

        `content` are its bytes, where they have been read before.

        Raises:
            FileProblem: It is no event file, newer than this program, damaged, or just being
                written.
        """
        return cls._checked(
            Database(path, content=snapshot_of(path) if content is None else content)
        )

    @classmethod
    def _checked(cls, database: Database) -> "TournamentFile":
        try:
            upgrade(database)
            file = cls(database)
            with database.translated():
                broken = file.journal.first_broken_line() or first_senseless_line(
                    file.journal.rows()
                )
            if broken is not None:
                raise file_problem("journal-altered", database.path, line=broken)
        except BaseException:
            database.close()
            raise
        return file

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._database.path

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written at that place."""
        return self._database.read_only

    @property
    def only_to_look(self) -> bool:
        """Whether it was opened so that nothing can be written."""
        return self._database.only_to_look

    def load(self) -> tuple[Fact, ...]:
        """Every fact of the event as the tables hold it, compared with the journal.

        Raises:
            FileProblem: The file is damaged, or something else than this program has changed it.
        """
        tables = self._tables()
        if tables != self._rebuilt():
            raise file_problem("tables-altered", self.path)
        return self._facts(tables)

    def rebuilt(self) -> tuple[Fact, ...]:
        """Every fact of the event as the journal alone gives it.

        Raises:
            FileProblem: A line of the journal contradicts the lines before it.
        """
        return self._facts(self._rebuilt())

    def check_every_page(self) -> None:
        """Has SQLite compare every page and every index.

        Raises:
            FileProblem: They contradict each other.
        """
        with self._database.translated():
            found = self._database.pragma("integrity_check")
        if found != "ok":
            raise file_problem("file-damaged", self.path, detail=str(found).splitlines()[-1])

    def _facts(self, state: State) -> tuple[Fact, ...]:
        try:
            return tuple(fact_of(kind, row) for (kind, _key), row in state.items())
        except _UNREADABLE as error:
            raise file_problem("file-damaged", self.path, detail=error) from error

    def _tables(self) -> State:
        state: State = {}
        with self._database.translated():
            for kind, table in TABLES.items():
                columns = table.columns
                for values in self._database.connection.execute(
                    f"SELECT {column_names(columns)} FROM {kind}"
                ):
                    row: Row = dict(zip(columns, values, strict=True))
                    state[kind, key_of(kind, row)] = row
        return state

    def _rebuilt(self) -> State:
        try:
            with self._database.translated():
                return state_after(self.journal.edits())
        except ContradictoryJournal as error:
            raise file_problem("journal-altered", self.path, line=error.args[0]) from error
        except _UNREADABLE as error:
            raise file_problem("file-damaged", self.path, detail=error) from error

    def change(self, number: int, present: FactLookUp) -> Change:
        """The change of a line of the journal; see `Journal.change`.

        Raises:
            FileProblem: The line cannot be read.
        """
        try:
            with self._database.translated():
                return self.journal.change(number, present)
        except _UNREADABLE as error:
            raise file_problem("journal-altered", self.path, line=number) from error

    def write(
        self, change: Change, time: str, step: Step = "change", *, refers_to: int | None = None
    ) -> int:
        """Carries out a change on the disk together with its journal line, in one transaction.

        Returns:
            The number of the line.

        Raises:
            FileProblem: It could not be written; the file is as it was.
        """
        with self._database.transaction():
            self._change_tables(change.edits)
            return self.journal.append(change, time, step, refers_to=refers_to)

    def save_copy(self, target: Path, until: int | None = None) -> None:
        """Writes the event with its history to another file, which is whole or not there.

        Args:
            target: Where the copy goes.
            until: The last line of the journal that goes with it; None for the whole history.

        Raises:
            FileProblem: The target cannot be written, or is an event that is open.
        """
        _refuse_open_target(target)
        part = target.with_name(f".{target.name}.part")
        try:
            target.parent.mkdir(exist_ok=True)
            with contextlib.closing(sqlite3.connect(part)) as copy:
                self._database.connection.backup(copy)
                if until is not None:
                    cut_after(copy, until)
                    copy.commit()
                found = copy.execute("PRAGMA quick_check").fetchone()[0]
            if found != "ok":
                raise file_problem("copy-failed", target, detail=found)
            put_in_place(part, target)
        except (sqlite3.Error, OSError) as error:
            raise file_problem("copy-failed", target, detail=error) from error
        except ContradictoryJournal as error:
            raise file_problem("journal-altered", self.path, line=error.args[0]) from error
        finally:
            discard(part)

    def content(self) -> bytes:
        """The whole file with its history, as it is after the newest change.

        Raises:
            FileProblem: It cannot be read.
        """
        try:
            return self._database.connection.serialize()
        except sqlite3.Error as error:
            raise file_problem("file-unreadable", self.path, detail=error) from error

    def close(self) -> None:
        """Closes the file and gives its lock back."""
        self._database.close()

    def _change_tables(self, edits: Iterable[Edit]) -> None:
        run = self._database.connection.execute
        # What goes, goes first: two players may exchange their numbers in one change.
        for edit in edits:
            if edit.before is not None:
                where = " AND ".join(f"{name} = ?" for name in TABLES[edit.kind].key) or "TRUE"
                run(f"DELETE FROM {edit.kind} WHERE {where}", _key_of_row(edit.kind, edit.key))
        for edit in edits:
            if edit.after is not None:
                insert_fact(self._database.connection, edit.after, edit.kind)


def _key_of_row(kind: Kind, key: Key) -> tuple[int, ...]:
    return key_values(key) if TABLES[kind].key else ()


def _write_first_state(part: Path, change: Change, time: str) -> None:
    with empty_event(part) as connection:
        for edit in change.edits:
            if edit.after is not None:
                insert_fact(connection, edit.after, edit.kind)
        Journal(connection).append(change, time, "start")


def _refuse_open_target(target: Path) -> None:
    try:
        Database(target).close()
    except FileProblem as problem:
        if problem.code == "file-locked":
            raise
