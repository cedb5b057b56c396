"""Events with so many strong guests that the mix of federations is not asked of each player."""

from collections.abc import Iterable

from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, Title
from arbiter_gui.tournament.settings import is_round_robin
from arbiter_gui.tournament.tournament import Tournament

NO_FEDERATION = frozenset({"FID", "NON"})
"""Codes in the place of a federation that stand for none."""

_GUESTS, _TITLED, _FEDERATIONS = 20, 10, 3
_TITLES = frozenset({Title.GM, Title.IM, Title.WGM, Title.WIM})


def has_many_foreigners(tournament: Tournament) -> bool:
    """Whether a Swiss had, in every round so far, enough rated and titled players from abroad.

    Abroad means: not of the federation of the event. Twenty rated players from three
    federations are needed, ten of them with a title; a player counts who missed at most one
    round, pairing-allocated byes aside.

    Articles: B.01 1.4.3d.
    """
    host = tournament.event.federation
    if not host or is_round_robin(tournament.settings.system) or not tournament.rounds_paired:
        return False
    guests = [
        player
        for player in tournament.players
        if player.rating and player.federation not in {"", host, *NO_FEDERATION}
    ]
    if not _are_enough(guests):
        return False
    missed = {player.key: _missed(tournament.history(player.key)) for player in guests}
    steady = [player for player in guests if len(missed[player.key]) <= 1]
    return all(
        _are_enough([player for player in steady if number not in missed[player.key]])
        for number in range(1, tournament.rounds_paired + 1)
    )


def _are_enough(guests: list[Player]) -> bool:
    titled = sum(player.title in _TITLES for player in guests)
    federations = {player.federation for player in guests}
    return len(guests) >= _GUESTS and titled >= _TITLED and len(federations) >= _FEDERATIONS


def _missed(history: Iterable[RoundRecord]) -> set[int]:
    return {
        record.round
        for record in history
        if record.bye not in {None, ByeKind.PAIRING_ALLOCATED} or record.letter == "-"
    }
