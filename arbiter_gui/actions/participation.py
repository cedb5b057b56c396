"""Players who leave the event, by choice or not, and players who come back."""

from dataclasses import replace
from enum import Enum

from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Change,
    Edit,
    Fact,
    Game,
    Player,
    PlayerKey,
    Result,
    Tournament,
)


class RunningGame(Enum):
    """What becomes of a game without result when one of its players leaves."""

    STAYS = "stays"
    FORFEITED = "forfeited"


def withdraw(
    tournament: Tournament,
    key: PlayerKey,
    *,
    from_round: int | None = None,
    running: RunningGame = RunningGame.STAYS,
) -> Change:
    """The player is not paired from a round on, the next one unless told otherwise.

    What was asked for the rounds from there on lapses. A game of the round that is being played
    stays, and its result is entered as for any other; or it is lost by forfeit at once.

    Raises:
        RefusedAction: The player has withdrawn already, or does not exist; the round is paired.

    Articles: C.04.2 3.2.
    """
    player = registered(tournament, key)
    _refuse_expelled(player)
    if player.withdrawn_from is not None:
        raise RefusedAction(
            "withdrawn-already",
            N_("{name} has already withdrawn, from round {round} on."),
            {"name": player.name, "round": player.withdrawn_from},
        )
    round_number = _coming_round(tournament, from_round)
    forfeit = _forfeit(tournament, key) if running is RunningGame.FORFEITED else ()
    return Change(
        N_("Withdraw {name} from round {round} on"),
        (*_leaving(tournament, player, replace(player, withdrawn_from=round_number)), *forfeit),
        {"name": player.name, "round": round_number},
    )


def running_game(tournament: Tournament, key: PlayerKey) -> Game | None:
    """The game of the newest round that a player has not finished."""
    games = tournament.games_without_result(tournament.rounds_paired)
    return next((game for game in games if key in (game.white, game.black)), None)


def expel(tournament: Tournament, key: PlayerKey) -> Change:
    """The player is not paired any more and stands in no ranking; opponents keep their results.

    Somebody who has withdrawn can still be expelled.

    Raises:
        RefusedAction: The player was expelled already, or does not exist.
    """
    player = registered(tournament, key)
    _refuse_expelled(player)
    round_number = tournament.rounds_paired + 1
    if player.withdrawn_from is not None:
        round_number = min(round_number, player.withdrawn_from)
    return Change(
        N_("Expel {name} from round {round} on"),
        _leaving(tournament, player, replace(player, withdrawn_from=round_number, expelled=True)),
        {"name": player.name, "round": round_number},
    )


def readmit(tournament: Tournament, key: PlayerKey, *, from_round: int | None = None) -> Change:
    """A player who had withdrawn or was expelled plays again, in the next round unless told.

    The rounds between are absences.

    Raises:
        RefusedAction: The player has not withdrawn, or does not exist; the round is paired.
    """
    player = registered(tournament, key)
    if player.withdrawn_from is None:
        raise RefusedAction("not-withdrawn", N_("{name} has not withdrawn."), {"name": player.name})
    round_number = _coming_round(tournament, from_round)
    has_bye = {bye.round for bye in _byes(tournament, key)}
    missed = [
        record.round
        for record in tournament.history(key)
        if record.opponent is None and record.round >= player.withdrawn_from
    ]
    missed += range(tournament.rounds_paired + 1, round_number)
    edits = (
        Edit.changing(player, replace(player, withdrawn_from=None, expelled=False)),
        *(
            Edit.adding(Bye(number, key, ByeKind.ZERO_POINT))
            for number in missed
            if number not in has_bye
        ),
    )
    return Change(
        N_("Readmit {name} from round {round} on"),
        edits,
        {"name": player.name, "round": round_number},
    )


def _coming_round(tournament: Tournament, asked: int | None) -> int:
    coming = tournament.rounds_paired + 1
    if asked is not None and asked < coming:
        raise RefusedAction(
            "round-paired-already",
            N_("Round {round} is paired: choose round {next} or a later one."),
            {"round": asked, "next": coming},
        )
    return coming if asked is None else asked


def _forfeit(tournament: Tournament, key: PlayerKey) -> tuple[Edit, ...]:
    game = running_game(tournament, key)
    if game is None:
        return ()
    lost = Result.BLACK_WINS_BY_FORFEIT if game.white == key else Result.WHITE_WINS_BY_FORFEIT
    return (Edit.changing(game, replace(game, result=lost)),)


def _refuse_expelled(player: Player) -> None:
    if player.expelled:
        raise RefusedAction(
            "expelled-already",
            N_("{name} was already expelled, from round {round} on."),
            {"name": player.name, "round": player.withdrawn_from or 0},
        )


def _leaving(tournament: Tournament, player: Player, gone: Player) -> tuple[Edit, ...]:
    """The edits of a departure: what was asked for the rounds that come lapses."""
    first = max(tournament.rounds_paired + 1, gone.withdrawn_from or 0)
    lapsed = (bye for bye in _byes(tournament, player.key) if bye.round >= first)
    return Edit.changing(player, gone), *(Edit.removing(bye) for bye in lapsed)


def _byes(tournament: Tournament, key: PlayerKey) -> tuple[Bye, ...]:
    facts: tuple[Fact, ...] = tournament.facts()
    return tuple(fact for fact in facts if isinstance(fact, Bye) and fact.player == key)
