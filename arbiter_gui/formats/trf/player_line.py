"""Record 001: a player and the rounds of their row."""

from dataclasses import dataclass

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.dates import date_of
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.layout import Field
from arbiter_gui.formats.trf.loose_row import realigned
from arbiter_gui.formats.trf.numerals import tenths, whole_number
from arbiter_gui.formats.trf.records import BLANK, Cell, PlayerRecord
from arbiter_gui.formats.trf.titles import title_of
from arbiter_gui.tournament.player import Sex, Title

_SEXES = {"m": Sex.MALE, "w": Sex.FEMALE, "f": Sex.FEMALE}
_COLOURS = {"w": "w", "b": "b", "-": "", "": ""}
_WITH_OPPONENT = {
    **{letter: letter for letter in ("", "1", "0", "=", "W", "D", "L", "+", "-", "?")},
    "½": "=",
    "X": "?",
}
_BYES = frozenset("HFUZ")
_WITHOUT_OPPONENT = {
    **{letter: letter for letter in ("", "+", "U", "H", "F", "Z")},
    "-": "Z",
    "=": "H",
    "½": "H",
}
_READ_WITHOUT_OPPONENT = {"1": "+", "W": "+", "D": "H"}


def player_of(text: str, line: int, problems: list[Problem]) -> PlayerRecord | None:
    """The player of a row; None, with the reason among the problems, when it has no number."""
    row = _in_columns(text, line, problems)
    return _PlayerLine(row.text, line, problems, row.in_bytes).record()


@dataclass(frozen=True, slots=True)
class _Row:
    text: str
    in_bytes: bool = False


def _in_columns(text: str, line: int, problems: list[Problem]) -> _Row:
    """The row as it is, or, where its columns do not fit, without tabs or counted in bytes."""
    if "\t" in text and not _is_aligned(text):
        problems.append(finding("tabs", line, 1 + text.index("\t")))
        return _Row(_without_tabs(text))
    if not text.isascii() and not _is_aligned(text):
        in_bytes = text.encode("utf-8", "replace").decode("latin-1")
        if _is_aligned(in_bytes):
            problems.append(finding("byte-columns", line))
            return _Row(in_bytes, in_bytes=True)
    return _Row(text)


def _without_tabs(text: str) -> str:
    """The row with blanks up to the next tab stop, or else with its words put into columns.

    Blanks are right only where they bring the points into their columns.
    """
    expanded = [row for row in (text.expandtabs(8), text.expandtabs(4)) if _is_aligned(row)]
    complete = [row for row in expanded if layout.POINTS.of(row)]
    words = realigned(text)
    if not complete and words is not None:
        return words
    return next(iter(complete + expanded), text)


def _is_aligned(text: str) -> bool:
    if not whole_number(layout.NUMBER.of(text)):
        return False
    numbers = (layout.NUMBER, layout.RATING, layout.RANK)
    if any(whole_number(field.of(text) or "0") is None for field in numbers):
        return False
    if tenths(layout.POINTS.of(text) or "0") is None or "\t" in text:
        return False
    if any(text[column - 1 : column].strip() for column in layout.BLANKS_AROUND_POINTS):
        return False
    starts = range(layout.FIRST_ROUND - 1, len(text), layout.ROUND_STRIDE)
    return all(_is_cell(text[start : start + layout.ROUND_STRIDE]) for start in starts)


def _is_cell(cell: str) -> bool:
    opponent = cell[: layout.OPPONENT_WIDTH].strip()
    if opponent and whole_number(opponent) is None:
        return False
    return not any(cell[offset : offset + 1].strip() for offset in layout.BLANK_OFFSETS)


class _PlayerLine:
    """One row while it is read."""

    def __init__(
        self,
        text: str,
        line: int,
        problems: list[Problem],
        in_bytes: bool,  # noqa: FBT001 - a fact about the row, not a choice
    ) -> None:
        self.text = text
        self.line = line
        self.problems = problems
        self.in_bytes = in_bytes

    def record(self) -> PlayerRecord | None:
        """The player, or None when the row has no readable number."""
        number = self.number(layout.NUMBER)
        if not number:
            if not layout.NUMBER.of(self.text).strip("0"):
                self.note("number-missing", layout.NUMBER.first)
            return None
        for column in layout.BLANKS_AROUND_POINTS:
            self.expect_blank(column)
        return PlayerRecord(
            line=self.line,
            number=number,
            name=self.name(number),
            sex=_SEXES.get(layout.SEX.of(self.text).lower(), Sex.UNKNOWN),
            title=self.title(),
            rating=self.number(layout.RATING),
            federation=self.words(layout.FEDERATION),
            fide_id=self.fide_id(),
            birth=self.birth(),
            points=self.points(),
            rank=self.number(layout.RANK),
            cells=self.cells(number),
        )

    def note(self, code: str, column: int, **values: object) -> None:
        self.problems.append(finding(code, self.line, column, **values))

    def words(self, field: Field) -> str:
        text = field.of(self.text)
        return text.encode("latin-1").decode("utf-8", "replace") if self.in_bytes else text

    def number(self, field: Field) -> int:
        found = field.of(self.text)
        value = whole_number(found or "0")
        if value is None:
            self.note("number-unreadable", field.first, last=field.last, found=found)
        return value or 0

    def expect_blank(self, column: int) -> None:
        found = self.text[column - 1 : column].strip()
        if found:
            self.note("columns-shifted", column, found=found)

    def name(self, number: int) -> str:
        name = self.words(layout.NAME)
        if not name:
            self.note("name-missing", layout.NAME.first, number=number)
        if self.text[layout.NAME.last : layout.NAME.last + 1].strip():
            self.note("name-overflows", layout.NAME.last + 1, number=number)
        return name

    def title(self) -> Title:
        found = layout.TITLE.of(self.text)
        title = title_of(found)
        if title is None:
            self.note("title-unknown", layout.TITLE.first, found=found)
        return title or Title.NONE

    def fide_id(self) -> int:
        found = layout.FIDE_ID.of(self.text)
        value = whole_number(found or "0")
        if value is None:
            self.note("fide-id-unreadable", layout.FIDE_ID.first, found=found)
        return value or 0

    def birth(self) -> str:
        found = layout.BIRTH.of(self.text)
        birth = date_of(found)
        if birth is None:
            self.note("date-unreadable", layout.BIRTH.first, found=found)
        return birth or ""

    def points(self) -> int | None:
        found = layout.POINTS.of(self.text)
        points = tenths(found) if found else None
        if found and points is None:
            field = layout.POINTS
            self.note("number-unreadable", field.first, last=field.last, found=found)
        return points

    def cells(self, number: int) -> tuple[Cell, ...]:
        width = layout.ROUND_STRIDE
        starts = range(layout.FIRST_ROUND - 1, len(self.text), width)
        if len(starts) > layout.MOST_ROUNDS:
            column = layout.round_column(layout.MOST_ROUNDS + 1)
            self.note("too-many-rounds", column, found=layout.MOST_ROUNDS)
            return ()
        cells = [
            self.cell(self.text[start : start + width], place, number)
            for place, start in enumerate(starts, 1)
        ]
        while cells and cells[-1] == BLANK:
            cells.pop()
        return tuple(cells)

    def cell(self, text: str, round_number: int, player: int) -> Cell:
        column = layout.round_column(round_number)
        if not text.strip():
            return BLANK
        for offset in layout.BLANK_OFFSETS:
            self.expect_blank(column + offset)
        opponent = self.number(Field(column, column + layout.OPPONENT_WIDTH - 1))
        letter = text[layout.RESULT_OFFSET : layout.RESULT_OFFSET + 1].strip().upper()
        column += layout.RESULT_OFFSET
        if not opponent:
            return Cell(letter=self.letter_without_opponent(letter, round_number, column))
        values = {"round": round_number, "number": player, "opponent": opponent}
        if opponent == player:
            start = layout.round_column(round_number)
            self.note("opponent-self", start, number=player, round=round_number)
        if letter in _BYES:
            self.note("bye-with-opponent", column, found=letter, **values)
        elif letter not in _WITH_OPPONENT:
            self.note("result-unknown", column, found=letter, round=round_number)
        return Cell(opponent, self.colour(text, round_number), _WITH_OPPONENT.get(letter, "?"))

    def colour(self, text: str, round_number: int) -> str:
        found = text[layout.COLOUR_OFFSET : layout.COLOUR_OFFSET + 1].strip().lower()
        if found not in _COLOURS:
            column = layout.round_column(round_number) + layout.COLOUR_OFFSET
            self.note("colour-unknown", column, found=found, round=round_number)
        return _COLOURS.get(found, "")

    def letter_without_opponent(self, letter: str, round_number: int, column: int) -> str:
        if letter in _WITHOUT_OPPONENT:
            return _WITHOUT_OPPONENT[letter]
        read = _READ_WITHOUT_OPPONENT.get(letter, "Z")
        values = {"found": letter, "round": round_number, "read": read}
        self.note("result-without-opponent", column, **values)
        return read
