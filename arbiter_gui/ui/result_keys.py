"""Which key is which result: programs have two families of keys, and the arbiter picks one."""

from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.result import Result

Meanings = tuple[tuple[str, str], ...]

_SHARED: dict[str, Result | None] = {
    "=": Result.DRAW,
    ".": Result.DRAW,
    ",": Result.DRAW,
    "+": Result.WHITE_WINS_BY_FORFEIT,
    "-": Result.BLACK_WINS_BY_FORFEIT,
    "/": Result.DOUBLE_FORFEIT,
}

_SHARED_MEANINGS: Meanings = (
    ("+ −", N_("forfeit")),
    ("/", N_("both")),
    ("*", N_("other")),
    ("⌫", N_("clear")),
    (N_("Enter"), N_("next")),
    (N_("Space"), N_("next missing")),
    ("#", N_("board")),
)

_SHARED_IN_FULL: Meanings = (
    ("+", N_("White wins by forfeit")),
    ("−", N_("Black wins by forfeit")),
    ("/", N_("both forfeit")),
    ("*", N_("any other result: adjourned, not rated, half a point")),
    ("⌫", N_("no result yet")),
    (N_("Enter"), N_("next board")),
    (N_("Space"), N_("next board without result")),
    ("# №", N_("to a board: its number, then Enter")),
)


class ResultKeys(Enum):
    """The digits of the results; the signs mean the same in both families.

    The value is what the preferences keep.
    """

    POINTS = "points"
    ONE_TWO_THREE = "one-two-three"

    @property
    def results(self) -> dict[str, Result | None]:
        """Each character and its result; None clears the board."""
        return _DIGITS[self] | _SHARED

    @property
    def meanings(self) -> Meanings:
        """The keys in few words, for the legend below the boards."""
        return _MEANINGS[self] + _SHARED_MEANINGS

    @property
    def in_full(self) -> Meanings:
        """The same keys with every meaning in full, for the list of keys."""
        return _IN_FULL[self] + _SHARED_IN_FULL

    def key_of(self, result: Result) -> str | None:
        """The first key of a result, or None where only the menu has it."""
        return next((key for key, meant in self.results.items() if meant is result), None)


_DIGITS: dict[ResultKeys, dict[str, Result | None]] = {
    ResultKeys.POINTS: {"1": Result.WHITE_WINS, "0": Result.BLACK_WINS, "5": Result.DRAW},
    ResultKeys.ONE_TWO_THREE: {
        "1": Result.WHITE_WINS,
        "2": Result.BLACK_WINS,
        "3": Result.DRAW,
        "0": None,
    },
}
_MEANINGS: dict[ResultKeys, Meanings] = {
    ResultKeys.POINTS: (
        ("1", N_("White wins")),
        ("0", N_("Black wins")),
        ("5 =", N_("draw")),
    ),
    ResultKeys.ONE_TWO_THREE: (
        ("1", N_("White wins")),
        ("2", N_("Black wins")),
        ("3 =", N_("draw")),
        ("0", N_("clear")),
    ),
}
_IN_FULL: dict[ResultKeys, Meanings] = {
    ResultKeys.POINTS: (
        ("1", N_("White wins")),
        ("0", N_("Black wins")),
        ("5 = , .", N_("draw")),
    ),
    ResultKeys.ONE_TWO_THREE: (
        ("1", N_("White wins")),
        ("2", N_("Black wins")),
        ("3 = , .", N_("draw")),
        ("0", N_("no result yet")),
    ),
}
