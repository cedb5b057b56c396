"""Check-in: who has been seen in the hall, and what becomes of those who have not."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_gui.actions.entitlement import refuse_beyond_last_round
from arbiter_gui.actions.entries import has_been_paired
from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Bye, ByeKind, Change, Edit, Player, PlayerKey, Tournament
from arbiter_gui.tournament.presence import missing


def check_in(tournament: Tournament, key: PlayerKey) -> Change:
    """Notes that a player is in the hall.

    Raises:
        RefusedAction: There is no such player.
    """
    return _marked(tournament, key, N_("{name} is here"), here=True)


def check_out(tournament: Tournament, key: PlayerKey) -> Change:
    """Takes the note back.

    Raises:
        RefusedAction: There is no such player.
    """
    return _marked(tournament, key, N_("{name} is not here yet"), here=False)


def excuse_missing(tournament: Tournament) -> Change:
    """Gives everybody who is missing a zero-point bye in the next round.

    Raises:
        RefusedAction: Nobody is missing.
    """
    number = tournament.rounds_paired + 1
    absent = _refuse_complete(tournament)
    edits = tuple(Edit.adding(Bye(number, player.key, ByeKind.ZERO_POINT)) for player in absent)
    words = N_("Zero-point byes in round {round} for those who are not here ({count})")
    return Change(words, edits, {"round": number, "count": len(edits)})


def postpone_missing(tournament: Tournament) -> Change:
    """Lets everybody who is missing enter the event one round later.

    They have no pairing number before they are paired: those below count as if they were not on
    the list. Who has been paired before gets a zero-point bye instead.

    Raises:
        RefusedAction: Nobody is missing, or the next round is the last one.

    Articles: C.04.2 2.4.
    """
    number = tournament.rounds_paired + 1
    absent = _refuse_complete(tournament)
    refuse_beyond_last_round(tournament, number + 1)
    edits = tuple(_later(tournament, absent, number))
    words = N_("Those who are not here enter in round {round} ({count})")
    return Change(words, edits, {"round": number + 1, "count": len(edits)})


def _later(tournament: Tournament, absent: Iterable[Player], number: int) -> Iterable[Edit]:
    for player in absent:
        if has_been_paired(tournament, player.key):
            yield Edit.adding(Bye(number, player.key, ByeKind.ZERO_POINT))
        else:
            yield Edit.changing(player, replace(player, first_round=number + 1))


def _marked(tournament: Tournament, key: PlayerKey, words: str, *, here: bool) -> Change:
    player = registered(tournament, key)
    after = replace(player, checked_in=here)
    edits = () if after == player else (Edit.changing(player, after),)
    return Change(words, edits, {"name": player.name})


def _refuse_complete(tournament: Tournament) -> tuple[Player, ...]:
    absent = missing(tournament)
    if not absent:
        raise RefusedAction("nobody-missing", N_("Nobody is missing: all who play are here."))
    return absent
