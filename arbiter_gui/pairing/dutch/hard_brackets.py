"""The exact fallback when duals of types alone do not decide: one weighted matching for all.

The order of generation is put below the criteria as further fields of the cost, so the cheapest
perfect matching is the first of the best candidates.

Articles: 2026 3.8, 4.2-4.4; 2017 B.8, D.1-D.3.
"""

from collections.abc import Callable
from functools import cache

from arbiter_gui.pairing.dutch.exchange import ExchangeOrder
from arbiter_gui.pairing.dutch.network import Network
from arbiter_gui.pairing.matching.weighted import NoPerfectMatching, maximum_weight_matching
from arbiter_gui.progress import Progress

Prices = list[list[int | None]]
OrderCost = Callable[[int, int], int]


def first_best_matching(network: Network, progress: Progress) -> list[int] | None:
    """The matching of the first best candidate of a network; None when nothing is possible."""
    prices = _prices(network)
    try:
        mates = _cheapest(prices, _mdp_order(network), progress)
        _keep_mdp_pairs(prices, network, mates)
        return _cheapest(prices, _remainder_order(network, mates), progress)
    except NoPerfectMatching:
        return None


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


def _cheapest(prices: Prices, order: tuple[int, OrderCost], progress: Progress) -> list[int]:
    """The cheapest perfect matching, ties by the cost of the order."""
    bits, order_cost = order
    size = len(prices)
    weights: Prices = [[None] * size for _ in range(size)]
    for one, row in enumerate(prices):
        for other in range(one + 1, size):
            price = row[other]
            if price is not None:
                weight = -(price << bits | order_cost(one, other))
                weights[one][other] = weights[other][one] = weight
    return maximum_weight_matching(weights, perfect=True, progress=progress)


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


def _keep_mdp_pairs(prices: Prices, network: Network, mates: list[int]) -> None:
    """Leaves every MDP only its opponent, or only the ways down."""
    size = len(prices)
    for mdp in range(network.mdps):
        paired = mates[mdp] < network.players
        for other in range(network.mdps, size):
            if other != mates[mdp] if paired else other < network.players:
                prices[mdp][other] = prices[other][mdp] = None


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
