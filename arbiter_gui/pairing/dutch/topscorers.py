"""Topscorers: who may be given a colour that nobody else may, in the last round only."""

from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.position import PairingPosition


def is_last_round(position: PairingPosition) -> bool:
    """Whether the round to be paired is the last one that was declared."""
    return position.round == position.rounds


def is_topscorer(position: PairingPosition, card: PairingCard) -> bool:
    """Whether the player has more than half of the points possible before the last round.

    Articles: 2026 1.8; 2017 A.7; 2012 B.2.
    """
    best = (position.round - 1) * position.win_points
    return is_last_round(position) and 2 * card.score > best
