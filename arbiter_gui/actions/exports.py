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
    if target.suffix.lower() == SUFFIX or _same(target, open_event):
        raise FileProblem(
            "export-over-event",
            N_("{path} is the name of an event. Nothing was written. Choose another name."),
            {"path": target},
        )


def _same(target: Path, event: Path | None) -> bool:
    try:
        return event is not None and target.samefile(event)
    except OSError:  # one of them does not exist
        return False
