"""Criterion: what a quality criterion counts, once for solver, explanations and tests."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.pairing.dutch.player_types import PlayerType

PairCount = Callable[[PlayerType, PlayerType], int]
FloaterCount = Callable[[PlayerType], int]


class Matters(Enum):
    """In which brackets a criterion can make a difference."""

    ALWAYS = "always"
    WITH_FLOATERS = "with downfloaters"
    WITH_MDPS = "with MDPs"
    WITH_FLOATING_MDPS = "with MDPs and downfloaters"
    IN_LAST_ROUND = "in the last round"
    IN_ODD_ROUNDS = "in odd rounds"
    IN_EVEN_ROUNDS = "in even rounds"


@dataclass(frozen=True, slots=True)
class Criterion:
    """One quality criterion: the sum of its counts over a candidate is minimised.

    Attributes:
        name: What is counted, in the arbiter's words, marked for translation.
        article: "C12", as the edition numbers it.
        pair: What one pair adds; the better ranked player is the first argument.
        floater: What one downfloater adds.
        by_score: Whether MDPs of a higher score come strictly before those of a lower one, so
            that sums are compared score by score.
        by_difference: Whether it is a list of score differences, the largest compared first.
    """

    name: str
    article: str
    matters: Matters
    pair: PairCount | None = None
    floater: FloaterCount | None = None
    by_score: bool = False
    by_difference: bool = False
