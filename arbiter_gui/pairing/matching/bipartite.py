"""The first of all ways to give everybody on the left a partner of their own on the right."""

from collections.abc import Sequence


def first_matching(left_options: Sequence[int]) -> list[int] | None:
    """The lexicographically first matching that leaves nobody on the left out, or None.

    `left_options[i]` is the bitset of the right vertices that left vertex `i` may take. Left 0
    gets the lowest right vertex that any such matching gives it, then left 1, and so on.
    """
    greedy = _greedy(left_options)
    if greedy is not None:
        return greedy
    matching = _Matching(left_options)
    if not all(matching.saturates(left) for left in range(len(left_options))):
        return None
    for left in range(len(left_options)):
        matching.settle(left)
    return matching.partner


def _greedy(left_options: Sequence[int]) -> list[int] | None:
    """The lowest free vertex for each in turn: the first matching when nobody gets stuck."""
    partner = []
    free = -1
    for options in left_options:
        choice = options & free
        if not choice:
            return None
        low = choice & -choice
        free ^= low
        partner.append(low.bit_length() - 1)
    return partner


class _Matching:
    """A matching of the left side that grows, and is then moved to the first one in order."""

    def __init__(self, left_options: Sequence[int]) -> None:
        self._options = left_options
        self._takers = _takers(left_options)
        self._owner: dict[int, int] = {}
        self._free = 0
        for options in left_options:
            self._free |= options
        self._open = self._free
        self.partner = [-1] * len(left_options)

    def saturates(self, left: int) -> bool:
        """Gives `left` a partner, re-routing others where needed; False when impossible."""
        came_from: dict[int, int] = {}
        queue = [left]
        unseen = self._open
        for member in queue:
            found = self._options[member] & unseen
            goal = found & self._free
            if goal:
                end = (goal & -goal).bit_length() - 1
                came_from[end] = member
                self._shift(end, came_from)
                return True
            unseen &= ~found
            while found:
                low = found & -found
                found ^= low
                right = low.bit_length() - 1
                came_from[right] = member
                queue.append(self._owner[right])
        return False

    def _shift(self, end: int, came_from: dict[int, int]) -> None:
        self._free &= ~(1 << end)
        while end >= 0:
            member = came_from[end]
            end, self.partner[member] = self.partner[member], end
            self._owner[self.partner[member]] = member

    def settle(self, left: int) -> None:
        """Moves `left` to the lowest partner that the later ones can make room for."""
        current = self.partner[left]
        lower = self._options[left] & self._open & ((1 << current) - 1)
        if lower:
            chosen, moves = self._lowest(lower, current, left)
            if chosen != current:
                self._free |= 1 << current
                self._free &= ~(1 << self._follow(chosen, moves))
                self.partner[left] = chosen
                self._owner[chosen] = left
        self._open &= ~(1 << self.partner[left])

    def _lowest(self, lower: int, current: int, left: int) -> tuple[int, dict[int, int]]:
        """The lowest of `lower` that can be had, and where each owner moves to free it."""
        moves: dict[int, int] = {}
        reached = self._free & self._open | 1 << current
        moved = 1 << left
        queue = _vertices(reached)
        for right in queue:
            if lower & reached & -lower:
                break
            takers = self._takers[right] & ~moved
            moved |= takers
            for member in _vertices(takers):
                own = self.partner[member]
                if self._open >> own & 1:
                    moves[own] = right
                    reached |= 1 << own
                    queue.append(own)
        possible = lower & reached
        if not possible:
            return current, moves
        return (possible & -possible).bit_length() - 1, moves

    def _follow(self, right: int, moves: dict[int, int]) -> int:
        """Moves the owner of `right` on, and whoever stands there; gives the vertex now taken."""
        member = self._owner[right] if right in moves else -1
        while member >= 0:
            target = moves[right]
            displaced = self._owner[target] if target in moves else -1
            self.partner[member] = target
            self._owner[target] = member
            right, member = target, displaced
        return right


def _takers(left_options: Sequence[int]) -> dict[int, int]:
    takers: dict[int, int] = {}
    for left, options in enumerate(left_options):
        bit = 1 << left
        for right in _vertices(options):
            takers[right] = takers.get(right, 0) | bit
    return takers


def _vertices(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        bits ^= low
        found.append(low.bit_length() - 1)
    return found
