"""What other boards do worse in a group than those by the rules, as a clause."""

from collections.abc import Iterable

from arbiter_gui.explain.criterion_facts import members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.reasons import reason
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.pairing.checker import Difference
from arbiter_gui.pairing.story import BracketKind, BracketStory, Failure
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey

_LOOKS_BACK = "needs of the brackets below"


def story_of(known: ExplainedRound, difference: Difference) -> BracketStory:
    """The group of a difference, as the rules pair it."""
    stories = known.outcome.stories if known.outcome else ()
    return next(story for story in stories if story.score == difference.bracket)


def is_for_those_below(known: ExplainedRound, difference: Difference) -> bool:
    """Whether the rules give up better pairs of a group for the groups below. Article: 2012 C.12.

    A group that was opened or asked for other floaters does not have the first pairs of its own
    order, so that order does not decide either.
    """
    verdict = difference.verdict
    if verdict is None or verdict.name == _LOOKS_BACK:
        return verdict is not None
    looked_back = story_of(known, difference).kind in (BracketKind.ASKED, BracketKind.OPENED)
    return verdict.computed is None and looked_back


def reason_of_difference(
    known: ExplainedRound, difference: Difference, boards: Iterable[Board]
) -> Sentence | None:
    """What gets worse first in a group; None where the order alone decides, or those below."""
    verdict = difference.verdict
    if verdict is None or verdict.computed is None or is_for_those_below(known, difference):
        return None
    story = story_of(known, difference)
    failure = Failure(verdict.article, verdict.name, (), verdict.played, verdict.computed)
    return reason(known, story, failure, _pairs(story, boards))


def _pairs(story: BracketStory, boards: Iterable[Board]) -> tuple[tuple[PlayerKey, PlayerKey], ...]:
    """The boards between players of the group, the higher ranked player first."""
    rank = {key: place for place, key in enumerate(members(story))}
    pairs = []
    for white, black in boards:
        if black is not None and white in rank and black in rank:
            higher, lower = sorted((white, black), key=rank.__getitem__)
            pairs.append((higher, lower))
    return tuple(pairs)
