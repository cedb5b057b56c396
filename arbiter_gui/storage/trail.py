"""The lines of a journal whose seals hold, found wherever they are in a damaged file.

Every line carries a hash over itself and over the seal of the line before. So a line may be taken
from any place, the damaged file or a copy beside it: where its seal fits, it is what was written.
"""

import contextlib
import shutil
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.backup import copies_folder
from arbiter_gui.storage.carving import Cell, carved_rows
from arbiter_gui.storage.database import file_problem, is_file
from arbiter_gui.storage.journal import Journal, LineRow, seal_of
from arbiter_gui.storage.journal_sense import first_senseless_line
from arbiter_gui.storage.rebuild import ContradictoryJournal, state_after
from arbiter_gui.storage.snapshot import snapshot_of

_TEXTS = {1, 2, 4, 5, 6, 7}
_UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, RecursionError)


@dataclass(frozen=True, slots=True)
class Trail:
    """What the seals prove.

    Attributes:
        rows: The lines from the first on, without a gap.
        highest: The largest number of any line that was found, in the trail or behind a gap.
        from_copies: How many of the lines stand in copies of the event only.
    """

    rows: tuple[LineRow, ...]
    highest: int
    from_copies: int = 0


def settled_content(path: Path) -> bytes:
    """The bytes of an event file; a change that was on its way when the power went is taken back.

    The file itself stays as it is.

    Raises:
        FileProblem: It is not there, or cannot be read.
    """
    if not is_file(path):
        raise file_problem("file-missing", path)
    try:
        return snapshot_of(path)
    except FileProblem as problem:
        if problem.code != "file-busy":
            raise
    return _rolled_back(path)


def own_trail(content: bytes) -> Trail:
    """The trail in the bytes of one file."""
    found = _by_number(_lines_in(content))
    return Trail(_believable(_chain(found)), max(found, default=0))


def whole_trail(path: Path, content: bytes) -> Trail:
    """The trail in the bytes of a file, with lines that only copies beside it still have."""
    own = own_trail(content)
    if len(own.rows) == own.highest > 0:
        return own
    found = _by_number(_lines_in(content))
    mine = {row for rows in found.values() for row in rows}
    for copy in sorted(copies_folder(path).glob(f"*{path.suffix}")):
        for row in _lines_of_copy(copy):
            if row not in found[row[0]]:
                found[row[0]].append(row)
    rows = _believable(_chain(found))
    return Trail(rows, max(own.highest, len(rows)), sum(row not in mine for row in rows))


def _rolled_back(path: Path) -> bytes:
    """SQLite takes the change back in a copy; where it cannot, the bytes are what they are."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "event"
        try:
            shutil.copyfile(path, place)
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(f"{path}-journal", f"{place}-journal")
            with contextlib.closing(sqlite3.connect(place)) as connection:
                _touch(connection)
            return place.read_bytes()
        except OSError as error:
            raise file_problem("file-unreadable", path, detail=error.strerror) from error


def _touch(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def _lines_in(content: bytes) -> Iterator[LineRow]:
    for number, cells in carved_rows(content):
        if _is_line(cells):
            yield cast("LineRow", (number, *cells[1:]))


def _is_line(cells: tuple[Cell, ...]) -> bool:
    return (
        len(cells) == 8
        and cells[0] is None
        and (cells[3] is None or isinstance(cells[3], int))
        and all(isinstance(cells[place], str) for place in _TEXTS)
    )


def _lines_of_copy(path: Path) -> list[LineRow]:
    """SQLite reads it, never Python: a window that has the copy open would lose its lock."""
    rows: list[LineRow] = []
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=0.1)) as connection:
            rows.extend(Journal(connection).rows())
    return rows


def _by_number(rows: Iterable[LineRow]) -> defaultdict[int, list[LineRow]]:
    found: defaultdict[int, list[LineRow]] = defaultdict(list)
    for row in rows:
        found[row[0]].append(row)
    return found


def _chain(found: defaultdict[int, list[LineRow]]) -> list[LineRow]:
    """From line 1 on, as long as there is a line with a seal that fits; the own one comes first."""
    chain: list[LineRow] = []
    seal = ""
    while True:
        fitting = [r for r in found.get(len(chain) + 1, ()) if seal_of(seal, r[:-1]) == r[-1]]
        if not fitting:
            return chain
        chain.append(fitting[0])
        seal = fitting[0][-1]


def _believable(chain: list[LineRow]) -> tuple[LineRow, ...]:
    """Up to the first line that nobody can carry out or tell, although its seal fits."""
    senseless = first_senseless_line(chain)
    rows = chain if senseless is None else chain[: senseless - 1]
    try:
        state_after((row[0], row[6]) for row in rows)
    except ContradictoryJournal as contradiction:
        return _believable(rows[: contradiction.args[0] - 1])
    except _UNREADABLE:
        return ()
    return tuple(rows)
