"""What a pairing engine knows about one player."""

from dataclasses import dataclass
from enum import Enum

from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey, Tpn


class Float(Enum):
    """Whether a player met somebody with fewer or more points in a round."""

    NONE = ""
    DOWN = "v"
    UP = "^"

    __hash__ = object.__hash__  # Enum's own, by name, is slow; cards are read in every pairing.


@dataclass(frozen=True, slots=True)
class PairingCard:
    """One player who is to be paired.

    Attributes:
        parity_number: Place among the players who have been taken into a pairing so far, this
            round included; its parity decides the first colour (article 5.2.5).
        score: Pairing score in tenths: points so far and virtual points of this round.
        colours: Colours of the played games, oldest first; unplayed rounds are left out.
        met: Opponents of played games; a forfeited game is not a meeting.
        last_float: Float of the last round.
        float_before: Float of two rounds ago.
        may_receive_pab: Whether the pairing-allocated bye is open to the player.
        unplayed_games: Past rounds without a played game.
    """

    key: PlayerKey
    tpn: Tpn
    parity_number: int
    score: int
    colours: tuple[Colour, ...] = ()
    met: frozenset[PlayerKey] = frozenset()
    last_float: Float = Float.NONE
    float_before: Float = Float.NONE
    may_receive_pab: bool = True
    unplayed_games: int = 0
