"""Network: a bracket and where its downfloaters go, as one graph to be matched completely.

The first vertices are the players of the bracket by BSN. The others stand for floating down:
either one slot for each downfloater, or everybody below and the PAB. Edges are legal pairs; what
an edge costs depends on the types of its ends alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.costs import Costs
from arbiter_gui.pairing.matching.transport import type_duals

SLOT = -1
"""The type of a downfloater's slot."""


@dataclass(frozen=True)
class Network:
    """A graph in which every perfect matching is a candidate of a bracket.

    Attributes:
        adjacency: Bitset of the legal neighbours of each vertex.
        types: Type of each vertex.
        cost: Cost of an edge by the types of its ends, the lower vertex first; None: no edge.
        players: Number of players of the bracket.
        mdps: How many of them are MDPs.
    """

    adjacency: Sequence[int]
    types: Sequence[int]
    cost: Callable[[int, int], int | None]
    players: int
    mdps: int

    def tight(self, types: "TightTypes") -> list[int]:
        """The edges that an optimal perfect matching can have, as far as duals of types tell.

        Every perfect matching of these edges is optimal, and if there is one, they contain every
        optimal one.
        """
        partners = types.partners
        return [
            legal & partners[kind] for legal, kind in zip(self.adjacency, self.types, strict=True)
        ]


@dataclass(frozen=True)
class TightTypes:
    """The pairs of types whose cost equals the bound that the duals give.

    Attributes:
        partners: For each type the bitset of all vertices of the types it is tight with.
        duals: For each type its dual, doubled: no pair costs less than half the sum of its two.
    """

    partners: dict[int, int]
    duals: dict[int, int]

    @classmethod
    def of(
        cls, types: Sequence[int], cost: Callable[[int, int], int | None]
    ) -> "TightTypes | None":
        """Solves the transportation problem between the types; None when it has no solution."""
        masks: dict[int, int] = {}
        bit = 1
        for kind in types:
            masks[kind] = masks.get(kind, 0) | bit
            bit <<= 1
        kinds = list(masks)
        size = len(kinds)
        prices: list[list[int | None]] = [[None] * size for _ in kinds]
        for row, kind in enumerate(kinds):
            for column in range(row, size):
                prices[row][column] = prices[column][row] = cost(kind, kinds[column])
        duals = type_duals([mask.bit_count() for mask in masks.values()], prices)
        if duals is None:
            return None
        partners = {}
        for row, kind in enumerate(kinds):
            own, bits = duals[row], 0
            for column, price in enumerate(prices[row]):
                if price is not None and own + duals[column] == 2 * price:
                    bits |= masks[kinds[column]]
            partners[kind] = bits
        return cls(partners, dict(zip(kinds, duals, strict=True)))


def slot_cost(costs: Costs) -> Callable[[int, int], int | None]:
    """The costs of a bracket whose downfloaters go to slots."""
    pair, floater = costs.pair, costs.floater

    def cost(first: int, second: int) -> int | None:
        if second != SLOT:
            return pair(first, second)
        return None if first == SLOT else floater(first)

    return cost


def slot_network(
    bracket: Bracket,
    types: Sequence[int],
    cost: Callable[[int, int], int | None],
    floaters: int,
) -> Network:
    """The network of a bracket with a slot for each downfloater."""
    players = len(bracket)
    slots = ((1 << floaters) - 1) << players
    everybody = (1 << players) - 1
    adjacency = [legal | slots for legal in bracket.legal] + [everybody] * floaters
    kinds = [*types, *[SLOT] * floaters]
    return Network(adjacency, kinds, cost, players, bracket.mdps)
