"""A round as the articles see it: who may meet whom, and which completions exist (C1-C5)."""

from functools import cache
from itertools import combinations

from tests.pairing.dutch.literal_colours import ABSOLUTE, allocate, preference


class LiteralRound:
    """Players are numbered 0, 1, ... in ranking order; sets of them are frozensets.

    `without` names criteria that are left out, to see which of them decide anything.
    """

    def __init__(self, position, without=frozenset()):
        self.position = position
        self.cards = position.cards
        self.without = without
        self.is_last = position.round == position.rounds
        self.lowest_pab = cache(self._lowest_pab)
        self.pab_takers = cache(self._pab_takers)
        self.may_meet = cache(self._may_meet)
        self.with_colours = cache(self._with_colours)
        self.can_all_meet_residents = cache(self._can_all_meet_residents)
        self.best_next_bracket = cache(self._best_next_bracket)
        self.floater_sets = cache(self._floater_sets)

    def score(self, player):
        return self.cards[player].score

    def is_topscorer(self, player):
        """More than half of the points possible so far, in the last round. Article: 1.8."""
        possible = (self.position.rounds - 1) * self.position.win_points
        return self.is_last and 2 * self.score(player) > possible

    def _may_meet(self, one, other):
        a, b = self.cards[one], self.cards[other]
        if "C1" not in self.without and (a.key in b.met or b.key in a.met):
            return False
        if (min(a.key, b.key), max(a.key, b.key)) in self.position.forbidden:
            return False
        if "C3" in self.without or self.is_topscorer(one) or self.is_topscorer(other):
            return True
        wish, strength = preference(a)
        return (wish, strength) != preference(b) or strength != ABSOLUTE

    def _with_colours(self, pair):
        """(card, colour, whether a topscorer or the opponent of one) of both. Article: 5.2."""
        higher, lower = sorted(pair)
        mine, yours = self.cards[higher], self.cards[lower]
        colour, _ = allocate(mine, yours, self.position.initial_colour)
        top = self.is_topscorer(higher) or self.is_topscorer(lower)
        return (mine, colour, top), (yours, colour.opposite, top)

    def may_receive_pab(self, player):
        return "C2" in self.without or self.cards[player].may_receive_pab

    def _lowest_pab(self, players):
        """The lowest score that gets the PAB when all these are paired; None: impossible.

        0 when nobody is left over. Articles: 2.2.1 (C4), 2.3.1 (C5).
        """
        if not players:
            return 0
        first = min(players)
        rest = players - {first}
        found = []
        if len(players) % 2 and self.may_receive_pab(first):
            everybody_else = self.lowest_pab(rest)
            if everybody_else is not None:
                found.append(self.score(first))
        for other in rest:
            if self.may_meet(first, other):
                later = self.lowest_pab(rest - {other})
                if later is not None:
                    found.append(later)
        return min(found, default=None)

    def complies_with_c4_and_c5(self, unpaired, best):
        """Whether all these can be completed, with a PAB of the best possible score."""
        score = self.lowest_pab(unpaired)
        if "C4" not in self.without and score is None:
            return False
        return "C5" in self.without or score is None or score <= best

    def _pab_takers(self, players):
        """Who gets the PAB in the completions with the lowest possible score of its taker."""
        if len(players) % 2 == 0:
            return frozenset()
        best = self.lowest_pab(players)
        return frozenset(
            player
            for player in players
            if self.may_receive_pab(player)
            and self.score(player) == best
            and self.lowest_pab(players - {player}) is not None
        )

    def _can_all_meet_residents(self, mdps, residents):
        """Whether a bracket can pair everybody; MDPs do not meet each other."""
        if not mdps and not residents:
            return True
        first = min(mdps) if mdps else min(residents)
        return any(
            self.may_meet(first, other)
            and self.can_all_meet_residents(mdps - {first}, residents - {first, other})
            for other in residents - {first}
        )

    def scoregroup_below(self, lower):
        """The players with the highest score among these."""
        top = max(self.score(player) for player in lower)
        return frozenset(player for player in lower if self.score(player) == top)

    def _floater_sets(self, mdps, residents, count):
        """The sets of so many downfloaters that a bracket could have."""
        return [
            floaters
            for floaters in map(frozenset, combinations(sorted(mdps | residents), count))
            if self.can_all_meet_residents(mdps - floaters, residents - floaters)
        ]

    def _best_next_bracket(self, mdps, lower):
        """(downfloaters, their scores) of the best pairing of the next bracket.

        The bracket is the scoregroup after the downfloaters `mdps`; the rest of `lower` comes
        after it. None when no pairing of that bracket lets the round be completed.
        Article: 2.4.3 (C8), as C1-C7 of the following bracket.
        """
        residents = self.scoregroup_below(lower)
        best = self.lowest_pab(mdps | lower)
        for count in range(len(mdps) + len(residents) + 1):
            scores = [
                tuple(sorted((self.score(player) for player in floaters), reverse=True))
                for floaters in self.floater_sets(mdps, residents, count)
                if self.complies_with_c4_and_c5((lower - residents) | floaters, best)
            ]
            if scores:
                return count, min(scores)
        return None
