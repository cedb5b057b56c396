"""The tokens of `###` records: who met whom with which colour and result; players by key."""

import re
from typing import NamedTuple

from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.result import Result

_FORFEITS = {
    Result.WHITE_WINS_BY_FORFEIT: "+--",
    Result.BLACK_WINS_BY_FORFEIT: "--+",
    Result.DOUBLE_FORFEIT: "---",
}


def seat(player: PlayerKey) -> str:
    """A player, whose pairing number is put in when the record is written."""
    return f"{{{int(player)}}}"


def game_token(game: Game) -> str:
    """White and Black of a board: "{12}-{3}"."""
    return f"{seat(game.white)}-{seat(game.black)}"


def board_token(board: Board) -> str:
    """A board without result, "{12}-{3}", or the pairing-allocated bye, "{44}=PAB"."""
    white, black = board
    return f"{seat(white)}=PAB" if black is None else f"{seat(white)}-{seat(black)}"


def result_token(result: Result | None) -> str:
    """A result in the letters of TRF files: "1-0", "=-=", "+--"; "*" for none."""
    if result is None:
        return "*"
    return _FORFEITS.get(result) or "-".join(result.value)


def result_tokens(before: Game, after: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was and what is: only the parts of a board that differ."""
    if (before.white, before.black) != (after.white, after.black):
        was, is_now = game_token(before), game_token(after)
        if before.result is None and after.result is None:
            return (was,), (is_now,)
        return (f"{was}: {result_token(before.result)}",), (
            f"{is_now}: {result_token(after.result)}",
        )
    was = f"{game_token(before)}: {result_token(before.result)}"
    return (was,), (result_token(after.result),)


class TokenOfGame(NamedTuple):
    """A board as a token tells it; `result` is None where it tells that there was none."""

    white: PlayerKey
    black: PlayerKey
    result: Result | None


def game_of_token(token: str) -> TokenOfGame | None:
    """The board of "{12}-{3}: 1-0"; None for a token of another kind."""
    found = _GAME.fullmatch(token)
    if found is None or found["result"] not in _RESULTS:
        return None
    white, black = (PlayerKey(int(found[name])) for name in ("white", "black"))
    return TokenOfGame(white, black, _RESULTS[found["result"]])


_GAME = re.compile(r"\{(?P<white>\d+)\}-\{(?P<black>\d+)\}(?:: (?P<result>\S+))?")
_RESULTS: dict[str | None, Result | None] = {
    None: None,
    "*": None,
    **{result_token(result): result for result in Result},
}
