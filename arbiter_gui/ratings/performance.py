"""The performance: the average of the opponents and what the score is worth."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_gui.tiebreaks.rating_tables import rating_difference


@dataclass(frozen=True, slots=True)
class Performance:
    """A score against rated opponents.

    Attributes:
        games: Number of games.
        halves: The score in half points.
        average: Mean rating of the opponents, halves up (Ra).
        percentage: The score in hundredths of the games, halves up (p).
        difference: What the percentage is worth (dp).
    """

    games: int
    halves: int
    average: int
    percentage: int
    difference: int

    @property
    def rating(self) -> int:
        """The performance rating, Rp."""
        return self.average + self.difference


def performance(ratings: Sequence[int], halves: int) -> Performance | None:
    """The performance against opponents with these ratings; None without a game.

    >>> performance([2400, 2420, 2380, 2500, 2450, 2300, 2350, 2200, 2480], 14).rating
    2607

    Articles: B.02 8.1; B.01 1.4.7 to 1.4.9.
    """
    games = len(ratings)
    if not games:
        return None
    average = (2 * sum(ratings) + games) // (2 * games)
    percentage = (100 * halves + games) // (2 * games)
    return Performance(games, halves, average, percentage, rating_difference(percentage))
