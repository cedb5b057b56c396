"""The result of a game: what each side gets, whether it was played, whether it is rated."""

from enum import Enum

from arbiter_gui.tournament.colour import Colour


class Result(Enum):
    """Results of a game; the value is White's and Black's letter in TRF files."""

    WHITE_WINS = ("1", "0")
    BLACK_WINS = ("0", "1")
    DRAW = ("=", "=")
    WHITE_WINS_BY_FORFEIT = ("+", "-")
    BLACK_WINS_BY_FORFEIT = ("-", "+")
    DOUBLE_FORFEIT = ("-", "-")
    BOTH_LOSE = ("0", "0")
    WHITE_DRAWS_BLACK_LOSES = ("=", "0")
    WHITE_LOSES_BLACK_DRAWS = ("0", "=")
    SHORT_WHITE_WINS = ("W", "L")
    SHORT_BLACK_WINS = ("L", "W")
    SHORT_DRAW = ("D", "D")
    ADJOURNED = ("?", "?")

    def letter(self, colour: Colour) -> str:
        """The TRF letter of the side that has the given colour."""
        return self.value[0] if colour is Colour.WHITE else self.value[1]

    @property
    def played(self) -> bool:
        """Whether a game took place: forfeits give no colour and no meeting (C.04.2 3.4, 3.5)."""
        return "-" not in self.value

    @property
    def rated(self) -> bool:
        """Whether the game is sent for rating: games of less than one move are not."""
        return set(self.value) <= {"1", "0", "="}

    @property
    def final(self) -> bool:
        """Whether nothing is left to be played."""
        return self is not Result.ADJOURNED

    @property
    def mirrored(self) -> "Result":
        """The same result with the two sides exchanged."""
        white, black = self.value
        return Result((black, white))
