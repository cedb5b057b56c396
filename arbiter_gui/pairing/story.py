"""What a bracket looked like and how it was paired, for whoever asks why."""

from dataclasses import dataclass

from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True, slots=True)
class BracketStory:
    """One bracket of one round as the engine found it and left it.

    Attributes:
        score: Score of the residents in tenths.
        mdps: Moved-down players that came in, in ranking order.
        residents: Players of the scoregroup, in ranking order.
        pairs: The pairs made, higher ranked player first.
        downfloaters: Players left for the next bracket.
    """

    score: int
    mdps: tuple[PlayerKey, ...]
    residents: tuple[PlayerKey, ...]
    pairs: tuple[tuple[PlayerKey, PlayerKey], ...]
    downfloaters: tuple[PlayerKey, ...]
