"""Tables as plain text for a terminal, aligned also for wide and combining characters."""

import unicodedata
from collections.abc import Sequence

from arbiter_gui.tables.table import Align, Row, Table

_INVISIBLE = frozenset({"Mn", "Me", "Cf"})
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of everything that follows, also of other names."""


def text_of(table: Table, columns: Sequence[str] | None = None) -> str:
    """Title, heading, rows and notes of a table, ending with a line break.

    Args:
        table: The table.
        columns: Keys of the columns to print, in their order; all of them when None.
    """
    indexes = _indexes(table, columns)
    heading = [table.columns[index].title for index in indexes]
    lines = [heading, *(_texts(row, indexes) for row in table.rows)]
    widths = [max(map(display_width, texts)) for texts in zip(*lines, strict=True)]
    aligns = [table.columns[index].align for index in indexes]
    printed = [printable(table.title), ""] if table.title else []
    if table.rows:
        printed += [_line(texts, widths, aligns) for texts in lines]
    if table.notes:
        notes = [printable(note) for note in table.notes]
        printed += ["", *notes] if table.rows else notes
    return "\n".join(printed) + "\n"


def printable(text: str) -> str:
    """The text with a blank for whatever would steer the terminal instead of being shown."""
    return "".join(" " if _steers(char) else char for char in text)


def _steers(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Zl", "Zp"} or char in _TURNING


def display_width(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return len(text) if text.isascii() else sum(_char_width(char) for char in text)


def _char_width(char: str) -> int:
    if unicodedata.category(char) in _INVISIBLE:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _indexes(table: Table, columns: Sequence[str] | None) -> list[int]:
    positions = {column.key: index for index, column in enumerate(table.columns)}
    return list(positions.values()) if columns is None else [positions[key] for key in columns]


def _texts(row: Row, indexes: Sequence[int]) -> list[str]:
    return [printable(row.cells[index].text) for index in indexes]


def _line(texts: Sequence[str], widths: Sequence[int], aligns: Sequence[Align]) -> str:
    padded = (
        _pad(text, width, align) for text, width, align in zip(texts, widths, aligns, strict=True)
    )
    return " ".join(padded).rstrip()


def _pad(text: str, width: int, align: Align) -> str:
    room = width - display_width(text)
    match align:
        case Align.LEFT:
            return text + " " * room
        case Align.RIGHT:
            return " " * room + text
        case Align.CENTRE:
            return " " * (room // 2) + text + " " * (room - room // 2)
