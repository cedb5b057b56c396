"""What may stand in a sentence: players, points, codes, terms; each knows its own words."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.story import Count
from arbiter_gui.pairing.swiss.colours import ColourPreference, colour_preference
from arbiter_gui.tables.colour_code import code_text, colour_letter, reasons, wish
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tables.points import decimal_sign, points_text
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import Player

_PLAYER = N_("#{number} {name}")
_AND_MORE = N_("{names} and {number} more")
_VIRTUAL = N_("{points} (virtual points counted)")
_BYE = N_("{player}: bye")
_CLAIM = N_("{wish} ({why})")


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
class Some:
    """Several players in the given order; of many only the first are named.

    Attributes:
        asked: Those who are named in any case.
    """

    players: tuple[Player, ...]
    most: int = 6
    asked: tuple[Player, ...] = ()

    def text(self) -> str:
        """The words: "#12 Petrov, #14 Ruiz and 3 more"."""
        more = len(self.players) - self.most
        named = self.players if more < 2 else self._named()
        names = ", ".join(Who(player).text() for player in named)
        return fill(_AND_MORE, {"names": names, "number": more}) if more > 1 else names or "–"

    def _named(self) -> tuple[Player, ...]:
        """The first ones, and those who were asked for in place of the last of them."""
        places = range(len(self.players))
        order = sorted(places, key=lambda place: self.players[place] not in self.asked)
        return tuple(self.players[place] for place in sorted(order[: self.most]))


@dataclass(frozen=True, slots=True)
class Score:
    """A pairing score in tenths.

    Attributes:
        virtual: Whether virtual points of an acceleration are counted in this round.
    """

    tenths: int
    virtual: bool = False

    def text(self) -> str:
        """The words: "3½"."""
        points = points_text(self.tenths)
        return fill(_VIRTUAL, {"points": points}) if self.virtual else points


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
class Claim:
    """The colour that is due after some games, and why, in words."""

    colours: tuple[Colour, ...]

    def text(self) -> str:
        """The words: "must have White (two Blacks in a row)"."""
        values = {"wish": wish(colour_preference(self.colours)), "why": Due(self.colours).text()}
        return fill(_CLAIM, values)


@dataclass(frozen=True, slots=True)
class Due:
    """Why a colour is due after some games; of two reasons the one that is seen at once."""

    colours: tuple[Colour, ...]

    def text(self) -> str:
        """The words: "two Blacks in a row"."""
        return reasons(self.colours)[-1]


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
class Measure:
    """What a criterion counts.

    Attributes:
        count: A number, or a list that is compared from its start.
        unit: How the numbers are to be read.
    """

    count: Count | None
    unit: "Unit"

    def text(self) -> str:
        """The number; a list in brackets."""
        if self.count is None:
            return "–"
        if isinstance(self.count, int):
            return self._shown(self.count)
        first, *rest = self.count or (0,)
        head = str(first) if self.unit is Unit.NUMBER_AND_SCORES else self._shown(first)
        return f"[{', '.join([head, *map(self._shown, rest)])}]"

    def _shown(self, number: int) -> str:
        if self.unit is Unit.NUMBER:
            return str(number)
        if self.unit is Unit.SQUARES:
            return f"{number // 100}{decimal_sign()}{number % 100:02d}"
        return points_text(number)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs by number, the higher ranked player first."""

    pairs: tuple[tuple[Player, Player], ...]

    def text(self) -> str:
        """The numbers: "1–5, 2–6"."""
        return ", ".join(f"{one.tpn}–{other.tpn}" for one, other in self.pairs) or "–"


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards with names, White first; None as Black stands for the bye."""

    boards: tuple[tuple[Player, Player | None], ...]

    def text(self) -> str:
        """The boards: "#3 Ruiz – #12 Petrov; #5 Endo: bye"."""
        return "; ".join(map(_board, self.boards))


def _board(board: tuple[Player, Player | None]) -> str:
    white, black = Who(board[0]).text(), board[1]
    return fill(_BYE, {"player": white}) if black is None else f"{white} – {Who(black).text()}"


@dataclass(frozen=True, slots=True)
class Numbers:
    """Players by number alone."""

    players: tuple[Player, ...]

    def text(self) -> str:
        """The numbers: "1, 2, 3"."""
        return ", ".join(str(player.tpn) for player in self.players) or "–"


@dataclass(frozen=True, slots=True)
class Badge:
    """A player of a group in the notation of the manuals: "8(W)v"."""

    number: int
    code: Code
    last_float: Float

    def text(self) -> str:
        """Number, code of the colour preference and float of the last round."""
        return f"{self.number}{self.code.text()}{self.last_float.value}"


@dataclass(frozen=True, slots=True)
class Composition:
    """Who is in a group, by score: "[14(W)][8b^, 13b^]".

    Attributes:
        scores: The players of each score, the highest first.
        joined: Whether all but the last score have been joined with it: "{[14(W)][8b^]}[12(W)v]".
    """

    scores: tuple[tuple[Badge, ...], ...]
    joined: bool = False

    def text(self) -> str:
        """The groups in brackets, the highest score first."""
        groups = [f"[{', '.join(badge.text() for badge in score)}]" for score in self.scores]
        if not self.joined:
            return "".join(groups)
        return f"{{{''.join(groups[:-1])}}}{groups[-1]}"


class Unit(Enum):
    """How the numbers of a criterion are to be read."""

    NUMBER = "number"
    TENTHS = "tenths of points"
    NUMBER_AND_SCORES = "a number, then tenths of points"
    SQUARES = "squares of tenths of points"


@dataclass(frozen=True, slots=True)
class Signed:
    """A number with its sign: a colour difference."""

    number: int

    def text(self) -> str:
        """The number: "+2", "0", "-1"."""
        return f"{self.number:+d}" if self.number else "0"


@dataclass(frozen=True, slots=True)
class Floats:
    """The floats of two rounds, the earlier one first."""

    floats: tuple[Float, Float]

    def text(self) -> str:
        """Arrows; a dash for no float."""
        return " ".join(_ARROWS[one] for one in self.floats)


_ARROWS = {Float.DOWN: "↓", Float.UP: "↑", Float.NONE: "–"}
