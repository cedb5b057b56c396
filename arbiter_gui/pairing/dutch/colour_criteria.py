"""Colour criteria: topscorers' colours, preferences and strong preferences that are not granted."""

from arbiter_gui.pairing.dutch.player_types import PlayerType
from arbiter_gui.pairing.swiss.colours import Strength


def _clash(first: PlayerType, second: PlayerType) -> bool:
    return first.side == second.side != 0


def _absolute_clash(first: PlayerType, second: PlayerType) -> bool:
    return _clash(first, second) and first.strength == second.strength == Strength.ABSOLUTE


def wide_difference(first: PlayerType, second: PlayerType) -> int:
    """1 where a topscorer or his opponent gets a colour difference beyond two, else 0.

    Only two equal absolute preferences can lead there; the narrower difference is refused.

    Articles: 2026 [C10]; 2017 C.8.
    """
    if not _absolute_clash(first, second):
        return 0
    return int(min(abs(first.difference), abs(second.difference)) > 1)


def third_colour(first: PlayerType, second: PlayerType) -> int:
    """1 where a topscorer or his opponent gets the same colour a third time in a row, else 0.

    The wider colour difference is granted; with equal ones a colour repeated by one of the two
    only is granted to him, because the histories differ in the game before the last.

    Articles: 2026 [C11]; 2017 C.9.
    """
    if not _absolute_clash(first, second):
        return 0
    widths = abs(first.difference), abs(second.difference)
    if widths[0] == widths[1]:
        return int(first.repeated and second.repeated)
    return first.repeated if widths[0] < widths[1] else second.repeated


def preference_refused(first: PlayerType, second: PlayerType) -> int:
    """1 where one of the two cannot get the colour he prefers.

    Articles: 2026 [C12]; 2017 C.10.
    """
    return int(_clash(first, second))


def strong_preference_refused(first: PlayerType, second: PlayerType) -> int:
    """1 where the preference that is refused is a strong one.

    An absolute preference that is refused (topscorers) is the matter of the criteria above.

    Articles: 2026 [C13]; 2017 C.11.
    """
    weaker = min(first.strength, second.strength)
    return int(_clash(first, second) and weaker == Strength.STRONG)
