"""What a set of downfloaters does to the next bracket.

The next bracket is the next scoregroup and these downfloaters; it should first have as few
downfloaters as possible, and of those as low scores as possible, one bracket ahead only.

Articles: 2026 [C8]; 2017 C.7.
"""

from collections.abc import Sequence

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.few_candidates import candidates_with, has_few_candidates
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.impossibility import join
from arbiter_gui.pairing.matching.cardinality import augment, maximum_matching, perfect_matching


class LookAhead:
    """The next bracket of one bracket: the scoregroup from `start` to before `end`."""

    def __init__(self, field: Field, completion: Completion, start: int, end: int) -> None:
        self._field = field
        self._completion = completion
        self.start = start
        self.end = end

    def is_ideal(self, floaters: tuple[int, ...]) -> bool:
        """Whether the round can be completed and no other floaters could serve better.

        That is so when every one of them finds an opponent in the next scoregroup and at most
        one player of the next bracket is left over.
        """
        size = self.end - self.start
        if not size:
            return self._is_completable(floaters)
        if len(floaters) > size:
            return self._is_ideal_for_the_rest(floaters, size)
        odd = (size + len(floaters)) % 2 == 1
        if self._is_surely_ideal(len(floaters), odd=odd):
            return True
        if not odd and not self._may_leave(()):
            return False
        return perfect_matching(self._graph(floaters, odd=odd)) is not None

    def _is_ideal_for_the_rest(self, floaters: tuple[int, ...], size: int) -> bool:
        """Whether everybody of the next scoregroup meets a floater, one of the highest scores."""
        field = self._field
        scores = [field.scores[floater] for floater in floaters]
        lowest, highest = scores[size - 1], scores[size]
        graph = self._below(floaters, [score <= highest for score in scores])
        before = len(graph) - len(floaters)
        for number in range(self.start, self.end):
            reach = 0
            for place, (floater, score) in enumerate(zip(floaters, scores, strict=True)):
                if score >= lowest and field.legal[number] >> floater & 1:
                    reach |= 1 << before + place
            join(graph, reach, 1 << len(graph))
            graph.append(reach)
        return perfect_matching(graph) is not None

    def _below(self, floaters: tuple[int, ...], may_leave: Sequence[bool]) -> list[int]:
        """Everybody below the next bracket, then the floaters, some of whom may leave it."""
        reach = [
            self._completion.reach(floater, self.end) if may else 0
            for floater, may in zip(floaters, may_leave, strict=True)
        ]
        return self._completion.graph(reach, self.end)

    def is_ideal_without_floaters(self) -> bool:
        """Whether the round can be completed when nobody floats down."""
        return self._is_completable(())

    def allows(self, floaters: tuple[int, ...]) -> bool:
        """Whether the bracket may leave these players at all."""
        return self._is_completable(floaters)

    def _is_surely_ideal(self, floaters: int, *, odd: bool) -> bool:
        field, start, end = self._field, self.start, self.end
        size = floaters + end - start - odd
        if not field.all_can_be_paired(floaters, start, end, size):
            return False
        return self._may_leave_anybody() if odd else self._may_leave(())

    def _is_completable(self, floaters: tuple[int, ...]) -> bool:
        """Whether they and everybody below the bracket can be paired."""
        return self._completion.is_completable(floaters, self.start)

    def _may_leave(self, floaters: tuple[int, ...]) -> bool:
        """Whether the next bracket may leave these players."""
        return self._completion.is_completable(floaters, self.end)

    def _may_leave_anybody(self) -> bool:
        """Whether the next bracket is sure to be free to leave whom it likes."""
        return self._completion.is_robust(self.start, self.end)

    def _graph(self, floaters: tuple[int, ...], *, odd: bool) -> list[int]:
        """Next scoregroup, floaters, and a vertex for the one that may be left over."""
        field, start, end = self._field, self.start, self.end
        everybody = (1 << end - start) - 1
        graph = [field.legal[number] >> start & everybody for number in range(start, end)]
        for place, floater in enumerate(floaters, start=end - start):
            reach = field.legal[floater] >> start & everybody
            for resident in range(end - start):
                graph[resident] |= (reach >> resident & 1) << place
            graph.append(reach)
        if odd:
            left_over = 0
            for resident in range(end - start):
                if self._may_leave((start + resident,)):
                    left_over |= 1 << resident
                    graph[resident] |= 1 << len(graph)
            graph.append(left_over)
        return graph

    def loss(self, floaters: tuple[int, ...]) -> tuple[int, list[int]] | None:
        """The downfloaters of the next bracket: how many, and their scores; the less, the better.

        None when the next bracket has too many candidates to tell.
        """
        if self.start == self.end:
            return 0, []
        following = Bracket(self._field, floaters, self.start, self.end)
        if not has_few_candidates(following):
            return None
        scores = self._field.scores
        for pairs in range(following.most_pairs, -1, -1):
            found = {candidate.downfloaters for candidate in candidates_with(following, pairs)}
            left = [tuple(following.members[member] for member in one) for one in found]
            for own, numbers in sorted(([scores[one] for one in group], group) for group in left):
                if self._may_leave(numbers):
                    return len(numbers), own
        return None

    def losses(self, bracket: Bracket) -> Sequence[int | None] | None:
        """What each member would cost as the only downfloater; None when this cannot be told.

        Two for each pair the next bracket misses, one more when the downfloater is not in one.
        """
        start, end = self.start, self.end
        if start == end or not self._may_leave_anybody():
            return None
        field = self._field
        everybody = (1 << end - start) - 1
        graph = [field.legal[number] >> start & everybody for number in range(start, end)]
        mates = maximum_matching(graph)
        graph.append(0)
        known: dict[int, int] = {}
        losses = []
        for number in bracket.members:
            reach = field.legal[number] >> start & everybody
            if reach not in known:
                known[reach] = self._loss(graph, mates, reach)
            losses.append(known[reach])
        return losses

    def least_losses(self, bracket: Bracket) -> Sequence[int | None]:
        """As `losses`, but with 1, the least, for everybody who would cost anything."""
        legal, takers = self._field.legal, self._completion.takers
        known: dict[tuple[int, int], int | None] = {}
        losses = []
        for number in bracket.members:
            key = (legal[number] >> self.start, takers >> number & 1)
            if key not in known:
                known[key] = self._least_loss(number)
            losses.append(known[key])
        return losses

    def _least_loss(self, number: int) -> int | None:
        if self.is_ideal((number,)):
            return 0
        return 1 if self._is_completable((number,)) else None

    def _loss(self, graph: list[int], mates: list[int], reach: int) -> int:
        size = self.end - self.start
        joined = [
            neighbours | (reach >> resident & 1) << size
            for resident, neighbours in enumerate(graph[:-1])
        ]
        joined.append(reach)
        trial = [*mates, -1]
        augment(joined, trial, size)
        pairs = sum(mate >= 0 for mate in trial) // 2
        return 2 * ((size + 1) // 2 - pairs) + (not reach)


class FollowingBracket(LookAhead):
    """The next bracket by itself; whether everybody below it can be paired is tested later.

    Only when it is the last one do its own downfloaters have to make a complete round; whatever
    cannot be completed then is worse than anything else.

    Articles: 2017 A.9, C.7.
    """

    def is_ideal_without_floaters(self) -> bool:
        """Nobody below is looked at, so it is."""
        return True

    def allows(self, floaters: tuple[int, ...]) -> bool:
        """Whoever floats, floats; only the last bracket must leave a complete round."""
        return self.start < self.end or super().allows(floaters)

    def losses(self, bracket: Bracket) -> Sequence[int | None] | None:
        """As for any next bracket, but always known."""
        if self._is_open:
            return super().losses(bracket)
        return [2 if loss is None else loss for loss in self.least_losses(bracket)]

    @property
    def _is_open(self) -> bool:
        """Whether there are brackets below the next one."""
        return self.end < len(self._field)

    def _below(self, floaters: tuple[int, ...], may_leave: Sequence[bool]) -> list[int]:
        if not self._is_open:
            return super()._below(floaters, may_leave)
        places = len(floaters) - (self.end - self.start)
        everywhere = (1 << places) - 1
        leaving = sum(may << place for place, may in enumerate(may_leave, start=places))
        return [leaving] * places + [everywhere if may else 0 for may in may_leave]

    def _may_leave(self, floaters: tuple[int, ...]) -> bool:
        return self._is_open or super()._may_leave(floaters)

    def _may_leave_anybody(self) -> bool:
        return self._is_open or super()._may_leave_anybody()
