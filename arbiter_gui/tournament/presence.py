"""Who is expected in the next round, and who of them has been seen in the hall."""

from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.tournament import Tournament


def check_in_used(tournament: Tournament) -> bool:
    """Whether anybody has been checked in; before that nobody counts as missing."""
    return any(player.checked_in for player in tournament.players)


def expected(tournament: Tournament) -> tuple[Player, ...]:
    """Everybody who is to be paired in the next round, by number."""
    number = tournament.rounds_paired + 1
    excused = {bye.player for bye in tournament.byes(number)}
    return tuple(
        player
        for player in tournament.players
        if player.takes_part(number) and player.key not in excused
    )


def missing(tournament: Tournament) -> tuple[Player, ...]:
    """Who is expected in the next round and has not been seen; nobody without a check-in."""
    if not check_in_used(tournament):
        return ()
    return tuple(player for player in expected(tournament) if not player.checked_in)
