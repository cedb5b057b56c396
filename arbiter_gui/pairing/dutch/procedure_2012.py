"""The procedure of the 2012 edition, C.1-C.14: bracket after bracket, with looks back.

A bracket is paired without a thought for the players below it. Instead, a bracket that cannot make
all its pairs asks the one above for other floaters (C.12), and when the lowest one cannot be
paired, those above it are opened and then merged into it, one after the other (C.13).
"""

from collections.abc import Sequence
from typing import NamedTuple

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver_2012 import BracketSolver2012
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.engine import DutchRound
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.impossibility import impossibility
from arbiter_gui.pairing.dutch.outlook_2012 import Below
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.progress import Progress


class PairedBracket(NamedTuple):
    """A bracket and the candidate that it was given."""

    bracket: Bracket
    candidate: Candidate

    @property
    def floaters(self) -> list[int]:
        """Who moves down, by number in the field."""
        return [self.bracket.members[member] for member in self.candidate.downfloaters]

    def moves_down_the_scores_of(self, other: "PairedBracket") -> bool:
        """Whether as many players move down, with the same scores."""
        scores = self.bracket.field.scores
        ours, theirs = self.floaters, other.floaters
        return sorted(scores[one] for one in ours) == sorted(scores[one] for one in theirs)


class Procedure:
    """The brackets of one round, paired from the highest score down.

    Attributes:
        paired: The brackets paired so far; the last ones may be opened again.
    """

    def __init__(self, field: Field, round_number: int, progress: Progress) -> None:
        """Prepares the round.

        Raises:
            PairingImpossible: No legal pairing exists.
        """
        self._field = field
        self._progress = progress
        takers = sum(1 << number for number, card in enumerate(field.cards) if card.may_receive_pab)
        self._bye = [takers] if field.odd else []
        self._solver = BracketSolver2012(field, round_number, takers, progress)
        self.paired: list[PairedBracket] = []
        if not self._lowest(0).can_pair(()):
            raise impossibility(field, takers)

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
                floaters = self._asked_for_others(floaters, Below(self._field, start, end))
            bracket = Bracket(self._field, floaters, start, end)
            self.paired.append(PairedBracket(bracket, self._solver.first(bracket)))
            floaters = self.paired[-1].floaters
        if len(starts) > 1:
            self._pair_lowest(floaters, starts[-2])
        return self.paired

    def _lowest(self, start: int) -> Below:
        """Everybody from a number on, of whom one gets the bye if the number of all is odd."""
        return Below(self._field, start, len(self._field), self._bye)

    def _asked_for_others(self, floaters: list[int], below: Below) -> list[int]:
        """The floaters of the bracket above: others, if only they let this one make its pairs.

        Article: 2012 C.12.
        """
        above = self.paired[-1]
        few = below.with_left_over(self._fewest_left_over(floaters, below))
        if few.can_pair(floaters):
            return floaters
        candidate = self._solver.first_that_suits(above.bracket, few)
        if candidate is None:
            return floaters
        other = PairedBracket(above.bracket, candidate)
        if not other.moves_down_the_scores_of(above):
            return floaters
        self.paired[-1] = other
        return other.floaters

    def _fewest_left_over(self, floaters: list[int], below: Below) -> int:
        """How many have to stay without opponent in a bracket that makes all its pairs.

        Residents who can meet nobody at all are not counted for P0. Articles: 2012 C.1, C.2.
        """
        members = self.paired[-1].bracket.members
        residents = below.graph(members)[len(members) :]
        alone = residents.count(0)
        return alone + (len(residents) - alone + len(floaters)) % 2

    def _pair_lowest(self, floaters: Sequence[int], start: int) -> None:
        """Pairs the lowest bracket, opened and merged with those above until it can be paired.

        An opened bracket moves other players down, if need be more of them. When none of its
        pairings helps, its residents join those of the lowest bracket. Article: 2012 C.13.
        """
        field = self._field
        while not self._lowest(start).can_pair(floaters):
            bracket = self.paired.pop().bracket
            candidate = self._solver.first_that_suits(bracket, self._lowest(start))
            if candidate is None:
                start, floaters = bracket.start, bracket.members[: bracket.mdps]
            else:
                self.paired.append(PairedBracket(bracket, candidate))
                floaters = self.paired[-1].floaters
        lowest = Bracket(field, floaters, start, len(field))
        self.paired.append(PairedBracket(lowest, self._solver.first(lowest)))


class Round2012(DutchRound):
    """One round being paired by the 2012 edition."""

    def pair(self, *, with_story: bool) -> RoundPairing:
        """Pairs all brackets.

        Raises:
            PairingImpossible: No legal pairing exists.
            Cancelled: The arbiter stopped it.
        """
        procedure = Procedure(self._field, self._position.round, self._progress)
        for bracket, candidate in procedure.run():
            members = bracket.members
            made = [(members[one], members[other]) for one, other in candidate.pairs]
            self.left_over = [members[member] for member in candidate.downfloaters]
            self.pairs += made
            if with_story:
                self.stories.append(self._story(bracket, made))
        return self._outcome()
