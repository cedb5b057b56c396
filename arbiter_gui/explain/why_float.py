"""Floats of a board: different scores, and whether a player floats again."""

from collections.abc import Iterator

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.other_floater import another_down, another_up
from arbiter_gui.explain.sentence_values import PastRound
from arbiter_gui.explain.sentences import Sentence, Value
from arbiter_gui.explain.wordings import floats
from arbiter_gui.pairing.card import Float
from arbiter_gui.tournament.player import PlayerKey


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
    """The floats of a board that a player had one or two rounds ago, and why not another player."""
    higher, lower = (known.cards[key] for key in pair)
    if higher.score == lower.score:
        return
    down = _rounds_ago(Float.DOWN, higher.last_float, higher.float_before)
    if down:
        found = another_down(known, higher.key, down)
        values = _values(known, higher.key, down)
        yield (
            floats.DOWN_AGAIN_NEEDED.of(**values, **found)
            if found
            else (floats.DOWN_AGAIN.of(**values))
        )
    up = _rounds_ago(Float.UP, lower.last_float, lower.float_before)
    if up:
        found = another_up(known, (higher.key, lower.key), up)
        values = _values(known, lower.key, up)
        yield (
            floats.UP_AGAIN_NEEDED.of(**values, **found) if found else floats.UP_AGAIN.of(**values)
        )


def _rounds_ago(direction: Float, last: Float, before: Float) -> int:
    """When a player had this float last: one or two rounds ago; 0 for neither."""
    return 1 if last is direction else 2 if before is direction else 0


def _values(known: ExplainedRound, key: PlayerKey, rounds_ago: int) -> dict[str, Value]:
    past = known.tournament.history(key)[known.round - rounds_ago - 1]
    return {"who": known.who(key), "round": PastRound(past.round, past.played)}
