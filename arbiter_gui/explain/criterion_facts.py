"""Whom a criterion counts in a pairing of a group: looked up on the cards, not in the engine."""

from collections.abc import Iterator

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentence_values import Measure, Unit
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.dutch.colour_allocation import allocated_colour
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.story import BracketStory, Count
from arbiter_gui.pairing.swiss.colours import Strength, colour_preference
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey

KeyPair = tuple[PlayerKey, PlayerKey]

DOWN_AGAIN = {"downfloat as last round": 1, "downfloat as two rounds before": 2}
UP_AGAIN = {"upfloat as last round": 1, "upfloat as two rounds before": 2}
ROUNDS_AGO = DOWN_AGAIN | UP_AGAIN
DENIED = "colour preferences"
STRONG_DENIED = frozenset({"strong colour preferences", "semi-absolute preferences"})
_ANY = frozenset(Strength)
HIGHER_FLOATERS = "scores of the downfloaters"


class GroupFacts:
    """What the criteria count in some pairing of a group: the one made, or another one.

    Attributes:
        pairs: The pairs, the higher ranked player first.
        floaters: Who is left over.
    """

    def __init__(
        self, known: ExplainedRound, story: BracketStory, pairs: tuple[KeyPair, ...]
    ) -> None:
        self._known = known
        self._story = story
        self.pairs = pairs
        paired = {key for pair in pairs for key in pair}
        self.floaters = tuple(key for key in members(story) if key not in paired)

    def concerned(self, criterion: str) -> tuple[PlayerKey, ...]:
        """The players whom a criterion counts, higher ranked first; empty where it counts none."""
        found = self._concerned(criterion)
        return tuple(key for key in members(self._story) if key in found)

    def _concerned(self, criterion: str) -> tuple[PlayerKey, ...]:
        if criterion in DOWN_AGAIN:
            return tuple(self._down_again(DOWN_AGAIN[criterion]))
        if criterion in UP_AGAIN:
            return tuple(self._up_again(UP_AGAIN[criterion]))
        if criterion == DENIED or criterion in STRONG_DENIED:
            counted = _ANY if criterion == DENIED else self._strong
            return tuple(key for key, strength in self._denied() if strength in counted)
        if criterion == HIGHER_FLOATERS:
            return tuple(key for key in self.floaters if key in self._story.mdps)
        return ()

    def as_made(self) -> "GroupFacts":
        """The same for the pairs that were made."""
        return GroupFacts(self._known, self._story, self._story.pairs)

    @property
    def _strong(self) -> frozenset[Strength]:
        """The strength of strong claims; in 2012 those of topscorers count with them."""
        both = frozenset({Strength.STRONG, Strength.ABSOLUTE})
        return both if self._known.edition == "2012" else both - {Strength.ABSOLUTE}

    def _down_again(self, rounds_ago: int) -> Iterator[PlayerKey]:
        down = self.floaters
        if not self._is_collapsed:
            down = tuple(key for key in down if key in self._story.residents)
        else:
            down = (*(pair[0] for pair in self._uneven_pairs()), *down)
        return (key for key in down if self._float(key, rounds_ago) is Float.DOWN)

    def _up_again(self, rounds_ago: int) -> Iterator[PlayerKey]:
        mdps = self._story.mdps
        pairs = self._uneven_pairs() if self._is_collapsed else self.pairs
        ups = (pair[1] for pair in pairs if self._is_collapsed or pair[0] in mdps)
        return (key for key in ups if self._float(key, rounds_ago) is Float.UP)

    @property
    def _is_collapsed(self) -> bool:
        return is_collapsed(self._known, self._story)

    def _uneven_pairs(self) -> Iterator[KeyPair]:
        cards = self._known.cards
        return (pair for pair in self.pairs if cards[pair[0]].score != cards[pair[1]].score)

    def _float(self, key: PlayerKey, rounds_ago: int) -> Float:
        card = self._known.cards[key]
        return card.last_float if rounds_ago == 1 else card.float_before

    def _denied(self) -> Iterator[tuple[PlayerKey, Strength]]:
        """Who does not get the colour that is due, and the weaker one of the two claims."""
        for pair in self.pairs:
            cards = [self._known.cards[key] for key in pair]
            wanted = [colour_preference(card.colours) for card in cards]
            if wanted[0].colour is None or wanted[0].colour is not wanted[1].colour:
                continue
            higher_gets = colour_of_higher(self._known, pair)
            loser = pair[0] if higher_gets is not wanted[0].colour else pair[1]
            yield loser, min(wanted[0].strength, wanted[1].strength)


def colour_of_higher(known: ExplainedRound, pair: KeyPair) -> Colour:
    """The colour that the rules give the higher ranked player of a pair."""
    higher, lower = (known.cards[key] for key in pair)
    return allocated_colour(
        higher,
        lower,
        known.position.initial_colour,
        wider_difference_first=EDITIONS[known.edition].wider_difference_first,
    ).colour


def members(story: BracketStory) -> tuple[PlayerKey, ...]:
    """Everybody in a group, in ranking order."""
    return (*story.mdps, *story.residents)


def has_several_scores(known: ExplainedRound, story: BracketStory) -> bool:
    """Whether the residents of a group have several scores."""
    return len({known.cards[key].score for key in story.residents}) > 1


_UNITS = {
    "next bracket": Unit.NUMBER_AND_SCORES,
    "score of the bye": Unit.TENTHS,
    "score differences, squared": Unit.SQUARES,
}


def measure(
    known: ExplainedRound, story: BracketStory | None, criterion: str, count: Count | None
) -> Measure:
    """What a criterion counts in a group, with the unit it is counted in."""
    if story is not None and is_collapsed(known, story):
        criteria = EDITIONS[known.edition].collapsed_criteria
        if any(one.name == criterion and one.by_difference for one in criteria):
            return Measure(count, Unit.TENTHS)
    return Measure(count, _UNITS.get(criterion, Unit.NUMBER))


def is_collapsed(known: ExplainedRound, story: BracketStory) -> bool:
    """Whether any pair may be one of a downfloater and an upfloater. Articles: 2017 A.9."""
    return EDITIONS[known.edition].collapses and has_several_scores(known, story)
