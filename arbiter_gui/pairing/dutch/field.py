"""The field of a round: all players to be paired, as numbers and bitsets."""

from bisect import bisect_right

from arbiter_gui.pairing.dutch.absolute_criteria import legal_opponents, unmet_opponents
from arbiter_gui.pairing.dutch.player_types import (
    BLACK_SIDE,
    WHITE_SIDE,
    bound_side,
    colour_bits,
    float_bits,
    last_round_colour_bits,
)
from arbiter_gui.pairing.dutch.topscorers import is_last_round, is_topscorer
from arbiter_gui.pairing.position import PairingPosition


class Field:
    """The players of a round by their number in ranking order.

    Attributes:
        legal: Bitset of the legal opponents of each player.
        colours: Colour part of each player's type.
        floats: Float part of each player's type.
        starts: Number of the first player of each scoregroup, and the number of players.
        odd: Whether somebody gets the pairing-allocated bye.
        most_barred: The largest number of opponents that somebody has met or may not meet.
    """

    def __init__(self, position: PairingPosition) -> None:
        self.cards = position.cards
        self.last_round = is_last_round(position)
        cards = self.cards
        if self.last_round:
            self.colours = [
                last_round_colour_bits(card.colours, topscorer=is_topscorer(position, card))
                for card in cards
            ]
        else:
            self.colours = [colour_bits(card.colours) for card in cards]
        self.floats = [float_bits(card) for card in cards]
        bound = [bound_side(colour) for colour in self.colours]
        unmet = unmet_opponents(cards, position.forbidden)
        self.legal = legal_opponents(unmet, bound)
        self.most_barred = len(cards) - 1 - min(map(int.bit_count, unmet), default=0)
        self.odd = len(cards) % 2 == 1
        scores = [card.score for card in cards]
        self.scores = scores
        changes = [i for i in range(1, len(scores)) if scores[i] != scores[i - 1]]
        self.starts = [0, *changes, len(scores)] if scores else [0]
        self._bound = _bound_below(bound)

    def __len__(self) -> int:
        return len(self.cards)

    def end_after(self, number: int) -> int:
        """Number of the first player below the scoregroup that begins with a number."""
        following = bisect_right(self.starts, number)
        return self.starts[min(following, len(self.starts) - 1)]

    def is_last_group(self, number: int) -> bool:
        """Whether at most one scoregroup begins with a number or below it."""
        return self.end_after(number) == len(self)

    def all_can_be_paired(self, extra: int, start: int, end: int, size: int) -> bool:
        """Whether an even number of players is sure to have a complete pairing (Dirac).

        Of `size` players, all but `extra` have numbers from `start` to before `end`; the extra
        ones do not meet each other. When each can meet at least half of them a complete pairing
        exists; False says nothing.
        """
        upper, lower = self._bound[start], self._bound[end]
        bound = max(upper[0] - lower[0], upper[1] - lower[1])
        return 2 * (size - 1 - self.most_barred - bound - extra) >= size


def _bound_below(bound: list[int]) -> list[tuple[int, int]]:
    """How many from each number on are bound to White and to Black."""
    whites = blacks = 0
    below = [(0, 0)]
    for side in reversed(bound):
        if side:
            whites += side == WHITE_SIDE
            blacks += side == BLACK_SIDE
        below.append((whites, blacks))
    return below[::-1]
