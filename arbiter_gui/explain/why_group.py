"""Which group a board belongs to, and who was in it."""

from arbiter_gui.explain.criterion_facts import has_several_scores, members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.wordings import brackets
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.tournament.player import PlayerKey


def group(
    known: ExplainedRound, story: BracketStory, pair: tuple[PlayerKey, PlayerKey]
) -> Sentence:
    """The score of a group and who was in it, those moved down apart; a pair is always named."""
    if has_several_scores(known, story):
        scores = [known.cards[key].score for key in members(story)]
        return brackets.ONE_GROUP.of(
            high=known.points(max(scores)),
            low=known.points(min(scores)),
            players=known.some(members(story), pair),
        )
    points, players = known.points(story.score), known.some(story.residents, pair)
    if not story.mdps:
        return brackets.GROUP.of(points=points, players=players)
    return brackets.GROUP_WITH_MOVED.of(
        points=points, players=players, moved=known.some(story.mdps, pair)
    )
