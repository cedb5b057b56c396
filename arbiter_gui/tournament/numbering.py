"""The initial ranking list: who gets which pairing number, and where a late entry goes."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace

from arbiter_gui.tournament.player import Player, Tpn

LAST_ROUND_OF_RENUMBERING = 3
"""Once the round after this one is paired, the numbers stay (C.04.2 article 2.3)."""


def ranking_key(player: Player) -> tuple[int, int, str]:
    """Sorts by rating, FIDE title and alphabet, accents and capitals aside.

    Articles: C.04.2 2.2.
    """
    letters = unicodedata.normalize("NFKD", player.name)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return -player.rating, player.title.order, plain.casefold()


def initial_order(players: Iterable[Player]) -> tuple[Player, ...]:
    """The players in the order of the initial ranking list; equals keep their present order."""
    by_number = sorted(players, key=lambda player: player.tpn)
    return tuple(sorted(by_number, key=ranking_key))


def in_initial_order(players: Iterable[Player]) -> bool:
    """Whether the pairing numbers follow the initial ranking list."""
    by_number = sorted(players, key=lambda player: player.tpn)
    keys = [ranking_key(player) for player in by_number]
    return keys == sorted(keys)


def numbered(order: Iterable[Player]) -> tuple[Player, ...]:
    """The players with the numbers 1, 2, 3... in the order given."""
    return tuple(
        player if player.tpn == number else replace(player, tpn=Tpn(number))
        for number, player in enumerate(order, start=1)
    )


def entering(players: Sequence[Player], newcomer: Player) -> tuple[Player, ...]:
    """Everybody's record after one more player has come in at the proper place.

    The newcomer takes the number of the first player who ranks lower; the numbers from there on
    grow by one. Nobody else moves, also where the list does not follow the initial order.

    Articles: C.04.2 2.2, 2.4, 2.5.
    """
    by_number = sorted(players, key=lambda player: player.tpn)
    place = ranking_key(newcomer)
    number = next((player.tpn for player in by_number if ranking_key(player) > place), None)
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
