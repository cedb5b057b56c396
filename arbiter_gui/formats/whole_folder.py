"""Folders that Arbiter makes for others: complete under their name, or not there at all."""

import errno
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_


def write_whole_folder(folder: Path, write: Callable[[Path], object]) -> None:
    """Makes a folder of files, or puts new files in place of those in it, by renaming.

    Files of other names that lie in the folder stay there: they are somebody's notes.

    Args:
        folder: Where; the folder around it has to be there.
        write: Writes the files into the folder it is given.

    Raises:
        FileProblem: The folder cannot be written, or is a file; what was there is there still.
    """
    try:
        place = Path(tempfile.mkdtemp(prefix=".arbiter-", dir=folder.parent))
        try:
            part = place / "part"
            part.mkdir()
            write(part)
            _settle(part)
            _put_in_place(part, folder, place / "earlier")
        finally:
            shutil.rmtree(place / "part", ignore_errors=True)
            with suppress(OSError):  # an earlier folder that could not be emptied is not lost
                place.rmdir()
    except OSError as error:
        raise FileProblem(
            "output-unwritable",
            N_(
                "{path} cannot be written ({detail}). "
                "Choose another folder, or make room on the disk."
            ),
            {"path": folder, "detail": error.strerror or error},
        ) from error


def _settle(part: Path) -> None:
    """Waits until the files are on the disk: sticks are pulled out."""
    for path in part.iterdir():
        with path.open("rb+") as written:
            os.fsync(written.fileno())


def _put_in_place(part: Path, folder: Path, earlier: Path) -> None:
    if not folder.exists():
        part.rename(folder)
        return
    names = {path.name for path in part.iterdir()}
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    folder.rename(earlier)
    try:
        part.rename(folder)
    except OSError:
        earlier.rename(folder)
        raise
    for path in list(earlier.iterdir()):
        if path.name in names:
            path.unlink()
        else:
            path.rename(folder / path.name)
    earlier.rmdir()
