"""What a bracket looked like, how it was paired and what the natural pairing failed on."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple, overload

from arbiter_gui.tournament.player import PlayerKey

Count = int | tuple[int, ...]
"""What a criterion counts; lists are compared from their start."""

KeyPair = tuple[PlayerKey, PlayerKey]
"""Two players of a bracket, the higher ranked one first."""


def is_less(one: Count, other: Count) -> bool:
    """Whether one count of a criterion is less than another."""
    if isinstance(one, int) or isinstance(other, int):
        return isinstance(one, int) and isinstance(other, int) and one < other
    return one < other


class BracketKind(Enum):
    """What the brackets below did to this one."""

    ORDINARY = "ordinary"
    PENULTIMATE = "penultimate"
    """Paired again so that everybody below could be paired. Articles: 2017 A.9."""
    COLLAPSED = "collapsed"
    """The last one, with everybody below the penultimate one. Articles: 2017 A.9."""
    ASKED = "asked"
    """Gave other floaters so that the next one could make its pairs. Articles: 2012 C.12."""
    OPENED = "opened"
    """Paired again so that the lowest one could be paired. Articles: 2012 C.13."""
    JOINED = "joined"
    """The lowest one, joined with those above it. Articles: 2012 C.13."""


class CriterionValue(NamedTuple):
    """The value that was reached for one criterion.

    Attributes:
        article: "C12"; "" where the edition has no article for it.
        name: What is counted, marked for translation.
        value: A number; or a list: of score differences in tenths, the largest first; of counts,
            one for each score among the MDPs, the highest first; for the next bracket the number
            of its downfloaters, then their scores in tenths.
    """

    article: str
    name: str
    value: Count


class Failure(NamedTuple):
    """Why the natural candidate was not taken.

    Attributes:
        article: "C1"; "" where the edition has no article for it.
        name: The rule in the arbiter's words, marked for translation.
        players: The pair, or the player, that an absolute criterion rules out; else empty.
        value: What the criterion counts in the natural candidate; None for absolute ones.
        optimum: What it counts in the candidate that was taken.
    """

    article: str
    name: str
    players: tuple[PlayerKey, ...] = ()
    value: Count | None = None
    optimum: Count | None = None


@dataclass(frozen=True, slots=True)
class BracketStory:
    """One bracket of one round as the engine found it and left it.

    Attributes:
        score: Score of the residents in tenths; the highest where they have several.
        mdps: Moved-down players that came in, in ranking order.
        residents: Players of the scoregroup, in ranking order.
        pairs: The pairs made, higher ranked player first; as many as MaxPairs.
        downfloaters: Players left for the next bracket; in the last one who gets the bye.
        optimum: What the solver compared, in order of importance. A criterion is left out where
            every candidate of the bracket has the same value.
        first_candidate: The natural pairing, S1 against S2 in their original order: MDPs first,
            then the remainder.
        failures: What the natural pairing failed on: every pair that an absolute criterion rules
            out, else the first criterion that it follows less well. Empty when it was taken.
        kind: What the brackets below did to this one.
        possible_pairs: Pairs that the absolute criteria allow in the bracket alone.
        least_refused: X1: at least so many pairs refuse a preference. Articles: 2012 A.8.
        least_strong_refused: Z1, in even rounds, likewise for strong ones. Articles: 2012 A.8.
    """

    score: int
    mdps: tuple[PlayerKey, ...]
    residents: tuple[PlayerKey, ...]
    pairs: tuple[KeyPair, ...]
    downfloaters: tuple[PlayerKey, ...]
    optimum: tuple[CriterionValue, ...] = ()
    first_candidate: tuple[KeyPair, ...] = ()
    failures: tuple[Failure, ...] = ()
    kind: BracketKind = BracketKind.ORDINARY
    possible_pairs: int = 0
    least_refused: int | None = None
    least_strong_refused: int | None = None

    @property
    def limbo(self) -> tuple[PlayerKey, ...]:
        """The MDPs that are not paired in the bracket and float again."""
        floating = set(self.downfloaters)
        return tuple(player for player in self.mdps if player in floating)


class Stories(Sequence[BracketStory]):
    """The stories of a round, from the highest score down; told when the first of them is read.

    Pairing only takes notes, so that it costs next to nothing to ask for stories; a copy or a
    pickle holds what they tell.
    """

    def __init__(self, tell: Callable[[], Iterable[BracketStory]]) -> None:
        self._tell = tell

    @cached_property
    def _stories(self) -> tuple[BracketStory, ...]:
        return tuple(self._tell())

    def __len__(self) -> int:
        return len(self._stories)

    @overload
    def __getitem__(self, place: int) -> BracketStory: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[BracketStory, ...]: ...
    def __getitem__(self, place: int | slice) -> BracketStory | tuple[BracketStory, ...]:
        return self._stories[place]

    def __reduce__(self) -> tuple[type[tuple[BracketStory, ...]], tuple[object, ...]]:
        return tuple, (self._stories,)
