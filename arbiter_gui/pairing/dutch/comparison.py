"""Which criterion tells two pairings of one bracket apart: the first one that differs decides."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver import BracketSolver
from arbiter_gui.pairing.dutch.candidate import Candidate, candidate_with
from arbiter_gui.pairing.dutch.collapsing_solver import CollapsingSolver
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.criterion import Criterion, Matters
from arbiter_gui.pairing.dutch.downfloater_criteria import next_bracket_loss
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.pab_criteria import unplayed_games
from arbiter_gui.pairing.dutch.player_types import PlayerType, player_type
from arbiter_gui.pairing.dutch.reached_values import (
    DOWNFLOATERS_NAME,
    FEWER_DOWNFLOATERS,
    SQUARES,
    SQUARES_NAME,
)
from arbiter_gui.pairing.dutch.score_difference_criteria import floater_difference
from arbiter_gui.pairing.dutch.storyteller import LOOKS_BACK_NAME
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import (
    BracketKind,
    BracketStory,
    Count,
    CriterionValue,
    KeyPair,
    is_less,
)
from arbiter_gui.progress import NoProgress

COMPLETION = {"2026": "C5", "2017": "C.4"}
LOOKS_BACK = {"2012": "C.12, C.13"}
"""Editions that may give up a better bracket for those below it."""
ORDER = {"2026": "3.8", "2017": "B.8", "2012": "D"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The rule that decides between two pairings, and what it counts in each.

    Attributes:
        article: "C12"; "" where the edition has no article for it.
        name: What is counted, marked for translation.
        played: The count in the pairing that was played; lists are compared from their start.
        computed: The count in the pairing the rules ask for; None where nothing is counted.
    """

    article: str
    name: str
    played: Count | None = None
    computed: Count | None = None


def deciding_criterion(
    position: PairingPosition, edition: Edition, story: BracketStory, played: Iterable[KeyPair]
) -> Verdict | None:
    """The first criterion that two legal pairings of a bracket do not fulfil alike.

    When all of them are, the pairing that comes first in the order of generation is the better.
    None where the bracket has no such order of its own (residents from here and there).

    Args:
        position: The round.
        edition: The rules.
        story: The bracket as it should be paired.
        played: How it was paired instead, the higher ranked player first.
    """
    comparison = comparison_in(position, edition, story)
    return comparison.verdict(played, story.pairs) if comparison else None


def comparison_in(
    position: PairingPosition, edition: Edition, story: BracketStory
) -> "Comparison | None":
    """Counts the criteria for pairings of the bracket of a story.

    None where the residents of the bracket come from here and there.
    """
    field = Field(position)
    number = {card.key: place for place, card in enumerate(field.cards)}
    residents = [number[key] for key in story.residents]
    if residents != list(range(residents[0], residents[0] + len(residents))):
        return None
    mdps = [number[key] for key in story.mdps]
    bracket = Bracket(field, mdps, residents[0], residents[-1] + 1)
    completion = Completion(field, lowest_pab=not edition.collapses)
    idle = Matters.IN_EVEN_ROUNDS if position.round % 2 else Matters.IN_ODD_ROUNDS
    return Comparison(bracket, edition, completion, story.kind, idle)


@dataclass(frozen=True)
class Comparison:
    """Counts the criteria of a bracket for two candidates, the most important first.

    Attributes:
        kind: What the brackets below did to it.
        idle: When a criterion does not count in this round.
    """

    bracket: Bracket
    edition: Edition
    completion: Completion
    kind: BracketKind
    idle: Matters

    def verdict(self, played: Iterable[KeyPair], computed: Iterable[KeyPair]) -> Verdict:
        """The first criterion with different counts, or else the order of generation."""
        name = self.edition.name
        one, other = self._candidate(played), self._candidate(computed)
        for article, title, count in self._counters():
            ours, theirs = count(one), count(other)
            if ours == theirs:
                continue
            if name in LOOKS_BACK and is_less(ours, theirs):
                return Verdict(LOOKS_BACK[name], LOOKS_BACK_NAME)
            return Verdict(article, title, ours, theirs)
        return Verdict(ORDER.get(name, ""), N_("order of the candidates"))

    def counts(self, pairs: Iterable[KeyPair]) -> tuple[CriterionValue, ...]:
        """The count of every criterion, also of those that tell no two candidates apart."""
        candidate = self._candidate(pairs)
        return tuple(
            CriterionValue(article, name, count(candidate))
            for article, name, count in self._counters()
        )

    def _candidate(self, pairs: Iterable[KeyPair]) -> Candidate:
        cards = self.bracket.field.cards
        place = {cards[number].key: member for member, number in enumerate(self.bracket.members)}
        made = [sorted((place[one], place[other])) for one, other in pairs]
        return candidate_with(sorted((one, other) for one, other in made), len(self.bracket))

    def _counters(self) -> Iterator[tuple[str, str, Callable[[Candidate], Count]]]:
        """Article, name and count of everything that is compared, the most important first."""
        name = self.edition.name
        if name in COMPLETION:
            yield COMPLETION[name], N_("the rest of the round and its bye"), self._obstructs
        yield FEWER_DOWNFLOATERS.get(name, ""), DOWNFLOATERS_NAME, _downfloaters
        if name in SQUARES and self.bracket.is_last:
            yield SQUARES[name], SQUARES_NAME, self._squares
        collapsed = self.bracket.is_collapsed and self.edition.collapses
        for criterion in self.edition.collapsed_criteria if collapsed else self.edition.criteria:
            if criterion.matters is not self.idle:
                yield criterion.article, criterion.name, partial(self._count, criterion)

    def _squares(self, candidate: Candidate) -> int:
        """In tenths of tenths; the bye counts as an opponent one point below everybody."""
        scores = [self.bracket.field.scores[number] for number in self.bracket.members]
        differences = [scores[one] - scores[other] for one, other in candidate.pairs]
        differences += [scores[one] - scores[-1] + 10 for one in candidate.downfloaters]
        return sum(difference * difference for difference in differences)

    def _obstructs(self, candidate: Candidate) -> int:
        """1 when those left over keep the round from its end, or from the lowest bye.

        Where completion is tested afterwards it counts in the penultimate bracket, and in the one
        above the last scoregroup.
        """
        tested = self.kind is BracketKind.PENULTIMATE
        tested = tested or self.bracket.field.is_last_group(self.bracket.end)
        if self.edition.collapses and not tested:
            return 0
        floaters = self._floaters(candidate)
        return int(not self.completion.is_completable(floaters, self.bracket.end))

    def _floaters(self, candidate: Candidate) -> tuple[int, ...]:
        return tuple(self.bracket.members[member] for member in candidate.downfloaters)

    def _count(self, criterion: Criterion, candidate: Candidate) -> Count:
        if criterion.floater is next_bracket_loss:
            return self._next_bracket(self._floaters(candidate))
        if criterion.floater is unplayed_games and not self._gives_pab(candidate):
            return 0
        if criterion.by_difference:
            return self._differences(criterion, candidate)
        levels = range(1, max(self.bracket.levels, default=0) + 1) if criterion.by_score else (0,)
        counts = tuple(self._sum(criterion, candidate, level) for level in levels)
        return counts if criterion.by_score else counts[0]

    def _differences(self, criterion: Criterion, candidate: Candidate) -> tuple[int, ...]:
        """The score differences that a criterion counts, the largest first."""
        types = self._types(candidate)
        found = []
        for one, other in candidate.pairs if criterion.pair else ():
            if criterion.pair and criterion.pair(types[one], types[other]):
                found.append(abs(types[one].above - types[other].above))
        for floater in candidate.downfloaters if criterion.floater else ():
            if criterion.floater and criterion.floater(types[floater]):
                found.append(floater_difference(types[floater]))
        return tuple(sorted(found, reverse=True))

    def _sum(self, criterion: Criterion, candidate: Candidate, level: int) -> int:
        types = self._types(candidate)
        total = 0
        for one, other in candidate.pairs if criterion.pair else ():
            if criterion.pair and level in {0, types[one].level}:
                total += criterion.pair(types[one], types[other])
        for floater in candidate.downfloaters if criterion.floater else ():
            if criterion.floater and level in {0, types[floater].level}:
                total += criterion.floater(types[floater])
        return total

    def _types(self, candidate: Candidate) -> list[PlayerType]:
        pab = self.completion.takers if self._gives_pab(candidate) else None
        packed = self.bracket.types(floaters=bool(candidate.downfloaters), pab=pab)
        return [player_type(kind) for kind in packed]

    def _gives_pab(self, candidate: Candidate) -> bool:
        """Whether the only downfloater is the one who gets the bye. Articles: 2026 [C9]."""
        score = self.completion.takers_score
        lowest = self.bracket.field.scores[self.bracket.start]
        return len(candidate.downfloaters) == 1 and score is not None and score >= lowest

    @cached_property
    def _solver(self) -> BracketSolver:
        solver = CollapsingSolver if self.edition.collapses else BracketSolver
        return solver(self.bracket.field, self.completion, self.edition.name, NoProgress())

    def _next_bracket(self, floaters: tuple[int, ...]) -> tuple[int, ...]:
        """Downfloaters of the next bracket at its best: their number, then their scores."""
        field, end = self.bracket.field, self.bracket.end
        if not floaters or self.bracket.is_last or self.kind is BracketKind.PENULTIMATE:
            return ()
        ends = [start for start in field.starts if start > end]
        following = Bracket(field, floaters, end, ends[0])
        best = self._solver.best(following, ends[min(1, len(ends) - 1)])
        scores = [field.scores[following.members[member]] for member in best.downfloaters]
        return (len(scores), *scores)


def _downfloaters(candidate: Candidate) -> int:
    return len(candidate.downfloaters)
