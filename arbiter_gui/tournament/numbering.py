"""The initial ranking list: who gets which pairing number, and where a late entry goes."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import Player, Tpn

LAST_ROUND_OF_RENUMBERING = 3
"""Once the round after this one is paired, the numbers stay (C.04.2 article 2.3)."""

_NO_FIDE_ID = 10**12
_NO_BIRTH = 10**8
_NUMBER = re.compile(r"[0-9]{1,4}")

RankingKey = tuple[int, int, int, str]


class EqualsBy(Enum):
    """What decides between players of equal rating and title, as announced beforehand."""

    ALPHABET = "alphabet"
    FIDE_ID = "fide_id"
    AGE = "age"
    LOT = "lot"

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "alphabet": N_("alphabetically"),
            "fide_id": N_("by FIDE ID, the lowest first"),
            "age": N_("by age, the oldest first"),
            "lot": N_("by lot"),
        }[self.value]


@dataclass(frozen=True, slots=True)
class OrderOfEquals:
    """The criterion, and the number that was drawn where it is the lot."""

    by: EqualsBy = EqualsBy.ALPHABET
    lot: int = 0

    def place(self, player: Player) -> int:
        """Where a player stands among equals; the alphabet decides between equal places."""
        match self.by:
            case EqualsBy.ALPHABET:
                return 0
            case EqualsBy.FIDE_ID:
                return player.fide_id or _NO_FIDE_ID
            case EqualsBy.AGE:
                return _day(player.birth)
            case EqualsBy.LOT:
                drawn = sha256(f"{self.lot} {player.key}".encode()).digest()
                return int.from_bytes(drawn[:8], "big")


def _day(birth: str) -> int:
    """A day of birth as a number; a year alone comes before its days, nothing known comes last."""
    year, month, day = (*map(int, _NUMBER.findall(birth)[:3]), 0, 0, 0)[:3]
    return (year * 100 + month) * 100 + day if year else _NO_BIRTH


ALPHABETICAL = OrderOfEquals()


def ranking_key(player: Player, equals: OrderOfEquals = ALPHABETICAL) -> RankingKey:
    """Sorts by rating, FIDE title, the order of equals and alphabet, accents and capitals aside.

    Articles: C.04.2 2.2.
    """
    letters = unicodedata.normalize("NFKD", player.name)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return -player.rating, player.title.order, equals.place(player), plain.casefold()


def initial_order(
    players: Iterable[Player], equals: OrderOfEquals = ALPHABETICAL
) -> tuple[Player, ...]:
    """The players in the order of the initial ranking list; equals keep their present order."""
    by_number = sorted(players, key=lambda player: player.tpn)
    return tuple(sorted(by_number, key=lambda player: ranking_key(player, equals)))


def in_initial_order(players: Iterable[Player], equals: OrderOfEquals = ALPHABETICAL) -> bool:
    """Whether the pairing numbers follow the initial ranking list."""
    by_number = sorted(players, key=lambda player: player.tpn)
    keys = [ranking_key(player, equals) for player in by_number]
    return keys == sorted(keys)


def numbered(order: Iterable[Player]) -> tuple[Player, ...]:
    """The players with the numbers 1, 2, 3... in the order given."""
    return tuple(
        player if player.tpn == number else replace(player, tpn=Tpn(number))
        for number, player in enumerate(order, start=1)
    )


def entering(
    players: Sequence[Player], newcomer: Player, equals: OrderOfEquals = ALPHABETICAL
) -> tuple[Player, ...]:
    """Everybody's record after one more player has come in at the proper place.

    The newcomer takes the number of the first player who ranks lower; the numbers from there on
    grow by one. Nobody else moves, also where the list does not follow the initial order.

    Articles: C.04.2 2.2, 2.4, 2.5.
    """
    by_number = sorted(players, key=lambda player: player.tpn)
    place = ranking_key(newcomer, equals)
    lower = (player.tpn for player in by_number if ranking_key(player, equals) > place)
    number = next(lower, None)
    if number is None:
        last = by_number[-1].tpn if by_number else 0
        return (*by_number, replace(newcomer, tpn=Tpn(last + 1)))
    return (
        *(player for player in by_number if player.tpn < number),
        replace(newcomer, tpn=number),
        *(replace(p, tpn=Tpn(p.tpn + 1)) for p in by_number if p.tpn >= number),
    )


def leaving(players: Sequence[Player], gone: Player) -> tuple[Player, ...]:
    """The others' records after a player has been taken out: the numbers below shrink by one."""
    others = sorted((p for p in players if p.key != gone.key), key=lambda player: player.tpn)
    return tuple(
        replace(player, tpn=Tpn(player.tpn - 1)) if player.tpn > gone.tpn else player
        for player in others
    )
