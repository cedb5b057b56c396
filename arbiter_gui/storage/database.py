"""An SQLite database that is opened by one window only, and the plain words for its errors."""

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_

if sys.platform == "linux":
    import fcntl

APPLICATION_ID = 0x41726274
"""The four letters "Arbt" in the header of every file."""

FORMAT_VERSION = 9
"""Version of `schema.sql`; a file with a larger one was written by a newer Arbiter."""

_WORDS = {
    "file-missing": N_("There is no file {path}."),
    "file-locked": N_(
        "{path} is open in another window. Close it there, or go on working in that window."
    ),
    "file-busy": N_(
        "{path} is open in a window that is writing to it without a pause. Try again, or save a "
        "copy in that window and read the copy."
    ),
    "file-not-arbiter": N_(
        "{path} is not an Arbiter event. Nothing was changed. Open an .arbiter file or a TRF file."
    ),
    "file-newer": N_(
        "{path} was written by a newer Arbiter (file format {found}, this program knows up to "
        "{known}). Nothing was changed. Update Arbiter and open the file again."
    ),
    "file-damaged": N_(
        "{path} is damaged ({detail}). Nothing was changed. Open the newest file in the folder "
        "with its copies instead."
    ),
    "journal-altered": N_(
        "{path}: line {line} of the journal was altered or is missing. Something else than Arbiter "
        "has changed the file, or the disk is failing. Open the newest file in the folder with its "
        "copies instead."
    ),
    "tables-altered": N_(
        "{path}: the lists of the event do not agree with its journal. Something else than Arbiter "
        "has changed the file, or the disk is failing. Open the newest file in the folder with its "
        "copies instead."
    ),
    "file-read-only": N_(
        "{path} can only be read: the file, its folder or the disk is write-protected. Save a "
        "copy in another folder and go on there."
    ),
    "only-to-look": N_(
        "This window shows the event as it stood at an earlier moment; nothing can be changed "
        "here. Save a copy to go on from that moment."
    ),
    "file-left-open": N_(
        "{path} was not closed properly, and it is in a write-protected place where it cannot be "
        "put right. Copy it together with the file {path}-journal to another folder and open it "
        "there."
    ),
    "disk-full": N_(
        "The disk with {path} is full. The last action was not saved and has been taken back. "
        "Make room and repeat it."
    ),
    "file-unreadable": N_(
        "{path} cannot be read ({detail}). Nothing was changed. Check that the disk or stick is "
        "still connected and open the file again."
    ),
    "file-unwritable": N_(
        "{path} cannot be written ({detail}). The last action was taken back. Save a copy in "
        "another folder."
    ),
    "file-gone": N_(
        "{path} has been moved, replaced or deleted while it was open. The last action was taken "
        "back. Save a copy in another folder and go on there."
    ),
    "folder-unwritable": N_(
        "{path} cannot be written ({detail}). Choose another folder, or make room on the disk."
    ),
    "copy-failed": N_(
        "The copy {path} could not be written ({detail}). The event itself is safe. Choose "
        "another folder, or make room on the disk."
    ),
    "second-folder-missing": N_(
        "The second folder for copies, {path}, is not there: the stick may have been taken out. "
        "The copy beside the event was written."
    ),
    "change-unfit": N_("This does not fit into {path} ({detail}). Nothing was changed."),
}

_HEADER = 100
_BINARY = getattr(os, "O_BINARY", 0)

_CODES = {
    "SQLITE_BUSY": "file-locked",
    "SQLITE_LOCKED": "file-locked",
    "SQLITE_NOTADB": "file-not-arbiter",
    "SQLITE_CORRUPT": "file-damaged",
    "SQLITE_ERROR": "file-damaged",
    "SQLITE_READONLY_ROLLBACK": "file-left-open",
    "SQLITE_READONLY_CANTLOCK": "file-left-open",
    "SQLITE_CANTOPEN_DIRTYWAL": "file-left-open",
    "SQLITE_READONLY_DBMOVED": "file-gone",
    "SQLITE_READONLY": "file-read-only",
    "SQLITE_FULL": "disk-full",
    "SQLITE_CONSTRAINT": "change-unfit",
}


def file_problem(code: str, path: Path, **values: object) -> FileProblem:
    """The error for one of the situations that can befall a file."""
    return FileProblem(code, _WORDS[code], {"path": path, **values})


class Database:
    """One open database file.

    Attributes:
        path: Where the file lies.
        only_to_look: Whether it was opened so that nothing can be written.
        read_only: Whether it was, or the file, its folder or the disk is write-protected.
        connection: The connection; only `storage` uses it.
    """

    def __init__(
        self, path: Path, *, only_to_look: bool = False, content: bytes | None = None
    ) -> None:
        """Opens a file, or its `content` as it was read before: that can only be looked at."""
        if not is_file(path):
            raise file_problem("file-missing", path)
        self.path = path.absolute()
        self.only_to_look = only_to_look or content is not None
        self.read_only = self.only_to_look or not (_writable(path) and _writable(path.parent))
        self._in_memory = content is not None
        self.connection = self._connection(content)
        try:
            with self.translated():
                self._prepare()
        except BaseException:
            self.connection.close()
            raise
        self._inode = _inode(path)
        # Opened only now that the lock is ours, closed only after it was given back: on POSIX
        # systems closing any descriptor of a file drops the locks on it.
        self._descriptor = None if self.read_only else os.open(path, os.O_RDONLY | _BINARY)
        if self._descriptor is not None and not _guarded(self._descriptor):
            self.close()
            raise file_problem("file-locked", self.path)
        self._header = self._header_on_disk()

    def _connection(self, content: bytes | None) -> sqlite3.Connection:
        if content is not None:
            if not content:  # SQLite would call that a lack of memory
                raise file_problem("file-not-arbiter", self.path)
            connection = sqlite3.connect(":memory:", isolation_level=None)
            with self.translated():
                connection.deserialize(content)
            return connection
        mode = "ro" if self.read_only else "rw"
        # SQLite looks at the file, never Python: on POSIX systems closing a second descriptor of a
        # file drops every lock that the process holds on it.
        with self.translated():
            return sqlite3.connect(
                f"{self.path.as_uri()}?mode={mode}",
                uri=True,
                timeout=0.1,
                isolation_level=None,
            )

    def _prepare(self) -> None:
        run = self.connection.execute
        if not self.read_only:
            run("PRAGMA locking_mode = EXCLUSIVE")
        run("PRAGMA foreign_keys = ON")
        run("PRAGMA synchronous = FULL")
        if self.pragma("application_id") != APPLICATION_ID:
            raise file_problem("file-not-arbiter", self.path)
        version = int(self.pragma("user_version"))
        if version > FORMAT_VERSION:
            raise file_problem("file-newer", self.path, found=version, known=FORMAT_VERSION)
        found = self.pragma("quick_check")
        if found != "ok":
            raise file_problem("file-damaged", self.path, detail=str(found).splitlines()[-1])
        strayed = run("PRAGMA foreign_key_check").fetchone()
        if strayed is not None:
            raise file_problem("file-damaged", self.path, detail=" → ".join(map(str, strayed[::2])))
        if not self.read_only:
            run("BEGIN EXCLUSIVE")
            run("COMMIT")

    def pragma(self, name: str) -> str | int:
        """The first value that a PRAGMA answers."""
        value: str | int = self.connection.execute(f"PRAGMA {name}").fetchone()[0]
        return value

    @contextlib.contextmanager
    def translated(self, otherwise: str = "file-unreadable") -> Iterator[None]:
        """Turns the errors of SQLite into `FileProblem`, unnamed ones into `otherwise`."""
        try:
            yield
        except sqlite3.Error as error:
            name = getattr(error, "sqlite_errorname", None) or "SQLITE_ERROR"
            code = _CODES.get(name) or _CODES.get("_".join(name.split("_")[:2]), otherwise)
            raise file_problem(code, self.path, detail=f"{error}, {name}") from error
        except UnicodeDecodeError as error:  # SQLite's own sentence quotes the damaged bytes
            raise file_problem("file-damaged", self.path, detail=error.reason) from error
        except (OverflowError, UnicodeEncodeError) as error:  # what SQLite cannot hold
            raise file_problem("change-unfit", self.path, detail=error) from error

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything inside happens as a whole and is on the disk at the end, or not at all.

        Raises:
            FileProblem: The file cannot be written; it is as it was.
        """
        self._refuse_unwritable()
        with self.translated("file-unwritable"):
            try:
                self.connection.execute("BEGIN IMMEDIATE")
                yield
                self.connection.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
            finally:
                self._header = self._header_on_disk()

    def read_into_memory(self) -> None:
        """Goes on with a copy in memory, which scripts may change; the file stays as it is."""
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            with self.translated():
                self.connection.backup(copy)
                copy.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            copy.close()
            raise
        self.connection.close()
        self.connection = copy
        self._in_memory = True

    def run_script(self, script: str) -> None:
        """Runs several statements in one transaction, in the file or in its copy in memory.

        Raises:
            FileProblem: One of them failed; the file is as it was.
        """
        if not self._in_memory:
            self._refuse_unwritable()
        with self.translated("file-unwritable"):
            try:
                self.connection.executescript(f"BEGIN IMMEDIATE;{script}COMMIT;")
            except BaseException:
                self._roll_back()
                raise
            finally:
                self._header = self._header_on_disk()

    def _refuse_unwritable(self) -> None:
        if self.read_only:
            code = "only-to-look" if self.only_to_look else "file-read-only"
            raise file_problem(code, self.path)
        if _inode(self.path) != self._inode or self._header_on_disk() != self._header:
            raise file_problem("file-gone", self.path)

    def _header_on_disk(self) -> bytes:
        """The start of the file, with its count of changes; another one was written by others."""
        if self._descriptor is None:
            return b""
        try:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            return os.read(self._descriptor, _HEADER)
        except OSError:
            return b""

    def _roll_back(self) -> None:
        if self.connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def close(self) -> None:
        """Closes the file and gives its lock back."""
        self.connection.close()
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _guarded(descriptor: int) -> bool:
    """Takes a second lock, of a kind that lasts until its own descriptor is closed.

    The lock of SQLite goes as soon as anything in this process closes the file: Qt's dialogs for
    files do, since they look into what lies in a folder. Only Linux keeps the two kinds apart.

    Returns:
        Whether no other window has it; also where the disk knows no such lock.
    """
    if sys.platform != "linux":
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a disk of another computer
        return True
    return True


def _writable(path: Path) -> bool:
    # Some systems ask about the user who is logged in, not about the one the program runs as.
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def is_file(path: Path) -> bool:
    """Whether a file lies there; not under a name that no file can have."""
    try:
        return path.is_file()
    except OSError:  # a name that no file can have, a folder that cannot be looked into
        return False


def _inode(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
