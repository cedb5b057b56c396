"""The network of a bracket with everybody below it: where completion or the next bracket decide.

Besides the criteria of the bracket a cost has fields for the number of pairs [C6] above all, and
between the scores of the downfloaters [C7] and the rest for the next bracket [C8]: players who
are not paired in it, then those of them who floated into it, the highest score first.
"""

from collections.abc import Sequence

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.costs import Costs
from arbiter_gui.pairing.dutch.impossibility import join
from arbiter_gui.pairing.dutch.network import Network
from arbiter_gui.pairing.dutch.player_types import LEVEL_SHIFT, bound_side

_LEVELS = (1 << 12) - 1

NEXT, LOWER, PAB = -2, -6, -10
"""Types outside the bracket; NEXT and LOWER less the side an absolute preference binds to."""


def wide_network(
    bracket: Bracket, types: Sequence[int], costs: Costs, completion: Completion, next_end: int
) -> Network:
    """The network of a bracket, of the next scoregroup up to `next_end`, of the rest, the PAB."""
    field, players, end = bracket.field, len(bracket), bracket.end
    below = [
        (NEXT if number < next_end else LOWER) - bound_side(field.colours[number])
        for number in range(end, len(field))
    ]
    adjacency = list(bracket.legal)
    lower = [field.legal[number] >> end << players for number in range(end, len(field))]
    for member, number in enumerate(bracket.members):
        reach = field.legal[number] >> end
        adjacency[member] |= reach << players
        join(lower, reach, 1 << member)
    adjacency += lower
    kinds = [*types, *below]
    if field.odd:
        takers = completion.takers
        reach = takers >> end << players
        for member, number in enumerate(bracket.members):
            reach |= (takers >> number & 1) << member
        join(adjacency, reach, 1 << len(adjacency))
        adjacency.append(reach)
        kinds.append(PAB)
    wide = _WideCosts(costs)
    return Network(adjacency, kinds, wide.cost, players, bracket.mdps)


class _WideCosts:
    """The costs of the edges of one wide network."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._width = width = costs.shape.width
        self._low = costs.bits_below_next_bracket
        self._next_bits = (costs.shape.levels + 2) * width
        self._scores_bits = costs.shape.levels * width

    def cost(self, first: int, second: int) -> int | None:
        """The cost of an edge; residents' level counts as the one below the MDPs'."""
        if first >= 0:
            return self._widened(first, second)
        side = _side(first)
        if side and side == _side(second):
            return None
        unpaired_next = _is_next(first) != _is_next(second)
        return unpaired_next << self._low + self._next_bits - self._width

    def _widened(self, first: int, second: int) -> int | None:
        costs = self._costs
        if second >= 0:
            cost = costs.pair(first, second)
            return None if cost is None else self._spread(cost, 0, 0)
        side = _side(second)
        if side and side == bound_side(first):
            return None
        cost = costs.floater(first)
        if cost is None:
            return None
        if _is_next(second):
            return self._spread(cost, 1, 0)
        level = first >> LEVEL_SHIFT & _LEVELS or costs.shape.levels + 1
        unpaired = 1 << self._next_bits - self._width
        return self._spread(cost, 1, unpaired | 1 << (costs.shape.levels + 1 - level) * self._width)

    def _spread(self, cost: int, floats: int, lost: int) -> int:
        """Puts the number of pairs on top and opens the criteria for the next bracket."""
        scores = cost >> self._low + self._width
        rest = cost & (1 << self._low) - 1
        total = floats << self._scores_bits | scores
        return (total << self._next_bits | lost) << self._low | rest


def _is_next(kind: int) -> bool:
    return kind > LOWER


def _side(kind: int) -> int:
    """The side an outside player is bound to; 0 for the PAB."""
    if kind == PAB:
        return 0
    return (NEXT if kind > LOWER else LOWER) - kind
