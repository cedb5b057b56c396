"""Player types: what the criteria read of a player, apart from whom he has met.

A type is packed into one integer, because brackets are grouped by type thousands of times a round.
`player_type` unpacks it. The parts that cannot matter in a bracket are left at zero there, so that
as many players as possible are of one type.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.swiss.colours import Strength, colour_difference, colour_preference
from arbiter_gui.tournament.colour import Colour

WHITE_SIDE, BLACK_SIDE = 1, 2

_DIFFERENCE_ZERO = 512
_LAYOUT = (  # name and number of bits, lowest first
    ("side", 2),
    ("strength", 2),
    ("difference", 10),
    ("repeated", 1),
    ("topscorer", 1),
    ("down", 2),
    ("up", 2),
    ("level", 12),
    ("held", 1),
    ("unplayed", 10),
    ("outlook", 12),
    ("above", 20),
)
_SHIFT: dict[str, int] = {}
_position = 0
for _name, _bits in _LAYOUT:
    _SHIFT[_name] = _position
    _position += _bits

DOWN_MASK = 3 << _SHIFT["down"]
UP_MASK = 3 << _SHIFT["up"]
LEVEL_SHIFT = _SHIFT["level"]
HELD_BIT = 1 << _SHIFT["held"]
UNPLAYED_SHIFT = _SHIFT["unplayed"]
OUTLOOK_SHIFT = _SHIFT["outlook"]
ABOVE_SHIFT = _SHIFT["above"]
SIDE_MASK = 3
_ABSOLUTE_BITS = int(Strength.ABSOLUTE) << _SHIFT["strength"]
_TOPSCORER_BIT = 1 << _SHIFT["topscorer"]


class PlayerType(NamedTuple):
    """What the criteria may read of one player.

    Attributes:
        side: Colour of the preference: 0 none, 1 White, 2 Black.
        difference: Colour difference; kept only for absolute preferences in the last round.
        repeated: Whether the last two games had one colour; kept as `difference` is.
        down: Downfloats: bit 0 for the last round, bit 1 for the round before.
        up: Upfloats, likewise.
        level: 0 for a resident; 1 for an MDP of the highest score in the bracket, 2 for the next.
        held: Whether the player must be paired here, because the round could not be completed.
        unplayed: Unplayed games, where the criterion on the PAB asks for them.
        outlook: What the player's floating would cost the next bracket.
        above: Tenths of points above the lowest score of a bracket whose residents have several.
    """

    side: int = 0
    strength: int = 0
    difference: int = 0
    repeated: int = 0
    topscorer: int = 0
    down: int = 0
    up: int = 0
    level: int = 0
    held: int = 0
    unplayed: int = 0
    outlook: int = 0
    above: int = 0


@cache
def player_type(packed: int) -> PlayerType:
    """Unpacks a type."""
    values = {name: packed >> _SHIFT[name] & (1 << bits) - 1 for name, bits in _LAYOUT}
    if values["difference"]:
        values["difference"] -= _DIFFERENCE_ZERO
    return PlayerType(**values)


@lru_cache(maxsize=1 << 14)
def colour_bits(colours: tuple[Colour, ...]) -> int:
    """The colour part of a type, from the colours of the played games, oldest first."""
    preference = colour_preference(colours)
    if preference.colour is None:
        return 0
    side = WHITE_SIDE if preference.colour is Colour.WHITE else BLACK_SIDE
    return side | preference.strength << _SHIFT["strength"]


def last_round_colour_bits(colours: tuple[Colour, ...], *, topscorer: bool) -> int:
    """The colour part of a type in the last round: more is told of absolute preferences."""
    bits = colour_bits(colours)
    if bits & _ABSOLUTE_BITS != _ABSOLUTE_BITS:
        return bits
    repeated = len(colours) > 1 and colours[-2] is colours[-1]
    bits |= (colour_difference(colours) + _DIFFERENCE_ZERO) << _SHIFT["difference"]
    return bits | repeated << _SHIFT["repeated"] | topscorer << _SHIFT["topscorer"]


def bound_side(colour: int) -> int:
    """The side an absolute preference binds a player to; 0 where it may be refused."""
    if colour & _ABSOLUTE_BITS != _ABSOLUTE_BITS or colour & _TOPSCORER_BIT:
        return 0
    return colour & SIDE_MASK


_FLOAT_BITS = {
    Float.NONE: 0,
    Float.DOWN: 1 << _SHIFT["down"],
    Float.UP: 1 << _SHIFT["up"],
}


def float_bits(card: PairingCard) -> int:
    """The float part of a type."""
    return _FLOAT_BITS[card.last_float] | _FLOAT_BITS[card.float_before] << 1
