"""Who may meet the players below a bracket: the graphs behind the looks back of C.12 and C.13.

C.12 asks a bracket for other floaters that the next one can use, C.13 for floaters that let the
lowest bracket be paired. A floater has to meet somebody below; further vertices, one for each
player who may be left over there, stand for having nobody, or the bye.
"""

from collections.abc import Sequence

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.costs_2012 import BracketCosts
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.impossibility import join
from arbiter_gui.pairing.dutch.network import SLOT, Network
from arbiter_gui.pairing.dutch.player_types import bound_side
from arbiter_gui.pairing.matching.cardinality import perfect_matching

_PLAYER, _NOBODY = -2, -6
"""Types outside the bracket; `_PLAYER` less the side that an absolute preference binds to."""


class Below:
    """The players from one number in the field to before another, to meet floaters from above.

    Attributes:
        left_over: For each player who is left over the bitset of those, by number in the field,
            who can be the one; floaters from above may be among them.
    """

    def __init__(self, field: Field, start: int, end: int, left_over: Sequence[int] = ()) -> None:
        self.field = field
        self.start = start
        self.end = end
        self.left_over = left_over

    @property
    def everybody(self) -> int:
        """Bitset of these players, by number in the field."""
        return (1 << self.end) - (1 << self.start)

    def with_left_over(self, count: int, among: int) -> "Below":
        """The same players, when so many of some, given as a bitset, are left over."""
        return Below(self.field, self.start, self.end, [among] * count)

    def graph(self, floaters: Sequence[int], pairs: Sequence[int] = ()) -> list[int]:
        """Who may meet whom: bitsets of the floaters, then of these players, then of nobody.

        Args:
            floaters: Their numbers in the field.
            pairs: For each floater the bitset of the other ones, by place among them, whom he may
                meet; without it none of them meet.
        """
        legal, start, above = self.field.legal, self.start, len(floaters)
        inside = (1 << self.end - start) - 1
        graph = list(pairs) or [0] * above
        graph += [(legal[number] >> start & inside) << above for number in range(start, self.end)]
        for place, floater in enumerate(floaters):
            reach = (legal[floater] >> start & inside) << above
            join(graph, reach, 1 << place)
            graph[place] |= reach
        for allowed in self.left_over:
            reach = (allowed >> start & inside) << above
            for place, floater in enumerate(floaters):
                reach |= (allowed >> floater & 1) << place
            join(graph, reach, 1 << len(graph))
            graph.append(reach)
        return graph

    def types(self) -> list[int]:
        """The types of these players and of nobody."""
        colours = self.field.colours[self.start : self.end]
        return [_PLAYER - bound_side(own) for own in colours] + [_NOBODY] * len(self.left_over)

    def can_pair(self, floaters: Sequence[int]) -> bool:
        """Whether these players and the floaters can all be paired, but for those left over."""
        if self._all_can_surely_be_paired(floaters):
            return True
        graph = self.graph(floaters)
        return perfect_matching(graph) is not None

    def _all_can_surely_be_paired(self, floaters: Sequence[int]) -> bool:
        """Whether everybody may be left over who is, and the others have opponents enough."""
        size = self.end - self.start + len(floaters) - len(self.left_over)
        if size % 2:
            return False
        for allowed in self.left_over[:1]:
            here = (allowed & self.everybody).bit_count()
            if here < len(self.left_over):
                return False
        return self.field.all_can_be_paired(len(floaters), self.start, self.end, size)


def outlook_network(
    bracket: Bracket, types: Sequence[int], costs: BracketCosts, below: Below
) -> Network:
    """The network of a bracket whose floaters meet the players below; few floaters come first."""
    floats = 1 << costs.bits

    def cost(first: int, second: int) -> int | None:
        if second >= 0:
            return costs.cost(first, second)
        if first < 0:
            return None if _same_side(_side(first), second) else 0
        floater = costs.cost(first, SLOT)
        if floater is None or _same_side(bound_side(first), second):
            return None
        return floats | floater

    adjacency = below.graph(bracket.members, bracket.legal)
    return Network(adjacency, [*types, *below.types()], cost, len(bracket), bracket.mdps)


def _side(kind: int) -> int:
    return 0 if kind == _NOBODY else _PLAYER - kind


def _same_side(side: int, kind: int) -> bool:
    return side != 0 and side == _side(kind)
