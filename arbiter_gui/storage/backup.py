"""Dated copies of the event, before every pairing and by name, in a folder beside the file."""

from datetime import datetime
from pathlib import Path

from arbiter_gui.storage.database import file_problem
from arbiter_gui.storage.tournament_file import TournamentFile


def copies_folder(path: Path) -> Path:
    """The folder of an event's copies: "Open 2026 copies" beside "Open 2026.arbiter"."""
    return path.with_name(f"{path.stem} copies")


def copy_before_round(
    file: TournamentFile, round_number: int, time: datetime, second: Path | None = None
) -> Path:
    """Makes the copy and returns where it lies; no copy is ever overwritten or deleted.

    `second` is another folder, on a stick for example, that gets a copy as well.

    Raises:
        FileProblem: A copy could not be written; the event itself is untouched.
    """
    return named_copy(file, f"R{round_number}", time, second)


def named_copy(file: TournamentFile, name: str, time: datetime, second: Path | None = None) -> Path:
    """Makes a copy under a name of the arbiter's, with the time; see `copy_before_round`."""
    folder = copies_folder(file.path)
    words = " ".join("".join(c if c.isalnum() or c in "-_+,.()" else " " for c in name).split())
    stem = f"{file.path.stem} {words} {time:%Y-%m-%d %H%M%S}"
    first = _write(file, folder, stem)
    if second is not None:
        if not second.is_dir():
            raise file_problem("second-folder-missing", second)
        _write(file, second / folder.name, stem)
    return first


def _write(file: TournamentFile, folder: Path, stem: str) -> Path:
    target = folder / f"{stem}{file.path.suffix}"
    number = 1
    while target.exists():
        number += 1
        target = folder / f"{stem} {number}{file.path.suffix}"
    file.save_copy(target)
    return target
