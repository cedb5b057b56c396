"""Who leads alone and does not meet the other leader, or anybody of the next score."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.publication_item import Item, Seats, Severity
from arbiter_gui.explain.reasons import reason_of_pair
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.explain.why_not_text import why_not_sentences
from arbiter_gui.explain.wordings import publication, wanted_pair
from arbiter_gui.progress import Progress
from arbiter_gui.tournament.player import PlayerKey

_PAIR = 2
_BOARDS = (wanted_pair.BOARDS, wanted_pair.BOARDS_BY_NAME)


def leader_items(known: ExplainedRound, seats: Seats, progress: Progress) -> Iterator[Item]:
    """Two who lead alone and do not meet; one leader who meets nobody of the next score.

    Where they could meet, but the rules do not let them, the reason is given as well.
    """
    cards = known.position.cards
    leader = cards[0]
    top = [card.key for card in cards if card.score == leader.score]
    if len(top) == len(cards) or len(top) > _PAIR:
        return
    following = [card.key for card in cards if card.score == cards[len(top)].score]
    rivals = top[1:] or following
    for number, board in seats:
        if leader.key not in board or not set(rivals).isdisjoint(board):
            continue
        possible = [key for key in rivals if reason_of_pair(known, leader.key, key) is None]
        item = _two_leaders if len(top) == _PAIR else _one_leader
        found = replace(item(known, possible), round=known.round, board=number)
        why = _why(known, leader.key, possible[0], progress) if possible else ()
        yield replace(found, why=why)


def _why(
    known: ExplainedRound, leader: PlayerKey, rival: PlayerKey, progress: Progress
) -> tuple[Sentence, ...]:
    """Why the rules do not make the pair; nothing where they do make it."""
    if known.outcome is None:
        return ()
    answer = why_not(known.position, leader, rival, progress, computed=known.outcome)
    if answer.is_made:
        return ()
    sentences = why_not_sentences(known, answer)
    return tuple(sentence for sentence in sentences if sentence.wording not in _BOARDS)


def _two_leaders(known: ExplainedRound, possible: list[PlayerKey]) -> Item:
    first, second = known.position.cards[:_PAIR]
    players = (first.key, second.key)
    one, other = known.who(first.key), known.who(second.key)
    points = known.points(first.score)
    if possible:
        sentence = publication.LEADERS_APART.of(one=one, other=other, points=points)
        return Item(Severity.WARNING, sentence, players)
    why = reason_of_pair(known, *players)
    if why is None:
        raise AssertionError("leaders who cannot meet have a reason")
    sentence = publication.LEADERS_CANNOT.of(one=one, other=other, points=points, reason=why)
    return Item(Severity.NOTE, sentence, players)


def _one_leader(known: ExplainedRound, possible: list[PlayerKey]) -> Item:
    leader, second, *_others = known.position.cards
    form = publication.LEADER_PASSED if possible else publication.LEADER_CANNOT
    sentence = form.of(
        who=known.who(leader.key),
        points=known.points(leader.score),
        following=known.points(second.score),
    )
    severity = Severity.WARNING if possible else Severity.NOTE
    return Item(severity, sentence, (leader.key, *possible[:1]))
