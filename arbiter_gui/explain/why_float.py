"""Floats of a board: different scores, and whether a player floats again."""

from collections.abc import Iterator

from arbiter_gui.explain.criterion_facts import DOWN_AGAIN, UP_AGAIN
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentence_values import PastRound
from arbiter_gui.explain.sentences import Sentence, Value
from arbiter_gui.explain.why_left_over import LOOKING_BACK
from arbiter_gui.explain.wordings import floats
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.tournament.player import PlayerKey


def scores(known: ExplainedRound, pair: tuple[PlayerKey, PlayerKey]) -> Sentence | None:
    """Who floats down and who up; None where both have the same score."""
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
    """The floats of a board that a player had one or two rounds ago."""
    higher, lower = (known.cards[key] for key in pair)
    if higher.score == lower.score:
        return
    yield from down_again(known, higher.key)
    for rounds_ago, last in ((1, lower.last_float), (2, lower.float_before)):
        if last is Float.UP:
            story = known.story_that_paired(lower.key)
            yield _again(known, lower.key, (Float.UP, rounds_ago), story)
            return


def down_again(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """That a player floats down as one or two rounds ago, and why that could not be spared."""
    card = known.cards[key]
    for rounds_ago, last in ((1, card.last_float), (2, card.float_before)):
        if last is Float.DOWN:
            stories = known.stories_of(key)
            left = [story for story in stories if key in story.downfloaters]
            yield _again(known, key, (Float.DOWN, rounds_ago), left[0] if left else None)
            return


def _again(
    known: ExplainedRound, key: PlayerKey, which: tuple[Float, int], story: BracketStory | None
) -> Sentence:
    direction, rounds_ago = which
    down = direction is Float.DOWN
    past = known.tournament.history(key)[known.round - rounds_ago - 1]
    values: dict[str, Value] = {
        "who": known.who(key),
        "round": PastRound(past.round, past.played),
    }
    if story is None or not _is_needed(story, key, which):
        return (floats.DOWN_AGAIN if down else floats.UP_AGAIN).of(**values)
    wording = floats.DOWN_AGAIN_NEEDED if down else floats.UP_AGAIN_NEEDED
    return wording.of(**values)


def _is_needed(story: BracketStory, key: PlayerKey, which: tuple[Float, int]) -> bool:
    """Whether a group that had a choice could not but let somebody float so again."""
    direction, rounds_ago = which
    if story.kind in LOOKING_BACK or not story.first_candidate:
        return False
    if direction is Float.DOWN and key not in story.residents:
        return False
    names = DOWN_AGAIN if direction is Float.DOWN else UP_AGAIN
    return any(
        names.get(value.name) == rounds_ago and isinstance(value.value, int) and value.value > 0
        for value in story.optimum
    )
