"""A look into an event that another window has open: its bytes, when nothing is being written.

The window that has an event open keeps SQLite's lock on it, so that no second window can write.
Here no lock is asked for. The file is read twice, and what was read counts only when both readings
are the same and the rollback journal told before, between and after them that no change was on its
way: SQLite fills the head of the journal before it touches the first page, and empties it after the
last. A page that changed during one reading therefore shows in the other, or in the journal.
"""

import time
from pathlib import Path

from arbiter_gui.storage.database import file_problem

_MAGIC_LENGTH = 8
_TRIES = 200
_PAUSE = 0.01
"""Seconds between two tries: a change of one result is written in a few thousandths."""


def snapshot_of(path: Path) -> bytes:
    """The whole content of an event that is open elsewhere, as it was after some change.

    Only for another program than the one that has the event open: on POSIX systems a process that
    closes a file gives its own locks on it away.

    Raises:
        FileProblem: It cannot be read, or changes followed each other too quickly.
    """
    for _try in range(_TRIES):
        try:
            content = _settled_content(path)
        except OSError as error:
            raise file_problem("file-unreadable", path, detail=error.strerror) from error
        if content is not None:
            return content
        time.sleep(_PAUSE)
    raise file_problem("file-busy", path)


def _settled_content(path: Path) -> bytes | None:
    """The content, or None while a change is being written."""
    if _is_being_written(path):
        return None
    first = path.read_bytes()
    if _is_being_written(path):
        return None
    second = path.read_bytes()
    return first if first == second and not _is_being_written(path) else None


def _is_being_written(path: Path) -> bool:
    journal = path.with_name(f"{path.name}-journal")
    try:
        with journal.open("rb") as file:
            return any(file.read(_MAGIC_LENGTH))
    except FileNotFoundError:
        return False
