"""Can the rest of the round still be paired? The score of the PAB, and the proof when not."""

from collections.abc import Iterator

from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.impossibility import impossibility, join
from arbiter_gui.pairing.matching.cardinality import maximum_matching


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
            if takers and -1 not in maximum_matching(self._graph(floaters, start, takers)):
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
        adjacency = self.graph(floaters, start)
        return len(adjacency) % 2 == 0 and -1 not in maximum_matching(adjacency)

    def graph(self, floaters: tuple[int, ...], start: int) -> list[int]:
        """Adjacency of everybody from `start` on, then the floaters, then the PAB.

        Floaters are not joined to each other: had two of them been able to meet, their bracket
        would have had one more pair.
        """
        return self._graph(floaters, start, self.takers)

    def _graph(self, floaters: tuple[int, ...], start: int, takers: int) -> list[int]:
        field = self._field
        legal = field.legal
        size = len(field) - start
        below = [legal[number] >> start for number in range(start, len(field))]
        pab = [takers >> start]
        for place, floater in enumerate(floaters, start=size):
            reach = legal[floater] >> start
            join(below, reach, 1 << place)
            below.append(reach)
            pab[0] |= (takers >> floater & 1) << place
        if not field.odd:
            return below
        join(below, pab[0], 1 << len(below))
        return below + pab
