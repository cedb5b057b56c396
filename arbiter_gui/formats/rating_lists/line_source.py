"""The bytes of a list, unpacked, in blocks, with limits, progress and Cancel."""

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import cast

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.text_encoding import decoded
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress

LARGEST = 4 * 1024**3
"""Bytes of the largest list that is read, unpacked; FIDE's largest one has 850 million."""

_MOST_DENSE = 100
_ALWAYS_ALLOWED = 32 * 1024**2
_BLOCK = 1 << 20
_LONGEST_LINE = 1 << 16
_FAULTS = (OSError, zipfile.BadZipFile, zlib.error, EOFError, ValueError)
_SUFFIXES = (".txt", ".xml", ".csv")


@dataclass
class ListSource:
    """An open list.

    Attributes:
        path: The file the arbiter chose, for messages.
        member: The name of the list itself, inside a zip file or not.
        made: The day the list was packed or written.
        size: Bytes in all, unpacked.
    """

    path: Path
    member: str
    made: date
    size: int
    stream: "io.BufferedReader[io.RawIOBase]"
    progress: Progress
    _done: int = 0
    _encoding: str = "utf-8"

    def beginning(self) -> bytes:
        """The first few thousand bytes; they are still to be read."""
        try:
            return self.stream.peek(1)
        except _FAULTS as error:
            raise unreadable(self.path, error) from error

    def blocks(self) -> Iterator[bytes]:
        """The list in pieces of a megabyte.

        Raises:
            FileProblem: The file cannot be read or unpacked.
            Cancelled: The arbiter has pressed Cancel.
        """
        while True:
            try:
                block = self.stream.read(_BLOCK)
            except _FAULTS as error:
                raise unreadable(self.path, error) from error
            if not block:
                return
            self.progress.raise_if_cancelled()
            self._done += len(block)
            self.progress.step(self._done, max(self.size, self._done))
            yield block

    def lines(self) -> Iterator[str]:
        """The lines without their ends; the words of a list that is not UTF-8 tell its encoding.

        Raises:
            FileProblem: The file cannot be read, or is no text.
            Cancelled: The arbiter has pressed Cancel.
        """
        rest = b""
        number = 0
        for block in self.blocks():
            *whole, rest = (rest + block).split(b"\n")
            number += len(whole)
            if len(rest) > _LONGEST_LINE or b"\0" in block:
                raise not_a_list(self.path, number + 1, rest[:40].decode("ascii", "replace"))
            if whole:
                yield from self.text_of(b"\n".join(whole)).split("\n")
        if rest:
            yield self.text_of(rest)

    def text_of(self, data: bytes) -> str:
        """The text of some bytes of the list."""
        try:
            return data.decode(self._encoding)
        except UnicodeDecodeError:
            found = decoded(data)
            self._encoding = found.encoding if found is not None else self._encoding
            return data.decode(self._encoding, "replace")


@contextmanager
def opened(path: Path, progress: Progress) -> Iterator[ListSource]:
    """Opens a list, or the one list inside a zip file.

    Raises:
        FileProblem: It cannot be read, holds no list, or would unpack to more than is sensible.
    """
    with ExitStack() as stack:
        try:
            open_source = _unpacked if zipfile.is_zipfile(path) else _plain
            source = open_source(path, stack, progress)
        except (*_FAULTS, RuntimeError) as error:  # RuntimeError: it asks for a password
            raise unreadable(path, error) from error
        yield source


def _plain(path: Path, stack: ExitStack, progress: Progress) -> ListSource:
    file = stack.enter_context(path.open("rb", buffering=0))
    status = path.stat()
    if status.st_size > LARGEST:
        raise _too_large(path, status.st_size)
    made = datetime.fromtimestamp(status.st_mtime, UTC).date()
    stream = io.BufferedReader(cast("io.RawIOBase", file), _BLOCK)
    return ListSource(path, path.name, made, status.st_size, stream, progress)


def _unpacked(path: Path, stack: ExitStack, progress: Progress) -> ListSource:
    archive = stack.enter_context(zipfile.ZipFile(path))
    info = _member(path, archive)
    part = stack.enter_context(archive.open(info))
    stream = io.BufferedReader(cast("io.RawIOBase", part), _BLOCK)
    name, made = Path(info.filename).name, date(*info.date_time[:3])
    return ListSource(path, name, made, info.file_size, stream, progress)


def _member(path: Path, archive: zipfile.ZipFile) -> zipfile.ZipInfo:
    """The largest list of the archive."""
    lists = [
        info
        for info in archive.infolist()
        # `is_dir` fails on a member without a name, which has no ending either.
        if Path(info.filename).suffix.lower() in _SUFFIXES and not info.is_dir()
    ]
    if not lists:
        raise FileProblem(
            "list-missing-in-zip",
            N_("{path} holds no list: a .txt, .xml or .csv file was looked for in it."),
            {"path": path},
        )
    info = max(lists, key=lambda member: member.file_size)
    dense = info.file_size > _MOST_DENSE * max(1, info.compress_size)
    if info.file_size > LARGEST or (dense and info.file_size > _ALWAYS_ALLOWED):
        raise _too_large(path, info.file_size)
    return info


def unreadable(path: Path, error: BaseException) -> FileProblem:
    """The error for a file that the system, or its archive, does not give."""
    return FileProblem(
        "list-unreadable",
        N_("{path} cannot be read ({detail}). Download the list again, or choose another file."),
        {"path": path, "detail": getattr(error, "strerror", None) or error},
    )


def not_a_list(path: Path, line: int, found: str) -> FileProblem:
    """The error for a file with other content."""
    return FileProblem(
        "list-unknown",
        N_(
            "{path}, line {line}: “{found}” is not the heading of a rating list. Choose a list of "
            "FIDE (text or XML), or a national list as CSV."
        ),
        {"path": path, "line": line, "found": found[:60].strip()},
    )


def _too_large(path: Path, size: int) -> FileProblem:
    return FileProblem(
        "list-too-large",
        N_("{path} would unpack to {size} MB. That is no rating list; nothing was read."),
        {"path": path, "size": size // 1_000_000},
    )
