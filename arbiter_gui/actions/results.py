"""Results of games: entered, corrected, cleared; in the newest round and in earlier ones."""

from dataclasses import replace
from typing import cast

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, Game, Result, Tournament

_WORDS = {
    Result.WHITE_WINS: "1–0",
    Result.BLACK_WINS: "0–1",
    Result.DRAW: "½–½",
    Result.WHITE_WINS_BY_FORFEIT: "+ / -",
    Result.BLACK_WINS_BY_FORFEIT: "- / +",
    Result.DOUBLE_FORFEIT: "- / -",
    Result.BOTH_LOSE: "0–0",
    Result.WHITE_DRAWS_BLACK_LOSES: "½–0",
    Result.WHITE_LOSES_BLACK_DRAWS: "0–½",
    Result.SHORT_WHITE_WINS: "1–0 (W/L)",
    Result.SHORT_BLACK_WINS: "0–1 (L/W)",
    Result.SHORT_DRAW: "½–½ (D/D)",
    Result.ADJOURNED: "?-?",
}


def enter_result(
    tournament: Tournament, round_number: int, board: int, result: Result | None
) -> Change:
    """Writes the result of a board; None clears it.

    Earlier rounds may be corrected too: scores and tie-breaks follow, pairings that were made stay
    as they are (C.04.2 4.3).

    Raises:
        RefusedAction: There is no such board.
    """
    game = game_of(tournament, round_number, board)
    edits = () if game.result is result else (Edit.changing(game, replace(game, result=result)),)
    values: dict[str, str | int] = {"round": round_number, "board": board}
    if result is None:
        return Change(N_("Clear the result of board {board}, round {round}"), edits, values)
    values["result"] = words_of(result)
    return Change(N_("Board {board}, round {round}: {result}"), edits, values)


def adjourn_missing(tournament: Tournament) -> Change:
    """Enters every game that has no result as adjourned: it counts as a draw for the pairing.

    Raises:
        RefusedAction: No result is missing.

    Articles: C.04.2 3.1.
    """
    missing = [
        game
        for number in range(1, tournament.rounds_paired + 1)
        for game in tournament.games_without_result(number)
    ]
    if not missing:
        raise RefusedAction("no-result-missing", N_("No result is missing."))
    edits = [Edit.changing(game, replace(game, result=Result.ADJOURNED)) for game in missing]
    values: dict[str, str | int] = {"boards": ", ".join(f"{g.round}.{g.board}" for g in missing)}
    return Change(
        N_("Adjourned, counted as draws (round and board): {boards}"), tuple(edits), values
    )


def correct_report(
    tournament: Tournament, round_number: int, board: int, result: Result | None
) -> Change:
    """Corrects a result for the rating report only; None takes the correction back.

    Pairings and standings keep the result as it was entered.

    Raises:
        RefusedAction: There is no such board; it has no result; or its round is the newest one,
            where the result itself is corrected.

    Articles: C.04.2 4.3.
    """
    game = game_of(tournament, round_number, board)
    values: dict[str, str | int] = {"round": round_number, "board": board}
    if round_number >= tournament.rounds_paired or game.result is None:
        raise RefusedAction(
            "report-not-closed",
            N_("Round {round} is the newest one: correct the result itself on board {board}."),
            values,
        )
    reported = None if result is game.result else result
    edits = (
        ()
        if reported is game.reported
        else (Edit.changing(game, replace(game, reported=reported)),)
    )
    if reported is None:
        label = N_("Report board {board}, round {round}, with the result as entered")
        return Change(label, edits, values)
    values["result"] = words_of(reported)
    return Change(N_("Report board {board}, round {round}, as {result}"), edits, values)


def words_of(result: Result) -> str:
    """A result as the journal writes it."""
    return _WORDS[result]


def game_of(tournament: Tournament, round_number: int, board: int) -> Game:
    """The game on a board.

    Raises:
        RefusedAction: There is no such board.
    """
    game = tournament.fact("game", (round_number, board))
    if game is None:
        raise RefusedAction(
            "board-unknown",
            N_("There is no board {board} in round {round}."),
            {"board": board, "round": round_number},
        )
    return cast("Game", game)
