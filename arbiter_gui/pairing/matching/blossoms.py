"""Nested odd cycles of a matching: any vertex of a blossom can be the one without a mate inside."""

from collections.abc import Iterator, Sequence

EXPOSED = -1


class Blossoms:
    """A matching and the blossoms that a search has contracted; a vertex is its own blossom.

    Vertices are numbered from 0, larger blossoms go on from there and never reuse a number.

    Attributes:
        mate: The matching: the partner of each vertex, or EXPOSED.
        outer: The outermost blossom around each vertex.
        members: All vertices of a blossom.
        children: The odd cycle of blossoms directly inside, beginning with the one that has the
            base.
        links: `links[b][i]` is the edge from child `i` of `b` to the next one round the cycle.
        base: The vertex of a blossom whose mate is outside or missing.
        dual: The dual of each blossom of more than one vertex.
    """

    def __init__(self, size: int) -> None:
        self.mate = [EXPOSED] * size
        self.outer = list(range(size))
        self.members = {vertex: [vertex] for vertex in range(size)}
        self.base = {vertex: vertex for vertex in range(size)}
        self.children: dict[int, list[int]] = {}
        self.links: dict[int, list[tuple[int, int]]] = {}
        self.dual: dict[int, int] = {}
        self._around: dict[int, int] = {}
        self._numbered = size

    def contract(self, children: list[int], links: list[tuple[int, int]]) -> int:
        """Makes one blossom of an odd cycle of outermost ones and gives its number."""
        blossom = self._numbered
        self._numbered += 1
        self.children[blossom] = children
        self.links[blossom] = links
        self.base[blossom] = self.base[children[0]]
        self.members[blossom] = members = []
        for child in children:
            self._around[child] = blossom
            members.extend(self.members[child])
        for vertex in members:
            self.outer[vertex] = blossom
        return blossom

    def dissolve(self, blossom: int) -> Sequence[int]:
        """Opens an outermost blossom and gives its children, which are outermost now."""
        for child in self.children[blossom]:
            del self._around[child]
            for vertex in self.members[child]:
                self.outer[vertex] = child
        self.links.pop(blossom)
        self.base.pop(blossom)
        self.members.pop(blossom)
        self.dual.pop(blossom)
        return self.children.pop(blossom)

    def dissolve_idle(self, blossom: int) -> None:
        """Opens an outermost blossom without a dual, and those inside it that have none."""
        waiting = [blossom]
        for idle in waiting:
            if self.dual.get(idle) == 0:
                waiting.extend(self.dissolve(idle))

    def child_with(self, blossom: int, vertex: int) -> int:
        """The child of a blossom that holds a vertex."""
        child = vertex
        while self._around[child] != blossom:
            child = self._around[child]
        return child

    def rebase(self, blossom: int, vertex: int) -> None:
        """Matches a blossom inside so that `vertex` is left for a mate outside."""
        waiting = [(blossom, vertex)]
        for outer, free in waiting:
            if self.base[outer] == free:
                continue
            child = self.child_with(outer, free)
            waiting.append((child, free))
            children, links = self.children[outer], self.links[outer]
            start = children.index(child)
            for position in self._paired_links(start, len(children)):
                one, other = links[position]
                self.mate[one], self.mate[other] = other, one
                waiting.append((children[position], one))
                waiting.append((children[(position + 1) % len(children)], other))
            self.children[outer] = children[start:] + children[:start]
            self.links[outer] = links[start:] + links[:start]
            self.base[outer] = free

    @staticmethod
    def _paired_links(start: int, length: int) -> range:
        """The links to be matched so that child `start` is left instead of child 0."""
        return range(start + 1, length, 2) if start % 2 else range(start - 2, -1, -2)

    def way_to_base(self, blossom: int, child: int) -> Iterator[tuple[int, int, int]]:
        """Each step (child, own vertex, next vertex) from a child, by a matched link first.

        The last step is the base's child with two empty vertices.
        """
        children, links = self.children[blossom], self.links[blossom]
        length = len(children)
        position = children.index(child)
        forward = position % 2
        while position:
            if forward:
                own, following = links[position]
            else:
                following, own = links[position - 1]
            yield children[position], own, following
            position = (position + 1) % length if forward else position - 1
        yield children[0], EXPOSED, EXPOSED
