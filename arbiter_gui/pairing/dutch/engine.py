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
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.pairing.swiss.board_order import board_place
from arbiter_gui.progress import Progress


class DutchRound:
    """One round being paired.

    Attributes:
        pairs: Pairs made so far, by number in the field, the higher ranked player first.
        left_over: Who has not been paired by the brackets so far.
        stories: What happened in each bracket, if it was asked for.
    """

    def __init__(self, position: PairingPosition, edition: Edition, progress: Progress) -> None:
        self._position = position
        self._edition = edition
        self._progress = progress
        self._field = Field(position)
        self.pairs: list[tuple[int, int]] = []
        self.left_over: list[int] = []
        self.stories: list[BracketStory] = []
        self._tells = False

    def pair(self, *, with_story: bool) -> RoundPairing:
        """Pairs all brackets.

        Raises:
            PairingImpossible: No legal pairing exists.
            Cancelled: The arbiter stopped it.
        """
        field = self._field
        self._tells = with_story
        completion = Completion(field, lowest_pab=not self._edition.collapses)
        solver_class = CollapsingSolver if self._edition.collapses else BracketSolver
        solver = solver_class(field, completion, self._edition.name, self._progress)
        starts = field.starts
        for place, start in enumerate(starts[:-1]):
            self._progress.raise_if_cancelled()
            self._progress.step(place, len(starts) - 1)
            bracket = Bracket(field, self.left_over, start, starts[place + 1])
            candidate = solver.best(bracket, starts[min(place + 2, len(starts) - 1)])
            if self._edition.collapses and not solver.leaves_a_round(bracket, candidate):
                self._collapse(solver, bracket)
                break
            self._take(bracket, candidate)
        return self._outcome()

    def _collapse(self, solver: BracketSolver, penultimate: Bracket) -> None:
        """Pairs a bracket so that the rest can be paired, and all the rest as one bracket."""
        self._take(penultimate, solver.best_that_completes(penultimate))
        end = len(self._field)
        last = Bracket(self._field, self.left_over, penultimate.end, end)
        self._take(last, solver.best(last, end))

    def _take(self, bracket: Bracket, candidate: Candidate) -> None:
        members = bracket.members
        made = [(members[one], members[other]) for one, other in candidate.pairs]
        self.left_over = [members[member] for member in candidate.downfloaters]
        self.pairs += made
        if self._tells:
            self.stories.append(self._story(bracket, made))

    def _story(self, bracket: Bracket, made: list[tuple[int, int]]) -> BracketStory:
        cards = self._field.cards
        keys = [cards[number].key for number in bracket.members]
        return BracketStory(
            score=self._field.scores[bracket.start],
            mdps=tuple(keys[: bracket.mdps]),
            residents=tuple(keys[bracket.mdps :]),
            pairs=tuple((cards[one].key, cards[other].key) for one, other in made),
            downfloaters=tuple(cards[number].key for number in self.left_over),
        )

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
            stories=tuple(self.stories),
            revision=position.revision,
        )
