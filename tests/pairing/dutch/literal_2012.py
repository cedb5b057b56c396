"""The procedure of the 2012 edition by enumeration: C.1-C.14 on small rounds.

It shares no code with the engine that it is there to judge.
"""

from itertools import combinations, groupby

from arbiter_gui.pairing.outcome import Pair
from tests.pairing.dutch.literal_bracket_2012 import LiteralBracket2012
from tests.pairing.dutch.literal_colours import ABSOLUTE, allocate, preference
from tests.pairing.dutch.literal_round import LiteralRound


class LiteralProcedure2012:
    """The brackets of a round; `paired` lists each with (pairs, players left over)."""

    def __init__(self, position):
        self.round = LiteralRound(position)
        players = range(len(position.cards))
        self.groups = [list(group) for _, group in groupby(players, key=self.round.score)]
        self.paired = []

    def run(self):
        """Whether the round can be paired; if so, all brackets are."""
        if not self.groups:
            return True
        if not self.completes(range(len(self.round.cards)), frozenset()):
            return False
        for group in self.groups[:-1]:
            floaters = self.backtracked(group, self.ways(group))
            self.pair(floaters, group, lowest=False)
        lowest = self.groups[-1]
        self.pair_lowest(self.backtracked(lowest, [self.everybody_meets(lowest)]), lowest)
        return True

    def pair(self, floaters, group, *, lowest):
        bracket = LiteralBracket2012(self.round, floaters, group, lowest=lowest)
        self.paired.append((bracket, bracket.first()))

    def floaters(self):
        return self.paired[-1][1][1] if self.paired else frozenset()

    def backtracked(self, _group, ways):
        """C.12: other floaters, as many and with the same scores."""
        floaters = self.floaters()
        if not floaters:
            return floaters
        above = self.paired[-1][0]
        for suits in ways:
            if suits(floaters):
                return floaters
            other = above.first(suits)
            if other and self.scores(other[1]) == self.scores(floaters):
                self.paired[-1] = above, other
                return other[1]
        return floaters

    def scores(self, players):
        return sorted(self.round.score(player) for player in players)

    def ways(self, group):
        """What the bracket would be content with: P0 pairs with all moved-down players, P0."""
        floaters = self.floaters()
        if not floaters:
            return
        meets = self.round.may_meet
        stranded = any(not any(meets(one, other) for other in group) for one in floaters)
        others = self.paired[-1][0].players if stranded else floaters
        alone = sum(
            not any(meets(one, other) for other in {*group, *others} - {one}) for one in group
        )
        few = alone + (len(group) - alone + len(floaters)) % 2
        for count in range(few, len(group) + len(floaters), 2):
            yield lambda moved, count=count: self.all_meet(moved, group, count, group)
            yield lambda moved, count=count: self.all_meet(moved, group, count, {*group, *moved})

    def all_meet(self, floaters, group, count, among):
        """Whether all have an opponent but for so many of some players."""
        return any(
            self.round.can_all_meet_residents(floaters - {*left}, frozenset(group) - {*left})
            for left in combinations(sorted(among), count)
        )

    def completes(self, group, floaters):
        """Whether a lowest bracket can be paired, with the bye for anybody who may have it."""
        return self.all_meet(floaters, group, *self.bye({*group, *floaters}))

    def everybody_meets(self, group):
        return lambda moved: self.all_meet(moved, group, *self.bye(group))

    def bye(self, players):
        odd = len(self.round.cards) % 2
        return odd, [player for player in players if self.round.may_receive_pab(player)]

    def pair_lowest(self, floaters, group):
        """C.13: brackets above are opened, or else merged into the lowest one."""
        while not self.completes(group, floaters):
            bracket, old = self.paired.pop()
            lowest = list(group)
            opened = bracket.first(lambda moved, lowest=lowest: self.completes(lowest, moved))
            if opened and self.may_be_opened(bracket, old, opened):
                self.paired.append((bracket, opened))
                floaters = opened[1]
            else:
                group, floaters = [*bracket.residents, *group], frozenset(bracket.mdps)
        self.pair(floaters, group, lowest=True)

    @staticmethod
    def may_be_opened(bracket, old, opened):
        """First other floaters, then fewer pairs; without moved-down pairs only with no pair."""
        before, after = (
            sum(high in bracket.mdps for high, _ in candidate[0]) for candidate in (old, opened)
        )
        if before == after:
            return True
        return len(opened[0]) < len(old[0]) and (after > 0 or not opened[0])


def literal_pairing_2012(position):
    """(pairs in board order, player with the bye or None); None when no pairing is possible."""
    procedure = LiteralProcedure2012(position)
    return pairing_of(procedure) if procedure.run() else None


def pairing_of(procedure):
    """(pairs in board order, player with the bye or None) of a round that was paired."""
    position = procedure.round.position
    cards = position.cards
    made = sorted(
        (tuple(sorted(pair)) for _, (pairs, _) in procedure.paired for pair in pairs),
        key=lambda pair: (
            -cards[pair[0]].score,
            -cards[pair[0]].score - cards[pair[1]].score,
            cards[pair[0]].tpn,
        ),
    )
    bye = next((cards[player].key for player in procedure.floaters()), None)
    return tuple(_pair(position, *pair) for pair in made), bye


def _pair(position, higher, lower):
    cards = position.cards[higher], position.cards[lower]
    colour, article = _allocate_2012(*cards, position.initial_colour)
    white, black = cards if colour.value == "w" else reversed(cards)
    return Pair(white.key, black.key, article)


def _allocate_2012(higher, lower, initial):
    """E.1-E.5: of two absolute preferences none is the stronger."""
    (mine, my_strength), (yours, your_strength) = preference(higher), preference(lower)
    if mine == yours and my_strength == your_strength == ABSOLUTE:
        for past, other in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
            if past != other:
                return past.opposite, "E.3"
        return mine, "E.4"
    colour, article = allocate(higher, lower, initial)
    return colour, f"E.{article[-1]}"
