"""Where an unrated player would enter the list with the games of this event."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from arbiter_gui.tiebreaks.rating_tables import rating_difference

_SUPPOSED = (1800, 1800)
_HIGHEST = 2200
_LOWEST = 1400
_GAMES_NEEDED = 5


@dataclass(frozen=True, slots=True)
class InitialRating:
    """What the games of one event say about an unrated player.

    Attributes:
        rating: The number that would come out, if nothing was played elsewhere.
        games: Games against rated opponents.
    """

    rating: int
    games: int

    @property
    def enough_games(self) -> bool:
        """Whether the games of the event alone are enough to be published."""
        return self.games >= _GAMES_NEEDED

    @property
    def high_enough(self) -> bool:
        """Whether the number reaches the floor of the list."""
        return self.rating >= _LOWEST


def initial_rating(ratings: Sequence[int], halves: int) -> InitialRating | None:
    """The first rating from games against rated opponents; None without a half point.

    Two opponents rated 1800, drawn with, are supposed beside those met; the result is rounded
    and at most 2200. A first event without a point is disregarded.

    >>> initial_rating([1900, 1901, 1902, 1902, 1902], 6).rating
    1922

    Articles: B.02 8.2.1 to 8.2.3, 7.1.4.
    """
    if not ratings or not halves:
        return None
    games = len(ratings) + len(_SUPPOSED)
    average = Fraction(sum(ratings) + sum(_SUPPOSED), games)
    percentage = (100 * (halves + len(_SUPPOSED)) + games) // (2 * games)
    exact = average + rating_difference(percentage)
    rounded = (2 * exact.numerator + exact.denominator) // (2 * exact.denominator)
    return InitialRating(min(rounded, _HIGHEST), len(ratings))
