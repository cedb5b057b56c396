"""Why the natural order of a group was not taken, as a clause."""

from collections.abc import Mapping

from arbiter_gui.explain.barred_bye import barred_from_bye
from arbiter_gui.explain.criterion_facts import (
    DOWN_AGAIN,
    HIGHER_FLOATERS,
    ROUNDS_AGO,
    UP_AGAIN,
    GroupFacts,
    KeyPair,
    measure,
)
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentence_values import Due, Term
from arbiter_gui.explain.sentences import Sentence, Value, Wording
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


_WIDER_AGAIN: Mapping[str, tuple[Wording, int]] = {
    **{
        f"score differences, {name}": (criteria.DOWN_WIDER, ago) for name, ago in DOWN_AGAIN.items()
    },
    **{f"score differences, {name}": (criteria.UP_WIDER, ago) for name, ago in UP_AGAIN.items()},
}
_STRONG = criteria.STRONG_DENIED, criteria.STRONG_DENIED_INSTEAD
_NAMED: Mapping[str, tuple[Wording, Wording]] = {
    "colour preferences": (criteria.DENIED, criteria.DENIED_INSTEAD),
    "strong colour preferences": _STRONG,
    "semi-absolute preferences": _STRONG,
    **dict.fromkeys(DOWN_AGAIN, (criteria.DOWN_AGAIN, criteria.DOWN_AGAIN_INSTEAD)),
    **dict.fromkeys(UP_AGAIN, (criteria.UP_AGAIN, criteria.UP_AGAIN_INSTEAD)),
}
"""Where the pairs made concern nobody, and where they concern somebody too."""


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
        return (opponents.BOTH_WHITE if white else opponents.BOTH_BLACK).of(
            one=known.who(one),
            other=known.who(other),
            why=Due(cards[0].colours),
            other_why=Due(cards[1].colours),
        )
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
        (key,) = failure.players
        number, why = barred_from_bye(known, key)
        return opponents.BARRED_BYE.of(who=known.who(key), round=number, reason=why)
    one, other = failure.players
    found = reason_of_pair(known, one, other)
    return found or criteria.WORSE_IN.of(criterion=Term(failure.name))


def _named(known: ExplainedRound, others: GroupFacts, failure: Failure) -> Sentence | None:
    """The reason with the players whom it concerns, where they are few.

    Those whom it concerns in the pairs made are named too, for who is told the first ones only
    would take them for more.
    """
    players, made = others.concerned(failure.name), others.as_made().concerned(failure.name)
    counted = len(players), len(made)
    if counted != (failure.value, failure.optimum) or not 0 < len(players) <= _MOST_NAMES:
        return None
    wording = _wording_with_names(known, failure.name, players, instead=bool(made))
    if wording is None:
        return None
    values: dict[str, Value] = {"players": known.some(players), "number": len(players)}
    ago = ROUNDS_AGO.get(failure.name)
    values |= {"round": known.round - ago} if ago else {}
    return wording.of(**values, **({"made": known.some(made)} if made else {}))


def _wording_with_names(
    known: ExplainedRound, name: str, players: tuple[PlayerKey, ...], *, instead: bool
) -> Wording | None:
    if name in DOWN_AGAIN and not _all_played(known, players, DOWN_AGAIN[name]):
        return None if instead else criteria.DOWN_AFTER_NO_GAME
    forms = _NAMED.get(name)
    return forms and forms[instead]


def _all_played(known: ExplainedRound, players: tuple[PlayerKey, ...], rounds_ago: int) -> bool:
    past = known.round - rounds_ago - 1
    return all(known.tournament.history(key)[past].played for key in players)


def _higher_floaters(known: ExplainedRound, story: BracketStory, failure: Failure) -> Sentence:
    """The highest score of which more players would be moved down; counts go by score."""
    scores = sorted({known.cards[key].score for key in story.mdps}, reverse=True)
    natural, reached = failure.value, failure.optimum
    if isinstance(natural, tuple) and isinstance(reached, tuple):
        for score, ours, theirs in zip(scores, natural, reached, strict=True):
            if ours != theirs:
                points = known.points(score)
                return criteria.HIGHER_FLOATERS.of(points=points, number=ours - theirs)
    return criteria.WORSE_IN.of(criterion=Term(failure.name))


def _next_group(failure: Failure) -> Sentence:
    """The number of players moved down from the next group comes first, then their scores."""
    natural, reached = failure.value, failure.optimum
    if isinstance(natural, tuple) and isinstance(reached, tuple) and natural[:1] > reached[:1]:
        more = natural[0] - (reached[0] if reached else 0)
        return criteria.NEXT_GROUP_MORE.of(number=more)
    return criteria.NEXT_GROUP.of()


def _counted(known: ExplainedRound, story: BracketStory, failure: Failure) -> Sentence:
    """The reason with how many more players there would be."""
    natural, reached = failure.value, failure.optimum
    if not isinstance(natural, int) or not isinstance(reached, int):
        return _listed(known, failure)
    if failure.name == "unplayed games of the bye":
        shown = (measure(known, story, failure.name, one) for one in (natural, reached))
        return criteria.UNPLAYED.of(**dict(zip(("natural", "reached"), shown, strict=True)))
    more: dict[str, Value] = {"number": natural - reached}
    if failure.name in _COUNTED:
        return _COUNTED[failure.name].of(**more)
    if failure.name in ROUNDS_AGO:
        down = failure.name in DOWN_AGAIN
        wording = criteria.MORE_DOWN_AGAIN if down else criteria.MORE_UP_AGAIN
        return wording.of(round=known.round - ROUNDS_AGO[failure.name], **more)
    return criteria.WORSE_IN.of(criterion=Term(failure.name))


def _listed(known: ExplainedRound, failure: Failure) -> Sentence:
    """The reason where score differences are compared, or what has no number."""
    if failure.name in _WIDER_AGAIN:
        wording, ago = _WIDER_AGAIN[failure.name]
        return wording.of(round=known.round - ago)
    return criteria.WORSE_IN.of(criterion=Term(failure.name))
