"""The prizes of the places, dealt out by rank, shared equally, or half and half (Hort)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

from arbiter_gui.tournament.prizes import PrizeFund, Sharing


@dataclass(frozen=True, slots=True)
class Share:
    """What one player gets, in cents, and the terms that add up to it.

    `by_rank` and `equal` are exact, `rounding` is what has been added to their sum. `first_place`
    to `last_place` are the places whose prizes were shared; `place` is the one taken.
    """

    place: int
    first_place: int
    last_place: int
    by_rank: Fraction
    equal: Fraction
    rounding: Fraction

    @property
    def amount(self) -> int:
        """The cents that are paid out."""
        return int(self.by_rank + self.equal + self.rounding)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The shares in the order of the ranking, and the cents of the fund that nobody gets."""

    shares: tuple[Share, ...]
    kept: int


def deal(fund: PrizeFund, tied: Sequence[int]) -> Dealt:
    """The fund dealt out to a ranking.

    Amounts are rounded down to a multiple of the fund's unit. The whole units that this leaves of
    a group's prizes go to its best ranked players, one each, or are kept when the fund says so.
    What is less than a unit is always kept.

    Args:
        fund: the prizes and the rules.
        tied: the sizes of the groups of tied players, best first; inside a group the players stand
            in the order after tie-breaks. Every player is in a group, mostly of one.

    Raises:
        ValueError: a group without players.
    """
    if any(size < 1 for size in tied):
        raise ValueError("a group of tied players has at least one player")
    prizes = iter(fund.places)
    shares: list[Share] = []
    for size in tied:
        taken = list(islice(prizes, size))
        taken += [0] * (size - len(taken))
        shares += _shares_of_group(fund, taken, len(shares) + 1)
    return Dealt(tuple(shares), sum(fund.places) - sum(share.amount for share in shares))


_NOTHING, _HALF = Fraction(0), Fraction(1, 2)
_SHARED = {Sharing.BY_RANK: Fraction(0), Sharing.EQUAL: Fraction(1), Sharing.HORT: _HALF}


def _shares_of_group(fund: PrizeFund, prizes: list[int], first: int) -> list[Share]:
    last = first + len(prizes) - 1
    if not any(prizes):
        # Most players of a large event: fractions of nothing would take most of the time.
        return [
            Share(place, first, last, _NOTHING, _NOTHING, _NOTHING)
            for place in range(first, last + 1)
        ]
    shared = _SHARED[fund.sharing] if len(prizes) > 1 else _NOTHING
    equal = shared * sum(prizes) / len(prizes)
    own = [(1 - shared) * prize for prize in prizes]
    paid = [int((part + equal) // fund.unit) * fund.unit for part in own]
    if not fund.keeps_remainder:
        for place in range((sum(prizes) - sum(paid)) // fund.unit):
            paid[place] += fund.unit
    return [
        Share(place, first, last, part, equal, amount - part - equal)
        for place, (part, amount) in enumerate(zip(own, paid, strict=True), first)
    ]
