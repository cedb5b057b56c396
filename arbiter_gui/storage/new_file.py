"""An event file in the making: under another name until it is whole."""

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_
from arbiter_gui.storage.database import APPLICATION_ID, FORMAT_VERSION, file_problem
from arbiter_gui.storage.rows import row_of
from arbiter_gui.tournament import Fact, Kind


@contextlib.contextmanager
def empty_event(part: Path | None) -> Iterator[sqlite3.Connection]:
    """A file with the tables of an event and nothing in them; what is put in is written at the end.

    None stands for no file at all: whatever is put in is only tried.

    Raises:
        sqlite3.Error, OSError: It cannot be written.
    """
    if part is not None:
        part.unlink(missing_ok=True)
    with contextlib.closing(
        sqlite3.connect(part or ":memory:", isolation_level=None)
    ) as connection:
        run = connection.execute
        run("PRAGMA foreign_keys = ON")
        run(f"PRAGMA application_id = {APPLICATION_ID}")
        run(f"PRAGMA user_version = {FORMAT_VERSION}")
        connection.executescript(f"BEGIN;{_schema()}")
        yield connection
        run("COMMIT")


def reserve(path: Path) -> None:
    """Takes a name that is free; an empty file bears it until the whole one takes its place.

    Raises:
        FileProblem: There is a file of that name, or the folder cannot be written.
    """
    try:
        with path.open("xb"):
            pass
    except FileExistsError:
        raise FileProblem(
            "file-exists",
            N_("There is already a file {path}. Choose another name; it was not changed."),
            {"path": path},
        ) from None
    except OSError as error:
        raise file_problem("folder-unwritable", path, detail=error.strerror) from error


def insert_fact(connection: sqlite3.Connection, fact: Fact, kind: Kind) -> None:
    """Puts a fact into its table."""
    row = row_of(fact)
    marks = ", ".join("?" * len(row))
    names = column_names(row)
    connection.execute(f"INSERT INTO {kind} ({names}) VALUES ({marks})", tuple(row.values()))


def column_names(columns: Iterable[str]) -> str:
    """The names of columns as SQL lists them."""
    return ", ".join(f'"{name}"' for name in columns)


def put_in_place(part: Path, target: Path) -> None:
    """Gives a whole file its name; it has it after a power cut, too."""
    part.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def discard(path: Path) -> None:
    """Removes what is left of a file that was not finished."""
    with contextlib.suppress(OSError):
        path.unlink()


@cache
def _schema() -> str:
    return Path(__file__).with_name("schema.sql").read_text(encoding="utf-8")
