"""Why the natural order of a group was not taken, as a clause."""

from collections.abc import Mapping

from arbiter_gui.explain.criterion_facts import (
    DOWN_AGAIN,
    HIGHER_FLOATERS,
    UP_AGAIN,
    GroupFacts,
    KeyPair,
    measure,
)
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentence_values import Term
from arbiter_gui.explain.sentences import Sentence, Wording
from arbiter_gui.explain.wordings import criteria, opponents
from arbiter_gui.pairing.dutch.topscorers import is_topscorer
from arbiter_gui.pairing.story import BracketStory, Failure
from arbiter_gui.pairing.swiss.colours import Strength, colour_preference
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey

_MOST_NAMES = 4
_NEXT_GROUP = "next bracket"

_COUNTED: Mapping[str, Wording] = {
    "colour preferences": criteria.MORE_DENIED,
    "strong colour preferences": criteria.MORE_STRONG_DENIED,
    "semi-absolute preferences": criteria.MORE_STRONG_DENIED,
    "colour difference of topscorers": criteria.WIDE_DIFFERENCE,
    "third equal colour of topscorers": criteria.THIRD_COLOUR,
    "absolute preferences of topscorers": criteria.BOTH_MUST,
    "unplayed games of the bye": criteria.UNPLAYED,
    "number of downfloaters": criteria.MORE_LEFT_OVER,
}
_PLAIN: Mapping[str, Wording] = {
    "pairing score difference": criteria.WIDER_SCORES,
    "score differences, squared": criteria.WIDER_SCORES,
    "needs of the brackets below": criteria.BELOW,
    "the rest of the round": criteria.REST_NOT_PAIRED,
    "score of the bye": criteria.HIGHER_BYE,
    "the rest of the round and its bye": criteria.REST,
}


def reason_of_pair(known: ExplainedRound, one: PlayerKey, other: PlayerKey) -> Sentence | None:
    """The absolute rule that keeps two players apart; None where there is none."""
    met = known.meeting(one, other)
    if met:
        return opponents.MET.of(round=met)
    if (min(one, other), max(one, other)) in known.position.forbidden:
        return opponents.FORBIDDEN.of()
    cards = known.cards[one], known.cards[other]
    wanted = colour_preference(cards[0].colours)
    equal = wanted == colour_preference(cards[1].colours)
    excused = any(is_topscorer(known.position, card) for card in cards)
    if equal and wanted.strength is Strength.ABSOLUTE and not excused:
        white = wanted.colour is Colour.WHITE
        return opponents.BOTH_WHITE.of() if white else opponents.BOTH_BLACK.of()
    return None


def reason(
    known: ExplainedRound,
    story: BracketStory,
    failure: Failure,
    pairs: tuple[KeyPair, ...] | None = None,
) -> Sentence:
    """What other pairs of a group fail on, for the middle of a sentence.

    Without `pairs` those of the natural order are meant.
    """
    if failure.players:
        return _absolute(known, failure)
    if failure.name in _PLAIN:
        return _PLAIN[failure.name].of()
    if failure.name == _NEXT_GROUP:
        return _next_group(failure)
    if failure.name == HIGHER_FLOATERS:
        return _higher_floaters(known, story, failure)
    others = GroupFacts(known, story, story.first_candidate if pairs is None else pairs)
    return _named(known, others, failure) or _counted(known, story, failure)


def _absolute(known: ExplainedRound, failure: Failure) -> Sentence:
    if len(failure.players) == 1:
        return opponents.BARRED_BYE.of(who=known.who(failure.players[0]))
    one, other = failure.players
    found = reason_of_pair(known, one, other)
    return found or criteria.WORSE_IN.of(criterion=Term(failure.name))


def _named(known: ExplainedRound, others: GroupFacts, failure: Failure) -> Sentence | None:
    """The reason with the players whom it concerns, where they are few."""
    players = others.concerned(failure.name)
    if not 0 < len(players) <= _MOST_NAMES:
        return None
    if failure.name in DOWN_AGAIN:
        past = known.round - DOWN_AGAIN[failure.name]
        return criteria.DOWN_AGAIN.of(round=past, players=known.some(players))
    if failure.name in UP_AGAIN:
        past = known.round - UP_AGAIN[failure.name]
        return criteria.UP_AGAIN.of(round=past, players=known.some(players))
    return None


def _higher_floaters(known: ExplainedRound, story: BracketStory, failure: Failure) -> Sentence:
    """The highest score of which more players would be moved down; counts go by score."""
    scores = sorted({known.cards[key].score for key in story.mdps}, reverse=True)
    natural, reached = failure.value, failure.optimum
    if isinstance(natural, tuple) and isinstance(reached, tuple):
        for score, ours, theirs in zip(scores, natural, reached, strict=True):
            if ours != theirs:
                points = known.points(score)
                return criteria.HIGHER_FLOATERS.of(points=points, natural=ours, reached=theirs)
    return criteria.WORSE_IN.of(criterion=Term(failure.name))


def _next_group(failure: Failure) -> Sentence:
    """The number of players moved down from the next group comes first, then their scores."""
    natural, reached = failure.value, failure.optimum
    if isinstance(natural, tuple) and isinstance(reached, tuple) and natural[:1] > reached[:1]:
        return criteria.NEXT_GROUP_MORE.of(natural=natural[0], reached=reached[0] if reached else 0)
    return criteria.NEXT_GROUP.of()


def _counted(known: ExplainedRound, story: BracketStory, failure: Failure) -> Sentence:
    """The reason with the numbers that are compared."""
    values = {
        "natural": measure(known, story, failure.name, failure.value),
        "reached": measure(known, story, failure.name, failure.optimum),
    }
    if failure.name in _COUNTED:
        return _COUNTED[failure.name].of(**values)
    if failure.name in DOWN_AGAIN:
        past = known.round - DOWN_AGAIN[failure.name]
        return criteria.MORE_DOWN_AGAIN.of(round=past, **values)
    if failure.name in UP_AGAIN:
        past = known.round - UP_AGAIN[failure.name]
        return criteria.MORE_UP_AGAIN.of(round=past, **values)
    return criteria.WORSE_IN.of(criterion=Term(failure.name))
