"""Who gets White in a pair, rule by rule."""

from typing import NamedTuple

from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.swiss.colours import (
    ColourPreference,
    Strength,
    colour_difference,
    colour_preference,
)
from arbiter_gui.tournament.colour import Colour


class Allocation(NamedTuple):
    """The colour of the higher ranked player and the number of the rule that gave it, 1 to 5."""

    colour: Colour
    rule: int


def allocated_colour(higher: PairingCard, lower: PairingCard, initial_colour: Colour) -> Allocation:
    """The colour of the higher ranked of two players; the other one gets the opposite.

    Articles: 2026 5.2.1-5.2.5; 2017 E.1-E.5.
    """
    own, other = colour_preference(higher.colours), colour_preference(lower.colours)
    if own.colour is None and other.colour is None:
        odd = higher.parity_number % 2 == 1
        return Allocation(initial_colour if odd else initial_colour.opposite, 5)
    granted = _granted(own, other)
    if granted is not None:
        return Allocation(granted, 1)
    if own.colour is None:  # pragma: no cover - both have a preference when none was granted
        raise AssertionError
    stronger = _stronger(own, other, higher, lower)
    if stronger is not None:
        return Allocation(own.colour if stronger else own.colour.opposite, 2)
    for mine, theirs in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if mine is not theirs:
            return Allocation(mine.opposite, 3)
    return Allocation(own.colour, 4)


def _granted(own: ColourPreference, other: ColourPreference) -> Colour | None:
    """The colour that pleases both, if there is one."""
    if own.colour is None:
        return other.colour.opposite if other.colour else None
    return own.colour if own.colour is not other.colour else None


def _stronger(
    own: ColourPreference, other: ColourPreference, higher: PairingCard, lower: PairingCard
) -> bool | None:
    """Whether the higher ranked player has the stronger preference; None when equal.

    Of two absolute preferences the wider colour difference is the stronger.
    """
    if own.strength != other.strength:
        return own.strength > other.strength
    if own.strength is not Strength.ABSOLUTE:
        return None
    widths = abs(colour_difference(higher.colours)), abs(colour_difference(lower.colours))
    return None if widths[0] == widths[1] else widths[0] > widths[1]
