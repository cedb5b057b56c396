"""The order of the boards on the published list."""

from arbiter_gui.pairing.card import PairingCard


def board_place(higher: PairingCard, lower: PairingCard) -> tuple[int, int, int]:
    """What a board is sorted by: score of the higher ranked player, sum of scores, his number.

    Pairing scores, so that accelerated groups stay together (C.04.7 1.5).

    Articles: C.04.2 3.6 (2026); D.9 (until 2026).
    """
    return -higher.score, -(higher.score + lower.score), higher.tpn
