"""Floats of a board or a bye: different scores, and whether a player floats again."""

from collections.abc import Callable, Iterator

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.other_floater import another_down, another_up
from arbiter_gui.explain.sentences import Sentence, Wording
from arbiter_gui.explain.wordings import floats
from arbiter_gui.pairing.card import Float
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey

_Form = Callable[[RoundRecord], Wording]


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
    for ago in down:
        yield _again(known, higher, ago, _down)
    other = another_down(known, higher, down[0]) if down else None
    if other:
        yield floats.INSTEAD_DOWN.of(who=known.who(higher), **other)
    up = tuple(_rounds_ago(known, lower, Float.UP))
    for ago in up:
        yield _again(known, lower, ago, _up)
    other = another_up(known, pair, up[0]) if up else None
    if other:
        yield floats.INSTEAD_UP.of(who=known.who(lower), **other)


def repeated_by_bye(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """The floats of the last two rounds that the bye repeats: it counts like being moved down."""
    for ago in _rounds_ago(known, key, Float.DOWN):
        yield _again(known, key, ago, _bye)


def _rounds_ago(known: ExplainedRound, key: PlayerKey, direction: Float) -> Iterator[int]:
    """When a player had a float: one round ago, two rounds ago, or both."""
    card = known.cards[key]
    for ago, one in enumerate((card.last_float, card.float_before), start=1):
        if one is direction:
            yield ago


def _again(known: ExplainedRound, key: PlayerKey, ago: int, form: _Form) -> Sentence:
    past = known.tournament.history(key)[known.round - ago - 1]
    return form(past).of(who=known.who(key), round=past.round)


def _down(past: RoundRecord) -> Wording:
    if past.played:
        return floats.DOWN_AGAIN
    bye = past.letter == ByeKind.PAIRING_ALLOCATED.value
    return floats.DOWN_AFTER_BYE if bye else floats.DOWN_AFTER_NO_GAME


def _up(_past: RoundRecord) -> Wording:
    return floats.UP_AGAIN


def _bye(past: RoundRecord) -> Wording:
    return floats.BYE_AFTER_DOWN if past.played else floats.BYE_AFTER_NO_GAME
