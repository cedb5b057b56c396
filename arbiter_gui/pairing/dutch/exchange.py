"""The order of the resident exchanges S1 <-> S2, as costs.

A set of pairs is generated first with the better ranked player of each pair in S1 (any other way
exchanges more). So an exchange is known by the upper players of the pairs, and the order of the
exchanges is a comparison of sums over pairs, field by field:

1. upper players from the original S2: how many players are exchanged;
2. sum of the BSNs of the upper players: the difference of the sums of the exchanged players;
3. original S1 players who stay: the larger BSN leaves first;
4. original S2 players who enter: the smaller BSN enters first.

Articles: 2026 4.3.3; 2017 D.2.
"""

from collections.abc import Sequence

from arbiter_gui.pairing.matching.weighted import maximum_weight_matching
from arbiter_gui.progress import Progress


class ExchangeOrder:
    """The order of the exchanges in a homogeneous bracket or a remainder.

    Attributes:
        bits: Number of bits of a cost.
    """

    def __init__(self, residents: int, pairs: int) -> None:
        self._residents = residents
        self._pairs = pairs
        self._entering = residents - pairs + pairs.bit_length() + 1
        self._sum = (residents * pairs).bit_length() + 1
        self.bits = (pairs.bit_length() + 1) + self._sum + pairs + self._entering

    def cost(self, upper: int) -> int:
        """What it costs that a player, by BSN from 0, is the upper one of a pair."""
        outside = upper >= self._pairs
        cost = int(outside) << self._sum | upper
        cost <<= self._pairs
        if outside:
            return cost << self._entering | self._lateness(upper)
        return (cost | 1 << upper) << self._entering

    def _lateness(self, upper: int) -> int:
        size = self._residents - self._pairs
        return (1 << size) - (1 << self._residents - 1 - upper)


def first_upper_players(
    adjacency: Sequence[int], residents: Sequence[int], pairs: int, progress: Progress
) -> list[int]:
    """The S1 of the first exchange for which a perfect matching exists.

    Only pairs of two residents count for the order; a perfect matching must exist.
    """
    order = ExchangeOrder(len(residents), pairs)
    place = {player: number for number, player in enumerate(residents)}
    size = len(adjacency)
    # The number of pairs is given, so costs may be counted from any level. From the last one of
    # S1 on, nobody from S1 costs anything: without an exchange these duals would prove the best.
    level = order.cost(pairs - 1)
    gains = [level - order.cost(number) for number in range(len(residents))]
    duals = [0] * size
    for player, gain in zip(residents[:pairs], gains, strict=False):
        duals[player] = 2 * gain
    weights: list[list[int | None]] = [[None] * size for _ in range(size)]
    for one, neighbours in enumerate(adjacency):
        for other in range(one + 1, size):
            if neighbours >> other & 1:
                inside = one in place and other in place
                weight = gains[place[one]] if inside else 0
                weights[one][other] = weights[other][one] = weight
    mates = maximum_weight_matching(weights, perfect=True, progress=progress, duals=duals)
    return [player for player in residents if player < mates[player] and mates[player] in place]
