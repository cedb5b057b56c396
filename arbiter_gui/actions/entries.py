"""When a player enters the event: from the start, or later, with or without points for it.

A late entrant is kept in either of two ways. He may stand on the list from the start and be absent
until he arrives: the numbers stay, and those below him count as if he were not there. Or he is
registered on arrival: he gets the number of his rating, and those below him grow by one.
"""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_gui.actions.entitlement import refuse_beyond_last_round, refuse_missed_rounds
from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Bye, ByeKind, Change, Edit, Player, PlayerKey, Tournament


def has_been_paired(tournament: Tournament, key: PlayerKey) -> bool:
    """Whether a player was in a pairing: on a board, or with the pairing-allocated bye."""
    return any(
        record.opponent is not None or record.bye is ByeKind.PAIRING_ALLOCATED
        for record in tournament.history(key)
    )


def enter_from(
    tournament: Tournament,
    key: PlayerKey,
    round_number: int,
    *,
    missed_rounds: ByeKind = ByeKind.ZERO_POINT,
) -> Change:
    """Settles from which round a player on the list plays, who has not been paired so far.

    With half a point for missed rounds every round before gives a half-point bye; else byes that
    were asked for rounds to come before it lapse, and recorded ones stay.

    Raises:
        RefusedAction: The player has been paired or has left, the round is paired already or is
            beyond the last one, or half a point cannot be given.

    Articles: C.04.2 2.4, 2.5.
    """
    player = registered(tournament, key)
    values: dict[str, str | int] = {"name": player.name, "round": round_number}
    if has_been_paired(tournament, key):
        raise RefusedAction(
            "entered-already",
            N_("{name} has entered the event already. Ask for a bye, or withdraw the player."),
            values,
        )
    _refuse_paired_round(tournament, round_number)
    refuse_beyond_last_round(tournament, round_number)
    refuse_missed_rounds(player, missed_rounds)
    edits = (
        *_first_round(player, round_number),
        *_byes_before(tournament, key, round_number, missed_rounds),
    )
    return Change(N_("{name} plays from round {round} on"), edits, values)


def _refuse_paired_round(tournament: Tournament, round_number: int) -> None:
    if round_number <= tournament.rounds_paired:
        raise RefusedAction(
            "entry-round-paired",
            N_("Round {round} is paired. Nobody can enter before round {next}."),
            {"round": round_number, "next": tournament.rounds_paired + 1},
        )


def _first_round(player: Player, round_number: int) -> tuple[Edit, ...]:
    after = replace(player, first_round=round_number)
    return () if after == player else (Edit.changing(player, after),)


def _byes_before(
    tournament: Tournament, key: PlayerKey, first_round: int, kind: ByeKind
) -> Iterator[Edit]:
    for number in range(1, first_round):
        bye = tournament.fact("bye", (number, int(key)))
        half = Bye(number, key, ByeKind.HALF_POINT)
        if kind is ByeKind.HALF_POINT:
            if bye is None:
                yield Edit.adding(half)
            elif isinstance(bye, Bye) and bye.kind is ByeKind.ZERO_POINT:
                yield Edit.changing(bye, half)
        elif bye is not None and number > tournament.rounds_paired:
            yield Edit.removing(bye)
