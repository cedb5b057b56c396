"""Comment records (`###`): what happened in an event beside its results.

    ### MPA @ Round 5: 12-3 9-4 => 12-4 9-3

A pair is the pairing numbers of White and Black, a bye is `44=PAB`.
"""

from collections.abc import Iterable, Mapping

from arbiter_gui.tournament.manual_pairing import Board, ManualPairing
from arbiter_gui.tournament.player import PlayerKey


def manual_pairing_record(made: ManualPairing, numbers: Mapping[PlayerKey, int]) -> str:
    """The record of a round paired by hand: boards of the rules, then the boards kept."""
    replaced, kept = _boards(made.replaced, numbers), _boards(made.kept, numbers)
    return " ".join(f"### MPA @ Round {made.round}: {replaced} => {kept}".split())


def _boards(boards: Iterable[Board], numbers: Mapping[PlayerKey, int]) -> str:
    return " ".join(_board(board, numbers) for board in boards)


def _board(board: Board, numbers: Mapping[PlayerKey, int]) -> str:
    white, black = board
    return f"{numbers[white]}=PAB" if black is None else f"{numbers[white]}-{numbers[black]}"
