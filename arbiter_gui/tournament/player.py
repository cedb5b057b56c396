"""A player as registered, and the two numbers that name one."""

from dataclasses import dataclass
from enum import Enum
from typing import NewType

from arbiter_gui.i18n import N_

PlayerKey = NewType("PlayerKey", int)
"""Names a player for the life of the event file; never changes, never shown."""

Tpn = NewType("Tpn", int)
"""Tournament pairing number: the place in the initial ranking list (C.04.2 article 2)."""


BY_HAND = N_("by hand")
"""The source of a rating that the arbiter typed."""


def one_line(text: str) -> str:
    r"""One line without control characters, spaces in a row or halves of a character.

    Marks of writing direction are among what goes: a name must not turn the line it stands in.

    >>> one_line(" Ana\u202e  Li\t")
    'Ana Li'
    """
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return " ".join("".join(c if c.isprintable() else " " for c in whole).split())


class Title(Enum):
    """FIDE titles in the order of the initial ranking list (C.04.2 article 2.2)."""

    GM = "GM"
    IM = "IM"
    WGM = "WGM"
    FM = "FM"
    WIM = "WIM"
    CM = "CM"
    WFM = "WFM"
    WCM = "WCM"
    NONE = ""

    @property
    def order(self) -> int:
        """0 for the highest title; a player without title comes last."""
        return list(Title).index(self)


class Sex(Enum):
    """As FIDE's files write it: `m`, `w`, or nothing known."""

    MALE = "m"
    FEMALE = "w"
    UNKNOWN = ""

    @property
    def label(self) -> str:
        """The word that is shown, marked for translation."""
        return {"m": N_("male"), "w": N_("female"), "": N_("not stated")}[self.value]


@dataclass(frozen=True, slots=True)
class Player:
    """One registered player; everything computed from results lives elsewhere.

    Attributes:
        key: Stable name inside the event file.
        tpn: Tournament pairing number; may have gaps, is unique in the event.
        name: "Lastname, Firstname".
        rating: Rating used in this event; 0 for an unrated player.
        fide_id: FIDE identity number; 0 when there is none.
        birth: "1987/03/21", "1987" or "" as far as known.
        first_round: First round the player can be paired in; more than 1 for a late entry.
        withdrawn_from: First round the player is no longer paired in, or None.
        expelled: Whether the player was expelled, from `withdrawn_from` on.
        official_rating: Rating of the official list, kept apart from the one that is used; 0 when
            unknown.
        rating_source: Where `rating` comes from: the list with its month ("FIDE standard 2026-12"),
            a file, "by hand", or "" when a file did not say.
        national_id: Number in the national federation's register, or "".
        national_rating: Rating of the national federation, whichever is used; 0 when unknown.
        national_title: Title or class that the national federation gives, or "".
        national_origin: Region or the like within the national federation, or "".
        k_factor: K of the rating list; 0 when the list did not say.
        checked_in: Whether the player has been seen in the hall.
        half_bye_refused: Whether the player is not entitled to a half-point bye.
    """

    key: PlayerKey
    tpn: Tpn
    name: str
    title: Title = Title.NONE
    sex: Sex = Sex.UNKNOWN
    rating: int = 0
    federation: str = ""
    fide_id: int = 0
    birth: str = ""
    club: str = ""
    first_round: int = 1
    withdrawn_from: int | None = None
    expelled: bool = False
    official_rating: int = 0
    rating_source: str = ""
    national_id: str = ""
    k_factor: int = 0
    checked_in: bool = False
    half_bye_refused: bool = False
    national_rating: int = 0
    national_title: str = ""
    national_origin: str = ""

    def takes_part(self, round_number: int) -> bool:
        """Whether the player has entered and not withdrawn by the given round."""
        gone = self.withdrawn_from is not None and round_number >= self.withdrawn_from
        return round_number >= self.first_round and not gone

    def has_left(self, after_round: int) -> bool:
        """Whether the player has withdrawn, or was expelled, by the end of a round."""
        return self.withdrawn_from is not None and self.withdrawn_from <= after_round + 1

    def is_out_of_standings(self, after_round: int) -> bool:
        """Whether the player was expelled by the end of a round; opponents keep their results."""
        return self.expelled and self.has_left(after_round)
