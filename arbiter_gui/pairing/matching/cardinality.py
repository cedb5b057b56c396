"""Matchings with as many pairs as possible, found by Edmonds' search on adjacency bitsets."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

EXPOSED = -1


class Barrier(NamedTuple):
    """Why some vertices cannot all be paired.

    Attributes:
        removed: Bitset of vertices without which the components have no neighbours outside.
        components: More sets than there are removed vertices, each of odd size.
    """

    removed: int
    components: tuple[int, ...]


class _AlternatingTree:
    """One search for an augmenting path; blossoms are contracted as they are met.

    Attributes:
        even: Vertices that an alternating path of even length reaches from the root.
        odd: Vertices reached by odd paths only.
    """

    def __init__(self, adjacency: Sequence[int], mate: list[int], root: int, allowed: int) -> None:
        self._adjacency = adjacency
        self._mate = mate
        self._root = root
        self._parent: dict[int, int] = {}
        self._base: dict[int, int] = {}
        self._members: dict[int, int] = {}
        self._queue = [root]
        self._unreached = allowed & ~(1 << root)
        self.even = 1 << root
        self.odd = 0

    def grows_to_an_exposed_vertex(self, exposed: int) -> bool:
        """Grows the tree; when it reaches an exposed vertex, the path to it is flipped."""
        adjacency, queue, members, base = self._adjacency, self._queue, self._members, self._base
        for vertex in queue:
            neighbours = adjacency[vertex]
            goal = neighbours & exposed & self._unreached
            if goal:
                end = (goal & -goal).bit_length() - 1
                self._parent[end] = vertex
                self._flip(end)
                return True
            self._reach(vertex, neighbours & self._unreached)
            while True:
                blossom = members.get(base.get(vertex, vertex), 1 << vertex)
                bridges = neighbours & self.even & ~blossom
                if not bridges:
                    break
                self._contract(vertex, (bridges & -bridges).bit_length() - 1)
        return False

    def even_components(self) -> tuple[int, ...]:
        """The blossoms and the even vertices outside them, as bitsets."""
        single = self.even & ~sum(self._members.values())
        alone = [1 << vertex for vertex in range(single.bit_length()) if single >> vertex & 1]
        return (*self._members.values(), *alone)

    def _reach(self, vertex: int, found: int) -> None:
        mate, parent, queue = self._mate, self._parent, self._queue
        while found:
            low = found & -found
            found ^= low
            neighbour = low.bit_length() - 1
            partner = mate[neighbour]
            parent[neighbour] = vertex
            queue.append(partner)
            both = low | 1 << partner
            self._unreached &= ~both
            self.odd |= low
            self.even |= both ^ low

    def _flip(self, end: int) -> None:
        mate, parent = self._mate, self._parent
        while end != EXPOSED:
            before = parent[end]
            following = mate[before]
            mate[end] = before
            mate[before] = end
            end = following

    def _contract(self, one: int, other: int) -> None:
        base, members = self._base, self._members
        top = self._common_base(one, other)
        inside = self._relink(one, top, other) | self._relink(other, top, one)
        known = blossom = members.get(top, 1 << top)
        while inside:
            low = inside & -inside
            inside ^= low
            old = low.bit_length() - 1
            blossom |= members.pop(old, low)
        members[top] = blossom
        rest = blossom & ~known
        while rest:
            low = rest & -rest
            rest ^= low
            base[low.bit_length() - 1] = top
        turned = blossom & ~self.even
        self.even |= blossom
        self.odd &= ~blossom
        while turned:
            low = turned & -turned
            turned ^= low
            self._queue.append(low.bit_length() - 1)

    def _common_base(self, one: int, other: int) -> int:
        base, mate, parent = self._base, self._mate, self._parent
        passed = 0
        while True:
            one = base.get(one, one)
            passed |= 1 << one
            if one == self._root or base.get(self._root) == one:
                break
            one = parent[mate[one]]
        while True:
            other = base.get(other, other)
            if passed >> other & 1:
                return other
            other = parent[mate[other]]

    def _relink(self, vertex: int, top: int, child: int) -> int:
        """Lets the path up to `top` be walked both ways; gives the bases on it as a bitset."""
        base, mate, parent = self._base, self._mate, self._parent
        bases = 0
        while base.get(vertex, vertex) != top:
            partner = mate[vertex]
            bases |= 1 << base.get(vertex, vertex) | 1 << base.get(partner, partner)
            parent[vertex] = child
            child = partner
            vertex = parent[partner]
        return bases


def augment(adjacency: Sequence[int], mate: list[int], root: int) -> bool:
    """Whether exposed `root` can get a partner; if so, `mate` is changed so that it has one.

    Nobody else loses a partner; exactly one other exposed vertex gets one too.
    """
    everybody = (1 << len(mate)) - 1
    exposed = _exposed(mate) & ~(1 << root)
    tree = _AlternatingTree(adjacency, mate, root, everybody)
    return tree.grows_to_an_exposed_vertex(exposed)


def maximum_matching(adjacency: Sequence[int], mate: list[int] | None = None) -> list[int]:
    """A matching with as many pairs as possible: the mate of each vertex, -1 without one.

    `adjacency[v]` is the bitset of the neighbours of `v`, symmetric and without `v` itself. A
    matching given as `mate` is the start and is not changed; everybody it pairs stays paired.
    """
    everybody = (1 << len(adjacency)) - 1
    if mate is None:
        result, exposed = [EXPOSED] * len(adjacency), everybody
    else:
        result, exposed = list(mate), _exposed(mate)
    exposed = _match_greedily(adjacency, result, exposed)
    for _ in _unsuccessful_trees(adjacency, result, exposed):
        pass
    return result


def perfect_matching(adjacency: Sequence[int]) -> list[int] | None:
    """A matching that pairs everybody, as the mate of each vertex; None when there is none.

    `adjacency` is as for `maximum_matching`, which is slower in saying no.
    """
    if len(adjacency) % 2 or 0 in adjacency:
        return None
    result = [EXPOSED] * len(adjacency)
    exposed = _match_greedily(adjacency, result, (1 << len(adjacency)) - 1)
    for _ in _unsuccessful_trees(adjacency, result, exposed):
        return None
    return result


def tutte_barrier(adjacency: Sequence[int]) -> Barrier | None:
    """Why not everybody can be paired; None when everybody can. To be asked of an even number."""
    mate = [EXPOSED] * len(adjacency)
    for tree in _unsuccessful_trees(
        adjacency, mate, _match_greedily(adjacency, mate, (1 << len(adjacency)) - 1)
    ):
        return Barrier(tree.odd, tree.even_components())
    return None


def _unsuccessful_trees(
    adjacency: Sequence[int], mate: list[int], exposed: int
) -> Iterator[_AlternatingTree]:
    """Pairs as many exposed vertices as possible; gives the tree of each that must stay so."""
    allowed = (1 << len(adjacency)) - 1
    waiting = exposed
    while waiting:
        low = waiting & -waiting
        root = low.bit_length() - 1
        tree = _AlternatingTree(adjacency, mate, root, allowed)
        if tree.grows_to_an_exposed_vertex(exposed & ~low):
            exposed = _exposed(mate)
        else:
            yield tree
            # No later augmenting path passes through a tree that could not grow.
            allowed &= ~(tree.even | tree.odd)
            exposed &= ~low
        waiting = exposed & allowed


def barrier(adjacency: Sequence[int], mate: Sequence[int]) -> tuple[int, int]:
    """Why a maximum matching leaves anybody out: the Gallai-Edmonds sets (D, A) as bitsets.

    D holds every vertex that some maximum matching leaves out, A the other neighbours of D.
    Without A, D falls into odd components; there are more of them than vertices in A, by as many
    as are left out.
    """
    settled = list(mate)
    allowed = (1 << len(settled)) - 1
    outside = neighbours = 0
    exposed = _exposed(settled)
    while exposed:
        low = exposed & -exposed
        exposed ^= low
        tree = _AlternatingTree(adjacency, settled, low.bit_length() - 1, allowed)
        tree.grows_to_an_exposed_vertex(0)
        allowed &= ~(tree.even | tree.odd)
        outside |= tree.even
        neighbours |= tree.odd
    return outside, neighbours


def _exposed(mate: Sequence[int]) -> int:
    bits = 0
    for vertex, partner in enumerate(mate):
        if partner < 0:
            bits |= 1 << vertex
    return bits


def _match_greedily(adjacency: Sequence[int], mate: list[int], exposed: int) -> int:
    """Pairs exposed neighbours, those with few choices first; gives who stays exposed."""
    choices = [
        ((neighbours & exposed).bit_count(), vertex) for vertex, neighbours in enumerate(adjacency)
    ]
    choices.sort()
    for _, vertex in choices:
        bit = 1 << vertex
        if exposed & bit:
            free = adjacency[vertex] & exposed
            if free:
                low = free & -free
                partner = low.bit_length() - 1
                mate[vertex], mate[partner] = partner, vertex
                exposed ^= low | bit
    return exposed
