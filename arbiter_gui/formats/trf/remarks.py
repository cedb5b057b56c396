"""Remarks (`###` records): what happened in an event beside its results.

    ### MPA @ Round 5: 12-3 9-4 => 12-4 9-3
    ### Correction @ Round 4: 6-17: 1-0 => 0-1
    ### FIDE mode exited @ Round 3

A name, a round, what was and what is. A pair is the pairing numbers of White and Black, a bye is
`44=PAB`. `Remark` reads and writes the form that all names share; each name then has two functions
of its own, such as those of rounds paired by hand below.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from arbiter_gui.tournament.integrity_event import IntegrityEvent
from arbiter_gui.tournament.manual_pairing import Board, ManualPairing
from arbiter_gui.tournament.player import PlayerKey

MANUAL_PAIRING = "MPA"

_FORM = re.compile(r"###\s+(?P<name>[^@:]+?)\s*@\s*Round\s+(?P<round>\d{1,3})\s*(?::(?P<rest>.*))?")
_PAIR = re.compile(r"(\d{1,4})-(\d{1,4})")
_SEAT = re.compile(r"\{(\d+)\}")
_BYE = re.compile(r"(\d{1,4})=PAB")


@dataclass(frozen=True, slots=True)
class Remark:
    """One `###` record.

    Attributes:
        name: As the record begins: "MPA".
        before: What was, token by token.
        after: What is.
        has_arrow: Whether both are told; else everything stands in `before`.
    """

    name: str
    round: int
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    has_arrow: bool = True

    @property
    def line(self) -> str:
        """The record."""
        tokens = [*self.before, *(["=>"] if self.has_arrow else []), *self.after]
        place = f"{self.round}:" if tokens else f"{self.round}"
        return " ".join(["###", self.name, "@", "Round", place, *tokens])


def read_remark(line: str) -> Remark | None:
    """The remark in a line of a file; None where it is none or has another form."""
    found = _FORM.fullmatch(line.strip())
    if found is None:
        return None
    before, arrow, after = (found["rest"] or "").partition("=>")
    what_was, what_is = tuple(before.split()), tuple(after.split())
    return Remark(found["name"], int(found["round"]), what_was, what_is, bool(arrow))


def remark_of_manual_pairing(made: ManualPairing, numbers: Mapping[PlayerKey, int]) -> Remark:
    """The remark on a round paired by hand: boards of the rules, then the boards kept."""
    replaced, kept = _tokens(made.replaced, numbers), _tokens(made.kept, numbers)
    return Remark(MANUAL_PAIRING, made.round, replaced, kept)


def manual_pairing_of(
    remark: Remark, boards: Iterable[Board], keys: Mapping[int, PlayerKey]
) -> ManualPairing | None:
    """The record of a round paired by hand; the file does not tell the reason.

    None where the remark is of another kind, or where the boards that it says were kept are not
    those of the round.

    Args:
        remark: What the file says.
        boards: The boards of the round, the pairing-allocated bye behind them.
        keys: The players by the numbers of the file.
    """
    played = tuple(boards)
    if remark.name != MANUAL_PAIRING:
        return None
    kept, replaced = _boards(remark.after, keys), _boards(remark.before, keys)
    if kept is None or replaced is None or not kept or not set(kept) <= set(played):
        return None
    same = tuple(board for board in played if board not in kept)
    # Without a board of the rules in the record, the rules allowed no pairing at all.
    computed = (*same, *replaced) if replaced else ()
    return ManualPairing(remark.round, played, computed)


def integrity_record(event: IntegrityEvent, numbers: Mapping[PlayerKey, int]) -> str:
    """The record of anything else that the report has to tell."""
    seats = {str(int(key)): str(number) for key, number in numbers.items()}
    before, after = (
        " ".join(_SEAT.sub(lambda found: seats.get(found[1], "0"), token) for token in tokens)
        for tokens in (event.before, event.after)
    )
    told = " => ".join(part for part in (before, after) if part)
    return f"### {event.name} @ Round {event.round}" + (f": {told}" if told else "")


def _boards(tokens: Iterable[str], keys: Mapping[int, PlayerKey]) -> tuple[Board, ...] | None:
    """The boards that tokens name; None where one of them names none."""
    boards: list[Board] = []
    for token in tokens:
        found = _PAIR.fullmatch(token) or _BYE.fullmatch(token)
        numbers = [int(number) for number in found.groups()] if found else []
        if not numbers or not all(number in keys for number in numbers):
            return None
        white, *black = (keys[number] for number in numbers)
        boards.append((white, black[0] if black else None))
    return tuple(boards)


def _tokens(boards: Iterable[Board], numbers: Mapping[PlayerKey, int]) -> tuple[str, ...]:
    return tuple(_token(board, numbers) for board in boards)


def _token(board: Board, numbers: Mapping[PlayerKey, int]) -> str:
    white, black = board
    return f"{numbers[white]}=PAB" if black is None else f"{numbers[white]}-{numbers[black]}"
