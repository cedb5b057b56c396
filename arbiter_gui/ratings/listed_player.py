"""A player as a rating list has him or her, and what is known about a list."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from arbiter_gui.i18n import N_


class ListKind(Enum):
    """Which ratings a list holds, and who publishes it."""

    FIDE = "fide"
    FIDE_STANDARD = "fide-standard"
    FIDE_RAPID = "fide-rapid"
    FIDE_BLITZ = "fide-blitz"
    NATIONAL = "national"

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "fide": N_("FIDE, standard, rapid and blitz"),
            "fide-standard": N_("FIDE, standard"),
            "fide-rapid": N_("FIDE, rapid"),
            "fide-blitz": N_("FIDE, blitz"),
            "national": N_("national list"),
        }[self.value]

    @property
    def is_fide(self) -> bool:
        """Whether FIDE publishes it."""
        return self is not ListKind.NATIONAL


@dataclass(frozen=True, slots=True)
class RatingList:
    """One list of the arbiter's collection.

    Attributes:
        number: Its number in the collection; 0 before it is kept there.
        name: What the arbiter calls it ("FIDE", "DWZ"); one list of each name.
        month: "2026-12", or "" when the file does not say.
        source: The file or the address it came from.
        rows: The players in it.
        added: When it was taken in, "2026-12-01T09:30".
    """

    name: str
    kind: ListKind
    month: str = ""
    source: str = ""
    rows: int = 0
    added: str = ""
    number: int = 0

    def rating_source(self, rating: str) -> str:
        """What a player's `rating_source` says: "FIDE standard 2026-12"; "DWZ 2026-12"."""
        name = f"FIDE {rating}" if self.kind.is_fide else self.name
        return f"{name} {self.month}".rstrip()


class ListedPlayer(NamedTuple):
    """One line of a rating list; 0 and "" stand for what it does not say.

    A national list has its ratings in the same three fields.

    Attributes:
        name: "Lastname, Firstname".
        sex: "m", "w" or "".
        title: A title of FIDE, "GM" to "WCM", or "".
        standard: Ratings of the three kinds, each with its K below.
        inactive: 1 where the list calls the player inactive.
        national_id: Number in the national federation's register.
    """

    name: str
    fide_id: int = 0
    federation: str = ""
    sex: str = ""
    title: str = ""
    birth_year: int = 0
    standard: int = 0
    rapid: int = 0
    blitz: int = 0
    k_standard: int = 0
    k_rapid: int = 0
    k_blitz: int = 0
    inactive: int = 0
    national_id: str = ""
    club: str = ""

    def rating(self, kind: str) -> int:
        """The rating of a kind, "standard", "rapid" or "blitz"."""
        return {"standard": self.standard, "rapid": self.rapid, "blitz": self.blitz}[kind]

    def k_factor(self, kind: str) -> int:
        """The K of a kind."""
        return {"standard": self.k_standard, "rapid": self.k_rapid, "blitz": self.k_blitz}[kind]

    @property
    def best_rating(self) -> int:
        """The highest of the three ratings."""
        return max(self.standard, self.rapid, self.blitz)


@dataclass(frozen=True, slots=True)
class Listing:
    """A player in one list of the collection."""

    player: ListedPlayer
    origin: RatingList


@dataclass(frozen=True, slots=True)
class FoundPlayer:
    """One person with everything that the lists of the collection say about him or her.

    Attributes:
        listings: In the order of the collection, at least one; the first gives name, title and
            the like.
    """

    listings: tuple[Listing, ...]

    @property
    def player(self) -> ListedPlayer:
        """The entry that gives name, title, federation and birth."""
        return self.listings[0].player

    @property
    def fide_id(self) -> int:
        """The FIDE number in any of the lists, or 0."""
        return next((found.player.fide_id for found in self.listings if found.player.fide_id), 0)

    def rating(self, source: str) -> tuple[int, Listing | None]:
        """The rating of a source: one of FIDE's three, "national", or the name of one such list.

        Returns:
            The rating and the list that gives it; 0 and None where no list does.
        """
        for listing in self.listings:
            value = _rating_in(listing, source)
            if value:
                return value, listing
        return 0, None


def _rating_in(listing: Listing, source: str) -> int:
    if listing.origin.kind.is_fide:
        return listing.player.rating(source) if source in RATINGS else 0
    if source not in (NATIONAL, listing.origin.name):
        return 0
    player = listing.player
    return player.standard or player.rapid or player.blitz


RATINGS = ("standard", "rapid", "blitz")
"""The three ratings of FIDE, by the names that `TournamentSettings.rating_order` gives them."""

NATIONAL = "national"
"""The rating of the first national list that has one."""
