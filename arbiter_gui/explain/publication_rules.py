"""Where the boards of a round are not those by the rules, and what they do worse."""

from collections.abc import Iterator

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.group_difference import is_for_those_below, reason_of_difference
from arbiter_gui.explain.publication_item import Item, Seats, Severity
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.wordings import publication
from arbiter_gui.pairing.checker import Difference, compare
from arbiter_gui.tournament.manual_pairing import Board


def rule_items(known: ExplainedRound, seats: Seats, broken: set[Board]) -> Iterator[Item]:
    """Every difference from the rules, from the top group down, colours last.

    Args:
        known: The round.
        seats: Boards on which everybody has one place.
        broken: Boards that break a rule which is never broken: of their group nothing more is said.
    """
    if known.outcome is None:
        yield Item(Severity.WARNING, publication.NO_ROUND.of(), round=known.round)
        return
    boards = tuple(board for _number, board in seats)
    numbers = {board: number for number, board in seats}
    for difference in compare(known.position, boards, answer=known.outcome).differences:
        if not broken.isdisjoint(difference.played):
            continue
        played = difference.played[0] if difference.played else None
        verdict = difference.verdict
        yield Item(
            Severity.WARNING,
            _sentence(known, difference, boards),
            tuple(key for board in difference.played for key in board if key is not None),
            known.round,
            0 if played is None else numbers[played],
            verdict.article if verdict else "",
            differs=True,
        )


def _sentence(known: ExplainedRound, difference: Difference, boards: tuple[Board, ...]) -> Sentence:
    if difference.bracket is None:
        white, black = difference.played[0]
        if black is None:
            raise AssertionError("only a pair has colours")
        return publication.OTHER_COLOURS.of(one=known.who(white), other=known.who(black))
    points = known.points(difference.bracket)
    if difference.verdict is None:
        return publication.OTHER_PAIRS.of(points=points)
    why = reason_of_difference(known, difference, boards)
    if why is not None:
        return publication.OTHER_BOARDS.of(points=points, reason=why)
    below = is_for_those_below(known, difference)
    return (publication.OTHER_BELOW if below else publication.OTHER_ORDER).of(points=points)
