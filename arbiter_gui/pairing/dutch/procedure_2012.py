"""The procedure of the 2012 edition, C.1-C.14: bracket after bracket, with looks back.

A bracket is paired without a thought for the players below it. Instead, a bracket that cannot make
all its pairs asks the one above for other floaters (C.12), and when the lowest one cannot be
paired, those above it are opened and then merged into it, one after the other (C.13).
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver_2012 import BracketSolver2012
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.engine import DutchRound
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.impossibility import impossibility
from arbiter_gui.pairing.dutch.outlook_2012 import Below
from arbiter_gui.pairing.dutch.storyteller import Told
from arbiter_gui.pairing.dutch.storyteller_2012 import Storyteller2012
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.story import BracketKind
from arbiter_gui.progress import Progress


class PairedBracket(NamedTuple):
    """A bracket, the candidate that it was given and what made it give up a better one."""

    bracket: Bracket
    candidate: Candidate
    kind: BracketKind = BracketKind.ORDINARY

    @property
    def floaters(self) -> list[int]:
        """Who moves down, by number in the field."""
        return [self.bracket.members[member] for member in self.candidate.downfloaters]

    @property
    def mdp_pairs(self) -> int:
        """How many moved-down players are paired."""
        return sum(higher < self.bracket.mdps for higher, _ in self.candidate.pairs)

    def moves_down_the_scores_of(self, other: "PairedBracket") -> bool:
        """Whether as many players move down, with the same scores."""
        scores = self.bracket.field.scores
        ours, theirs = self.floaters, other.floaters
        return sorted(scores[one] for one in ours) == sorted(scores[one] for one in theirs)


class Procedure:
    """The brackets of one round, paired from the highest score down.

    Attributes:
        paired: The brackets paired so far; the last ones may be opened again.
        solver: Who pairs one bracket.
    """

    def __init__(self, field: Field, round_number: int, progress: Progress) -> None:
        """Prepares the round.

        Raises:
            PairingImpossible: No legal pairing exists.
        """
        self._field = field
        self._progress = progress
        takers = (number for number, card in enumerate(field.cards) if card.may_receive_pab)
        self._takers = sum(1 << number for number in takers)
        self.solver = BracketSolver2012(field, round_number, self._takers, progress)
        self.paired: list[PairedBracket] = []
        if not self._lowest(0).can_pair(()):
            raise impossibility(field, self._takers)

    def run(self) -> list[PairedBracket]:
        """Pairs all brackets.

        Raises:
            Cancelled: The arbiter stopped it.
        """
        starts = self._field.starts
        floaters: list[int] = []
        for place, start in enumerate(starts[:-2]):
            self._progress.raise_if_cancelled()
            self._progress.step(place, len(starts) - 1)
            end = starts[place + 1]
            if floaters:
                below = Below(self._field, start, end)
                floaters = self._asked_for_others(floaters, self._ways_to_pair(below, floaters))
            bracket = Bracket(self._field, floaters, start, end)
            self.paired.append(PairedBracket(bracket, self.solver.first(bracket)))
            floaters = self.paired[-1].floaters
        if len(starts) > 1:
            self._pair_lowest(floaters, starts[-2])
        return self.paired

    def _lowest(self, start: int) -> Below:
        """Everybody from a number on, of whom one gets the bye if the number of all is odd."""
        below = Below(self._field, start, len(self._field))
        return below.with_left_over(int(self._field.odd), self._takers)

    def _asked_for_others(self, floaters: list[int], ways: Iterable[Below]) -> list[int]:
        """The floaters of the bracket above: others, if only they let this one make its pairs.

        Other floaters must be as many, with the same scores. Article: 2012 C.12.

        Args:
            floaters: Those whom the bracket above has moved down.
            ways: What this bracket would be content with, the best first.
        """
        above = self.paired[-1]
        for below in ways:
            if below.can_pair(floaters):
                break
            candidate = self.solver.first_that_suits(above.bracket, below)
            if candidate is None:
                continue
            other = PairedBracket(above.bracket, candidate, BracketKind.ASKED)
            if other.moves_down_the_scores_of(above):
                self.paired[-1] = other
                return other.floaters
        return floaters

    def _ways_to_pair(self, below: Below, floaters: list[int]) -> Iterator[Below]:
        """P0 pairs, first with all moved-down players in them; then one pair less, and so on.

        Residents who can meet nobody are not counted for P0. When somebody moved down can meet
        nobody, others take his place before that is looked at, so that whom these could meet
        counts. Articles: 2012 C.1-C.3, C.12, C.14.
        """
        members = self.paired[-1].bracket.members
        graph = below.graph(floaters)
        if 0 in graph[: len(floaters)]:
            graph = below.graph(members)[len(members) - len(floaters) :]
        residents = graph[len(floaters) :]
        alone = residents.count(0)
        few = alone + (len(graph) - alone) % 2
        anybody = below.everybody | sum(1 << member for member in members)
        for count in range(few, len(graph), 2):
            yield below.with_left_over(count, below.everybody)
            yield below.with_left_over(count, anybody)

    def _ways_to_pair_lowest(self, start: int) -> Iterator[Below]:
        """All moved-down players paired; the bye is for a resident. Article: 2012 C.1."""
        below = Below(self._field, start, len(self._field))
        bye = below.everybody & self._takers
        yield below.with_left_over(int(self._field.odd), bye)

    def _pair_lowest(self, floaters: list[int], start: int) -> None:
        """Pairs the lowest bracket, opened and merged with those above until it can be paired.

        An opened bracket moves other players down, if need be more of them. When none of its
        pairings helps, its residents join those of the lowest bracket. Article: 2012 C.13.
        """
        field = self._field
        if floaters:
            floaters = self._asked_for_others(floaters, self._ways_to_pair_lowest(start))
        while not self._lowest(start).can_pair(floaters):
            above = self.paired.pop()
            bracket = above.bracket
            candidate = self.solver.first_that_suits(bracket, self._lowest(start))
            if candidate and _may_be_opened(above, candidate):
                self.paired.append(PairedBracket(bracket, candidate, BracketKind.OPENED))
                floaters = self.paired[-1].floaters
            else:
                start, floaters = bracket.start, bracket.members[: bracket.mdps]
        lowest = Bracket(field, floaters, start, len(field))
        joined = start < field.starts[-2]
        kind = BracketKind.JOINED if joined else BracketKind.ORDINARY
        self.paired.append(PairedBracket(lowest, self.solver.first(lowest), kind))


def _may_be_opened(above: PairedBracket, candidate: Candidate) -> bool:
    """Whether the steps of C.13 lead from the candidate of a bracket to another one.

    First come other floaters, then fewer pairs; so fewer moved-down players are paired only where
    there are fewer pairs as well. With the last of them gone the bracket would be homogeneous, and
    then they are not left out while residents meet each other (C.14.b.2).
    """
    other = PairedBracket(above.bracket, candidate)
    if other.mdp_pairs == above.mdp_pairs:
        return True
    fewer_pairs = len(candidate.pairs) < len(above.candidate.pairs)
    return fewer_pairs and (other.mdp_pairs > 0 or not candidate.pairs)


class Round2012(DutchRound):
    """One round being paired by the 2012 edition."""

    def pair(self, *, with_story: bool) -> RoundPairing:
        """Pairs all brackets.

        Raises:
            PairingImpossible: No legal pairing exists.
            Cancelled: The arbiter stopped it.
        """
        procedure = Procedure(self._field, self._position.round, self._progress)
        if with_story:
            measure = procedure.solver.measure
            self.storyteller = Storyteller2012(self._position, self._field, measure)
        for bracket, candidate, kind in procedure.run():
            self.take(Told(bracket, candidate, kind))
        return self._outcome()
