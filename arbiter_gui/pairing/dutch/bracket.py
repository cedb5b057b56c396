"""Bracket: the players to be paired together, MDPs first, then residents, in BSN order."""

from collections.abc import Sequence

from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.player_types import (
    ABOVE_SHIFT,
    DOWN_MASK,
    HELD_BIT,
    LEVEL_SHIFT,
    OUTLOOK_SHIFT,
    UNPLAYED_SHIFT,
    UP_MASK,
)


class Bracket:
    """MDPs and residents of one bracket; inside it they are numbered 0, 1, 2, ... (BSN order).

    Attributes:
        members: The number of each player in the field.
        mdps: How many of them are MDPs (M0); they come first.
        start: Field number of the first resident.
        end: Field number of the first player below the bracket.
        levels: Level of each MDP: 1 for the highest score, 2 for the next, ...
        is_collapsed: Whether the residents have several scores.
    """

    def __init__(self, field: Field, mdps: Sequence[int], start: int, end: int) -> None:
        self.field = field
        self.members: list[int] = [*mdps, *range(start, end)]
        self.mdps = len(mdps)
        self.start = start
        self.end = end
        self.residents = end - start
        self.levels: list[int] = []
        score = None
        for number in mdps:
            step = int(field.scores[number] != score)
            self.levels.append((self.levels[-1] if self.levels else 0) + step)
            score = field.scores[number]
        self._legal: list[int] = []
        self.is_collapsed = self.residents > 1 and field.scores[start] != field.scores[end - 1]

    def __len__(self) -> int:
        return len(self.members)

    @property
    def is_last(self) -> bool:
        """Whether nobody is below."""
        return self.end == len(self.field)

    @property
    def most_pairs(self) -> int:
        """No more pairs than this: every pair has a resident."""
        return min(len(self.members) // 2, self.residents)

    def resident_opponents(self, member: int) -> int:
        """Bitset of the residents whom a member may meet, in bracket numbers."""
        everybody = (1 << self.residents) - 1
        legal: int = self.field.legal[self.members[member]]
        return (legal >> self.start & everybody) << self.mdps

    def above(self, member: int) -> int:
        """Tenths of points that a member has more than the lowest ranked one."""
        cards = self.field.cards
        return cards[self.members[member]].score - cards[self.end - 1].score

    @property
    def legal(self) -> list[int]:
        """Bitset of the legal opponents of each member; two MDPs never meet."""
        if not self._legal:
            mdps = self.mdps
            legal = [self.resident_opponents(member) for member in range(len(self.members))]
            for mdp in range(mdps):
                reach, bit = legal[mdp], 1 << mdp
                while reach:
                    low = reach & -reach
                    reach ^= low
                    legal[low.bit_length() - 1] |= bit
            self._legal = legal
        return self._legal

    def types(
        self, *, floaters: bool, pab: int | None = None, outlook: Sequence[int | None] = ()
    ) -> list[int]:
        """The packed type of each member with the parts that matter in this bracket.

        Args:
            floaters: Whether somebody is left over.
            pab: Bitset of the possible takers when the only downfloater gets the PAB.
            outlook: What each member would cost the next bracket as the only downfloater; None
                where the round could not be completed.
        """
        field, mdps = self.field, self.mdps
        colours = field.colours
        residents = colours[self.start : self.end]
        mask = (DOWN_MASK if floaters else 0) | (UP_MASK if mdps else 0)
        if self.is_collapsed:
            mask = DOWN_MASK | UP_MASK
        if mask:
            floats = field.floats[self.start : self.end]
            residents = [own | bits & mask for own, bits in zip(residents, floats, strict=True)]
        if mdps:
            down = DOWN_MASK & mask
            residents = [
                colours[number] | field.floats[number] & down | level << LEVEL_SHIFT
                for number, level in zip(self.members[:mdps], self.levels, strict=True)
            ] + residents
        for member, number in enumerate(self.members if pab is not None else ()):
            taker = (pab or 0) >> number & 1
            unplayed = field.cards[number].unplayed_games
            residents[member] |= unplayed << UNPLAYED_SHIFT if taker else HELD_BIT
        for member, loss in enumerate(outlook):
            residents[member] |= HELD_BIT if loss is None else loss << OUTLOOK_SHIFT
        return self._with_scores(residents) if self.is_collapsed else residents

    def _with_scores(self, types: list[int]) -> list[int]:
        return [kind | self.above(member) << ABOVE_SHIFT for member, kind in enumerate(types)]
