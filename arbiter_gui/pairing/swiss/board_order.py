"""The order of the boards on the published list."""

from collections.abc import Iterable, Mapping

from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.outcome import Pair
from arbiter_gui.tournament.player import PlayerKey


def in_board_order(
    pairs: Iterable[Pair], cards: Mapping[PlayerKey, PairingCard]
) -> tuple[Pair, ...]:
    """The pairs by score of the higher ranked player, sum of scores, his pairing number.

    Pairing scores, so that accelerated groups stay together (C.04.7 1.5).

    Articles: C.04.2 3.6 (2026); D.9 (until 2026).
    """

    def place(pair: Pair) -> tuple[int, int, int]:
        white, black = cards[pair.white], cards[pair.black]
        score, tpn = max((white.score, -white.tpn), (black.score, -black.tpn))
        return -score, -(white.score + black.score), -tpn

    return tuple(sorted(pairs, key=place))
