"""Rows found in the pages of a database, whatever has become of the pages between them.

SQLite walks from the list of tables down to a row; one page that is spoiled on the way hides
everything below it. Here every page is looked at on its own: the leaves of tables hold whole rows,
long ones with a chain of overflow pages, and nothing else is needed to read them. Whether a row may
be believed is for the caller to judge.

File format: https://www.sqlite.org/fileformat2.html, sections 1.6 and 2.1.
"""

import struct
from collections.abc import Iterator

Cell = None | int | float | str | bytes
Row = tuple[Cell, ...]

_TABLE_LEAF = 0x0D
_LEAF_HEADER = 8
_FILE_HEADER = 100
_USUAL_PAGE = 4096
_INTEGER_SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_FIRST_BLOB = 12


class _NoRow(Exception):
    """What stands there is no row."""


def carved_rows(data: bytes) -> Iterator[tuple[int, Row]]:
    """Row number and cells of every row that can be read; an integer primary key reads as None."""
    pages = _Pages(data)
    for number in range(1, len(data) // pages.size + 2):
        for place in pages.cells(number):
            try:
                yield pages.row(number, place)
            except (_NoRow, IndexError, struct.error, UnicodeDecodeError):
                continue


class _Pages:
    """The pages of a file, counted from 1; the last one may be cut short."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = _page_size(data)

    def cells(self, number: int) -> Iterator[int]:
        """Where the rows of a leaf begin; nothing for every other page."""
        page = self._page(number)
        start = _FILE_HEADER if number == 1 else 0
        if page[start : start + 1] != bytes([_TABLE_LEAF]):
            return
        pointers = start + _LEAF_HEADER
        count = int.from_bytes(page[start + 3 : start + 5])
        for place in range(pointers, min(pointers + 2 * count, len(page) - 1), 2):
            yield int.from_bytes(page[place : place + 2])

    def row(self, number: int, place: int) -> tuple[int, Row]:
        """The row that begins at a place of a page."""
        page = self._page(number)
        length, place = _varint(page, place)
        rowid, place = _varint(page, place)
        return rowid, _cells(self._payload(page, place, length))

    def _payload(self, page: bytes, place: int, length: int) -> bytes:
        here = self._length_here(length)
        payload = page[place : place + here]
        if len(payload) != here or length > len(self._data):
            raise _NoRow
        if here == length:
            return payload
        parts, missing = [payload], length - here
        following = int.from_bytes(page[place + here : place + here + 4])
        while missing > 0:
            overflow = self._page(following) if following else b""
            part = overflow[4 : 4 + missing]
            if not part:
                raise _NoRow
            parts.append(part)
            missing -= len(part)
            following = int.from_bytes(overflow[:4])
        return b"".join(parts)

    def _length_here(self, length: int) -> int:
        """How much of a row lies in the leaf itself; the rest is in overflow pages."""
        most = self.size - 35
        if length <= most:
            return length
        least = (self.size - 12) * 32 // 255 - 23
        wanted = least + (length - least) % (self.size - 4)
        return wanted if wanted <= most else least

    def _page(self, number: int) -> bytes:
        return self._data[(number - 1) * self.size : number * self.size]


def _page_size(data: bytes) -> int:
    size = int.from_bytes(data[16:18])
    is_one = 512 <= size <= 32768 and size & (size - 1) == 0
    return size if is_one else _USUAL_PAGE


def _varint(data: bytes, place: int) -> tuple[int, int]:
    value = 0
    for _byte in range(8):
        byte = data[place]
        place += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place
    return value << 8 | data[place], place + 1


def _cells(record: bytes) -> Row:
    length, place = _varint(record, 0)
    kinds = []
    while place < length:
        kind, place = _varint(record, place)
        kinds.append(kind)
    if place != length:
        raise _NoRow
    cells = []
    for kind in kinds:
        size = _size(kind)
        part = record[place : place + size]
        if len(part) != size:
            raise _NoRow
        cells.append(_cell(kind, part))
        place += size
    return tuple(cells)


def _size(kind: int) -> int:
    if kind >= _FIRST_BLOB:
        return (kind - _FIRST_BLOB) // 2
    return 8 if kind == 7 else _INTEGER_SIZES.get(kind, 0)


def _cell(kind: int, part: bytes) -> Cell:
    if kind >= _FIRST_BLOB:
        return part.decode() if kind % 2 else part
    if kind == 7:
        return float(struct.unpack(">d", part)[0])
    if kind in _INTEGER_SIZES:
        return int.from_bytes(part, signed=True)
    return None if kind == 0 else kind - 8
