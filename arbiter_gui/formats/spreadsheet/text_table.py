"""Tables in text files: CSV, TSV and what spreadsheets call "text"."""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from io import StringIO

from arbiter_gui.formats.spreadsheet.grid import GridRow

DELIMITERS = ("\t", ";", "|", ",")
"""What may stand between two columns; of two that divide a text equally well the first is taken.

The comma is the last resort: it also stands between last and first name, and in decimal numbers.
"""

_LINES_JUDGED = 200
_ENOUGH = 0.5
_LONGEST_CELL = 2000
_MOST_LINES_OF_CELL = 12
_DECLARED = re.compile(r"sep=([\t;,|])\r?(?:\n|$)", re.IGNORECASE)


def delimiter_of(text: str) -> str:
    r"""The character between the columns of a text; a comma where there is only one column.

    A first line `sep=;`, which Excel knows, decides. Else it is the character that cuts most lines
    into the same number of columns, and into more columns than any other does; the comma only where
    no other character cuts half of the lines.

    >>> delimiter_of("Perez, Juan;1800\nSaric, Ana;2010\n")
    ';'
    """
    declared = _DECLARED.match(text)
    if declared:
        return declared[1]
    lines = list(_first_lines(text))
    merits = {delimiter: _merit(lines, delimiter) for delimiter in DELIMITERS if delimiter != ","}
    best = max(merits, key=lambda delimiter: merits[delimiter])
    return best if merits[best] else ","


def table_rows(text: str, delimiter: str) -> Iterator[GridRow]:
    """The rows of a text that are not empty; numbers are those of the lines they begin in.

    A quotation mark that is never closed would swallow the lines behind it; such a text is read
    as if quotation marks were ordinary letters.
    """
    declared = _DECLARED.match(text)
    first = 1 if declared is None else 2
    body = text if declared is None else text[declared.end() :]
    quoted = '"' in body and _closes_quotes(body, delimiter)
    return (_quoted_rows if quoted else _plain_rows)(body, delimiter, first)


def _first_lines(text: str) -> Iterator[str]:
    found = 0
    for line in StringIO(text, newline=None):
        if line.strip():
            yield line
            found += 1
        if found == _LINES_JUDGED:
            return


def _merit(lines: list[str], delimiter: str) -> float:
    """How many of the lines, if half of them, are cut alike, times the cuts in one; else 0."""
    try:
        counts = Counter(len(row) for row in csv.reader(lines, delimiter=delimiter) if row)
    except csv.Error:
        counts = Counter(line.count(delimiter) + 1 for line in lines)
    several = {columns: times for columns, times in counts.items() if columns > 1}
    if not several:
        return 0.0
    columns = max(several, key=lambda count: (several[count], count))
    share = several[columns] / counts.total()
    return share * (columns - 1) if share >= _ENOUGH else 0.0


def _quoted_rows(text: str, delimiter: str, first: int) -> Iterator[GridRow]:
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    number = first
    for cells in reader:
        yield from _row(number, cells)
        number = first + reader.line_num


def _plain_rows(text: str, delimiter: str, first: int) -> Iterator[GridRow]:
    for number, line in enumerate(StringIO(text, newline=None), first):
        yield from _row(number, [cell.strip().strip('"') for cell in line.split(delimiter)])


def _row(number: int, cells: Iterable[str]) -> Iterator[GridRow]:
    texts = tuple(cell.strip() for cell in cells)
    if any(texts):
        yield GridRow(number, texts)


def _closes_quotes(text: str, delimiter: str) -> bool:
    """Whether every cell is as short as cells are, so that no quotation mark is left open."""
    try:
        return all(
            len(cell) <= _LONGEST_CELL and cell.count("\n") <= _MOST_LINES_OF_CELL
            for cells in csv.reader(StringIO(text, newline=""), delimiter=delimiter)
            for cell in cells
        )
    except csv.Error:
        return False
