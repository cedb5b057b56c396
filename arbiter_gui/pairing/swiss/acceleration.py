"""Virtual points of accelerated rounds (C.04.7): added to the points for pairing only."""

from collections.abc import Iterable

from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import Acceleration


def virtual_points(
    accelerations: Iterable[Acceleration], round_number: int
) -> dict[PlayerKey, int]:
    """Virtual points in tenths for one round; who is not in it has none."""
    return {
        acceleration.player: acceleration.virtual_points[round_number - 1]
        for acceleration in accelerations
        if len(acceleration.virtual_points) >= round_number
    }
