"""Stories in editions that look ahead to the rest of the round and to the next bracket.

Articles: 2026 [C4], [C5], [C8]; 2017 C.4, C.7.
"""

from collections.abc import Sequence

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver import BracketSolver
from arbiter_gui.pairing.dutch.candidate import Candidate
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.criterion import Criterion
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.storyteller import Storyteller, Told
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import BracketKind, Count, CriterionValue, Failure

COMPLETION = {"2026": "C4", "2017": "C.4"}
COMPLETION_NAME = N_("the rest of the round")
LOWEST_BYE = {"2026": "C5"}
"""Editions in which the bye goes to the lowest score that any pairing of the round allows."""
LOWEST_BYE_NAME = N_("score of the bye")


class StorytellerAhead(Storyteller):
    """Tells the stories of one round."""

    def __init__(
        self,
        position: PairingPosition,
        field: Field,
        completion: Completion,
        solver: BracketSolver,
    ) -> None:
        """Takes the round and who pairs its brackets."""
        super().__init__(position, field, solver.measure)
        self._collapses = EDITIONS[position.edition].collapses
        self._solver = solver
        self._completion = completion

    def upper_mdps(self, bracket: Bracket, candidate: Candidate) -> list[int]:
        """The MDPs of the first S1: of each score the highest, as many as are paired.

        With fewer of a high score in it the scores of the downfloaters would not be the lowest.
        Articles: 2026 4.4; 2017 B.2.
        """
        if self._collapses or not candidate.downfloaters:
            return super().upper_mdps(bracket, candidate)
        levels = bracket.levels
        paired = [levels[one] for one, _ in candidate.pairs if one < bracket.mdps]
        return [
            mdp
            for mdp, level in enumerate(levels)
            if mdp - levels.index(level) < paired.count(level)
        ]

    def before_all(self) -> tuple[CriterionValue, ...]:
        """The score of the bye, where it is compared."""
        score, article = self._completion.takers_score, LOWEST_BYE.get(self.edition)
        if article is None or score is None:
            return ()
        return (CriterionValue(article, LOWEST_BYE_NAME, score),)

    def next_bracket(
        self, told: Told, below: Told | None, criterion: Criterion | None
    ) -> CriterionValue | None:
        """The downfloaters of the next bracket at its best, which is how it has been paired."""
        if below is None or criterion is None or told.kind is not BracketKind.ORDINARY:
            return None
        floaters = below.floaters(below.foreseen or below.candidate)
        return CriterionValue(criterion.article, criterion.name, self._number_and_scores(floaters))

    def next_bracket_after(
        self, told: Told, natural: Candidate, optimum: CriterionValue
    ) -> CriterionValue:
        """The same for the downfloaters of the natural candidate."""
        floaters = told.floaters(natural)
        if floaters == told.floaters(told.candidate):
            return optimum
        ahead = self._solver.look_ahead(told.bracket)
        if ahead.is_ideal(floaters):
            return optimum
        following = Bracket(self.field, floaters, ahead.start, ahead.end)
        best = self._solver.best(following, self.field.end_after(ahead.end))
        left_over = [following.members[member] for member in best.downfloaters]
        return optimum._replace(value=self._number_and_scores(left_over))

    def obstruction(self, told: Told, natural: Candidate) -> Failure | None:
        """The completion test, and the lowest score of the bye.

        Where completion is tested afterwards this is the test of the penultimate bracket; of one
        above the last scoregroup it is known before, as part of what the next bracket is like.
        """
        floaters, end = told.floaters(natural), told.bracket.end
        tested = told.kind is BracketKind.PENULTIMATE or self.field.is_last_group(end)
        if self._collapses and not tested:
            return None
        if natural.downfloaters == told.candidate.downfloaters:
            return None
        if self._completion.is_completable(floaters, end):
            return None
        score = self._completion.lowest_pab(floaters, end)
        if score is None or self.edition not in LOWEST_BYE:
            return Failure(COMPLETION.get(self.edition, ""), COMPLETION_NAME)
        article, least = LOWEST_BYE[self.edition], self._completion.takers_score
        return Failure(article, LOWEST_BYE_NAME, (), score, least)

    def _number_and_scores(self, floaters: Sequence[int]) -> Count:
        scores = sorted((self.field.scores[number] for number in floaters), reverse=True)
        return (len(scores), *scores)
