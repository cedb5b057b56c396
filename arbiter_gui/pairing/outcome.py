"""What a pairing engine decides."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_gui.errors import ArbiterError
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players with their colours.

    Attributes:
        colour_rule: Article of the edition that gave the colours, for example "5.2.3".
    """

    white: PlayerKey
    black: PlayerKey
    colour_rule: str = ""


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A complete round.

    Attributes:
        pairs: In board order (C.04.2 3.6).
        pab: Who gets the pairing-allocated bye, or None.
        not_paired: Everybody else, with the bye they get.
        stories: Brackets from the highest score down; empty when nobody asked for them.
        revision: Revision of the tournament this answers.
    """

    edition: str
    round: int
    pairs: tuple[Pair, ...]
    pab: PlayerKey | None = None
    not_paired: tuple[tuple[PlayerKey, ByeKind], ...] = ()
    stories: Sequence[BracketStory] = ()
    revision: int = 0


class PairingImpossible(ArbiterError):
    """No legal pairing of the round exists; the attributes are the proof.

    Outside their own number the blockers can meet nobody but the possible opponents. Take these
    away and the blockers fall into groups of an odd number each that cannot meet across: one
    player of every group stays over, and there are more groups than possible opponents.

    Attributes:
        blockers: The players who cannot all be paired, in ranking order.
        possible_opponents: Everybody else whom one of the blockers could still meet.
        pab_open: Whether one of the blockers could have the pairing-allocated bye instead.
        pab_blocks: Whether the bye is a blocker itself: nobody else may receive it.
    """

    blockers: tuple[PlayerKey, ...] = ()
    possible_opponents: tuple[PlayerKey, ...] = ()
    pab_open: bool = False
    pab_blocks: bool = False
