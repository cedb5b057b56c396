"""The tokens of `###` records: who met whom with which colour and result; players by key."""

from arbiter_gui.tournament import Board, Game, PlayerKey, Result

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
