"""Files for others, made from an event: they never take the place of an event."""

from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_
from arbiter_gui.storage.tournament_file import SUFFIX


def refuse_event_name(target: Path, open_event: Path | None = None) -> None:
    """Stops an export to the event that is open, or under the name of an event.

    Judged by the name, never by the content: reading an event that is open here would give its
    lock away.

    Raises:
        FileProblem: The name ends in `.arbiter`, or it is another name of `open_event`.
    """
    same = open_event is not None and is_same_file(target, open_event)
    if target.suffix.lower() == SUFFIX or same:
        raise FileProblem(
            "export-over-event",
            N_("{path} is the name of an event. Nothing was written. Choose another name."),
            {"path": target},
        )


def refuse_existing(target: Path) -> None:
    """Stops an export under a name that nobody was asked about.

    Raises:
        FileProblem: There is a file of that name.
    """
    if _is_taken(target):
        raise FileProblem(
            "file-exists",
            N_("There is already a file {path}. Choose another name; it was not changed."),
            {"path": target},
        )


def _is_taken(path: Path) -> bool:
    """A name that no file can have is free; writing to it says why it cannot be."""
    try:
        path.lstat()
    except OSError:
        return False
    return True


def is_same_file(path: Path, event: Path) -> bool:
    """Whether two paths lead to one file; False when one of them leads nowhere."""
    try:
        return path.samefile(event)
    except OSError:
        return False
