"""Files that Arbiter makes for others: complete under their name, or not there at all."""

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Makes a file, or replaces one, in a single step; a full disk leaves what was there.

    A link stays a link: the file it points to is replaced. A device or a pipe is written to as it
    is, because nothing may take its place.

    Args:
        path: Where.
        write: Writes the content to the path it is given.

    Raises:
        FileProblem: The folder or the file cannot be written.
    """
    try:
        if path.is_file() or not path.exists():
            _replace(path.resolve(), write)
        else:
            write(path)
    except (OSError, RuntimeError) as error:  # RuntimeError: a link that leads to itself
        raise FileProblem(
            "output-unwritable",
            N_(
                "{path} cannot be written ({detail}). "
                "Choose another folder, or make room on the disk."
            ),
            {"path": path, "detail": getattr(error, "strerror", None) or error},
        ) from error


def write_whole_bytes(path: Path, data: bytes) -> None:
    """Makes a file, or replaces one, in a single step.

    Raises:
        FileProblem: The folder or the file cannot be written.
    """
    write_whole(path, lambda place: place.write_bytes(data))


def _replace(target: Path, write: Callable[[Path], object]) -> None:
    """The part lies in a folder of its own, so that it bears no name that is somebody's."""
    acting_user = os.access in os.supports_effective_ids
    if target.exists() and not os.access(target, os.W_OK, effective_ids=acting_user):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    with tempfile.TemporaryDirectory(prefix=".arbiter-", dir=target.parent) as folder:
        part = Path(folder) / f"part{target.suffix}"
        write(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
