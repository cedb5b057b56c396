"""Results sheets: which board a row stands for, and which result somebody typed into it.

Every row ends with a hidden mark that names event, round, version, board and both players, so that
it is understood in any language and any order. The result stands in the cell before the mark,
Black's name before the result, White's name before Black's.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.csv_file import restored
from arbiter_gui.formats.spreadsheet.grid import Grid, GridRow
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.player import one_line
from arbiter_gui.tournament.result import Result

RESULT_TEXTS = {
    Result.WHITE_WINS: "1-0",
    Result.DRAW: "½-½",
    Result.BLACK_WINS: "0-1",
    Result.WHITE_WINS_BY_FORFEIT: "+/-",
    Result.BLACK_WINS_BY_FORFEIT: "-/+",
    Result.DOUBLE_FORFEIT: "-/-",
    Result.BOTH_LOSE: "0-0",
    Result.WHITE_DRAWS_BLACK_LOSES: "½-0",
    Result.WHITE_LOSES_BLACK_DRAWS: "0-½",
    Result.SHORT_WHITE_WINS: "W/L",
    Result.SHORT_BLACK_WINS: "L/W",
    Result.SHORT_DRAW: "D/D",
    Result.ADJOURNED: "?/?",
}
"""What stands in the drop-down list of a results sheet, without blanks."""

SHORT_TEXTS = {
    "1": Result.WHITE_WINS,
    "0": Result.BLACK_WINS,
    "0.5": Result.DRAW,
    "=": Result.DRAW,
}
"""White's points alone, as they are typed on a keypad."""

_MARK = re.compile(r"arbiter-result 1 ([0-9a-f]{12}) (\d{1,4}) (\d{1,6}) (\d{1,6}) (\d+) (\d+)")
_HALVES = (("1/2", "½"), ("0.5", "½"), (".5", "½"), ("=", "½"))
_DASHES = str.maketrans(dict.fromkeys("–—−‐‑‒:", "-"))
_SIDES = re.compile(r"([10½+?WLD-])[-/]?([10½+?WLD-])")
_LETTERS = {"½": "="}


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One board of a results sheet, as it was sent back.

    Attributes:
        row: Its row in the file.
        event: Mark of the event it was made from.
        version: Of the round when the sheet was made; 0 for a draft.
        white: Key of White; `black` that of Black.
        names: White's and Black's name in the file.
        text: What stands in the cell of the result.
    """

    row: int
    event: str
    round: int
    version: int
    board: int
    white: int
    black: int
    names: tuple[str, str]
    text: str


def event_mark(event: EventDetails) -> str:
    """Twelve hexadecimal digits that tell events apart by name, place and beginning."""
    words = "\n".join((event.name, event.city, event.federation, event.start))
    return sha256(words.encode()).hexdigest()[:12]


def row_mark(event: str, round_number: int, version: int, board: tuple[int, int, int]) -> str:
    """The hidden text of a row.

    Args:
        event: Mark of the event.
        round_number: The round.
        version: Its version.
        board: Number of the board, key of White, key of Black.
    """
    number, white, black = board
    return f"arbiter-result 1 {event} {round_number} {version} {number} {white} {black}"


def is_results_sheet(grids: Iterable[Grid]) -> bool:
    """Whether any row bears a mark."""
    return any(True for _row in _marked(grids))


def result_rows(grids: Iterable[Grid]) -> tuple[ResultRow, ...]:
    """The rows of a results sheet in the order of the file.

    Raises:
        FileProblem: No row bears a mark.
    """
    rows = tuple(_marked(grids))
    if not rows:
        raise FileProblem(
            "no-results-sheet",
            N_(
                "This is no results sheet: the hidden column by which Arbiter knows the boards is "
                "missing. Export a results sheet, fill in its column of results and import that."
            ),
        )
    return rows


def result_of(text: str) -> Result | None:
    """The result that a text means, or None where it means none.

    >>> result_of("1–0"), result_of("0,5"), result_of("+ / -"), result_of("2")
    (<Result.WHITE_WINS: ('1', '0')>, <Result.DRAW: ('=', '=')>, \
<Result.WHITE_WINS_BY_FORFEIT: ('+', '-')>, None)
    """
    word = "".join(restored(text.strip()).split()).upper().replace(",", ".").translate(_DASHES)
    word = word.removesuffix(".0") if word in ("1.0", "0.0") else word
    if word in SHORT_TEXTS:
        return SHORT_TEXTS[word]
    for half, sign in _HALVES:
        word = word.replace(half, sign)
    if word == "½":
        return Result.DRAW
    found = _SIDES.fullmatch(word)
    letters = tuple(_LETTERS.get(side, side) for side in found.groups()) if found else ()
    return next((result for result in Result if result.value == letters), None)


def _marked(grids: Iterable[Grid]) -> Iterator[ResultRow]:
    for row in (row for grid in grids for row in grid.rows):
        for place, text in enumerate(row.cells):
            mark = _MARK.fullmatch(text)
            if mark is not None and place > 2:
                yield _result_row(row, place, mark)


def _result_row(row: GridRow, place: int, mark: re.Match[str]) -> ResultRow:
    names = one_line(row.cells[place - 3]), one_line(row.cells[place - 2])
    number, version, board, white, black = (int(mark[group]) for group in range(2, 7))
    text = row.cells[place - 1]
    return ResultRow(row.number, mark[1], number, version, board, white, black, names, text)
