"""How a value comes about: the terms of every round and what is made of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import PlayerKey

Value = int | Fraction | None
"""An exact value in the unit of its tie-break; None where there is none."""


class Reason(Enum):
    """Why a round adds what it adds; the value is the sentence, marked for translation."""

    OPPONENT = N_("score of the opponent")
    ADJUSTED = N_("score of the opponent; byes and absences at the end count as draws")
    AS_PLAYED = N_("forfeit, treated as a game")
    PAIRED_LAST_ROUND = N_("paired in the last round, counts as a draw")
    DUMMY = N_("not played: a dummy with the player's own score")
    DUMMY_BELOW_OPPONENT = N_("forfeit: a dummy, not above the score of the scheduled opponent")
    DUMMY_BELOW_DRAWS = N_("not played: a dummy, not above a draw in every round")
    FREE = N_("free round, does not count")
    VIRTUAL = N_("not played: a virtual opponent")
    UNPLAYED_HALVES = N_("score of the opponent; unplayed rounds count as draws")
    NOTHING = N_("not played: counts nothing")
    WIN_POINTS = N_("as many points as for a win")
    NO_WIN_POINTS = N_("not the points of a win")
    WON = N_("won over the board")
    NOT_WON = N_("not won over the board")
    BLACK = N_("played with Black")
    NOT_BLACK = N_("not played with Black")
    BLACK_WON = N_("won with Black over the board")
    NOT_BLACK_WON = N_("not won with Black over the board")
    ELECTED = N_("chose to play")
    NOT_ELECTED = N_("requested bye, absence or forfeit loss")
    MORE_POINTS = N_("more points than the opponent")
    SAME_POINTS = N_("as many points as the opponent")
    FEWER_POINTS = N_("fewer points than the opponent")
    ABOVE_DRAW = N_("more points than for a draw")
    EQUAL_TO_DRAW = N_("as many points as for a draw")
    BELOW_DRAW = N_("fewer points than for a draw")
    RUNNING_SCORE = N_("score after the round")
    UNPLAYED_WIN = N_("score after the round; a full point without a game is taken off")
    ENOUGH_POINTS = N_("points against an opponent with at least the required score")
    TOO_FEW_POINTS = N_("the opponent has less than the required score")
    RATING = N_("rating of the opponent")
    SUBSTITUTE = N_("unrated: the rating announced for unrated players")
    PERFORMANCE = N_("performance of the opponent")
    BUCHHOLZ = N_("Buchholz of the opponent")
    NO_GAME = N_("no game over the board, does not count")
    KASHDAN_WIN = N_("win: 4")
    KASHDAN_DRAW = N_("draw: 2")
    KASHDAN_LOSS = N_("loss: 1")


class Cut(Enum):
    """Why a term is left out; the value is the sentence, marked for translation."""

    LOWEST = N_("cut: the lowest value")
    VOLUNTARY = N_("cut: a round not played by choice goes first")
    HIGHEST = N_("cut: the highest value")
    EARLIEST = N_("cut: the first rounds are left out")


class Total(Enum):
    """What is made of the terms that count."""

    SUM = "sum"
    MEAN = "mean"
    ROUNDED_MEAN = "mean, halves up"
    PERFORMANCE = "mean of the ratings, and the difference for the score"
    PERFECT = "lowest rating whose expected score reaches the score"
    NUMBER = "a number of the player, without terms"
    PLACE = "place among the tied players"


class Term(NamedTuple):
    """What one round adds.

    Attributes:
        value: In the unit of the tie-break; None when the round does not count at all.
        opponent: The opponent, also a scheduled one; None where there was none.
        score: Score or rating of the opponent or dummy that the value is made of.
        points: The player's own points of the round, in tenths.
        voluntary: Whether the player chose not to play the round.
        cut: Why the value is left out, or None.
    """

    round: int
    value: Value
    reason: Reason
    opponent: PlayerKey | None = None
    score: int = 0
    points: int = 0
    voluntary: bool = False
    cut: Cut | None = None

    @property
    def counts(self) -> bool:
        """Whether the value is part of the total."""
        return self.cut is None and self.value is not None


@dataclass(frozen=True, slots=True)
class Score:
    """The score that a performance is computed from.

    Attributes:
        halves: Points over the board in half points, a win worth two.
        games: Games over the board.
        average: Average rating of the opponents, rounded.
        percentage: Score in hundredths of the games, rounded.
        difference: What is added to the average (FIDE B.02, table 8.1a).
    """

    halves: int
    games: int
    average: int = 0
    percentage: int = 0
    difference: int = 0


@dataclass(frozen=True, slots=True)
class Derivation:
    """A value with everything it was made of.

    Attributes:
        rows: The terms, or what makes them from the numbers that the value was made of: most
            values of a large field are never looked into.
    """

    value: Value
    rows: Sequence[Term] | Callable[[], Sequence[Term]] = ()
    total: Total = Total.SUM
    score: Score | None = None

    @property
    def terms(self) -> tuple[Term, ...]:
        """One term a round."""
        return tuple(self.rows() if callable(self.rows) else self.rows)


def summed(terms: Sequence[Term]) -> Derivation:
    """The sum of the terms that count."""
    total: int | Fraction = 0
    for term in terms:
        if term.cut is None and term.value is not None:
            total += term.value
    return Derivation(total, terms)
