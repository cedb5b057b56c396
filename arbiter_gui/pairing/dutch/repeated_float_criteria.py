"""Repeated floats: the same float as one or two rounds ago, and its score difference.

In a bracket the MDPs float down whatever happens and every resident who meets one floats up, so
what counts is who is left over and who meets an MDP.
"""

from arbiter_gui.pairing.dutch.criterion import FloaterCount, PairCount
from arbiter_gui.pairing.dutch.player_types import PlayerType


def resident_downfloater(rounds_ago: int) -> FloaterCount:
    """Counts residents who float down and did so one or two rounds ago.

    Articles: 2026 [C14], [C16]; 2017 C.12, C.14.
    """
    shift = rounds_ago - 1

    def count(floater: PlayerType) -> int:
        return 0 if floater.level else floater.down >> shift & 1

    return count


def mdp_opponent(rounds_ago: int) -> PairCount:
    """Counts residents who meet an MDP and floated up one or two rounds ago.

    Compared score by score this is the list of their score differences as well: the number is
    settled before, and a difference depends on the score of the MDP alone.

    Articles: 2026 [C15], [C17], [C19], [C21]; 2017 C.13, C.15, C.17, C.19.
    """
    shift = rounds_ago - 1

    def count(mdp: PlayerType, resident: PlayerType) -> int:
        return resident.up >> shift & 1 if mdp.level else 0

    return count


def floating_mdp(rounds_ago: int) -> FloaterCount:
    """Counts MDPs who stay without opponent and floated down one or two rounds ago.

    An MDP left in the Limbo has a larger score difference than any that is paired, and paired
    MDPs of one score all have the same; so those in the Limbo decide, the highest score first.

    Articles: 2026 [C18], [C20]; 2017 C.16, C.18.
    """
    shift = rounds_ago - 1

    def count(floater: PlayerType) -> int:
        return floater.down >> shift & 1 if floater.level else 0

    return count
