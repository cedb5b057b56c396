"""Baku acceleration: who gets virtual points, and in which rounds."""

from collections.abc import Sequence

from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import Acceleration


def baku_acceleration(
    players: Sequence[PlayerKey], rounds: int, win_points: int
) -> tuple[Acceleration, ...]:
    """The virtual points of the first half of the players, given in order of pairing numbers.

    Half of the players, rounded up to an even number, are accelerated in the first half of the
    rounds (rounded up): with the points of a win in the first half of these, then with half a win.

    Articles: C.04.7 1.2-1.4 (2026); C.04.5.1 (2016).
    """
    group = players[: 2 * ((len(players) + 3) // 4)]
    accelerated = (rounds + 1) // 2
    with_win = (accelerated + 1) // 2
    points = (win_points,) * with_win + (win_points // 2,) * (accelerated - with_win)
    return tuple(Acceleration(player, points) for player in group)
