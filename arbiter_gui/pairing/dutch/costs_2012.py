"""Costs of a bracket of the 2012 edition: the requirements, below squared score differences.

In a lowest bracket the sum of the squared score differences comes before the requirements; who
gets the bye counts as if he met somebody one point below the lowest ranked player.

Articles: 2012 B.3, C.10.
"""

from collections.abc import Sequence
from typing import NamedTuple

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.costs import Costs
from arbiter_gui.pairing.dutch.network import SLOT
from arbiter_gui.pairing.dutch.player_types import LEVEL_SHIFT, OUTLOOK_SHIFT

_PART = (1 << 12) - 1
_POINT = 10


class LowestScores(NamedTuple):
    """The different scores in a lowest bracket, in tenths, from the highest down.

    Residents may have more than one score where brackets were merged.
    """

    mdps: tuple[int, ...]
    residents: tuple[int, ...]

    @classmethod
    def of(cls, bracket: Bracket) -> "LowestScores":
        """The scores of a bracket."""
        scores = [bracket.field.scores[number] for number in bracket.members]
        mdps, residents = scores[: bracket.mdps], scores[bracket.mdps :]
        return cls(tuple(dict.fromkeys(mdps)), tuple(dict.fromkeys(residents)))

    def step(self, score: int) -> int:
        """The part of a resident's type that tells his score."""
        return self.residents.index(score) << OUTLOOK_SHIFT

    def score(self, kind: int) -> int:
        """The score of a player's type; for a slot the score that the bye stands for."""
        if kind == SLOT:
            return self.residents[-1] - _POINT
        level = kind >> LEVEL_SHIFT & _PART
        return self.mdps[level - 1] if level else self.residents[kind >> OUTLOOK_SHIFT & _PART]


class BracketCosts:
    """The costs of pairs and of downfloaters in one bracket, by packed player types.

    Attributes:
        bits: Number of bits that the requirements take.
        requirements: Their costs.
    """

    def __init__(self, requirements: Costs, scores: LowestScores | None = None) -> None:
        """Takes the requirements and, in a lowest bracket, the scores."""
        self.bits = len(requirements.fields) * requirements.shape.width
        self.requirements = requirements
        self._scores = scores

    def cost(self, first: int, second: int) -> int | None:
        """The cost of a pair, or of a player and a slot; None where it cannot be."""
        if second == SLOT:
            cost = None if first == SLOT else self.requirements.floater(first)
        else:
            cost = self.requirements.pair(first, second)
        if cost is None or self._scores is None:
            return cost
        difference = self._scores.score(first) - self._scores.score(second)
        return difference * difference << self.bits | cost

    def total(self, types: Sequence[int], candidate: Candidate) -> int:
        """The cost of a candidate by the types of the bracket's members; what cannot be is free."""
        if self._scores is None:
            return self.requirements.total(types, candidate)
        cost, total = self.cost, 0
        for one, other in candidate.pairs:
            total += cost(types[one], types[other]) or 0
        for one in candidate.downfloaters:
            total += cost(types[one], SLOT) or 0
        return total
