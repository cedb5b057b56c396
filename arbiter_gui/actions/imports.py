"""Events from foreign files: read whole, kept in a file of their own, the source never touched."""

import os
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.i18n import N_
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.tournament import Fact


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
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileProblem(
            "file-unreadable",
            N_("{path} cannot be read ({detail}). Nothing was changed."),
            {"path": path, "detail": error.strerror or error},
        ) from error
    found = imported(read_trf_bytes(data))
    return ForeignEvent(found.tournament.facts(), found.problems)


def event_path(source: Path, other_folder: Path) -> Path:
    """Where the event of a foreign file is kept: beside it, under a name that nobody has.

    Where its folder is write-protected, `other_folder` is taken instead.
    """
    folder = source.parent if os.access(source.parent, os.W_OK) else other_folder
    path = folder / f"{source.stem}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{source.stem} {number}{SUFFIX}"
    return path
