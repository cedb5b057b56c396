"""The candidate of a bracket in edition 2012: the first of those that give up least (C.10).

Articles: 2012 C.3-C.10, C.14, D.1-D.3.
"""

from functools import partial

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver import costs_of, in_first_order
from arbiter_gui.pairing.dutch.candidate import Candidate, candidate_of
from arbiter_gui.pairing.dutch.costs import BracketShape, Measure, field_width
from arbiter_gui.pairing.dutch.costs_2012 import BracketCosts, LowestScores
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.hard_brackets import WeightedNetwork
from arbiter_gui.pairing.dutch.network import SLOT, Network, TightTypes, slot_network
from arbiter_gui.pairing.dutch.order_search import OrderSearch
from arbiter_gui.pairing.dutch.outlook_2012 import Below, outlook_network
from arbiter_gui.pairing.dutch.player_types import HELD_BIT
from arbiter_gui.pairing.matching.cardinality import maximum_matching
from arbiter_gui.progress import OnlyCancel, Progress


class BracketSolver2012:
    """Pairs the brackets of one round."""

    def __init__(self, field: Field, round_number: int, takers: int, progress: Progress) -> None:
        """Takes the players of the round and the bitset of those who may have the bye."""
        self._field = field
        self._odd_round = round_number % 2 == 1
        self._takers = takers
        self._progress = OnlyCancel(progress)

    def first(self, bracket: Bracket) -> Candidate:
        """The first candidate with as many pairs as possible; in a lowest bracket a complete one.

        A lowest bracket has to have a complete candidate.
        """
        candidate = None
        if bracket.is_last:
            candidate = self._with_floaters(bracket, len(bracket) % 2)
        else:
            fewest = len(bracket) - 2 * bracket.most_pairs
            if fewest < len(bracket):
                candidate = self._with_floaters(bracket, fewest)
            if candidate is None:
                candidate = self._with_floaters(bracket, maximum_matching(bracket.legal).count(-1))
        if candidate is None:
            raise AssertionError("every bracket has a candidate with the most pairs it can have")
        return candidate

    def first_that_suits(self, bracket: Bracket, below: Below) -> Candidate | None:
        """The first candidate whose floaters can be paired below, with as many pairs as possible.

        None when there is no such candidate.
        """
        types = bracket.types(floaters=True)
        costs = self._costs(bracket, floaters=True)
        network = outlook_network(bracket, types, costs, below)
        tight = TightTypes.of(network.types, network.cost)
        return self._first_of(network, tight) if tight else None

    def measure(self, bracket: Bracket, floaters: int) -> Measure:
        """What is compared of candidates: the requirements, above them squared differences."""
        costs = self._costs(bracket, floaters=floaters > 0)
        types = self._types(bracket, floaters)
        return Measure(costs.requirements, partial(costs.total, types))

    def _with_floaters(self, bracket: Bracket, floaters: int) -> Candidate | None:
        types = self._types(bracket, floaters)
        costs = self._costs(bracket, floaters=floaters > 0)
        tight = TightTypes.of([*types, *[SLOT] * floaters], costs.cost)
        if tight is None:
            return None
        candidate = in_first_order(bracket, types, tight, floaters)
        if candidate is not None:
            return candidate
        network = slot_network(bracket, types, costs.cost, floaters)
        return self._first_of(network, tight)

    def _types(self, bracket: Bracket, floaters: int) -> list[int]:
        types = bracket.types(floaters=floaters > 0)
        if not bracket.is_last:
            return types
        scores = LowestScores.of(bracket)
        for member, number in enumerate(bracket.members):
            if not self._takers >> number & 1:
                types[member] |= HELD_BIT
            if member >= bracket.mdps:
                types[member] |= scores.step(self._field.scores[number])
        return types

    def _costs(self, bracket: Bracket, *, floaters: bool) -> BracketCosts:
        levels = bracket.levels[-1] if bracket.levels else 0
        width = field_width(len(self._field))
        shape = BracketShape(levels, floaters, self._field.last_round, width, self._odd_round)
        scores = LowestScores.of(bracket) if bracket.is_last else None
        return BracketCosts(costs_of("2012", shape), scores)

    def _first_of(self, network: Network, tight: TightTypes) -> Candidate | None:
        """The first candidate of the lowest cost; None when there is none at all."""
        mates = self._in_order(network, network.tight(tight))
        if mates is None:
            weighted = WeightedNetwork(network, tight.duals, self._progress)
            adjacency = weighted.tight()
            mates = self._in_order(network, adjacency) if adjacency else None
            if mates is None or not weighted.is_best(mates):
                mates = weighted.first_best_matching()
        return candidate_of(mates, network.players) if mates else None

    def _in_order(self, network: Network, adjacency: list[int]) -> list[int] | None:
        search = OrderSearch(adjacency, network.players, network.mdps, self._progress)
        return search.first_candidate()
