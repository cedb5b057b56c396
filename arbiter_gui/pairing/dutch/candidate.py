"""Candidate: the pairs and downfloaters that a bracket could give."""

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
