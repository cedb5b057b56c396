"""Why a player has no opponent: the bye of the pairing, a bye asked for, absence."""

from collections.abc import Iterator

from arbiter_gui.explain.barred_bye import barred_from_bye
from arbiter_gui.explain.criterion_facts import members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.group_difference import is_for_those_below, reason_of_difference
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.why_left_over import natural_floaters, natural_order_fails
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.explain.wordings import byes, criteria, floats
from arbiter_gui.pairing.checker import boards_of
from arbiter_gui.pairing.dutch.storyteller_ahead import LOWEST_BYE
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import PlayerKey

_BARRED = {"2026": byes.BARRED_2026, "2017": byes.BARRED_2017, "2012": byes.BARRED_2012}
_ASKED_FOR = {
    ByeKind.HALF_POINT: byes.HALF_POINT,
    ByeKind.FULL_POINT: byes.FULL_POINT,
    ByeKind.ZERO_POINT: byes.ZERO_POINT,
}


def not_paired(known: ExplainedRound, key: PlayerKey, kind: ByeKind) -> tuple[Sentence, ...]:
    """Why a player takes no part in a round."""
    player, who = known.player(key), known.who(key)
    lines = []
    if player.withdrawn_from is not None and known.round >= player.withdrawn_from:
        lines.append(byes.WITHDRAWN.of(who=who, round=player.withdrawn_from))
    elif known.round < player.first_round:
        lines.append(byes.NOT_YET_HERE.of(who=who, round=player.first_round))
    if not lines or kind is not ByeKind.ZERO_POINT:
        lines.append(_ASKED_FOR[kind].of(who=who))
    return tuple(lines)


def odd_number(known: ExplainedRound, key: PlayerKey) -> Sentence:
    """That somebody has to get the bye."""
    return byes.ODD_NUMBER.of(number=len(known.cards), who=known.who(key))


def score(known: ExplainedRound, key: PlayerKey) -> Sentence:
    """Why the bye goes to this score."""
    own = known.cards[key].score
    lower = [card for card in known.cards.values() if card.score < own]
    points = known.points(own)
    if not lower:
        return byes.LOWEST_SCORE.of(points=points)
    if not any(card.may_receive_pab for card in lower):
        return byes.ALL_BELOW_BARRED.of(points=points)
    if known.edition in LOWEST_BYE:
        return byes.NOT_COMPLETABLE.of(points=points)
    lowest = known.points(min(card.score for card in lower))
    return byes.SCORE.of(who=known.who(key), points=points, lowest=lowest)


def barred(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """Who has no more points but may not have the bye."""
    own = known.cards[key].score
    cards = known.cards.values()
    names = [card.key for card in cards if card.score <= own and not card.may_receive_pab]
    if names:
        yield _BARRED[known.edition].of(players=known.some(names))


def choice(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """Why the bye goes to this player among those of the score."""
    own = known.cards[key].score
    others = [
        card
        for card in known.cards.values()
        if card.score == own and card.may_receive_pab and card.key != key
    ]
    if not others:
        alone = sum(card.score == own for card in known.cards.values()) == 1
        yield (byes.ONLY_ONE if alone else byes.OTHERS_BARRED).of()
        return
    story = known.story_that_paired(key)
    if story is None:
        return
    yield byes.OTHERS.of(players=known.some([card.key for card in others]))
    yield from _choice_of_last_group(known, story, key)


def _choice_of_last_group(
    known: ExplainedRound, story: BracketStory, key: PlayerKey
) -> Iterator[Sentence]:
    """Why the last group leaves this player over; where it had no choice, the groups above did."""
    who, everybody, natural = known.who(key), members(story), natural_floaters(story)
    if everybody == (key,):
        yield byes.NOBODY_ELSE_LEFT.of(who=who)
    elif key in natural:
        last = everybody[-1] == key
        yield (byes.LAST_IN_ORDER if last else byes.LEFT_BY_ORDER).of(who=who)
    elif natural and story.failures:
        yield _in_place_of(known, story, natural[0])


def _in_place_of(known: ExplainedRound, story: BracketStory, other: PlayerKey) -> Sentence:
    """Why the player whom the usual order leaves over does not get the bye."""
    if story.failures[0].players == (other,):
        number, why = barred_from_bye(known, other)
        return byes.INSTEAD_BARRED.of(other=known.who(other), round=number, reason=why)
    reason = natural_order_fails(known, story)
    if reason is None:
        raise AssertionError("an order that was given up fails on something")
    return byes.INSTEAD.of(other=known.who(other), reason=reason)


def instead(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """What would get worse with the bye for the nearest other player of the score.

    Not where this is told already of whom the usual order leaves over, nor where the player is left
    over by that order and nothing else decides.
    """
    own = known.cards[key].score
    cards = known.cards.values()
    entitled = [card.key for card in cards if card.score == own and card.may_receive_pab]
    others = [other for other in entitled if other != key]
    story = known.story_that_paired(key)
    natural = () if story is None else natural_floaters(story)
    if not others or (key not in natural and set(natural) & set(others)):
        return
    why = _worse_with_bye_for(known, others[-1])
    if why is None and key not in natural:
        why = criteria.AS_GOOD.of()
    if why is not None:
        yield floats.INSTEAD_BYE.of(who=known.who(key), other=known.who(others[-1]), reason=why)


def _worse_with_bye_for(known: ExplainedRound, other: PlayerKey) -> Sentence | None:
    """What gets worse first; None where the order decides, or those below."""
    answer = why_not(known.position, other, None, computed=known.outcome)
    if answer.forced is None or answer.difference is None:
        return criteria.REST_NOT_PAIRED.of()
    if is_for_those_below(known, answer.difference):
        return criteria.BELOW.of()
    return reason_of_difference(known, answer.difference, boards_of(answer.forced))
