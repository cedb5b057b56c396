"""The absolute criteria: pairs that are never made, whatever it costs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.dutch.player_types import PlayerType
from arbiter_gui.pairing.swiss.colours import Strength
from arbiter_gui.tournament.player import PlayerKey


class AbsoluteCriterion(NamedTuple):
    """A criterion that no pairing may break.

    Attributes:
        name: What may not be, marked for translation.
        articles: Its article in each edition that has one for it.
    """

    name: str
    articles: Mapping[str, str]


MEETING_AGAIN = AbsoluteCriterion(
    N_("players who have met"), {"2026": "C1", "2017": "C.1", "2012": "B.1.a"}
)
BARRED_BYE = AbsoluteCriterion(
    N_("a bye that is barred"), {"2026": "C2", "2017": "C.2", "2012": "B.1.b"}
)
EQUAL_COLOURS = AbsoluteCriterion(
    N_("equal absolute colours"), {"2026": "C3", "2017": "C.3", "2012": "B.2"}
)
FORBIDDEN_PAIR = AbsoluteCriterion(N_("a forbidden pair"), {})


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
    bit_of = bit.get
    everybody = (1 << len(cards)) - 1
    barred = {}
    for card in cards:
        mask = bit[card.key]
        for key in card.met:
            mask |= bit_of(key, 0)
        barred[card.key] = mask
    for one, other in forbidden:
        if one in bit and other in bit:
            barred[one] |= bit[other]
            barred[other] |= bit[one]
    return [everybody ^ mask for mask in barred.values()]


def legal_opponents(unmet: Sequence[int], bound: Sequence[int]) -> list[int]:
    """For each player the bitset of the opponents that no absolute criterion rules out.

    Args:
        unmet: For each player whom he has not met.
        bound: The side that an absolute preference binds a player to, or 0.
    """
    same_side = [0, 0, 0]
    for place, own in enumerate(bound):
        if own:
            same_side[own] |= 1 << place
    return [
        opponents & ~same_side[own] if own else opponents
        for opponents, own in zip(unmet, bound, strict=True)
    ]
