"""The arbiter's collection of rating lists: one file for all of them, beside no event.

Every list has tables of its own. A list that is renewed is built beside the old one, in one
transaction: whoever searches meanwhile finds the old one, and a failure leaves it.
"""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress
from arbiter_gui.ratings.listed_player import (
    FoundPlayer,
    ListedPlayer,
    Listing,
    ListKind,
    RatingList,
)
from arbiter_gui.storage import list_search, list_tables

_APPLICATION_ID = 0x4172624C
"""The four letters "ArbL" in the header of the file."""

_FORMAT = 1
_PATIENCE = 5.0
_CACHE_KIBIBYTES = 200_000
_SCHEMA = Path(__file__).with_name("rating_lists.sql")
_WORDS = {
    "lists-locked": N_(
        "The rating lists are being renewed in another window. Wait until it is done, then "
        "repeat it here."
    ),
    "lists-damaged": N_(
        "{path} is no collection of rating lists, or damaged ({detail}). Move the file away; "
        "then import the lists again."
    ),
    "lists-disk-full": N_(
        "The disk with {path} is full: the rating lists are as they were. Make room, about one "
        "gigabyte for the list of FIDE, and repeat it."
    ),
    "lists-unwritable": N_(
        "{path} cannot be written ({detail}): the rating lists are as they were. Check the folder."
    ),
}
_CODES = {
    "SQLITE_BUSY": "lists-locked",
    "SQLITE_LOCKED": "lists-locked",
    "SQLITE_NOTADB": "lists-damaged",
    "SQLITE_CORRUPT": "lists-damaged",
    "SQLITE_ERROR": "lists-damaged",
    "SQLITE_FULL": "lists-disk-full",
}


@dataclass(frozen=True, slots=True)
class DownloadState:
    """What is known about an address since the last visit.

    Attributes:
        etag: The mark of the version that was fetched, or "".
        modified: Its time, as the server wrote it, or "".
        checked: When the server was asked last, "2026-12-01T09:30", or "".
    """

    etag: str = ""
    modified: str = ""
    checked: str = ""


class RatingLists:
    """The open collection; each thread opens its own.

    Attributes:
        path: Where the file lies.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        with self._translated():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(
                self.path, timeout=_PATIENCE, isolation_level=None, cached_statements=64
            )
        try:
            with self._translated():
                self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def lists(self) -> tuple[RatingList, ...]:
        """The lists, in the order in which they are asked: those of FIDE first, then by name."""
        with self._translated():
            rows = self._connection.execute(
                "SELECT name, kind, month, source, rows, added, number FROM list "
                "ORDER BY kind = 'national', kind, name"
            ).fetchall()
        try:
            return tuple(RatingList(name, ListKind(kind), *others) for name, kind, *others in rows)
        except ValueError as error:  # a kind that there is not
            raise self._problem("lists-damaged", error) from error

    def replace(
        self, entry: RatingList, players: Iterable[ListedPlayer], progress: Progress
    ) -> RatingList:
        """Takes a list in; one of the same name goes when all of it is there.

        Raises:
            FileProblem: It cannot be read or written, or is empty; the old list stays.
            Cancelled: The arbiter has pressed Cancel; the old list stays.
        """
        run = self._connection.execute
        with self._transaction():
            old = run("SELECT number FROM list WHERE name = ?", (entry.name,)).fetchone()
            number = int(run("SELECT coalesce(max(number), 0) + 1 FROM list").fetchone()[0])
            list_tables.create(self._connection, number)
            rows = list_tables.fill(self._connection, number, players, progress)
            if not rows:
                raise FileProblem(
                    "list-empty",
                    N_("{path} holds no players. Nothing was changed."),
                    {"path": entry.source},
                )
            if old is not None:
                self._drop(int(old[0]))
            taken = replace(entry, rows=rows, number=number)
            run(
                "INSERT INTO list (number, name, kind, month, source, rows, added) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (number, entry.name, entry.kind.value, entry.month, entry.source, rows,
                 entry.added),
            )  # fmt: skip
        with contextlib.suppress(sqlite3.Error):  # whoever is reading: the next import does it
            run("PRAGMA wal_checkpoint(TRUNCATE)")
        return taken

    def remove(self, name: str) -> None:
        """Throws a list away; one that is not there is no error."""
        with self._transaction():
            row = self._connection.execute(
                "SELECT number FROM list WHERE name = ?", (name,)
            ).fetchone()
            if row is not None:
                self._drop(int(row[0]))

    def search(self, text: str, limit: int = 30) -> tuple[FoundPlayer, ...]:
        """The players that a few typed letters or digits mean, the strongest first.

        Words begin names in any order; "Garcia, J" is a last name and the beginning of a first
        one; digits are the beginning of a FIDE number, or of a year beside words; a national
        number is found as a whole.
        """
        lists = self.lists()
        with self._translated():
            found = list_search.found_in(self._connection, lists, text, limit)
            return self._merged(found, lists)[:limit]

    def by_fide_ids(self, numbers: Iterable[int]) -> dict[int, FoundPlayer]:
        """Everything the lists say about some FIDE numbers; unknown ones are missing."""
        lists = self.lists()
        with self._translated():
            return {
                number: FoundPlayer(listings)
                for number in numbers
                if number and (listings := self._listings(number, lists))
            }

    def mappings(self) -> tuple[str, ...]:
        """The kept descriptions of national lists, as text."""
        with self._translated():
            rows = self._connection.execute("SELECT data FROM mapping ORDER BY name").fetchall()
        return tuple(str(row[0]) for row in rows)

    def keep_mapping(self, name: str, data: str) -> None:
        """Keeps the description of a national list under its name."""
        with self._transaction():
            self._connection.execute(
                "INSERT OR REPLACE INTO mapping (name, data) VALUES (?, ?)", (name, data)
            )

    def download_state(self, address: str) -> DownloadState:
        """What is known about an address."""
        with self._translated():
            row = self._connection.execute(
                "SELECT etag, modified, checked FROM download WHERE address = ?", (address,)
            ).fetchone()
        return DownloadState(*row) if row else DownloadState()

    def keep_download_state(self, address: str, state: DownloadState) -> None:
        """Remembers what a server has said."""
        with self._transaction():
            self._connection.execute(
                "INSERT OR REPLACE INTO download (address, etag, modified, checked) "
                "VALUES (?, ?, ?, ?)",
                (address, state.etag, state.modified, state.checked),
            )

    def close(self) -> None:
        """Lets the file go."""
        self._connection.close()

    def _merged(
        self, found: Iterable[Listing], lists: tuple[RatingList, ...]
    ) -> tuple[FoundPlayer, ...]:
        """One entry for each person; the FIDE number says who is who."""
        people: dict[object, FoundPlayer] = {}
        for listing in found:
            number = listing.player.fide_id
            key = number or (listing.origin.number, listing.player)
            if key not in people:
                listings = self._listings(number, lists) if number else (listing,)
                people[key] = FoundPlayer(listings)
        return tuple(people.values())

    def _listings(self, number: int, lists: tuple[RatingList, ...]) -> tuple[Listing, ...]:
        return tuple(
            Listing(player, origin)
            for origin in lists
            for player in list_search.with_fide_id(self._connection, origin.number, number)
        )

    def _drop(self, number: int) -> None:
        list_tables.drop(self._connection, number)
        self._connection.execute("DELETE FROM list WHERE number = ?", (number,))

    def _prepare(self) -> None:
        run = self._connection.execute
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = NORMAL")
        run(f"PRAGMA cache_size = -{_CACHE_KIBIBYTES}")
        run("PRAGMA temp_store = MEMORY")
        kind = int(run("PRAGMA application_id").fetchone()[0])
        version = int(run("PRAGMA user_version").fetchone()[0])
        if (kind, version) == (_APPLICATION_ID, _FORMAT):
            return
        if kind or version or run("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise self._problem("lists-damaged", f"{kind:08x} {version}")
        script = _SCHEMA.read_text(encoding="utf-8")
        self._connection.executescript(
            f"BEGIN IMMEDIATE; {script} PRAGMA application_id = {_APPLICATION_ID}; "
            f"PRAGMA user_version = {_FORMAT}; COMMIT;"
        )

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._translated():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
                raise

    @contextlib.contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            name = getattr(error, "sqlite_errorname", None) or ""
            code = _CODES.get(name) or _CODES.get("_".join(name.split("_")[:2]), "lists-unwritable")
            raise self._problem(code, error) from error
        except UnicodeDecodeError as error:  # SQLite's own sentence quotes the damaged bytes
            raise self._problem("lists-damaged", error.reason) from error
        except OSError as error:
            raise self._problem("lists-unwritable", error.strerror or error) from error

    def _problem(self, code: str, detail: object) -> FileProblem:
        return FileProblem(code, _WORDS[code], {"path": self.path, "detail": detail})
