"""Two players who sat down with exchanged colours: the game counts with the colours it had."""

from dataclasses import replace

from arbiter_gui.actions.results import game_of, words_of
from arbiter_gui.actions.rounds import outdated
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, Result, Tournament


def record_sides(
    tournament: Tournament, round_number: int, board: int, result: Result | None
) -> Change:
    """Exchanges White and Black of a board as they sat, with the result the game had that way.

    Colours that were played count for the next pairings, whatever the list said.

    Args:
        tournament: The event.
        round_number: The round.
        board: The board.
        result: The result by the colours of the board: of the player who had White there first.

    Raises:
        RefusedAction: There is no such board, or it was not played: a forfeit gives no colours.

    Articles: C.04.2 3.4.
    """
    game = game_of(tournament, round_number, board)
    values: dict[str, str | int] = {"round": round_number, "board": board}
    if any(known is not None and not known.played for known in (game.result, result)):
        raise RefusedAction(
            "sides-not-played",
            N_("Board {board} of round {round} was not played: a forfeit has no colours."),
            values,
        )
    edits = (
        Edit.changing(game, replace(game.turned, result=result)),
        *outdated(tournament, round_number),
    )
    if result is None:
        label = N_("Board {board}, round {round}: they sit with exchanged colours")
        return Change(label, edits, values)
    values["result"] = words_of(result)
    label = N_("Board {board}, round {round}: played with exchanged colours, {result}")
    return Change(label, edits, values)
