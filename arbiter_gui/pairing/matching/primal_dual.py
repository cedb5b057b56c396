"""Edmonds' primal-dual method: one alternating tree after another, with exact duals."""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from operator import sub

from arbiter_gui.pairing.matching.blossoms import EXPOSED, Blossoms
from arbiter_gui.pairing.matching.cardinality import maximum_matching

_FEW = 6
_IDLE, _REACHED, _BRIDGED, _RIPE = range(4)


class PrimalDual:
    """The matching, its blossoms and its duals, and the alternating tree that is growing.

    Every step keeps `u[v] + u[w]`, plus the duals of the blossoms around both, at least twice the
    weight, with equality for pairs and inside blossoms. Only one tree grows at a time, so all its
    even vertices have duals of one parity and every step is a whole number.

    While the tree grows, `time` is how far its duals have moved. Vertices and blossoms in the
    tree keep the dual they would have had at time 0, so that nothing is touched when time passes:
    what an even vertex has now is `u - time`, an odd one `u + time`; blossoms move twice as fast,
    the other way.

    Attributes:
        mate: The matching so far.
        duals: The duals of the vertices; true when no tree is growing.
    """

    def __init__(self, doubled: list[list[int]], *, perfect: bool) -> None:
        self._weights = doubled
        self._perfect = perfect
        self._blossoms = Blossoms(len(doubled))
        self.mate = self._blossoms.mate
        self.duals = [0] * len(doubled)
        self._clear()

    def _clear(self) -> None:
        self._time = 0
        self._even: dict[int, None] = {}
        self._entry: dict[int, tuple[int, int]] = {}
        self._scanned: list[int] = []
        self._outside = sorted(range(len(self.duals)), key=self._is_paired)
        self._hidden: list[int] = []  # vertices of odd blossoms, which may come out again
        self._reach: list[int] = []  # when the nearest even vertex meets each outside vertex
        self._via: list[int] = []
        self._bridges: list[tuple[int, int, int]] = []
        self._ripe: list[tuple[int, int]] = []
        self._idle: tuple[int, int] | None = None

    def _is_paired(self, vertex: int) -> bool:
        return self.mate[vertex] != EXPOSED

    def start(self, hint: Sequence[int] | None) -> None:
        """Sets duals that bound every pair, lowers them in turn, and pairs what is tight."""
        u, mate, everybody = self.duals, self.mate, range(len(self.duals))
        if hint is None:
            for vertex in everybody:
                row = self._weights[vertex]
                u[vertex] = max(row[:vertex] + row[vertex + 1 :], default=0) // 2
        else:
            u[:] = hint
            for vertex in everybody:
                self._lower(vertex)
        for vertex in everybody:
            if mate[vertex] == EXPOSED:
                partner = self._lower(vertex)
                if partner != EXPOSED and mate[partner] == EXPOSED:
                    mate[vertex], mate[partner] = partner, vertex
        if mate.count(EXPOSED) > _FEW:
            # Trees for a few exposed vertices cost less than looking at all tight pairs.
            mate[:] = maximum_matching([self._tight(vertex) for vertex in everybody], mate)

    def _tight(self, vertex: int) -> int:
        """The bitset of the vertices with which a vertex makes a pair that reaches its bound."""
        slack = list(map(sub, self._weights[vertex], self.duals))
        return _places(slack, self.duals[vertex]) & ~(1 << vertex)

    def _lower(self, vertex: int) -> int:
        """Sets a dual as low as the others let it; gives the vertex that stops it."""
        row = self._weights[vertex]
        slack = list(map(sub, row, self.duals))
        slack[vertex] = min(slack)
        bound = max(slack)
        if (bound < 0 and not self._perfect) or len(row) == 1:
            self.duals[vertex] = 0
            return EXPOSED
        self.duals[vertex] = bound
        partner = slack.index(bound)
        return partner if partner != vertex else slack.index(bound, vertex + 1)

    def is_unfinished(self, vertex: int) -> bool:
        """Whether a vertex is without a partner and still ought to have one."""
        return self.mate[vertex] == EXPOSED and (self._perfect or self.duals[vertex] > 0)

    @property
    def has_odd_sets(self) -> bool:
        """Whether a blossom has a dual of its own."""
        return any(dual > 0 for dual in self._blossoms.dual.values())

    def tight_pairs(self) -> list[int]:
        """For each vertex the bitset of those that some best matching can pair it with.

        To be asked when every vertex is settled.
        """
        within = self._duals_within()
        return [
            self._tight_within(vertex, within[vertex]) if vertex in within else self._tight(vertex)
            for vertex in range(len(self.duals))
        ]

    def _duals_within(self) -> dict[int, list[int]]:
        """For each vertex of a blossom with a dual, those of the blossoms around it and others."""
        within: dict[int, list[int]] = {}
        for blossom, dual in self._blossoms.dual.items():
            members = self._blossoms.members[blossom] if dual > 0 else ()
            for vertex in members:
                shared = within.setdefault(vertex, [0] * len(self.duals))
                for other in members:
                    shared[other] += dual
        return within

    def _tight_within(self, vertex: int, within: Sequence[int]) -> int:
        """As `_tight`, when duals of blossoms count."""
        slack = list(map(sub, map(sub, self._weights[vertex], self.duals), within))
        return _places(slack, self.duals[vertex]) & ~(1 << vertex)

    def run(self, root: int) -> None:
        """Grows a tree from an exposed vertex until it, or one that loses nothing, is settled."""
        self._clear()
        self._make_even(self._blossoms.outer[root])
        while not self._meets_the_end():
            pass
        self._settle()

    def _meets_the_end(self) -> bool:
        """Lets time pass until something happens; True when that finishes the tree."""
        kind, where = self._next_event()
        if kind == _REACHED:
            return self._reach_outside(where)
        if kind == _BRIDGED:
            _, one, other = heappop(self._bridges)
            self._contract(one, other)
            self._add_bridge(one)
            return False
        if kind == _RIPE:
            self._open(where)
            return False
        self._flip(where, EXPOSED)
        return True

    def _next_event(self) -> tuple[int, int]:
        """What happens next and where; `time` is set to that moment."""
        reach = self._reach
        events = []
        if self._outside:
            nearest = min(self._outside, key=reach.__getitem__)
            events.append((2 * reach[nearest], _REACHED, nearest))
        if self._has_bridge():
            events.append((self._bridges[0][0], _BRIDGED, 0))
        while self._ripe and self._ripe[0][1] not in self._entry:
            heappop(self._ripe)
        if self._ripe:
            events.append((self._ripe[0][0], _RIPE, self._ripe[0][1]))
        if self._idle is not None:
            events.append((2 * self._idle[0], _IDLE, self._idle[1]))
        twice, kind, where = min(events)
        self._time = twice // 2
        return kind, where

    def _has_bridge(self) -> bool:
        """Whether two even blossoms will meet; the first such edge is brought to the top."""
        bridges, outer = self._bridges, self._blossoms.outer
        while bridges:
            _, one, other = bridges[0]
            if outer[one] != outer[other]:
                return True
            heappop(bridges)
            self._add_bridge(one)
        return False

    def _add_bridge(self, vertex: int) -> None:
        outer, u, row = self._blossoms.outer, self.duals, self._weights[vertex]
        own = outer[vertex]
        ways = [(u[even] - row[even], even) for even in self._scanned if outer[even] != own]
        best = min(ways, default=None)
        if best is not None:
            heappush(self._bridges, (best[0] + u[vertex], vertex, best[1]))

    def _scan(self, vertices: Iterable[int]) -> None:
        """Looks along the edges of vertices that have just become even."""
        for vertex in vertices:
            dual = self.duals[vertex]
            if not self._perfect and (self._idle is None or dual < self._idle[0]):
                self._idle = (dual, vertex)
            if self._scanned:
                self._look_outside(vertex)
                self._add_bridge(vertex)
            else:
                row = self._weights[vertex]
                self._reach = [dual + u - weight for u, weight in zip(self.duals, row, strict=True)]
                self._via = [vertex] * len(row)
            self._scanned.append(vertex)

    def _look_outside(self, vertex: int) -> None:
        u, row, reach, via = self.duals, self._weights[vertex], self._reach, self._via
        dual = u[vertex]
        for other in self._outside + self._hidden if self._hidden else self._outside:
            moment = dual + u[other] - row[other]
            if moment < reach[other]:
                reach[other] = moment
                via[other] = vertex

    def _make_even(self, blossom: int) -> None:
        members, time = self._blossoms.members[blossom], self._time
        self._even[blossom] = None
        for vertex in members:
            self.duals[vertex] += time
            self._outside.remove(vertex)
        if len(members) > 1:
            self._blossoms.dual[blossom] -= 2 * time
        self._scan(members)

    def _make_odd(self, blossom: int, entry: tuple[int, int]) -> None:
        members, time = self._blossoms.members[blossom], self._time
        self._entry[blossom] = entry
        for vertex in members:
            self.duals[vertex] -= time
            self._reach[vertex] -= time
            self._outside.remove(vertex)
        if len(members) > 1:
            self._hidden += members
            self._ripen(blossom)

    def _ripen(self, blossom: int) -> None:
        self._blossoms.dual[blossom] += 2 * self._time
        heappush(self._ripe, (self._blossoms.dual[blossom], blossom))

    def _reach_outside(self, vertex: int) -> bool:
        """Takes the blossom of `vertex` and its mate into the tree; True when it has no mate."""
        blossoms = self._blossoms
        blossom = blossoms.outer[vertex]
        even = self._via[vertex]
        partner = self.mate[blossoms.base[blossom]]
        if partner == EXPOSED:
            self._flip(even, vertex)
            blossoms.rebase(blossom, vertex)
            self.mate[vertex] = even
            return True
        self._make_odd(blossom, (even, vertex))
        self._make_even(blossoms.outer[partner])
        return False

    def _flip(self, vertex: int, partner: int) -> None:
        """Gives an even vertex another partner and changes every pair back to the root."""
        blossoms, mate = self._blossoms, self.mate
        while True:
            even = blossoms.outer[vertex]
            left = mate[blossoms.base[even]]
            blossoms.rebase(even, vertex)
            mate[vertex] = partner
            if left == EXPOSED:
                return
            odd = blossoms.outer[left]
            vertex, partner = self._entry[odd]
            blossoms.rebase(odd, partner)
            mate[partner] = vertex

    def _contract(self, one: int, other: int) -> None:
        """Makes a blossom of the cycle that an edge between two even vertices closes."""
        blossoms, time = self._blossoms, self._time
        left, right = self._trail(one), self._trail(other)
        top = left[-1][0]
        while left and right and left[-1][0] == right[-1][0]:
            top = left.pop()[0]
            right.pop()
        children = [top, *(step[0] for step in reversed(left)), *(step[0] for step in right)]
        links = [(step[2], step[1]) for step in reversed(left)]
        links.append((one, other))
        links.extend((step[1], step[2]) for step in right)
        turned: list[int] = []
        for child in children:
            if child in self._entry:
                turned += self._take_from_odd(child)
            else:
                del self._even[child]
                if child in blossoms.dual:
                    blossoms.dual[child] += 2 * time
        blossom = blossoms.contract(children, links)
        blossoms.dual[blossom] = -2 * time
        self._even[blossom] = None
        self._scan(turned)

    def _take_from_odd(self, blossom: int) -> list[int]:
        """Ends the odd life of a blossom inside an even one; gives its vertices."""
        members = self._blossoms.members[blossom]
        del self._entry[blossom]
        if len(members) > 1:
            self._blossoms.dual[blossom] -= 2 * self._time
            self._unhide(members)
        for vertex in members:
            self.duals[vertex] += 2 * self._time
        return members

    def _unhide(self, members: Sequence[int]) -> None:
        gone = set(members)
        self._hidden = [vertex for vertex in self._hidden if vertex not in gone]

    def _trail(self, vertex: int) -> list[tuple[int, int, int]]:
        """The way to the root: each blossom with the edge, own end first, to the next one."""
        blossoms = self._blossoms
        trail = []
        while True:
            even = blossoms.outer[vertex]
            base = blossoms.base[even]
            partner = self.mate[base]
            trail.append((even, base, partner))
            if partner == EXPOSED:
                return trail
            odd = blossoms.outer[partner]
            vertex, entered = self._entry[odd]
            trail.append((odd, entered, vertex))

    def _open(self, blossom: int) -> None:
        """Opens an odd blossom whose dual is used up; the path through it stays in the tree."""
        blossoms, time = self._blossoms, self._time
        entry = self._entry.pop(blossom)
        self._unhide(blossoms.members[blossom])
        way = list(blossoms.way_to_base(blossom, blossoms.child_with(blossom, entry[1])))
        for child in blossoms.dissolve(blossom):
            members = blossoms.members[child]
            for vertex in members:
                self.duals[vertex] += time
                self._reach[vertex] += time
            self._outside += members
        for index, (child, own, following) in enumerate(way):
            if index % 2 == 0:
                self._make_odd(child, entry)
            else:
                entry = (own, following)
        for child, _, _ in way[1::2]:
            self._make_even(child)

    def _settle(self) -> None:
        """Writes back the duals of the tree as they are now."""
        blossoms, time = self._blossoms, self._time
        for blossom in self._even:
            for vertex in blossoms.members[blossom]:
                self.duals[vertex] -= time
            if blossom in blossoms.dual:
                blossoms.dual[blossom] += 2 * time
        for blossom in self._entry:
            for vertex in blossoms.members[blossom]:
                self.duals[vertex] += time
            if blossom in blossoms.dual:
                blossoms.dual[blossom] -= 2 * time
        for blossom in (*self._even, *self._entry):
            blossoms.dissolve_idle(blossom)


def _places(values: list[int], wanted: int) -> int:
    """The bitset of the places of a value in a list."""
    bits, place = 0, -1
    for _ in range(values.count(wanted)):
        place = values.index(wanted, place + 1)
        bits |= 1 << place
    return bits
