"""The absolute criteria: pairs that are never made, whatever it costs."""

from collections.abc import Iterable, Sequence

from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.dutch.player_types import BLACK_SIDE, WHITE_SIDE, PlayerType, bound_side
from arbiter_gui.pairing.swiss.colours import Strength
from arbiter_gui.tournament.player import PlayerKey


def may_meet(first: PlayerType, second: PlayerType) -> bool:
    """Whether the colours let two players meet.

    Two players with an absolute preference for one colour may not, unless one is a topscorer.

    Articles: 2026 2.1.3 [C3]; 2017 C.3; 2012 B.2.
    """
    if first.side != second.side or first.topscorer or second.topscorer:
        return True
    absolute = Strength.ABSOLUTE
    return first.strength != absolute or second.strength != absolute


def unmet_opponents(
    cards: Sequence[PairingCard], forbidden: Iterable[tuple[PlayerKey, PlayerKey]]
) -> list[int]:
    """For each player the bitset of those he has not met and is not forbidden to meet.

    Articles: 2026 2.1.1 [C1]; 2017 C.1; 2012 B.1.a.
    """
    bit = {card.key: 1 << place for place, card in enumerate(cards)}
    everybody = (1 << len(cards)) - 1
    barred = []
    for card in cards:
        mask = bit[card.key]
        for key in card.met:
            mask |= bit.get(key, 0)
        barred.append(mask)
    place = {card.key: number for number, card in enumerate(cards)}
    for one, other in forbidden:
        if one in place and other in place:
            barred[place[one]] |= bit[other]
            barred[place[other]] |= bit[one]
    return [everybody & ~mask for mask in barred]


def legal_opponents(unmet: Sequence[int], colours: Sequence[int]) -> list[int]:
    """For each player the bitset of the opponents that no absolute criterion rules out."""
    bound = [bound_side(colour) for colour in colours]
    open_to = {0: -1}
    for side in (WHITE_SIDE, BLACK_SIDE):
        open_to[side] = ~sum(1 << place for place, own in enumerate(bound) if own == side)
    return [opponents & open_to[side] for opponents, side in zip(unmet, bound, strict=True)]
