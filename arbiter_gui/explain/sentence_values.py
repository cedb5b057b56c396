"""What may stand in a sentence: players, points, codes, terms; each knows its own words."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.swiss.colours import ColourPreference
from arbiter_gui.tables.colour_code import code_text, colour_letter
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tables.points import points_text
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import Player

_PLAYER = N_("#{number} {name}")


class SentenceValue(Protocol):
    """Something that a sentence can hold, shown in the language in use."""

    def text(self) -> str:
        """The words."""
        ...


@dataclass(frozen=True, slots=True)
class Who:
    """A player, named by pairing number and surname."""

    player: Player

    def text(self) -> str:
        """The words: "#12 Petrov"."""
        return fill(_PLAYER, {"number": self.player.tpn, "name": surname(self.player)})


@dataclass(frozen=True, slots=True)
class Everybody:
    """Several players in the given order."""

    players: tuple[Player, ...]

    def text(self) -> str:
        """The words: "#12 Petrov, #14 Ruiz"."""
        return ", ".join(Who(player).text() for player in self.players)


@dataclass(frozen=True, slots=True)
class Points:
    """Points in tenths."""

    tenths: int

    def text(self) -> str:
        """The words: "3½"."""
        return points_text(self.tenths)


@dataclass(frozen=True, slots=True)
class Code:
    """The code of a colour preference before a round: `W`, `(W)`, `w` or `A`."""

    preference: ColourPreference
    edition: str
    round: int

    def text(self) -> str:
        """The code in the letters of the language in use."""
        return code_text(self.preference, self.edition, self.round)


@dataclass(frozen=True, slots=True)
class ColourHistory:
    """The colours of the played games, oldest first."""

    colours: tuple[Colour, ...]

    def text(self) -> str:
        """The letters of the language in use: "WBW"; a dash where no game was played."""
        return "".join(map(colour_letter, self.colours)) or "–"


@dataclass(frozen=True, slots=True)
class Term:
    """A text that was marked for translation, for example the name of a criterion."""

    message: str

    def text(self) -> str:
        """The term in the language in use."""
        return _(self.message)


@dataclass(frozen=True, slots=True)
class Listed:
    """Several values with commas between them."""

    values: tuple[SentenceValue, ...]

    def text(self) -> str:
        """The words."""
        return ", ".join(value.text() for value in self.values)


def listed(values: Iterable[SentenceValue]) -> Listed:
    """Several values as one."""
    return Listed(tuple(values))
