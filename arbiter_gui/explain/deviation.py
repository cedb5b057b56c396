"""A board that is not what the rules give: what they give instead, and what is wrong or worse."""

from collections.abc import Iterator

from arbiter_gui.explain.criterion_facts import measure
from arbiter_gui.explain.explained_round import ExplainedRound, PlayedBoard
from arbiter_gui.explain.reasons import reason_of_pair
from arbiter_gui.explain.sentence_values import Term
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.why_colours import board_colours
from arbiter_gui.explain.wordings import deviations, opponents
from arbiter_gui.pairing.checker import Difference
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.tournament.player import PlayerKey


def deviation(known: ExplainedRound, board: PlayedBoard) -> Iterator[Sentence]:
    """What the rules give instead of a board, and why."""
    if known.outcome is None:
        yield deviations.NO_PAIRING.of(edition=known.edition)
        yield from breaks(known, board)
        return
    if board.black is not None and _same_pair(known, board.white, board.black):
        yield deviations.COLOURS_TURNED.of(edition=known.edition)
        yield by_rules(known, board.white)
        yield board_colours(known, board.white, board.black).sentence()
        return
    yield _origin(known, board)
    keys = (board.white,) if board.black is None else (board.white, board.black)
    yield from (by_rules(known, key) for key in keys)
    broken = tuple(breaks(known, board))
    yield from broken or _less_well(known, board)


def _origin(known: ExplainedRound, board: PlayedBoard) -> Sentence:
    """Where the board comes from, as far as the event says."""
    record = known.tournament.manual_pairing(known.round) if known.is_paired else None
    if record is not None and record.reason and (board.white, board.black) in record.kept:
        return deviations.BY_HAND.of(edition=known.edition, reason=record.reason)
    return deviations.NOT_BY_RULES.of(edition=known.edition)


def by_rules(known: ExplainedRound, key: PlayerKey) -> Sentence:
    """What the rules give a player."""
    pair = known.pair_by_rules(key)
    if pair is not None:
        return deviations.RULES_PAIR.of(white=known.who(pair.white), black=known.who(pair.black))
    if known.outcome and known.outcome.pab == key:
        return deviations.RULES_BYE.of(who=known.who(key))
    return deviations.RULES_UNPAIRED.of(who=known.who(key))


def breaks(known: ExplainedRound, board: PlayedBoard) -> Iterator[Sentence]:
    """The absolute rule that a board breaks."""
    if board.black is None:
        card = known.cards.get(board.white)
        if card and not card.may_receive_pab:
            why = opponents.NOT_ENTITLED.of(who=known.who(board.white))
            yield deviations.BREAKS.of(reason=why)
        return
    found = reason_of_pair(known, board.white, board.black)
    if found is not None:
        yield deviations.BREAKS.of(reason=found)


def _same_pair(known: ExplainedRound, one: PlayerKey, other: PlayerKey) -> bool:
    pair = known.pair_by_rules(one)
    return pair is not None and other in (pair.white, pair.black)


def _less_well(known: ExplainedRound, board: PlayedBoard) -> Iterator[Sentence]:
    """The first criterion that the boards of the group follow less well."""
    wanted = (board.white, board.black)
    for difference in known.differences:
        if wanted in difference.played:
            yield from _verdict(known, known.story_that_paired(board.white), difference)
            return


def _verdict(
    known: ExplainedRound, story: BracketStory | None, difference: Difference
) -> Iterator[Sentence]:
    verdict = difference.verdict
    if verdict is None:
        return
    if verdict.name == "order of the candidates":
        yield deviations.ORDER_ONLY.of()
        return
    name = Term(verdict.name)
    if not isinstance(verdict.played, int):
        yield deviations.LESS_WELL_PLAIN.of(criterion=name)
        return
    yield deviations.LESS_WELL.of(
        criterion=name,
        played=measure(known, story, verdict.name, verdict.played),
        computed=measure(known, story, verdict.name, verdict.computed),
    )
