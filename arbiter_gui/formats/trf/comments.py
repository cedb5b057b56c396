"""Comment records (`###`): what happened in an event beside its results.

    ### MPA @ Round 5: 12-3 9-4 => 12-4 9-3
    ### Correction @ Round 4: 6-17: 1-0 => 0-1
    ### FIDE mode exited @ Round 3

A pair is the pairing numbers of White and Black, a bye is `44=PAB`.
"""

import re
from collections.abc import Iterable, Mapping

from arbiter_gui.tournament.integrity_event import IntegrityEvent
from arbiter_gui.tournament.manual_pairing import Board, ManualPairing
from arbiter_gui.tournament.player import PlayerKey

_SEAT = re.compile(r"\{(\d+)\}")


def manual_pairing_record(made: ManualPairing, numbers: Mapping[PlayerKey, int]) -> str:
    """The record of a round paired by hand: boards of the rules, then the boards kept."""
    replaced, kept = _boards(made.replaced, numbers), _boards(made.kept, numbers)
    return " ".join(f"### MPA @ Round {made.round}: {replaced} => {kept}".split())


def integrity_record(event: IntegrityEvent, numbers: Mapping[PlayerKey, int]) -> str:
    """The record of anything else that the report has to tell."""
    seats = {str(int(key)): str(number) for key, number in numbers.items()}
    before, after = (
        " ".join(_SEAT.sub(lambda found: seats.get(found[1], "0"), token) for token in tokens)
        for tokens in (event.before, event.after)
    )
    told = " => ".join(part for part in (before, after) if part)
    return f"### {event.name} @ Round {event.round}" + (f": {told}" if told else "")


def _boards(boards: Iterable[Board], numbers: Mapping[PlayerKey, int]) -> str:
    return " ".join(_board(board, numbers) for board in boards)


def _board(board: Board, numbers: Mapping[PlayerKey, int]) -> str:
    white, black = board
    return f"{numbers[white]}=PAB" if black is None else f"{numbers[white]}-{numbers[black]}"
