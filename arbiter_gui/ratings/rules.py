"""Which rating differences count, by the regulations in force on the first day of the event."""

from dataclasses import dataclass

from arbiter_gui.ratings.rate_of_play import RatingType

_CAP = 400
_UNLIMITED = 2650
_WIDE_GAP = 600
_FAVOURITE = 2600
_FIRST_OF_2024 = "2024/03/01"
_GAPS_SINCE = "2024/12/01"
_UNLIMITED_SINCE = "2025/10/01"


@dataclass(frozen=True, slots=True)
class RatingRules:
    """The treatment of large differences.

    Attributes:
        since: First day of these rules.
        chapter: Where the calculation stands; rapid and blitz have a chapter of their own.
        unlimited_from: From this rating on a player's differences count as they are, or None.
        leaves_out_gaps: Whether games 600 points apart are not rated above 2600.
        too_early: Whether the event began before the oldest rules that are known here.
    """

    rating_type: RatingType
    since: str
    chapter: str
    unlimited_from: int | None = None
    leaves_out_gaps: bool = False
    too_early: bool = False

    @property
    def article(self) -> str:
        """Where the differences that count are laid down."""
        return f"{self.chapter}.3.1"

    def difference(self, own: int, opponent: int) -> int:
        """The difference that counts for a player: at most 400 but for the highest rated.

        Each of the two looks at the own rating, so that a game can count 413 for the one and
        400 for the other.

        Articles: B.02 8.3.1.
        """
        difference = own - opponent
        if self.unlimited_from is not None and own >= self.unlimited_from:
            return difference
        return max(-_CAP, min(_CAP, difference))

    def is_rated(self, own: int, opponent: int) -> bool:
        """Whether the ratings of the two allow a rated game."""
        wide = abs(own - opponent) >= _WIDE_GAP and max(own, opponent) > _FAVOURITE
        return not (self.leaves_out_gaps and wide)


def rules_of(rating_type: RatingType, start: str) -> RatingRules:
    """The rules for an event by its first day ("2026/05/01"); without a date those of today.

    Articles: B.02 8.3.1 of 2024-03-01 with its change of 2025-10-01; for rapid and blitz 7.3.1
    with its change of 2024-12-01.
    """
    too_early = bool(start) and start < _FIRST_OF_2024
    if rating_type is RatingType.STANDARD:
        if not start or start >= _UNLIMITED_SINCE:
            return RatingRules(rating_type, _UNLIMITED_SINCE, "B.02 8", _UNLIMITED)
        return RatingRules(rating_type, _FIRST_OF_2024, "B.02 8", too_early=too_early)
    chapter = "B.02 (rapid and blitz) 7"
    if not start or start >= _GAPS_SINCE:
        return RatingRules(rating_type, _GAPS_SINCE, chapter, leaves_out_gaps=True)
    return RatingRules(rating_type, _FIRST_OF_2024, chapter, too_early=too_early)
