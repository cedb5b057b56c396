"""One prize a player: each takes the most valuable one, the others go to the next in rank."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize that is not shared: its cents, and who can get it.

    `eligible` are positions in the final ranking, from 0; None is a prize of the places, which is
    open to everybody.

    Raises:
        ValueError: an amount below zero.
    """

    amount: int
    eligible: frozenset[int] | None = None

    def __post_init__(self) -> None:
        if self.amount < 0:
            raise ValueError("a prize is not below zero")


def one_prize_each(prizes: Sequence[Prize], players: int) -> tuple[int | None, ...]:
    """Who gets each prize, as positions in the ranking; None where nobody is left for it.

    The most valuable prize is given first, each to the best ranked of those who can get it and
    have none. Of prizes worth the same, the one listed first is given first.
    """
    winners: list[int | None] = [None] * len(prizes)
    without = list(range(players))
    for at in sorted(range(len(prizes)), key=lambda at: -prizes[at].amount):
        eligible = prizes[at].eligible
        winner = next((one for one in without if eligible is None or one in eligible), None)
        if winner is not None:
            without.remove(winner)
            winners[at] = winner
    return tuple(winners)
