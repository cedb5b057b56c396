"""Can the rest of the round still be paired? The score of the PAB, and the proof when not."""

from collections.abc import Iterator

from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.impossibility import impossibility, join
from arbiter_gui.pairing.matching.cardinality import Barrier, perfect_matching, tutte_barrier


class Completion:
    """The completion of one round under the absolute criteria and the lowest score of the PAB.

    The PAB is one more vertex, whose possible opponents are the players who may take it.

    Attributes:
        takers: Bitset of the players who may take the PAB; where the lowest score is asked for,
            only those who have it.
        takers_score: That score in tenths; None when nobody gets the PAB or any score may.

    Articles: 2026 1.9, [C4], [C5]; 2017 A.9, C.4.
    """

    def __init__(self, field: Field, *, lowest_pab: bool) -> None:
        """Finds the players who may take the PAB.

        Raises:
            PairingImpossible: The round cannot be paired at all.
        """
        self._field = field
        self._known: dict[tuple[tuple[int, ...], int], bool] = {}
        self._reach: dict[tuple[int, int], list[int]] = {}
        self._barriers: dict[int, list[Barrier]] = {}
        self.takers = 0
        self.takers_score: int | None = None
        if field.odd and lowest_pab:
            self._find_takers()
            return
        if field.odd:
            self.takers = sum(
                1 << number for number, card in enumerate(field.cards) if card.may_receive_pab
            )
        if not self.is_completable((), 0):
            raise impossibility(field, self.takers)

    def _find_takers(self) -> None:
        eligible = 0
        for score, takers in self._takers_by_score():
            self.takers = takers
            eligible |= takers
            self._known.clear()
            self._barriers.clear()
            if takers and self.is_completable((), 0):
                self.takers_score = score
                return
        raise impossibility(self._field, eligible)

    def _takers_by_score(self) -> Iterator[tuple[int, int]]:
        """The scores from the lowest up, and who of each may take the PAB."""
        field = self._field
        for start, end in zip(field.starts[-2::-1], field.starts[:0:-1], strict=True):
            takers = (n for n in range(start, end) if field.cards[n].may_receive_pab)
            yield field.scores[start], sum(1 << number for number in takers)

    def lowest_pab(self, floaters: tuple[int, ...], start: int) -> int | None:
        """The lowest score the PAB can have after some players have floated; None without end.

        Args:
            floaters: Who floats to those from `start` on.
            start: Number of the first player below the bracket.
        """
        for score, takers in self._takers_by_score() if self._field.odd else ():
            reach = [self.reach(floater, start, takers) for floater in floaters]
            if takers and perfect_matching(self.graph(reach, start, takers)) is not None:
                return score
        return None

    def is_completable(self, floaters: tuple[int, ...], start: int) -> bool:
        """Whether some players and everybody from `start` on can be paired among themselves."""
        key = (floaters, start)
        if key not in self._known:
            self._known[key] = self._is_sure(floaters, start) or self._has_matching(floaters, start)
        return self._known[key]

    def is_robust(self, start: int, end: int) -> bool:
        """Whether any few players together with everybody from `end` on can be paired.

        The few are one from above `start` and any between `start` and `end`; the PAB, if any,
        must be open to somebody from `end` on. False says nothing.
        """
        field = self._field
        size = len(field) - end - field.odd
        taker_below = not field.odd or bool(self.takers >> end)
        return taker_below and field.all_can_be_paired(2, start, len(field), size)

    def _is_sure(self, floaters: tuple[int, ...], start: int) -> bool:
        field = self._field
        size = len(floaters) + len(field) - start
        if field.odd:
            size -= 1
            here = self.takers >> start or any(self.takers >> number & 1 for number in floaters)
            if not here:
                return False
        return size == 0 or field.all_can_be_paired(len(floaters), start, len(field), size)

    def _has_matching(self, floaters: tuple[int, ...], start: int) -> bool:
        below = len(self._field) - start + self._field.odd
        if (below + len(floaters)) % 2 or len(floaters) > below:
            return False
        reaches = self._reaches(start, self.takers)
        reach = [reaches[floater] for floater in floaters]
        known = self._barriers.setdefault(start, [])
        if any(_bars(barrier, reach) for barrier in known):
            return False
        barrier = tutte_barrier(self.graph(reach, start))
        if barrier is None:
            return True
        inside = (1 << below) - 1
        components = tuple(one for one in barrier.components if not one & ~inside)
        known.append(Barrier(barrier.removed & inside, components))
        return False

    def reach(self, number: int, start: int, takers: int | None = None) -> int:
        """Whom a player may meet from `start` on, and the PAB, for some takers, after them."""
        return self._reaches(start, self.takers if takers is None else takers)[number]

    def _reaches(self, start: int, takers: int) -> list[int]:
        key = (start, takers)
        if key not in self._reach:
            place = len(self._field) - start
            self._reach[key] = [
                legal >> start | (takers >> number & 1) << place
                for number, legal in enumerate(self._field.legal)
            ]
        return self._reach[key]

    def graph(self, reach: list[int], start: int, takers: int | None = None) -> list[int]:
        """Adjacency of everybody from `start` on, then the PAB, then floaters with their reach.

        Floaters are not joined to each other: had two of them been able to meet, their bracket
        would have had one more pair.
        """
        takers = self.takers if takers is None else takers
        graph = self._reaches(start, takers)[start:]
        if self._field.odd:
            graph.append(takers >> start)
        for own in reach:
            join(graph, own, 1 << len(graph))
            graph.append(own)
        return graph


def _bars(barrier: Barrier, reach: list[int]) -> bool:
    """Whether a barrier among the lower players also stops floaters who reach some of them.

    Floaters who reach nobody but removed players are components by themselves; those who reach
    into a component are removed as well.
    """
    removed, components = barrier
    inside = sum(components)
    alone = sum(not own & ~removed for own in reach)
    joining = sum(own & inside != 0 for own in reach)
    return alone + len(components) > removed.bit_count() + joining
