"""Score differences and floats where the residents of one bracket have several scores.

Any pair can then be one of a downfloater and an upfloater, not only that of an MDP. In all other
brackets these criteria are told by the MDPs and who is left over: see `downfloater_criteria` and
`repeated_float_criteria`.
"""

from collections.abc import Iterable

from arbiter_gui.pairing.dutch.criterion import FloaterCount, PairCount
from arbiter_gui.pairing.dutch.player_types import PlayerType

_POINT = 10


def floater_difference(floater: PlayerType) -> int:
    """Score difference of a downfloater: to a point below the lowest ranked of the bracket.

    Articles: 2017 A.8.
    """
    return floater.above + _POINT


def possible_differences(above: Iterable[int]) -> tuple[int, ...]:
    """Every difference that a pair or downfloater can have, the largest first.

    Args:
        above: What each player has above the lowest ranked one, in tenths.
    """
    scores = set(above)
    pairs = {higher - lower for higher in scores for lower in scores if higher > lower}
    return tuple(sorted(pairs | {score + _POINT for score in scores}, reverse=True))


def pair_difference(first: PlayerType, second: PlayerType) -> int:
    """1 where the players of a pair have different scores: an element of the PSD.

    Articles: 2017 A.8, C.6.
    """
    return int(first.above != second.above)


def downfloater_difference(_floater: PlayerType) -> int:
    """1 for everybody left over: an element of the PSD, by `floater_difference`.

    Articles: 2017 A.8, C.6.
    """
    return 1


def downfloater_in_pair(rounds_ago: int) -> PairCount:
    """Counts the higher of two scores if he floated down one or two rounds ago.

    Articles: 2017 C.12, C.14, C.16, C.18.
    """
    shift = rounds_ago - 1

    def count(first: PlayerType, second: PlayerType) -> int:
        if first.above == second.above:
            return 0
        return max(first, second, key=_above).down >> shift & 1

    return count


def downfloater(rounds_ago: int) -> FloaterCount:
    """Counts a player left over if he floated down one or two rounds ago.

    Articles: 2017 C.12, C.14, C.16, C.18.
    """
    shift = rounds_ago - 1
    return lambda floater: floater.down >> shift & 1


def upfloater_in_pair(rounds_ago: int) -> PairCount:
    """Counts the lower of two scores if he floated up one or two rounds ago.

    Articles: 2017 C.13, C.15, C.17, C.19.
    """
    shift = rounds_ago - 1

    def count(first: PlayerType, second: PlayerType) -> int:
        if first.above == second.above:
            return 0
        return min(first, second, key=_above).up >> shift & 1

    return count


def _above(player: PlayerType) -> int:
    return player.above
