"""Floats of a board or a bye: different scores, and whether a player floats again."""

from collections.abc import Iterator
from typing import NamedTuple

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.other_floater import another_down, another_up
from arbiter_gui.explain.sentences import Sentence, Wording
from arbiter_gui.explain.wordings import floats
from arbiter_gui.pairing.card import Float
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import PlayerKey


class _Forms(NamedTuple):
    """The wordings for a float that repeats one round, both, or a round without a game."""

    once: Wording
    twice: Wording
    after_bye: Wording
    after_no_game: Wording


_DOWN = _Forms(
    floats.DOWN_AGAIN, floats.DOWN_AGAIN_TWICE, floats.DOWN_AFTER_BYE, floats.DOWN_AFTER_NO_GAME
)
_UP = _Forms(
    floats.UP_AGAIN, floats.UP_AGAIN_TWICE, floats.DOWN_AFTER_BYE, floats.DOWN_AFTER_NO_GAME
)
_BYE = _Forms(
    floats.BYE_AFTER_DOWN,
    floats.BYE_AFTER_DOWN_TWICE,
    floats.BYE_AFTER_NO_GAME,
    floats.BYE_AFTER_NO_GAME,
)


def scores(known: ExplainedRound, pair: tuple[PlayerKey, PlayerKey]) -> Sentence | None:
    """Who is moved down and who meets more points; None where both have the same score."""
    higher, lower = (known.cards[key] for key in pair)
    if higher.score == lower.score:
        return None
    return floats.FLOATS.of(
        higher=known.who(higher.key),
        lower=known.who(lower.key),
        higher_points=known.points(higher.score),
        lower_points=known.points(lower.score),
    )


def repeated(known: ExplainedRound, pair: tuple[PlayerKey, PlayerKey]) -> Iterator[Sentence]:
    """Every float of a board that repeats one of the last two rounds, and why nobody else has it.

    What another player would make worse follows what is repeated.
    """
    higher, lower = pair
    if known.cards[higher].score == known.cards[lower].score:
        return
    down = tuple(_rounds_ago(known, higher, Float.DOWN))
    yield from _again(known, higher, down, _DOWN)
    other = another_down(known, higher, down[0]) if down else None
    if other:
        yield other
    up = tuple(_rounds_ago(known, lower, Float.UP))
    yield from _again(known, lower, up, _UP)
    other = another_up(known, pair, up[0]) if up else None
    if other:
        yield other


def repeated_by_bye(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """The floats of the last two rounds that the bye repeats: it counts like being moved down."""
    yield from _again(known, key, tuple(_rounds_ago(known, key, Float.DOWN)), _BYE)


def _rounds_ago(known: ExplainedRound, key: PlayerKey, direction: Float) -> Iterator[int]:
    """When a player had a float: one round ago, two rounds ago, or both."""
    card = known.cards[key]
    for ago, one in enumerate((card.last_float, card.float_before), start=1):
        if one is direction:
            yield ago


def _again(
    known: ExplainedRound, key: PlayerKey, rounds_ago: tuple[int, ...], forms: _Forms
) -> Iterator[Sentence]:
    """The rounds with a game on one sentence, those without a game on one each."""
    history, who = known.tournament.history(key), known.who(key)
    rounds = [history[known.round - ago - 1] for ago in rounds_ago]
    played = [past.round for past in rounds if past.played]
    if len(played) > 1:
        yield forms.twice.of(who=who, round=played[0], earlier=played[1])
    elif played:
        yield forms.once.of(who=who, round=played[0])
    for past in rounds:
        if not past.played:
            bye = past.letter == ByeKind.PAIRING_ALLOCATED.value
            yield (forms.after_bye if bye else forms.after_no_game).of(who=who, round=past.round)
