"""Brackets so small that every candidate can be tried.

Articles: 2026 3.8, 4.2-4.4; 2017 B.8, D.1-D.3.
"""

from collections.abc import Callable
from itertools import groupby

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.exchange import ExchangeOrder
from arbiter_gui.pairing.dutch.few_candidates import candidates_with, has_few_candidates
from arbiter_gui.pairing.dutch.look_ahead import LookAhead

CandidateCost = Callable[[Candidate], int]


class Trial:
    """All candidates of one bracket, tried in the order of their number of pairs and scores."""

    def __init__(self, bracket: Bracket, ahead: LookAhead) -> None:
        self._bracket = bracket
        self._ahead = ahead

    @staticmethod
    def is_short(bracket: Bracket) -> bool:
        """Whether a bracket has few candidates; collapsed ones compare scores in another way."""
        return not bracket.is_collapsed and has_few_candidates(bracket)

    def best(self, cost: CandidateCost) -> Candidate | None:
        """The best candidate; None when only the next bracket can tell which one it is.

        Args:
            cost: What all criteria below the next bracket count for a candidate.
        """
        for pairs in range(self._bracket.most_pairs, -1, -1):
            found = sorted(candidates_with(self._bracket, pairs), key=self._scores)
            for _, group in groupby(found, key=self._scores):
                kept = [one for one in group if self._ahead.allows(self._floaters(one))]
                if kept:
                    return self._first_of(kept, cost)
        return None

    def _first_of(self, candidates: list[Candidate], cost: CandidateCost) -> Candidate | None:
        """The first of those that are best for the next bracket and by cost."""
        if len({candidate.downfloaters for candidate in candidates}) > 1:
            candidates = self._best_for_the_next(candidates)
        if len(candidates) < 2:
            return candidates[0] if candidates else None
        costs = [cost(candidate) for candidate in candidates]
        least = min(costs)
        best = [one for one, own in zip(candidates, costs, strict=True) if own == least]
        return min(best, key=self._place_in_order) if len(best) > 1 else best[0]

    def _best_for_the_next(self, candidates: list[Candidate]) -> list[Candidate]:
        """Those that are best for the next bracket; none when that cannot be told."""
        ideal = [one for one in candidates if self._ahead.is_ideal(self._floaters(one))]
        if ideal:
            return ideal
        losses = {}
        for candidate in candidates:
            if candidate.downfloaters not in losses:
                loss = self._ahead.loss(self._floaters(candidate))
                if loss is None:
                    return []
                losses[candidate.downfloaters] = loss
        least = min(losses.values())
        return [one for one in candidates if losses[one.downfloaters] == least]

    def _floaters(self, candidate: Candidate) -> tuple[int, ...]:
        return tuple(self._bracket.members[member] for member in candidate.downfloaters)

    def _scores(self, candidate: Candidate) -> list[int]:
        scores = self._bracket.field.scores
        return [scores[number] for number in self._floaters(candidate)]

    def _place_in_order(self, candidate: Candidate) -> tuple[list[int], list[int], int, list[int]]:
        """What the order of generation compares: MDPs, their opponents, exchange, transposition."""
        mdps = self._bracket.mdps
        met = [pair for pair in candidate.pairs if pair[0] < mdps]
        rest = [pair for pair in candidate.pairs if pair[0] >= mdps]
        taken = {resident for _, resident in met}
        residents = [one for one in range(mdps, len(self._bracket)) if one not in taken]
        order = ExchangeOrder(len(residents), len(rest))
        exchange = sum(order.cost(residents.index(upper)) for upper, _ in rest)
        return [mdp for mdp, _ in met], [one for _, one in met], exchange, [low for _, low in rest]
