"""The first of all ways to give everybody on the left a partner of their own on the right."""

from collections.abc import Sequence


def first_matching(left_options: Sequence[int]) -> list[int] | None:
    """The lexicographically first matching that leaves nobody on the left out, or None.

    `left_options[i]` is the bitset of the right vertices that left vertex `i` may take. Left 0
    gets the lowest right vertex that any such matching gives it, then left 1, and so on.
    """
    matching = _Matching(left_options)
    if matching.is_greedy:
        return matching.partner
    if not all(matching.saturates(left) for left in range(len(left_options))):
        return None
    matching.settle()
    return matching.partner


class _Matching:
    """A matching of the left side that grows, and is then moved to the first one in order.

    Attributes:
        partner: The right vertex of each left one, or -1.
        is_greedy: Whether everybody got the lowest vertex still free in turn.
    """

    def __init__(self, left_options: Sequence[int]) -> None:
        self._options = left_options
        self._owner: dict[int, int] = {}
        self.partner = partner = [-1] * len(left_options)
        free = -1
        self.is_greedy = True
        for left, options in enumerate(left_options):
            choice = options & free
            if choice:
                low = choice & -choice
                free ^= low
                partner[left] = low.bit_length() - 1
            else:
                self.is_greedy = False
        if self.is_greedy:
            return
        self._owner = {right: left for left, right in enumerate(partner) if right >= 0}
        self._free = free
        self._open = -1

    def saturates(self, left: int) -> bool:
        """Gives `left` a partner, re-routing others where needed; False when impossible."""
        if self.partner[left] >= 0:
            return True
        end, _unseen = self._moved(left, self._free, self._open)
        self._free &= ~(1 << end) if end >= 0 else -1
        return end >= 0

    def settle(self) -> None:
        """Moves everybody in turn to the lowest partner that the later ones can make room for."""
        options, partner = self._options, self.partner
        unsettled = self._open
        for left, current in enumerate(partner):
            lower = options[left] & unsettled & ((1 << current) - 1)
            if lower:
                self._open = unsettled
                self._lower(left, lower)
            unsettled &= ~(1 << partner[left])

    def _lower(self, left: int, lower: int) -> None:
        """Moves a left vertex to the first of some lower partners that can be freed."""
        current = self.partner[left]
        goals = (self._free & self._open) | 1 << current
        unseen = self._open
        while lower:
            low = lower & -lower
            end, unseen = self._made_room(low, goals, unseen & ~low)
            if end >= 0:
                self._free = (self._free | 1 << current) & ~(1 << end)
                self.partner[left] = low.bit_length() - 1
                self._owner[self.partner[left]] = left
                return
            # What was seen in vain cannot be freed either.
            lower &= unseen

    def _made_room(self, low: int, goals: int, unseen: int) -> tuple[int, int]:
        """The vertex taken when a right one, given as its bit, is freed, or -1; what is unseen."""
        right = low.bit_length() - 1
        if low & self._free:
            return right, unseen
        return self._moved(self._owner[right], goals, unseen)

    def _moved(self, left: int, goals: int, unseen: int) -> tuple[int, int]:
        """Moves a left vertex, and others, so that a goal is taken: which one, or -1."""
        options, owner = self._options, self._owner
        goal = options[left] & goals
        came_from: dict[int, int] = {}
        queue = [left]
        for member in queue:
            found = options[member] & unseen if not goal else 0
            unseen &= ~found
            while found:
                low = found & -found
                found ^= low
                right = low.bit_length() - 1
                came_from[right] = member
                member_there = owner[right]
                queue.append(member_there)
                goal = options[member_there] & goals
                if goal:
                    break
            if goal:
                end = (goal & -goal).bit_length() - 1
                came_from[end] = queue[-1]
                self._shift(end, came_from, left)
                return end, unseen
        return -1, unseen

    def _shift(self, end: int, came_from: dict[int, int], first: int) -> None:
        while True:
            member = came_from[end]
            before, self.partner[member] = self.partner[member], end
            self._owner[end] = member
            if member == first:
                return
            end = before
