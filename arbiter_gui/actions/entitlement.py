"""What nobody can have: a round after the last one, or half a point that is not due."""

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import ByeKind, Player, Tournament


def refuse_beyond_last_round(tournament: Tournament, first_round: int) -> None:
    """Lets nobody enter after the last round.

    Raises:
        RefusedAction: `no-round-left`.
    """
    rounds = tournament.settings.rounds
    if rounds and first_round > rounds:
        raise RefusedAction(
            "no-round-left",
            N_("The last round is round {rounds}: nobody can enter from round {round} on."),
            {"rounds": rounds, "round": first_round},
        )


def refuse_missed_rounds(player: Player, kind: ByeKind) -> None:
    """Gives nothing but zero or half a point for a missed round, and half only to the entitled.

    Raises:
        RefusedAction: `missed-rounds` or `half-bye-refused`.
    """
    if kind not in (ByeKind.ZERO_POINT, ByeKind.HALF_POINT):
        raise RefusedAction(
            "missed-rounds",
            N_("A late entry gets no points or half a point for a missed round, nothing else."),
        )
    refuse_half_point(player, kind)


def refuse_half_point(player: Player, kind: ByeKind) -> None:
    """Gives no half-point bye to a player who is not entitled to one.

    Raises:
        RefusedAction: `half-bye-refused`.
    """
    if kind is ByeKind.HALF_POINT and player.half_bye_refused:
        raise RefusedAction(
            "half-bye-refused",
            N_("{name} is not entitled to half-point byes. Give a zero-point bye."),
            {"name": player.name},
        )
