"""Good bytes changed a little: what a fuzzer tries."""

import struct
import zipfile
import zlib
from collections.abc import Callable, Sequence
from io import BytesIO
from random import Random

from tests.fuzz.seeds import zipped

LARGEST = 40_000
_BAD_ARCHIVE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    OSError,
    ValueError,
    EOFError,
    NotImplementedError,
    KeyError,
    RuntimeError,
    MemoryError,
)
"""What the standard library says of an archive that an earlier change has spoilt."""


class Mutator:
    """Changes one of its inputs at a time; what has shown something is added to them."""

    def __init__(self, dice: Random, inputs: Sequence[bytes], tokens: Sequence[bytes]) -> None:
        self.dice = dice
        self.inputs = list(inputs)
        self.tokens = list(tokens) or [b"\0"]

    def next(self, *, packed: bool = False) -> bytes:
        """The next input; of an archive mostly a member is changed, sometimes its own bytes."""
        data = self.dice.choice(self.inputs)
        if packed and self.dice.random() < 0.8:
            try:
                return self._member_changed(data)
            except _BAD_ARCHIVE:
                pass
        return self.changed(data)

    def changed(self, data: bytes) -> bytes:
        """Some changes, mostly few; it does not grow without end."""
        largest = max(LARGEST, len(data) + 1000)
        for _ in range(self.dice.choice((1, 1, 1, 2, 2, 3, 5, 12))):
            data = self.dice.choice(_CHANGES)(self, data)[:largest]
        return data

    def _member_changed(self, data: bytes) -> bytes:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            members = {info.filename: archive.read(info) for info in archive.infolist()}
        if not members:
            return self.changed(data)
        name = self.dice.choice(list(members))
        members[name] = self.changed(members[name])
        if self.dice.random() < 0.05:
            other = self.dice.choice(
                ("../up.txt", "/abs.xml", "a\\b.csv", "x" * 300, "xl/../b.xml")
            )
            members[other] = members.pop(name)
        return zipped(members, self.dice.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))

    def place(self, data: bytes) -> int:
        return self.dice.randrange(len(data) + 1)

    def part(self, data: bytes) -> bytes:
        start = self.place(data)
        return data[start : start + self.dice.choice((1, 4, 16, 100, 1000))]


def _flip(mutator: Mutator, data: bytes) -> bytes:
    if not data:
        return data
    place = mutator.dice.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << mutator.dice.randrange(8)]) + data[place + 1 :]


def _overwrite(mutator: Mutator, data: bytes) -> bytes:
    place, token = mutator.place(data), mutator.dice.choice(mutator.tokens)
    return data[:place] + token + data[place + len(token) :]


def _insert(mutator: Mutator, data: bytes) -> bytes:
    place = mutator.place(data)
    return data[:place] + mutator.dice.choice(mutator.tokens) + data[place:]


def _noise(mutator: Mutator, data: bytes) -> bytes:
    place = mutator.place(data)
    return data[:place] + mutator.dice.randbytes(mutator.dice.randint(1, 8)) + data[place:]


def _remove(mutator: Mutator, data: bytes) -> bytes:
    place = mutator.place(data)
    return data[:place] + data[place + mutator.dice.choice((1, 2, 8, 60, 600)) :]


def _repeat(mutator: Mutator, data: bytes) -> bytes:
    place, part = mutator.place(data), mutator.part(data)
    return data[:place] + part * mutator.dice.choice((1, 1, 2, 50)) + data[place:]


def _splice(mutator: Mutator, data: bytes) -> bytes:
    other = mutator.dice.choice(mutator.inputs)
    return data[: mutator.place(data)] + other[mutator.place(other) :]


def _line(mutator: Mutator, data: bytes) -> bytes:
    """A line moves, goes, or comes twice."""
    lines = data.split(b"\n")
    line = lines.pop(mutator.dice.randrange(len(lines)))
    for _ in range(mutator.dice.randrange(3)):
        lines.insert(mutator.dice.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def _digit(mutator: Mutator, data: bytes) -> bytes:
    places = [place for place, byte in enumerate(data[:4000]) if 48 <= byte <= 57]
    if not places:
        return data
    place = mutator.dice.choice(places)
    return data[:place] + bytes([mutator.dice.randint(48, 57)]) + data[place + 1 :]


_CHANGES: tuple[Callable[[Mutator, bytes], bytes], ...] = (
    _flip, _overwrite, _insert, _insert, _noise, _remove, _repeat, _splice, _line, _digit,
)  # fmt: skip
