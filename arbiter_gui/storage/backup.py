"""A dated copy of the event before every pairing, in a folder beside the file."""

from datetime import datetime
from pathlib import Path

from arbiter_gui.storage.tournament_file import TournamentFile


def copies_folder(path: Path) -> Path:
    """The folder of an event's copies: "Open 2026 copies" beside "Open 2026.arbiter"."""
    return path.with_name(f"{path.stem} copies")


def copy_before_round(file: TournamentFile, round_number: int, time: datetime) -> Path:
    """Makes the copy and returns where it lies; no copy is ever overwritten or deleted.

    Raises:
        FileProblem: The copy could not be written; the event itself is untouched.
    """
    folder = copies_folder(file.path)
    name = f"{file.path.stem} R{round_number} {time:%Y-%m-%d %H%M%S}"
    target = folder / f"{name}{file.path.suffix}"
    number = 1
    while target.exists():
        number += 1
        target = folder / f"{name} {number}{file.path.suffix}"
    file.save_copy(target)
    return target
