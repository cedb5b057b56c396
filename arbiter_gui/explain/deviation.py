"""A board that is not what the rules give: what they give instead, and what is wrong or worse."""

from collections.abc import Iterator

from arbiter_gui.explain.explained_round import ExplainedRound, PlayedBoard
from arbiter_gui.explain.group_difference import is_for_those_below, reason_of_difference
from arbiter_gui.explain.reasons import reason_of_pair
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.why_colours import board_colours
from arbiter_gui.explain.wordings import deviations, opponents
from arbiter_gui.pairing.checker import Difference, played_boards
from arbiter_gui.tournament.player import PlayerKey


def deviation(known: ExplainedRound, board: PlayedBoard) -> Iterator[Sentence]:
    """What the rules give instead of a board, and why."""
    if known.outcome is None:
        yield deviations.NO_PAIRING.of(edition=known.edition)
        yield from breaks(known, board)
        return
    if board.black is not None and _same_pair(known, board.white, board.black):
        yield _turned(known, board)
        colours = board_colours(known, board.white, board.black)
        yield deviations.RULES_COLOURS.of(
            white=known.who(colours.white.key),
            black=known.who(colours.black.key),
            sentence=colours.sentence(),
        )
        return
    yield _origin(known, board)
    keys = (board.white,) if board.black is None else (board.white, board.black)
    yield from (by_rules(known, key) for key in keys)
    broken = tuple(breaks(known, board))
    yield from broken or _less_well(known, board)


def _origin(known: ExplainedRound, board: PlayedBoard) -> Sentence:
    """Where the board comes from, as far as the event says."""
    words = _recorded(known, board)
    if words:
        return deviations.BY_HAND.of(edition=known.edition, reason=words)
    return deviations.NOT_BY_RULES.of(edition=known.edition)


def _turned(known: ExplainedRound, board: PlayedBoard) -> Sentence:
    """That the pair has the other colours, and where this comes from."""
    words = _recorded(known, board)
    if words:
        return deviations.COLOURS_BY_HAND.of(reason=words)
    return deviations.COLOURS_TURNED.of(edition=known.edition)


def _recorded(known: ExplainedRound, board: PlayedBoard) -> str:
    """What the arbiter has written down on a board made by hand; "" for nothing."""
    record = known.tournament.manual_pairing(known.round) if known.is_paired else None
    by_hand = record is not None and (board.white, board.black) in record.kept
    return record.reason if record is not None and by_hand else ""


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
    if not board.players <= known.cards.keys():
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
            yield from _verdict(known, difference)
            return


def _verdict(known: ExplainedRound, difference: Difference) -> Iterator[Sentence]:
    if difference.verdict is None or difference.bracket is None:
        return
    why = reason_of_difference(known, difference, played_boards(known.tournament, known.round))
    if why is not None:
        yield deviations.LESS_WELL.of(reason=why)
    elif is_for_those_below(known, difference):
        yield deviations.FOR_THOSE_BELOW.of()
    else:
        yield deviations.ORDER_ONLY.of()
