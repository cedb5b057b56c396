"""Cut and Median: which contributions are left out of a sum (C.07 articles 14 and 16.5)."""

from collections.abc import Sequence
from dataclasses import dataclass

LOW_CUTS = {"C1": 1, "C2": 2, "M1": 1, "M2": 2}
HIGH_CUTS = {"M1": 1, "M2": 2}


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one round adds to a sum over opponents, in tenths.

    Attributes:
        voluntary: Whether the player chose not to play that round.
    """

    round: int
    value: int
    voluntary: bool = False


def remaining(contributions: Sequence[Contribution], modifier: str) -> tuple[Contribution, ...]:
    """The contributions that a modifier ("C1", "C2", "M1", "M2" or "") leaves in.

    The lowest values go first, then for a median as many of the highest ones. When fewer values
    than cuts are left, nothing is left.
    """
    left = list(contributions)
    for _cut in range(LOW_CUTS.get(modifier, 0)):
        if left:
            left.remove(_next_to_cut(left))
    for _cut in range(HIGH_CUTS.get(modifier, 0)):
        if left:
            left.remove(max(left, key=lambda contribution: contribution.value))
    return tuple(left)


def _next_to_cut(contributions: Sequence[Contribution]) -> Contribution:
    """The lowest voluntary unplayed round if there is one, else the lowest value.

    A voluntary round cannot be lower than the lowest value, so the proviso of the article is
    always met in a sum of scores.

    Articles: C.07 16.5.
    """
    chosen = [contribution for contribution in contributions if contribution.voluntary]
    return min(chosen or contributions, key=lambda contribution: contribution.value)
