"""Candidate: the pairs and downfloaters that a bracket could give."""

from collections.abc import Sequence
from typing import NamedTuple


class Candidate(NamedTuple):
    """A way to pair a bracket, in bracket numbers.

    Attributes:
        pairs: The pairs, the better ranked player first.
        downfloaters: Who is left over, in ranking order.
    """

    pairs: tuple[tuple[int, int], ...]
    downfloaters: tuple[int, ...]


def candidate_of(mates: list[int], players: int) -> Candidate:
    """The candidate of a matching in which the numbers from `players` on mean floating down."""
    pairs = [(one, other) for one, other in enumerate(mates) if one < other < players]
    floaters = [one for one in range(players) if mates[one] >= players or mates[one] < 0]
    return Candidate(tuple(pairs), tuple(floaters))


def candidate_with(pairs: list[tuple[int, int]], players: int) -> Candidate:
    """The candidate with some pairs, in which everybody else floats down."""
    paired = {player for pair in pairs for player in pair}
    floaters = [player for player in range(players) if player not in paired]
    return Candidate(tuple(pairs), tuple(floaters))


def natural_candidate(upper: Sequence[int], mdps: int, players: int, pairs: int) -> Candidate:
    """S1 against S2 in their original order: the MDPs first, then the remainder.

    Args:
        upper: The MDPs in S1.
        mdps: Number of MDPs of the bracket.
        players: Number of players of the bracket.
        pairs: How many pairs are to be made.

    Articles: 2026 3.2, 3.3; 2017 B.2, B.3; 2012 C.4-C.6.
    """
    residents = range(mdps, players)
    made = list(zip(upper, residents, strict=False))
    remainder = residents[len(made) :]
    more = pairs - len(made)
    made += zip(remainder[:more], remainder[more:], strict=False)
    limbo = [mdp for mdp in range(mdps) if mdp not in upper] if len(upper) < mdps else []
    return Candidate(tuple(made), (*limbo, *remainder[2 * more :]))
