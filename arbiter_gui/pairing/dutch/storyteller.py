"""The stories of a round's brackets, told from what the solver compared.

Nothing is told before the whole round is paired: what a bracket did for the next one is read from
how that one was paired.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.absolute_criteria import (
    BARRED_BYE,
    EQUAL_COLOURS,
    FORBIDDEN_PAIR,
    MEETING_AGAIN,
    AbsoluteCriterion,
)
from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.candidate import Candidate, natural_candidate
from arbiter_gui.pairing.dutch.costs import Measure
from arbiter_gui.pairing.dutch.criterion import Criterion
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.reached_values import (
    DOWNFLOATERS_NAME,
    FEWER_DOWNFLOATERS,
    SQUARES,
    Reached,
    reached,
)
from arbiter_gui.pairing.matching.cardinality import maximum_matching
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import (
    BracketKind,
    BracketStory,
    CriterionValue,
    Failure,
    KeyPair,
    is_less,
)

MeasureOf = Callable[[Bracket, int], Measure]

LOOKS_BACK = {BracketKind.ASKED: "C.12", BracketKind.OPENED: "C.13"}
"""Brackets that gave up what is better for them."""
LOOKS_BACK_NAME = N_("needs of the brackets below")


class Told(NamedTuple):
    """A bracket that has been paired.

    Attributes:
        bracket: The bracket.
        candidate: How it was paired in the end.
        kind: What the brackets below did to it.
        foreseen: What the bracket above looked ahead to, if it was another candidate.
    """

    bracket: Bracket
    candidate: Candidate
    kind: BracketKind = BracketKind.ORDINARY
    foreseen: Candidate | None = None

    def floaters(self, candidate: Candidate) -> tuple[int, ...]:
        """Who floats down by a candidate, by number in the field."""
        return tuple([self.bracket.members[member] for member in candidate.downfloaters])


class Optimum(NamedTuple):
    """The values that were reached.

    Attributes:
        measure: How candidates are compared.
        first: What is equal in all candidates with as many pairs.
        reached: What the cost of the bracket says.
        next_bracket: What the next bracket is like, where that counts.
    """

    measure: Measure
    first: tuple[CriterionValue, ...]
    reached: Reached
    next_bracket: CriterionValue | None

    @property
    def values(self) -> tuple[CriterionValue, ...]:
        """All of them in order of importance."""
        ahead = (self.next_bracket,) if self.next_bracket else ()
        return self.first + self.reached.above + ahead + self.reached.below


class Storyteller:
    """Tells the stories of one round.

    Attributes:
        field: The players of the round.
        edition: Name of the edition.
    """

    def __init__(self, position: PairingPosition, field: Field, measure: MeasureOf) -> None:
        """Takes the round, and what the solver compares of a candidate."""
        self.field = field
        self.edition = position.edition
        self._forbidden = position.forbidden
        self._measure = measure
        self._told: list[Told] = []

    def take(self, told: Told) -> None:
        """Takes note of a bracket, from the highest score down."""
        self._told.append(told)

    def stories(self) -> Iterator[BracketStory]:
        """The stories of all brackets, from the highest score down."""
        for told, below in zip(self._told, [*self._told[1:], None], strict=True):
            yield self._story(told, below)

    def _story(self, told: Told, below: Told | None) -> BracketStory:
        bracket, candidate = told.bracket, told.candidate
        cards, mdps = self.field.cards, bracket.mdps
        keys = [cards[number].key for number in bracket.members]
        optimum = self._optimum(told, below)
        upper = self.upper_mdps(bracket, candidate)
        natural = natural_candidate(upper, mdps, len(bracket), len(candidate.pairs))
        pairs = tuple([(keys[one], keys[other]) for one, other in candidate.pairs])
        first = pairs
        if natural.pairs != candidate.pairs:
            first = tuple([(keys[one], keys[other]) for one, other in natural.pairs])
        taken = first is pairs or set(first) == set(pairs)
        least_refused, least_strong_refused = self.least_refused(told)
        return BracketStory(
            self.field.scores[bracket.start],
            tuple(keys[:mdps]),
            tuple(keys[mdps:]),
            pairs,
            tuple([keys[member] for member in candidate.downfloaters]),
            optimum.values,
            first,
            () if taken else self._failures(told, natural, optimum),
            told.kind,
            _possible_pairs(bracket, candidate),
            least_refused,
            least_strong_refused,
        )

    def upper_mdps(self, bracket: Bracket, candidate: Candidate) -> list[int]:
        """The MDPs of the first S1: the M1 highest. Articles: 2017 B.2; 2012 C.4."""
        mdps = bracket.mdps
        return list(range(sum([one < mdps for one, _ in candidate.pairs] if mdps else ())))

    def least_refused(self, _told: Told) -> tuple[int | None, int | None]:
        """How many pairs cannot but refuse a preference, and a strong one, where this counts."""
        return None, None

    def _optimum(self, told: Told, below: Told | None) -> Optimum:
        floaters = len(told.candidate.downfloaters)
        measure = self._measure(told.bracket, floaters)
        values = self._reached(measure, told, told.candidate)
        article = FEWER_DOWNFLOATERS.get(self.edition, "")
        number = CriterionValue(article, DOWNFLOATERS_NAME, floaters)
        ahead = self.next_bracket(told, below, values.next_bracket)
        return Optimum(measure, (*self.before_all(), number), values, ahead)

    def _reached(self, measure: Measure, told: Told, candidate: Candidate) -> Reached:
        squares = SQUARES.get(self.edition, "") if told.bracket.is_last else ""
        return reached(measure.costs, measure.cost(candidate), squares)

    def before_all(self) -> tuple[CriterionValue, ...]:
        """What comes even before the number of downfloaters."""
        return ()

    def next_bracket(
        self, _told: Told, _below: Told | None, _criterion: Criterion | None
    ) -> CriterionValue | None:
        """What the next bracket is like, where that counts."""
        return None

    def next_bracket_after(
        self, _told: Told, _natural: Candidate, optimum: CriterionValue
    ) -> CriterionValue:
        """What the next bracket would be like after the natural candidate."""
        return optimum

    def obstruction(self, _told: Told, _natural: Candidate) -> Failure | None:
        """What keeps the rest of the round from being paired after the natural candidate."""
        return None

    def _failures(self, told: Told, natural: Candidate, optimum: Optimum) -> tuple[Failure, ...]:
        ruled_out = tuple(self._ruled_out(told.bracket, natural))
        if ruled_out:
            return ruled_out
        found = self.obstruction(told, natural) or self._worse(told, natural, optimum)
        return (found,) if found else ()

    def _ruled_out(self, bracket: Bracket, natural: Candidate) -> Iterator[Failure]:
        """The pairs that an absolute criterion rules out, and the bye where it is barred."""
        field, members = self.field, bracket.members
        for first, second in natural.pairs:
            one, other = members[first], members[second]
            if not field.legal[one] >> other & 1:
                yield self._absolute(self._reason(one, other), one, other)
        for member in natural.downfloaters if bracket.is_last else ():
            if not field.cards[members[member]].may_receive_pab:
                yield self._absolute(BARRED_BYE, members[member])

    def _reason(self, one: int, other: int) -> AbsoluteCriterion:
        card, opponent = self.field.cards[one], self.field.cards[other]
        if opponent.key in card.met or card.key in opponent.met:
            return MEETING_AGAIN
        pair: KeyPair = min(card.key, opponent.key), max(card.key, opponent.key)
        return FORBIDDEN_PAIR if pair in self._forbidden else EQUAL_COLOURS

    def _absolute(self, criterion: AbsoluteCriterion, *numbers: int) -> Failure:
        players = tuple(self.field.cards[number].key for number in numbers)
        return Failure(criterion.articles.get(self.edition, ""), criterion.name, players)

    def _worse(self, told: Told, natural: Candidate, optimum: Optimum) -> Failure | None:
        """The first criterion that the natural candidate follows less well."""
        looks_back = LOOKS_BACK.get(told.kind)
        for own, best in self._side_by_side(told, natural, optimum):
            if own.value == best.value:
                continue
            if looks_back and is_less(own.value, best.value):
                break
            return Failure(own.article, own.name, (), own.value, best.value)
        return Failure(looks_back, LOOKS_BACK_NAME) if looks_back else None

    def _side_by_side(
        self, told: Told, natural: Candidate, optimum: Optimum
    ) -> Iterator[tuple[CriterionValue, CriterionValue]]:
        """The values of the natural candidate and those reached, as far as somebody asks."""
        parts = self._reached(optimum.measure, told, natural)
        yield from zip(parts.above, optimum.reached.above, strict=True)
        if optimum.next_bracket:
            ahead = optimum.next_bracket
            yield self.next_bracket_after(told, natural, ahead), ahead
        yield from zip(parts.below, optimum.reached.below, strict=True)


def _possible_pairs(bracket: Bracket, candidate: Candidate) -> int:
    if len(candidate.pairs) == bracket.most_pairs:
        return bracket.most_pairs
    return sum(mate >= 0 for mate in maximum_matching(bracket.legal)) // 2
