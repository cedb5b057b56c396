"""Why a player was moved down from a group."""

from arbiter_gui.explain.criterion_facts import members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.reasons import reason, reason_of_pair
from arbiter_gui.explain.sentences import Sentence, Value
from arbiter_gui.explain.wordings import brackets, opponents
from arbiter_gui.pairing.story import BracketKind, BracketStory
from arbiter_gui.tournament.player import PlayerKey

LOOKING_BACK = frozenset({BracketKind.ASKED, BracketKind.OPENED})
"""Groups that were paired anew for the sake of those below."""


def moved_down(
    known: ExplainedRound, story: BracketStory, key: PlayerKey, *, again: bool = False
) -> Sentence:
    """Why a group had to move somebody down, and why this player; `again`: not the first group."""
    plain = brackets.FURTHER_DOWN_PLAIN if again else brackets.MOVED_DOWN_PLAIN
    full = brackets.FURTHER_DOWN if again else brackets.MOVED_DOWN
    values: dict[str, Value] = {"points": known.points(story.score)}
    if not again:
        values["who"] = known.who(key)
    nobody = nobody_to_meet(known, story, key)
    if nobody is not None:
        return plain.of(**values, cause=nobody)
    values["cause"] = cause(known, story)
    why = choice(known, story, key)
    return plain.of(**values) if why is None else full.of(**values, choice=why)


def nobody_to_meet(known: ExplainedRound, story: BracketStory, key: PlayerKey) -> Sentence | None:
    """Where the player may meet nobody in the group: why; moved-down players never meet."""
    others = story.residents if key in story.mdps else members(story)
    reasons = [reason_of_pair(known, key, other) for other in others if other != key]
    if len(reasons) < 2 or None in reasons:
        return None
    all_met = all(one is not None and one.wording is opponents.MET for one in reasons)
    return (brackets.CAUSE_ALL_MET if all_met else brackets.CAUSE_NO_OPPONENT).of()


def cause(known: ExplainedRound, story: BracketStory) -> Sentence:
    """Why a group cannot pair everybody in it."""
    number, pairs = len(members(story)), len(story.pairs)
    if number == 1:
        return brackets.CAUSE_ALONE.of()
    if pairs < story.possible_pairs:
        return _more_possible(known, story)
    apart = reason_of_pair(known, *members(story)) if number == 2 else None
    if apart is not None:
        return _two(known, story, apart)
    if pairs == number // 2:
        return brackets.CAUSE_ODD.of(number=number)
    return _few_pairs(number, pairs)


def _more_possible(known: ExplainedRound, story: BracketStory) -> Sentence:
    """More pairs were possible, but not for the rest of the round, or not with the lowest bye."""
    bye = len(known.cards) % 2 == 1 and known.edition == "2026"
    if len(members(story)) == 2:
        one, other = map(known.who, members(story))
        wording = brackets.CAUSE_REST_TWO if bye else brackets.CAUSE_BELOW_TWO
        return wording.of(one=one, other=other)
    more = story.possible_pairs - len(story.pairs)
    if story.mdps:
        return (brackets.CAUSE_REST_WITH_MOVED if bye else brackets.CAUSE_BELOW_WITH_MOVED).of(
            number=more
        )
    return (brackets.CAUSE_REST if bye else brackets.CAUSE_BELOW).of(number=more)


def _few_pairs(number: int, pairs: int) -> Sentence:
    if not pairs:
        return brackets.CAUSE_NO_PAIR.of(number=number)
    return brackets.CAUSE_FEW_PAIRS.of(number=number, left=number - 2 * pairs)


def _two(known: ExplainedRound, story: BracketStory, apart: Sentence) -> Sentence:
    """Why the only two of a group do not meet; with their points where these differ."""
    one, other = (known.cards[key] for key in members(story))
    if one.score == other.score:
        return brackets.CAUSE_TWO.of(reason=apart)
    return brackets.CAUSE_TWO_SCORES.of(
        one=known.who(one.key),
        other=known.who(other.key),
        one_points=known.points(one.score),
        other_points=known.points(other.score),
        reason=apart,
    )


def natural_floaters(story: BracketStory) -> tuple[PlayerKey, ...]:
    """Who has no opponent in the natural order."""
    paired = {key for pair in story.first_candidate for key in pair}
    return tuple(key for key in members(story) if key not in paired)


def choice(known: ExplainedRound, story: BracketStory, key: PlayerKey) -> Sentence | None:
    """Why it is this player who is moved down; None where there was nobody to choose from."""
    everybody = members(story)
    natural = natural_floaters(story)
    if len(natural) == len(everybody):
        return None
    if key in natural:
        alone = story.downfloaters == natural == (everybody[-1],)
        return brackets.CHOICE_LAST.of() if alone else brackets.CHOICE_NATURAL.of()
    spared = [other for other in natural if other not in story.downfloaters]
    why = natural_order_fails(known, story)
    if why is None or not spared:
        return brackets.CHOICE_BELOW.of() if story.kind in LOOKING_BACK else None
    return brackets.CHOICE_INSTEAD.of(other=known.who(spared[0]), reason=why)


def natural_order_fails(known: ExplainedRound, story: BracketStory) -> Sentence | None:
    """The first thing that the natural order of a group fails on; None when it was taken."""
    if not story.failures:
        return None
    failure = story.failures[0]
    why = reason(known, story, failure)
    if len(failure.players) != 2:
        return why
    third, fourth = map(known.who, failure.players)
    return opponents.PAIR_IN_IT.of(third=third, fourth=fourth, reason=why)
