"""The columns of every record, counted from 1, both ends included."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Field:
    """A stretch of columns."""

    first: int
    last: int

    def of(self, line: str) -> str:
        """What the line has in these columns, blanks around it taken away."""
        return line[self.first - 1 : self.last].strip()

    @property
    def width(self) -> int:
        """Number of columns."""
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class FieldRow:
    """Fields of one width that are repeated to the end of the line."""

    first: int
    width: int
    stride: int

    def fields(self, length: int) -> list[Field]:
        """All fields that begin inside a line of the given length."""
        starts = range(self.first, length + 1, self.stride)
        return [Field(start, start + self.width - 1) for start in starts]


CODE = Field(1, 3)
TEXT_COLUMN = 5

# 001, a player
NUMBER = Field(5, 8)
SEX = Field(10, 10)
TITLE = Field(11, 13)
NAME = Field(15, 47)
RATING = Field(49, 52)
FEDERATION = Field(54, 56)
FIDE_ID = Field(58, 68)
BIRTH = Field(70, 79)
POINTS = Field(81, 84)
RANK = Field(86, 89)
BLANKS_AROUND_POINTS = (80, 85, 90, 91)

# 001, the rounds
FIRST_ROUND = 92
ROUND_STRIDE = 10
MOST_ROUNDS = 999
OPPONENT_WIDTH = 4
COLOUR_OFFSET = 5
RESULT_OFFSET = 7
BLANK_OFFSETS = (4, 6, 8, 9)
ROUND_DATES = FieldRow(FIRST_ROUND, 8, ROUND_STRIDE)

# 240, byes
BYE_KIND = Field(5, 5)
BYE_ROUND = Field(7, 9)
BYE_PLAYERS = FieldRow(11, 4, 5)

# 250, virtual points of neighbours in the list
VIRTUAL_POINTS = Field(10, 13)
VIRTUAL_FIRST_ROUND = Field(15, 17)
VIRTUAL_LAST_ROUND = Field(19, 21)
VIRTUAL_FIRST_PLAYER = Field(23, 26)
VIRTUAL_LAST_PLAYER = Field(28, 31)

# XXA, virtual points of one player
XXA_PLAYER = Field(5, 8)
XXA_ROUNDS = FieldRow(10, 4, 5)

# 260, players who must not meet
PROHIBITED_FROM = Field(5, 7)
PROHIBITED_UNTIL = Field(9, 11)
PROHIBITED_PLAYERS = FieldRow(13, 4, 5)

# 299, points beside the scoring system
ADJUSTED_LETTER = Field(5, 5)
ADJUSTED_POINTS = Field(14, 17)
ADJUSTED_ROUND = Field(20, 22)
ADJUSTED_PLAYERS = FieldRow(24, 4, 5)

LONGEST_LINE = 100_000
"""No record of the largest tournament (9999 players, 999 rounds) comes near this length."""


def round_column(round_number: int) -> int:
    """The column where a round of a player's row begins."""
    return FIRST_ROUND + ROUND_STRIDE * (round_number - 1)
