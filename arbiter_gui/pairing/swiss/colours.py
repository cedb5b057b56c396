"""Colour difference and colour preference: absolute, strong, mild or none."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.history import RoundRecord


class Strength(IntEnum):
    """How strongly a player should get a colour; a larger value wins over a smaller one."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class ColourPreference:
    """The colour a player should get next and how strongly; colour is None without a game."""

    colour: Colour | None
    strength: Strength


NO_PREFERENCE = ColourPreference(None, Strength.NONE)


def played_colours(records: Iterable[RoundRecord]) -> tuple[Colour, ...]:
    """The colours of the played games, oldest first; byes and forfeits leave no trace.

    Articles: C.04.2 2026 3.4; 2017 D.5.
    """
    return tuple(record.colour for record in records if record.played and record.colour)


def colour_difference(colours: Sequence[Colour]) -> int:
    """Games with White minus games with Black, played games only.

    Articles: 2026 1.6; 2017 A.6; 2012 A.7.
    """
    return 2 * colours.count(Colour.WHITE) - len(colours)


@lru_cache(maxsize=1 << 14)
def colour_preference(colours: tuple[Colour, ...]) -> ColourPreference:
    """The preference that follows from the colours of the played games, oldest first.

    A colour difference beyond one comes before a repeated colour: both triggers of the absolute
    preference can disagree only in theory.

    Articles: 2026 1.7.1-1.7.4; 2017 A.6.a-d; 2012 A.7.a-c, f.
    """
    if not colours:
        return NO_PREFERENCE
    difference = colour_difference(colours)
    last = colours[-1]
    if abs(difference) > 1:
        wanted = Colour.BLACK if difference > 0 else Colour.WHITE
        return ColourPreference(wanted, Strength.ABSOLUTE)
    if len(colours) > 1 and colours[-2] is last:
        return ColourPreference(last.opposite, Strength.ABSOLUTE)
    if difference:
        wanted = Colour.BLACK if difference > 0 else Colour.WHITE
        return ColourPreference(wanted, Strength.STRONG)
    return ColourPreference(last.opposite, Strength.MILD)
