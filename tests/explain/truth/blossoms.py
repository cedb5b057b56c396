"""The largest number of pairs in a graph, by augmenting paths through blossoms (Edmonds)."""

from collections import deque


def most_pairs(players, edges):
    """How many of some players can sit at boards at once.

    Args:
        players: Anything hashable.
        edges: Pairs who may meet.
    """
    number = {player: at for at, player in enumerate(players)}
    search = _Search(len(number))
    for one, other in edges:
        search.join(number[one], number[other])
    return search.size()


class _Search:
    def __init__(self, count):
        self.near = [[] for _ in range(count)]
        self.mate = [-1] * count

    def join(self, one, other):
        self.near[one].append(other)
        self.near[other].append(one)

    def size(self):
        for root, mate in enumerate(self.mate):
            if mate < 0:
                self._augment(root)
        return sum(mate >= 0 for mate in self.mate) // 2

    def _augment(self, root):
        count = len(self.near)
        self.parent, self.base = [-1] * count, list(range(count))
        self.seen, self.queue = [False] * count, deque([root])
        self.seen[root] = True
        while self.queue:
            here = self.queue.popleft()
            if any(self._step(root, here, there) for there in self.near[here]):
                return

    def _step(self, root, here, there):
        """Goes from one player to another; whether that ended in one more pair."""
        if self.base[here] == self.base[there] or self.mate[here] == there:
            return False
        if there == root or (self.mate[there] >= 0 and self.parent[self.mate[there]] >= 0):
            self._shrink(here, there)
        elif self.parent[there] < 0:
            self.parent[there] = here
            if self.mate[there] < 0:
                self._flip(there)
                return True
            self.seen[self.mate[there]] = True
            self.queue.append(self.mate[there])
        return False

    def _shrink(self, here, there):
        top = self._common(here, there)
        inside = [False] * len(self.near)
        self._mark(here, top, there, inside)
        self._mark(there, top, here, inside)
        for at, base in enumerate(self.base):
            if inside[base]:
                self.base[at] = top
                if not self.seen[at]:
                    self.seen[at] = True
                    self.queue.append(at)

    def _common(self, one, other):
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.mate[one] < 0:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in passed:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def _mark(self, here, top, child, inside):
        while self.base[here] != top:
            inside[self.base[here]] = inside[self.base[self.mate[here]]] = True
            self.parent[here] = child
            child = self.mate[here]
            here = self.parent[self.mate[here]]

    def _flip(self, there):
        while there >= 0:
            here = self.parent[there]
            following = self.mate[here]
            self.mate[there], self.mate[here] = here, there
            there = following
