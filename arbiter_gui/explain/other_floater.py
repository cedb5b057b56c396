"""Why nobody else floats instead: the nearest other player is forced to, and both are compared."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from arbiter_gui.explain.criterion_facts import has_several_scores, members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.group_difference import is_for_those_below, reason_of_difference
from arbiter_gui.explain.reasons import reason_of_pair
from arbiter_gui.explain.sentences import Sentence, Value
from arbiter_gui.explain.why_left_over import LOOKING_BACK, natural_floaters, nobody_to_meet
from arbiter_gui.explain.why_not import forcing
from arbiter_gui.explain.wordings import criteria, floats
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.checker import Difference, boards_of, compare
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.story import BracketStory, KeyPair
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey


def another_down(known: ExplainedRound, key: PlayerKey, rounds_ago: int) -> Sentence | None:
    """Who might be moved down in place of a player who was so some rounds ago, and what against it.

    The last of the group who was not, and is not now. None where the group had no choice, or where
    the reason is told already.
    """
    stories = [story for story in known.stories_of(key) if key in story.downfloaters]
    if not stories or not _has_choice(known, stories[0]):
        return None
    story = stories[0]
    told = key not in natural_floaters(story) or nobody_to_meet(known, story, key) is not None
    if told or key not in story.residents:
        return None
    others = [
        one
        for one in reversed(story.residents)
        if one not in story.downfloaters and _float(known, one, rounds_ago) is not Float.DOWN
    ]
    if not others:
        return floats.DOWN_ALL_TOO.of(who=known.who(key), round=known.round - rounds_ago)
    why = _compared(known, story, _moving_down(known, story, key, others[0]))
    if why is None:
        return None
    return floats.INSTEAD_DOWN.of(who=known.who(key), other=known.who(others[0]), reason=why)


def _moving_down(
    known: ExplainedRound, story: BracketStory, key: PlayerKey, other: PlayerKey
) -> PairingPosition:
    """The position in which a group has to move down one player and to pair another one."""
    forced = _kept(known, story, [])
    inside = set(members(story))
    barred = set(forced.forbidden)
    for card in forced.cards:
        if card.key in inside:
            barred.add(_pair(other, card.key))
        else:
            barred.add(_pair(key, card.key))
    cards = tuple(
        replace(card, may_receive_pab=False) if card.key == key else card for card in forced.cards
    )
    return replace(forced, cards=cards, forbidden=frozenset(barred))


def another_up(known: ExplainedRound, pair: KeyPair, rounds_ago: int) -> Sentence | None:
    """Who might meet a moved-down player in place of who met more points some rounds ago.

    The first of the group who did not and may meet the player. None where the group had no choice.
    """
    higher, lower = pair
    story = known.story_that_paired(lower)
    if story is None or higher not in story.mdps or not _has_choice(known, story):
        return None
    names: dict[str, Value] = {"who": known.who(lower), "moved": known.who(higher)}
    others = [one for one in story.residents if one != lower]
    others = [one for one in others if reason_of_pair(known, higher, one) is None]
    if not others:
        return floats.UP_NOBODY_ELSE.of(**names)
    free = [one for one in others if _float(known, one, rounds_ago) is not Float.UP]
    if not free:
        return floats.UP_ALL_TOO.of(round=known.round - rounds_ago, **names)
    why = _compared(known, story, _kept(known, story, [(higher, free[0])]))
    if why is None:
        return None
    return floats.INSTEAD_UP.of(who=known.who(lower), other=known.who(free[0]), reason=why)


def _has_choice(known: ExplainedRound, story: BracketStory) -> bool:
    """Whether a group of one score chose by its own criteria, and had pairs to choose from."""
    own = story.kind not in LOOKING_BACK and not has_several_scores(known, story)
    return own and bool(story.first_candidate)


def _float(known: ExplainedRound, key: PlayerKey, rounds_ago: int) -> Float:
    card = known.cards[key]
    return card.last_float if rounds_ago == 1 else card.float_before


def _pair(one: PlayerKey, other: PlayerKey) -> tuple[PlayerKey, PlayerKey]:
    return min(one, other), max(one, other)


def _kept(known: ExplainedRound, story: BracketStory, boards: Iterable[Board]) -> PairingPosition:
    """The position with the boards of all groups above one, and some more."""
    return forcing(known.position, [*_above(known, story), *boards])


def _above(known: ExplainedRound, story: BracketStory) -> Iterator[Board]:
    for one in known.outcome.stories if known.outcome else ():
        if one is story:
            return
        yield from one.pairs


def _compared(
    known: ExplainedRound, story: BracketStory, forced: PairingPosition
) -> Sentence | None:
    """What gets worse first in the group; None where the group itself would stay as it is."""
    try:
        found = pair_round(forced)
    except PairingImpossible:
        return criteria.REST_NOT_PAIRED.of()
    boards = boards_of(found)
    differences = compare(known.position, boards, answer=known.outcome).differences
    if not differences or differences[0].bracket != story.score:
        return None
    return _worse(known, differences[0], boards)


def _worse(known: ExplainedRound, difference: Difference, boards: tuple[Board, ...]) -> Sentence:
    """What gets worse in the group, or for those below; else the order decides."""
    why = reason_of_difference(known, difference, boards)
    below = is_for_those_below(known, difference)
    return why or (criteria.BELOW if below else criteria.AS_GOOD).of()
