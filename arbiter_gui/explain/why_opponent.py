"""Why two players meet: they are a pair of the natural order, or that order failed."""

from collections.abc import Iterator

from arbiter_gui.explain.barred_bye import barred_from_bye
from arbiter_gui.explain.criterion_facts import has_several_scores, members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.reasons import reason
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.wordings import opponents
from arbiter_gui.pairing.story import BracketStory, Failure
from arbiter_gui.tournament.player import PlayerKey

KeyPair = tuple[PlayerKey, PlayerKey]
_SPEAKING_OF_IT = (
    opponents.BY_ORDER,
    opponents.KEPT,
    opponents.NOT_POSSIBLE,
    opponents.ELSEWHERE,
    opponents.WORSE,
    opponents.WOULD_BE_LEFT_OVER,
    opponents.LEFT_OVER_BARRED,
    opponents.LEFT_OVER_ELSEWHERE,
)


def opponent(known: ExplainedRound, story: BracketStory, pair: KeyPair) -> tuple[Sentence, ...]:
    """Why the rules give this pair, the most telling sentence first.

    Args:
        known: The round.
        story: The group that made the pair.
        pair: The pair, the higher ranked player first.
    """
    if pair in story.first_candidate:
        if set(story.first_candidate) == set(story.pairs):
            return (_place(known, story, pair),)
        higher, lower = map(known.who, pair)
        return (opponents.KEPT.of(higher=higher, lower=lower),)
    own = tuple(_own_failures(known, story, pair))
    return own or (_changed(known, story, pair),)


def usual_order(
    known: ExplainedRound, story: BracketStory, why: tuple[Sentence, ...]
) -> Iterator[Sentence]:
    """What the usual order of a group is, where some sentences speak of it without saying so.

    Not of a group with several scores, nor where several players have no opponent in it: it has no
    halves then.
    """
    silent = any(one.wording in _SPEAKING_OF_IT for one in why)
    rest = len(members(story)) - 2 * len(story.first_candidate)
    if silent and rest < 2 and not has_several_scores(known, story):
        moved = bool(story.mdps)
        yield (opponents.USUAL_ORDER_WITH_MOVED if moved else opponents.USUAL_ORDER).of()


def _place(known: ExplainedRound, story: BracketStory, pair: KeyPair) -> Sentence:
    """Where a pair of the natural order stands in it."""
    higher, lower = map(known.who, pair)
    moved = [one for one in story.first_candidate if one[0] in story.mdps]
    if set(members(story)) == set(pair):
        return opponents.ONLY_PAIR.of(higher=higher, lower=lower)
    if pair in moved and len(moved) == 1:
        return opponents.FIRST_MEETS_FIRST.of(higher=higher, lower=lower)
    if pair in moved:
        number = moved.index(pair) + 1
        return opponents.FIRST_OF_GROUP.of(higher=higher, lower=lower, place=number)
    rest = [one for one in story.first_candidate if one not in moved]
    players = len(members(story)) - len(story.mdps) - len(moved)
    if players - 2 * len(rest) > 1 or has_several_scores(known, story):
        return opponents.BY_ORDER.of(higher=higher, lower=lower)
    wording = opponents.HALVES_OF_REST if moved else opponents.HALVES
    return wording.of(higher=higher, lower=lower, place=rest.index(pair) + 1)


def natural_opponent(story: BracketStory, key: PlayerKey) -> PlayerKey | None:
    """Whom the natural order of a group gives a player; None when it leaves the player over."""
    for one, other in story.first_candidate:
        if key in (one, other):
            return other if key == one else one
    return None


def _own_failures(known: ExplainedRound, story: BracketStory, pair: KeyPair) -> Iterator[Sentence]:
    """The pairs of the natural order with one of the two players that are not allowed."""
    for key in pair:
        for failure in story.failures:
            if len(failure.players) == 2 and key in failure.players:
                other = failure.players[failure.players[0] == key]
                yield opponents.NOT_POSSIBLE.of(
                    one=known.who(key),
                    other=known.who(other),
                    reason=reason(known, story, failure),
                )


def _changed(known: ExplainedRound, story: BracketStory, pair: KeyPair) -> Sentence:
    """What elsewhere in the group took the two players out of the natural order."""
    if not story.failures:
        return opponents.OTHER_PAIRS.of()
    first = story.failures[0].players
    if len(first) == 1 and first[0] in pair:
        number, why = barred_from_bye(known, first[0])
        return opponents.LEFT_OVER_BARRED.of(one=known.who(first[0]), round=number, reason=why)
    key = pair[0] if natural_opponent(story, pair[0]) else pair[1]
    natural = natural_opponent(story, key)
    return _because(known, story, (key, natural), story.failures[0])


def _because(
    known: ExplainedRound,
    story: BracketStory,
    natural: tuple[PlayerKey, PlayerKey | None],
    failure: Failure,
) -> Sentence:
    """A pair of the natural order, or a player it leaves over, with what that order fails on."""
    one, other = natural
    why = reason(known, story, failure)
    if len(failure.players) == 2:
        third, fourth = map(known.who, failure.players)
        if other is None:
            return opponents.LEFT_OVER_ELSEWHERE.of(
                one=known.who(one), third=third, fourth=fourth, reason=why
            )
        return opponents.ELSEWHERE.of(
            one=known.who(one), other=known.who(other), third=third, fourth=fourth, reason=why
        )
    if other is None:
        return opponents.WOULD_BE_LEFT_OVER.of(one=known.who(one), reason=why)
    return opponents.WORSE.of(one=known.who(one), other=known.who(other), reason=why)
