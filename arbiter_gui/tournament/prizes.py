"""The prizes that an event has announced; who gets them is computed, never stored."""

from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import Player, Sex


class Sharing(Enum):
    """What tied players do with the prizes of the places that they take together."""

    BY_RANK = "rank"
    """Nothing is shared: the order after tie-breaks decides."""
    EQUAL = "equal"
    """Each gets the same."""
    HORT = "hort"
    """Half of a prize goes by rank, the other halves are put together and shared equally."""

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "rank": N_("By rank, not shared"),
            "equal": N_("Shared equally"),
            "hort": N_("Half shared (Hort)"),
        }[self.value]


@dataclass(frozen=True, slots=True)
class PrizeFund:
    """The prizes of the places and how all prizes are given.

    Attributes:
        places: Hundredths of the currency (cents), first place first; none is above the one before.
        sharing: What players with the same points do with the prizes of their places.
        unit: Amounts are rounded down to a multiple of so many cents.
        keeps_remainder: Whether what rounding leaves is kept; otherwise the best ranked of the
            group get it, a unit each.
        one_each: Whether nobody gets more than one prize.
        currency: What stands beside the amounts: "€", "EUR", "".

    Raises:
        ValueError: A prize below zero, or a unit that is no positive number of cents.
    """

    places: tuple[int, ...] = ()
    sharing: Sharing = Sharing.BY_RANK
    unit: int = 1
    keeps_remainder: bool = False
    one_each: bool = True
    currency: str = ""

    def __post_init__(self) -> None:
        if self.unit < 1 or any(amount < 0 for amount in self.places):
            raise ValueError("prizes are not below zero, and the unit is at least one cent")


@dataclass(frozen=True, slots=True)
class CategoryPrize:
    """Prizes for the best placed of those who meet a condition; every part of it has to be met.

    Attributes:
        number: Names it in the event file; of equal prizes the lower number is given first.
        amounts: Cents, for the best placed of the category first; none is above the one before.
        rating_from: Lowest rating of a player; 0 for any.
        rating_to: Highest rating of a player; 0 for any.
        unrated: Whether players without rating count; when no rating is named, only they.
        sex: Of the players; not stated means everybody.
        age_from: Lowest age, by year of birth and the year of the event (50 for S50); 0 for any.
        age_to: Highest age, counted so (16 for U16); 0 for any.
        federation: Of the players; "" for any.
        club: Of the players, whatever its capital letters; "" for any.
    """

    number: int
    name: str
    amounts: tuple[int, ...]
    rating_from: int = 0
    rating_to: int = 0
    unrated: bool = False
    sex: Sex = Sex.UNKNOWN
    age_from: int = 0
    age_to: int = 0
    federation: str = ""
    club: str = ""

    @property
    def needs_year(self) -> bool:
        """Whether the condition depends on the year of the event."""
        return bool(self.age_from or self.age_to)

    def is_for(self, player: Player, year: int) -> bool:
        """Whether a player meets the condition in an event of a year; 0 when that is not known.

        What is not known of a player is no condition met.
        """
        return (
            self._rating_fits(player.rating)
            and self._age_fits(player.birth, year)
            and self.sex in (Sex.UNKNOWN, player.sex)
            and self.federation in ("", player.federation)
            and (not self.club or self.club.casefold() == player.club.casefold())
        )

    def _rating_fits(self, rating: int) -> bool:
        if not rating:
            return self.unrated or not (self.rating_from or self.rating_to)
        if not self.rating_from and not self.rating_to:
            return not self.unrated
        return self.rating_from <= rating and (not self.rating_to or rating <= self.rating_to)

    def _age_fits(self, birth: str, year: int) -> bool:
        if not self.needs_year:
            return True
        born = year_of(birth)
        if not year or not born:
            return False
        return self.age_from <= year - born and (not self.age_to or year - born <= self.age_to)


def year_of(date: str) -> int:
    """The year that a date begins with; 0 when there is none.

    >>> year_of("1987/03/21"), year_of("")
    (1987, 0)
    """
    year = date[:4]
    return int(year) if year.isascii() and year.isdigit() and "1800" <= year <= "2099" else 0
