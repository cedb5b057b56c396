"""Pairs the arbiter has forbidden: family, club or team mates, by regulation of the event."""

from collections.abc import Iterable
from itertools import combinations

from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import Prohibition


def forbidden_pairs(
    prohibitions: Iterable[Prohibition], round_number: int
) -> frozenset[tuple[PlayerKey, PlayerKey]]:
    """The pairs that must not be made in a round, the lower key first."""
    return frozenset(
        pair
        for prohibition in prohibitions
        if prohibition.first_round <= round_number <= prohibition.last_round
        for pair in combinations(sorted(set(prohibition.players)), 2)
    )
