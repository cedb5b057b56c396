"""Everything a pairing depends on, frozen: safe to hand to another thread."""

from dataclasses import dataclass

from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True, slots=True)
class PairingPosition:
    """The state of an event before a round is paired.

    Attributes:
        round: Number of the round to be paired.
        rounds: Declared number of rounds; the last one has the topscorer rules.
        win_points: Points of a win in tenths; the topscorer limit depends on it.
        cards: The players to be paired, in ranking order (article 1.2): score descending, then
            pairing number ascending.
        forbidden: Pairs the arbiter has forbidden for this round, the lower key first.
        not_paired: Players who are in the event but not in this pairing, with the bye they get.
        revision: Revision of the tournament the position was made from.
    """

    edition: str
    round: int
    rounds: int
    initial_colour: Colour
    win_points: int
    cards: tuple[PairingCard, ...]
    forbidden: frozenset[tuple[PlayerKey, PlayerKey]] = frozenset()
    not_paired: tuple[tuple[PlayerKey, ByeKind], ...] = ()
    revision: int = 0
    system: str = "dutch"
