"""The exact fallback when duals of types alone do not decide: weighted matching.

Weights give duals of single players and of odd sets. The pairs that reach these bounds are all
that optimal candidates have, and the order is searched among those; without odd sets, what is found
is optimal, and with them it may be. Otherwise the order of generation is put below the criteria as
further fields of the cost, so that the cheapest perfect matching is the first of the best
candidates.

Articles: 2026 3.8, 4.2-4.4; 2017 B.8, D.1-D.3.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from arbiter_gui.pairing.dutch.exchange import ExchangeOrder
from arbiter_gui.pairing.dutch.network import Network
from arbiter_gui.pairing.matching.weighted import (
    NoPerfectMatching,
    ProvedMatching,
    proved_matching,
)
from arbiter_gui.progress import Progress

Prices = list[list[int | None]]
OrderCost = Callable[[int, int], int]


class WeightedNetwork:
    """A network solved by weights: first the criteria alone, then, if need be, with the order."""

    def __init__(self, network: Network, duals: Mapping[int, int], progress: Progress) -> None:
        """Takes a network and, to be quick, the duals of its types."""
        self._network = network
        self._progress = progress
        self._prices = _prices(network)
        self._duals = [-duals[kind] for kind in network.types]
        self._best: list[int] | None = None

    def tight(self) -> list[int] | None:
        """The pairs that optimal candidates can have; None when no perfect matching exists."""
        try:
            optimum = self._cheapest((0, lambda _one, _other: 0))
        except NoPerfectMatching:
            return None
        self._best = optimum.mate
        self._duals = optimum.duals
        return [
            tight & neighbours
            for tight, neighbours in zip(optimum.tight(), self._network.adjacency, strict=True)
        ]

    def is_best(self, mates: Sequence[int]) -> bool:
        """Whether a perfect matching of legal pairs is optimal; to be asked after `tight`."""
        return self._best is not None and self._price(mates) == self._price(self._best)

    def _price(self, mates: Sequence[int]) -> int:
        return sum(self._prices[one][other] or 0 for one, other in enumerate(mates))

    def first_best_matching(self) -> list[int] | None:
        """The matching of the first best candidate; None when nothing is possible.

        To be asked after `tight`.
        """
        network, mates = self._network, self._best
        if mates is None:
            return None
        if network.mdps:
            mates = self._cheapest(_mdp_order(network)).mate
        self._keep_mdp_pairs(mates)
        return self._cheapest(_remainder_order(network, mates)).mate

    def _cheapest(self, order: tuple[int, OrderCost]) -> ProvedMatching:
        """The cheapest perfect matching, ties by the cost of the order."""
        bits, order_cost = order
        size = len(self._prices)
        weights: Prices = [[None] * size for _ in range(size)]
        for one, row in enumerate(self._prices):
            for other in range(one + 1, size):
                price = row[other]
                if price is not None:
                    weight = -(price << bits | order_cost(one, other))
                    weights[one][other] = weights[other][one] = weight
        duals = [dual << bits for dual in self._duals]
        return proved_matching(weights, perfect=True, progress=self._progress, duals=duals)

    def _keep_mdp_pairs(self, mates: list[int]) -> None:
        """Leaves every MDP only its opponent, or only the ways down."""
        network, prices = self._network, self._prices
        for mdp in range(network.mdps):
            paired = mates[mdp] < network.players
            for other in range(network.mdps, len(prices)):
                if other != mates[mdp] if paired else other < network.players:
                    prices[mdp][other] = prices[other][mdp] = None


def _prices(network: Network) -> Prices:
    size = len(network.types)
    prices: Prices = [[None] * size for _ in range(size)]
    cost = cache(network.cost)
    for one, kind in enumerate(network.types):
        neighbours = network.adjacency[one]
        for other in range(one + 1, size):
            if neighbours >> other & 1:
                prices[one][other] = prices[other][one] = cost(kind, network.types[other])
    return prices


def _mdp_order(network: Network) -> tuple[int, OrderCost]:
    """First which MDPs are paired, the better ranked before; then their opponents in turn."""
    mdps, players = network.mdps, network.players
    digit = players.bit_length()

    def cost(one: int, other: int) -> int:
        if one >= mdps:
            return 0
        rank = mdps - 1 - one
        if other >= players:
            return 1 << mdps * digit + rank
        return other << rank * digit

    return mdps * (digit + 1), cost


def _remainder_order(network: Network, mates: list[int]) -> tuple[int, OrderCost]:
    """The exchanges of the remainder in order, then the transpositions."""
    players = network.players
    residents = [player for player in range(network.mdps, players) if mates[player] >= network.mdps]
    pairs = sum(mates[player] < players for player in residents) // 2
    place = {player: number for number, player in enumerate(residents)}
    exchanges = ExchangeOrder(len(residents), pairs)
    digit = len(residents).bit_length()
    transposition = len(residents) * digit

    def cost(one: int, other: int) -> int:
        if one not in place or other not in place:
            return 0
        upper, lower = place[one], place[other]
        shift = (len(residents) - 1 - upper) * digit
        return exchanges.cost(upper) << transposition | lower << shift

    return exchanges.bits + transposition, cost
