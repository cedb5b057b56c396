"""The network of a bracket with everybody below it: where completion or the next bracket decide.

Besides the criteria of the bracket a cost has fields for the number of pairs [C6] above all, and
between the scores of the downfloaters [C7] and the rest for the next bracket [C8]: players who
are not paired in it, then those of them who floated into it, the highest score first.

Where only the next bracket is looked at, what lies below it is a number of places for anybody.
"""

from collections.abc import Sequence

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.costs import Costs
from arbiter_gui.pairing.dutch.impossibility import join
from arbiter_gui.pairing.dutch.network import Network
from arbiter_gui.pairing.dutch.player_types import LEVEL_SHIFT, bound_side
from arbiter_gui.pairing.matching.cardinality import maximum_matching

_LEVELS = (1 << 12) - 1

NEXT, LOWER, PAB, STRANDED = -2, -6, -10, -11
"""Types outside the bracket; NEXT and LOWER less the side an absolute preference binds to.

STRANDED is a place without any way to be paired below.
"""


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
        reach = _takers(bracket, completion)
        join(adjacency, reach, 1 << len(adjacency))
        adjacency.append(reach)
        kinds.append(PAB)
    return Network(adjacency, kinds, _WideCosts(costs).cost, players, bracket.mdps)


def following_network(
    bracket: Bracket, types: Sequence[int], costs: Costs, completion: Completion, next_end: int
) -> Network:
    """The network of a bracket, of the next scoregroup up to `next_end`, of places below it.

    When the next scoregroup is the last one the PAB is such a place, and any other is worse than
    all places together that a complete round needs.

    Articles: 2017 C.7.
    """
    field, players, end = bracket.field, len(bracket), bracket.end
    size = next_end - end
    everybody = (1 << size) - 1
    residents = [field.legal[number] >> end & everybody for number in range(end, next_end)]
    adjacency = [*bracket.legal, *(legal << players for legal in residents)]
    for member, number in enumerate(bracket.members):
        reach = (field.legal[number] >> end & everybody) << players
        adjacency[member] |= reach
        join(adjacency, reach, 1 << member)
    is_last = next_end == len(field)
    kinds = [*types, *(NEXT - bound_side(field.colours[number]) for number in range(end, next_end))]
    takers = _takers(bracket, completion) if is_last and field.odd else 0
    if is_last and field.odd:
        join(adjacency, takers, 1 << len(adjacency))
        adjacency.append(takers)
        kinds.append(PAB)
    places = _missing(bracket.legal) + _missing(residents)
    places += (places + len(adjacency)) % 2
    inside = len(adjacency)
    everywhere = (1 << inside + places) - 1
    adjacency = [reach | everywhere >> inside << inside for reach in adjacency]
    adjacency += [everywhere & ~(1 << place) for place in range(inside, inside + places)]
    kinds += [STRANDED if is_last else LOWER] * places
    return Network(adjacency, kinds, _WideCosts(costs).cost, players, bracket.mdps)


def _takers(bracket: Bracket, completion: Completion) -> int:
    """Who of the bracket and of everybody below may take the PAB, in numbers of the network."""
    takers = completion.takers >> bracket.end << len(bracket)
    for member, number in enumerate(bracket.members):
        takers |= (completion.takers >> number & 1) << member
    return takers


def _missing(adjacency: Sequence[int]) -> int:
    """How many a maximum matching leaves out."""
    return maximum_matching(adjacency).count(-1)


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
        if _is_next(first) == _is_next(second):
            return 0
        return self._unpaired(second) << self._low + self._next_bits - self._width

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
        unpaired = self._unpaired(second) << self._next_bits - self._width
        return self._spread(cost, 1, unpaired | 1 << (costs.shape.levels + 1 - level) * self._width)

    @staticmethod
    def _unpaired(lower: int) -> int:
        return 2 if lower == STRANDED else 1

    def _spread(self, cost: int, floats: int, lost: int) -> int:
        """Puts the number of pairs on top and opens the criteria for the next bracket."""
        scores = cost >> self._low + self._width
        rest = cost & (1 << self._low) - 1
        total = floats << self._scores_bits | scores
        return (total << self._next_bits | lost) << self._low | rest


def _is_next(kind: int) -> bool:
    return kind > LOWER


def _side(kind: int) -> int:
    """The side an outside player is bound to; 0 for the PAB and for places."""
    if kind <= PAB:
        return 0
    return (NEXT if kind > LOWER else LOWER) - kind
