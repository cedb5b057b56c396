"""The round: bracket after bracket, from the highest scoregroup down to the last one.

Articles: 2026 1.9, 3.1; 2017 A.9.
"""

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver import BracketSolver
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.collapsing_solver import CollapsingSolver
from arbiter_gui.pairing.dutch.colour_allocation import coloured_pair
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.storyteller import Storyteller, Told
from arbiter_gui.pairing.dutch.storyteller_ahead import StorytellerAhead
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import BracketKind, Stories
from arbiter_gui.pairing.swiss.board_order import board_place
from arbiter_gui.progress import NoProgress, Progress


class DutchRound:
    """One round being paired.

    Attributes:
        pairs: Pairs made so far, by number in the field, the higher ranked player first.
        left_over: Who has not been paired by the brackets so far.
        storyteller: Who takes note of each bracket, if stories are asked for.
    """

    def __init__(self, position: PairingPosition, edition: Edition, progress: Progress) -> None:
        self._position = position
        self._edition = edition
        self._progress = progress
        self._field = Field(position)
        self.pairs: list[tuple[int, int]] = []
        self.left_over: list[int] = []
        self.storyteller: Storyteller | None = None

    def pair(self, *, with_story: bool) -> RoundPairing:
        """Pairs all brackets.

        Raises:
            PairingImpossible: No legal pairing exists.
            Cancelled: The arbiter stopped it.
        """
        field = self._field
        completion = Completion(field, lowest_pab=not self._edition.collapses)
        solver_class = CollapsingSolver if self._edition.collapses else BracketSolver
        solver = solver_class(field, completion, self._edition.name, self._progress)
        if with_story:
            teller = solver_class(field, completion, self._edition.name, NoProgress())
            self.storyteller = StorytellerAhead(self._position, field, completion, teller)
        starts = field.starts
        for place, start in enumerate(starts[:-1]):
            self._progress.raise_if_cancelled()
            self._progress.step(place, len(starts) - 1)
            bracket = Bracket(field, self.left_over, start, starts[place + 1])
            candidate = solver.best(bracket, starts[min(place + 2, len(starts) - 1)])
            if self._edition.collapses and not solver.leaves_a_round(bracket, candidate):
                self._collapse(solver, bracket, candidate)
                break
            self.take(Told(bracket, candidate))
        return self._outcome()

    def _collapse(self, solver: BracketSolver, penultimate: Bracket, foreseen: Candidate) -> None:
        """Pairs a bracket so that the rest can be paired, and all the rest as one bracket."""
        candidate = solver.best_that_completes(penultimate)
        self.take(Told(penultimate, candidate, BracketKind.PENULTIMATE, foreseen))
        end = len(self._field)
        last = Bracket(self._field, self.left_over, penultimate.end, end)
        self.take(Told(last, solver.best(last, end), BracketKind.COLLAPSED))

    def take(self, told: Told) -> None:
        """Keeps what a bracket was paired like."""
        members = told.bracket.members
        self.pairs += [(members[one], members[other]) for one, other in told.candidate.pairs]
        self.left_over = list(told.floaters(told.candidate))
        if self.storyteller:
            self.storyteller.take(told)

    def _outcome(self) -> RoundPairing:
        position = self._position
        cards = position.cards
        boards = [(cards[one], cards[other]) for one, other in self.pairs]
        boards.sort(key=lambda board: board_place(*board))
        return RoundPairing(
            edition=position.edition,
            round=position.round,
            pairs=tuple(
                coloured_pair(*board, position.initial_colour, self._edition) for board in boards
            ),
            pab=cards[self.left_over[0]].key if self.left_over else None,
            not_paired=position.not_paired,
            stories=Stories(self.storyteller.stories) if self.storyteller else (),
            revision=position.revision,
        )
