"""Events from foreign files: read whole, kept in a file of their own, the source never touched."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.i18n import N_
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.tournament import Fact, Tournament
from arbiter_gui.tournament.scoring import fault_of

LARGEST_FILE = 20_000_000
"""Bytes; a report of ten thousand players in twenty rounds has 3 million."""


LONGEST_STEM = 180
"""Bytes of the name of an event's file, without its suffix."""


@dataclass(frozen=True, slots=True)
class ForeignEvent:
    """What a foreign file says.

    Attributes:
        facts: What an event file is created with.
        problems: What the arbiter should look at; nothing of it stops the import.
    """

    facts: tuple[Fact, ...]
    problems: tuple[Problem, ...]


def facts_of_file(path: Path) -> ForeignEvent:
    """Reads an event from a TRF file of any dialect.

    Raises:
        FileProblem: The file cannot be opened, or it is refused: `TrfError` says where and why.
    """
    found = imported(read_trf_bytes(bytes_of(path)))
    refuse_impossible_points(found.tournament)
    return ForeignEvent(found.tournament.facts(), found.problems)


def refuse_impossible_points(tournament: Tournament) -> None:
    """Stops the import of an event whose points for results nobody may give.

    Raises:
        FileProblem: Its scoring breaks a rule; which one is said.
    """
    fault = fault_of(tournament.settings.scoring)
    if fault:
        raise FileProblem("points-impossible", fault)


def bytes_of(path: Path) -> bytes:
    """Everything in a file of somebody else.

    Raises:
        FileProblem: It cannot be read, is no file, or is larger than any report.
    """
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise _system_error(errno.EINVAL)  # a pipe may never end
        return content_of(path)
    except OSError as error:
        raise FileProblem(
            "file-unreadable",
            N_("{path} cannot be read ({detail}). Nothing was changed."),
            {"path": path, "detail": error.strerror or error},
        ) from error


def content_of(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """Everything in a file.

    Raises:
        OSError: It cannot be read, or it is larger than any report.
    """
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise _system_error(errno.EFBIG)
    return data


def make_folder(folder: Path) -> None:
    """Makes a folder where it is missing.

    Raises:
        FileProblem: It cannot be made, or something else bears its name.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileProblem(
            "folder-unwritable",
            N_(
                "{path} cannot be written ({detail}). "
                "Choose another folder, or make room on the disk."
            ),
            {"path": folder, "detail": error.strerror or error},
        ) from error


def _system_error(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def event_path(source: Path, other_folder: Path) -> Path:
    """Where the event of a foreign file is kept: beside it, under a name that nobody has.

    Where its folder is write-protected, `other_folder` is taken instead.
    """
    folder = source.parent if os.access(source.parent, os.W_OK) else other_folder
    stem = shortened(source.stem)
    path = folder / f"{stem}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{SUFFIX}"
    return path


def shortened(stem: str) -> str:
    """A name that leaves room for a suffix and for the words of its copies; systems allow 255."""
    return os.fsencode(stem)[:LONGEST_STEM].decode("utf-8", "ignore").rstrip()
