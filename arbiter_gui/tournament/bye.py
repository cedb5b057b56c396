"""Rounds without an opponent: the pairing-allocated bye and the byes a player asked for."""

from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import PlayerKey


class ByeKind(Enum):
    """Why a player has no opponent; the value is the letter of TRF files."""

    PAIRING_ALLOCATED = "U"
    FULL_POINT = "F"
    HALF_POINT = "H"
    ZERO_POINT = "Z"

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "U": N_("pairing-allocated bye"),
            "F": N_("full-point bye"),
            "H": N_("half-point bye"),
            "Z": N_("zero-point bye"),
        }[self.value]


@dataclass(frozen=True, slots=True)
class Bye:
    """A player's round without an opponent; for a round not yet paired it is a request."""

    round: int
    player: PlayerKey
    kind: ByeKind
