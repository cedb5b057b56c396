"""Players who leave the event, by choice or not, and players who come back."""

from dataclasses import replace

from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Bye, ByeKind, Change, Edit, Fact, Player, PlayerKey, Tournament


def withdraw(tournament: Tournament, key: PlayerKey) -> Change:
    """The player is not paired from the next round on; what was asked for later rounds lapses.

    A game of the round that is being played stays: its result is entered as for any other.

    Raises:
        RefusedAction: The player has withdrawn already, or does not exist.

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
    round_number = tournament.rounds_paired + 1
    return Change(
        N_("Withdraw {name} from round {round} on"),
        _leaving(tournament, player, replace(player, withdrawn_from=round_number)),
        {"name": player.name, "round": round_number},
    )


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


def readmit(tournament: Tournament, key: PlayerKey) -> Change:
    """A player who had withdrawn or was expelled plays again; the rounds between are absences.

    Raises:
        RefusedAction: The player has not withdrawn, or does not exist.
    """
    player = registered(tournament, key)
    if player.withdrawn_from is None:
        raise RefusedAction("not-withdrawn", N_("{name} has not withdrawn."), {"name": player.name})
    has_bye = {bye.round for bye in _byes(tournament, key)}
    missed = (
        record.round
        for record in tournament.history(key)
        if record.opponent is None
        and record.round >= player.withdrawn_from
        and record.round not in has_bye
    )
    edits = (
        Edit.changing(player, replace(player, withdrawn_from=None, expelled=False)),
        *(Edit.adding(Bye(number, key, ByeKind.ZERO_POINT)) for number in missed),
    )
    return Change(
        N_("Readmit {name} from round {round} on"),
        edits,
        {"name": player.name, "round": tournament.rounds_paired + 1},
    )


def _refuse_expelled(player: Player) -> None:
    if player.expelled:
        raise RefusedAction(
            "expelled-already",
            N_("{name} was already expelled, from round {round} on."),
            {"name": player.name, "round": player.withdrawn_from or 0},
        )


def _leaving(tournament: Tournament, player: Player, gone: Player) -> tuple[Edit, ...]:
    """The edits of a departure: what was asked for the rounds that come lapses."""
    coming = tournament.rounds_paired + 1
    lapsed = (bye for bye in _byes(tournament, player.key) if bye.round >= coming)
    return Edit.changing(player, gone), *(Edit.removing(bye) for bye in lapsed)


def _byes(tournament: Tournament, key: PlayerKey) -> tuple[Bye, ...]:
    facts: tuple[Fact, ...] = tournament.facts()
    return tuple(fact for fact in facts if isinstance(fact, Bye) and fact.player == key)
