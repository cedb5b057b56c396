"""What a pairing engine decides."""

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
    stories: tuple[BracketStory, ...] = ()
    revision: int = 0


class PairingImpossible(ArbiterError):
    """No legal pairing of the round exists.

    Attributes:
        blockers: Players who have too few possible opponents between them: the proof.
        possible_opponents: Everybody whom one of the blockers could still meet.
    """

    blockers: tuple[PlayerKey, ...] = ()
    possible_opponents: tuple[PlayerKey, ...] = ()
