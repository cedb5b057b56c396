"""Who gets White in a pair, rule by rule."""

from typing import NamedTuple

from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.outcome import Pair
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


def coloured_pair(
    higher: PairingCard, lower: PairingCard, initial_colour: Colour, edition: Edition
) -> Pair:
    """Two players with the colours that an edition gives them, and the article that does."""
    colour, rule = allocated_colour(
        higher, lower, initial_colour, wider_difference_first=edition.wider_difference_first
    )
    article = edition.colour_articles[rule - 1]
    if colour is Colour.WHITE:
        return Pair(higher.key, lower.key, article)
    return Pair(lower.key, higher.key, article)


def allocated_colour(
    higher: PairingCard,
    lower: PairingCard,
    initial_colour: Colour,
    *,
    wider_difference_first: bool = True,
) -> Allocation:
    """The colour of the higher ranked of two players; the other one gets the opposite.

    Args:
        higher: The higher ranked player.
        lower: The lower ranked player.
        initial_colour: The colour drawn by lot before round 1.
        wider_difference_first: Whether of two absolute preferences the one with the wider colour
            difference is the stronger; in edition 2012 they are equal.

    Articles: 2026 5.2.1-5.2.5; 2017 E.1-E.5; 2012 E.1-E.5.
    """
    own, other = colour_preference(higher.colours), colour_preference(lower.colours)
    wanted = own.colour
    if wanted is not other.colour:
        return _GRANTED[wanted or (Colour.WHITE if other.colour is Colour.BLACK else Colour.BLACK)]
    if wanted is None:
        odd = higher.parity_number % 2 == 1
        return Allocation(initial_colour if odd else initial_colour.opposite, 5)
    stronger = _stronger(own, other)
    if stronger is None and wider_difference_first and own.strength is Strength.ABSOLUTE:
        stronger = _wider(higher, lower)
    if stronger is not None:
        return Allocation(wanted if stronger else wanted.opposite, 2)
    for mine, theirs in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if mine is not theirs:
            return Allocation(mine.opposite, 3)
    return Allocation(wanted, 4)


_GRANTED = {colour: Allocation(colour, 1) for colour in Colour}


def _stronger(own: ColourPreference, other: ColourPreference) -> bool | None:
    """Whether the higher ranked player has the stronger preference; None when equal."""
    return None if own.strength == other.strength else own.strength > other.strength


def _wider(higher: PairingCard, lower: PairingCard) -> bool | None:
    """Whether the higher ranked player has the wider colour difference; None when equal."""
    widths = abs(colour_difference(higher.colours)), abs(colour_difference(lower.colours))
    return None if widths[0] == widths[1] else widths[0] > widths[1]
