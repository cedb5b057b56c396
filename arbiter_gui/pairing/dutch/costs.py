"""Costs: all criteria of a bracket as the bit fields of one integer, the most important highest.

With the number of pairs given, every criterion is a sum over the pairs made and the players left
over. Each gets a field wide enough for its largest sum, so adding integers adds all criteria at
once, and comparing integers compares criterion by criterion.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from arbiter_gui.pairing.dutch.absolute_criteria import may_meet
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.criterion import Criterion, Matters
from arbiter_gui.pairing.dutch.downfloater_criteria import next_bracket_loss
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.dutch.player_types import player_type
from arbiter_gui.pairing.dutch.score_difference_criteria import floater_difference


class BracketShape(NamedTuple):
    """What decides which fields a cost needs.

    Attributes:
        levels: Number of different scores among the MDPs.
        floaters: Whether somebody is left over.
        last_round: Whether topscorers matter.
        width: Bits of a field.
        odd_round: Whether the number of the round is odd; for editions in which that matters.
        differences: The score differences there can be, the largest first; only in a bracket
            whose residents have several scores.
    """

    levels: int
    floaters: bool
    last_round: bool
    width: int
    odd_round: bool = False
    differences: tuple[int, ...] = ()


def field_width(players: int) -> int:
    """Bits that hold the sum of any criterion over a bracket; few different values are best."""
    return 12 if players < 1000 else 24


class Costs:
    """The costs of pairs and downfloaters in brackets of one shape, by packed player types.

    Attributes:
        fields: Criterion and level or score difference (0 where it has only one field) of each
            field, highest first.
        shape: The shape of the brackets.
    """

    def __init__(self, edition: Edition, shape: BracketShape) -> None:
        self.shape = shape
        self.fields = tuple(
            (criterion, level)
            for criterion in (edition.collapsed_criteria if shape.differences else edition.criteria)
            if _matters(criterion.matters, shape)
            for level in _levels(criterion, shape)
        )
        self._pairs: dict[tuple[int, int], int | None] = {}
        self._floaters: dict[int, int | None] = {}

    @cached_property
    def bits_below_next_bracket(self) -> int:
        """Number of bits below the field of the next bracket; only with downfloaters."""
        kinds = [criterion.floater for criterion, _level in self.fields]
        return (len(kinds) - 1 - kinds.index(next_bracket_loss)) * self.shape.width

    def pair(self, better: int, other: int) -> int | None:
        """The cost of a pair by the types of its players; None where they may not meet.

        Of an MDP and a resident the MDP is the better one; residents may come either way.
        """
        key = (better, other)
        if key not in self._pairs:
            self._pairs[key] = self._pair_cost(better, other)
        return self._pairs[key]

    def floater(self, packed: int) -> int | None:
        """The cost of leaving a player of a type without opponent; None where he must stay."""
        if packed not in self._floaters:
            self._floaters[packed] = self._floater_cost(packed)
        return self._floaters[packed]

    def _pair_cost(self, better: int, other: int) -> int | None:
        first, second = player_type(better), player_type(other)
        if (first.level and second.level) or not may_meet(first, second):
            return None
        cost, difference = 0, abs(first.above - second.above)
        for criterion, level in self.fields:
            cost <<= self.shape.width
            own = difference if criterion.by_difference else first.level
            if criterion.pair and level in (0, own):
                cost += criterion.pair(first, second)
        return cost

    def _floater_cost(self, packed: int) -> int | None:
        floater = player_type(packed)
        if floater.held:
            return None
        cost, difference = 0, floater_difference(floater)
        for criterion, level in self.fields:
            cost <<= self.shape.width
            own = difference if criterion.by_difference else floater.level
            if criterion.floater and level in (0, own):
                cost += criterion.floater(floater)
        return cost

    def total(self, types: Sequence[int], candidate: Candidate) -> int:
        """The cost of a candidate by the types of the bracket's members; what cannot be is free."""
        pair, floater = self.pair, self.floater
        total = 0
        for one, other in candidate.pairs:
            total += pair(types[one], types[other]) or 0
        for one in candidate.downfloaters:
            total += floater(types[one]) or 0
        return total

    def values(self, cost: int) -> tuple[tuple[Criterion, int, int], ...]:
        """A sum of costs taken apart: criterion, level and value, the most important first."""
        width = self.shape.width
        parts = []
        for place, (criterion, level) in enumerate(self.fields):
            shift = (len(self.fields) - 1 - place) * width
            parts.append((criterion, level, cost >> shift & (1 << width) - 1))
        return tuple(parts)


class Measure(NamedTuple):
    """How the candidates of one bracket with as many downfloaters are compared.

    Attributes:
        costs: What takes a cost apart.
        cost: The cost of a candidate.
    """

    costs: Costs
    cost: Callable[[Candidate], int]


def _levels(criterion: Criterion, shape: BracketShape) -> Sequence[int]:
    if criterion.by_difference:
        return shape.differences
    return range(1, shape.levels + 1) if criterion.by_score else (0,)


def _matters(matters: Matters, shape: BracketShape) -> bool:
    return {
        Matters.ALWAYS: True,
        Matters.WITH_FLOATERS: shape.floaters,
        Matters.WITH_MDPS: shape.levels > 0,
        Matters.WITH_FLOATING_MDPS: shape.levels > 0 and shape.floaters,
        Matters.IN_LAST_ROUND: shape.last_round,
        Matters.IN_ODD_ROUNDS: shape.odd_round,
        Matters.IN_EVEN_ROUNDS: not shape.odd_round,
    }[matters]
