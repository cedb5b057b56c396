"""Downfloaters: their scores, and what they do to the next bracket.

Their number [C6] is settled before, as the number of pairs; the rest is counted here.
"""

from arbiter_gui.pairing.dutch.player_types import PlayerType


def floating_again(floater: PlayerType) -> int:
    """1 for an MDP that floats again; compared score by score, the highest first.

    Residents all have the same score, and their number follows from that of the MDPs.

    Articles: 2026 [C7]; 2017 C.6.
    """
    return int(floater.level > 0)


def next_bracket_loss(floater: PlayerType) -> int:
    """What the only downfloater costs the next bracket: see `look_ahead`.

    Articles: 2026 [C8]; 2017 C.7.
    """
    return floater.outlook
