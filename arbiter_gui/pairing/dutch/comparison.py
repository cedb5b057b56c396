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
from arbiter_gui.pairing.dutch.score_difference_criteria import floater_difference
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament.player import PlayerKey

Count = int | tuple[int, ...]
KeyPair = tuple[PlayerKey, PlayerKey]

FEWER_DOWNFLOATERS = {"2026": "C6", "2017": "C.5", "2012": "B.3"}
COMPLETION = {"2026": "C5", "2017": "C.4"}
SQUARES = {"2012": "B.3"}
"""Editions that pair the last bracket by squared score differences."""
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
    field = Field(position)
    number = {card.key: place for place, card in enumerate(field.cards)}
    residents = [number[key] for key in story.residents]
    if residents != list(range(residents[0], residents[0] + len(residents))):
        return None
    mdps = [number[key] for key in story.mdps]
    bracket = Bracket(field, mdps, residents[0], residents[-1] + 1)
    completion = Completion(field, lowest_pab=not edition.collapses)
    comparison = _Comparison(bracket, edition, completion, position.round)
    keys = (*story.mdps, *story.residents)
    return comparison.verdict(_candidate(keys, played), _candidate(keys, story.pairs))


def _candidate(members: tuple[PlayerKey, ...], pairs: Iterable[KeyPair]) -> Candidate:
    place = {key: member for member, key in enumerate(members)}
    ranked = [(min(one, other), max(one, other)) for one, other in _places(place, pairs)]
    return candidate_with(sorted(ranked), len(members))


def _places(place: dict[PlayerKey, int], pairs: Iterable[KeyPair]) -> Iterator[tuple[int, int]]:
    for one, other in pairs:
        yield place[one], place[other]


class _Comparison:
    """Counts the criteria of a bracket for two candidates, the most important first."""

    def __init__(
        self, bracket: Bracket, edition: Edition, completion: Completion, round_number: int
    ) -> None:
        self.bracket = bracket
        self.edition = edition
        self.completion = completion
        self.levels = bracket.levels[-1] if bracket.levels else 0
        self.idle = Matters.IN_EVEN_ROUNDS if round_number % 2 else Matters.IN_ODD_ROUNDS

    def verdict(self, played: Candidate, computed: Candidate) -> Verdict:
        """The first criterion with different counts, or else the order of generation."""
        name = self.edition.name
        for article, title, count in self._counters():
            ours, theirs = count(played), count(computed)
            if ours == theirs:
                continue
            if name in LOOKS_BACK and _is_less(ours, theirs):
                return Verdict(LOOKS_BACK[name], N_("needs of the brackets below"))
            return Verdict(article, title, ours, theirs)
        return Verdict(ORDER.get(name, ""), N_("order of the candidates"))

    def _counters(self) -> Iterator[tuple[str, str, Callable[[Candidate], Count]]]:
        """Article, name and count of everything that is compared, the most important first."""
        name = self.edition.name
        if name in COMPLETION:
            yield COMPLETION[name], N_("the rest of the round and its bye"), self._obstructs
        yield FEWER_DOWNFLOATERS.get(name, ""), N_("number of downfloaters"), _downfloaters
        if name in SQUARES and self.bracket.is_last:
            yield SQUARES[name], N_("score differences, squared"), self._squares
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

        Where completion is tested afterwards it counts in the penultimate bracket alone.
        """
        if self.edition.collapses and not self._is_penultimate:
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
        levels = range(1, self.levels + 1) if criterion.by_score else (0,)
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

    @cached_property
    def _is_penultimate(self) -> bool:
        """Whether the bracket was paired again so that the rest can be. Articles: 2017 A.9."""
        if not self.edition.collapses or self.bracket.is_last:
            return False
        end = next(start for start in self.bracket.field.starts if start > self.bracket.end)
        candidate = self._solver.best(self.bracket, end)
        return not self._solver.leaves_a_round(self.bracket, candidate)

    def _next_bracket(self, floaters: tuple[int, ...]) -> tuple[int, ...]:
        """Downfloaters of the next bracket at its best: their number, then their scores."""
        field, end = self.bracket.field, self.bracket.end
        if not floaters or self.bracket.is_last or self._is_penultimate:
            return ()
        ends = [start for start in field.starts if start > end]
        following = Bracket(field, floaters, end, ends[0])
        best = self._solver.best(following, ends[min(1, len(ends) - 1)])
        scores = [field.scores[following.members[member]] for member in best.downfloaters]
        return (len(scores), *scores)


def _downfloaters(candidate: Candidate) -> int:
    return len(candidate.downfloaters)


def _is_less(one: Count, other: Count) -> bool:
    if isinstance(one, int) or isinstance(other, int):
        return isinstance(one, int) and isinstance(other, int) and one < other
    return one < other
