"""A table as somebody else made it: rows of texts, with the row numbers their program shows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GridRow:
    """One row.

    Attributes:
        number: 1 for the first row of the sheet, or for the first line of the text.
        cells: The texts from column A on, without blanks around them.
    """

    number: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A sheet, or a text that is divided into columns.

    Attributes:
        name: Name on the tab; empty for a text.
        rows: The rows that are not empty.
    """

    name: str
    rows: tuple[GridRow, ...]

    @property
    def width(self) -> int:
        """The number of columns."""
        return max((len(row.cells) for row in self.rows), default=0)


def column_letters(place: int) -> str:
    """How spreadsheets call a column, counted from 0.

    >>> column_letters(0), column_letters(25), column_letters(26)
    ('A', 'Z', 'AA')
    """
    letters = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_place(letters: str) -> int | None:
    """The place of a column from 0 on, of its letters or of its number; None for other words.

    >>> column_place("a"), column_place("AA"), column_place("3"), column_place("B7")
    (0, 26, 2, None)
    """
    word = letters.strip().upper()
    if word.isascii() and word.isdigit() and len(word) < 6:
        return int(word) - 1 if int(word) > 0 else None
    if not word.isascii() or not word.isalpha() or len(word) > 3:
        return None
    place = 0
    for letter in word:
        place = place * 26 + ord(letter) - ord("A") + 1
    return place - 1
