"""A bracket of the 2012 edition by enumeration: all candidates in order, and what each gives up."""

from functools import cache
from itertools import combinations

from tests.pairing.dutch.literal_colours import ABSOLUTE, MILD, NO_PREFERENCE, preference
from tests.pairing.dutch.literal_order import heterogeneous_candidates, homogeneous_candidates


class LiteralBracket2012:
    """Moved-down players and residents; `lowest` when nobody comes after them."""

    def __init__(self, the_round, mdps, residents, *, lowest):
        self.round = the_round
        self.mdps = tuple(sorted(mdps))
        self.residents = tuple(sorted(residents))
        self.players = self.mdps + self.residents
        self.lowest = lowest
        self.clash = cache(self._clash)

    def candidates(self, pairs):
        """(pairs, players left over) of every legal candidate with so many pairs, in order.

        D.1-D.3; two moved-down players never meet.
        """
        may_meet = self.round.may_meet
        for paired in range(min(len(self.mdps), pairs), -1, -1):
            rest = pairs - paired
            if rest > (len(self.residents) - paired) // 2:
                continue
            if paired:
                sets = combinations(self.mdps, paired)
                made = heterogeneous_candidates(sets, self.residents, rest, may_meet)
            else:
                made = homogeneous_candidates(self.residents, rest, may_meet)
            for one in made:
                left = frozenset(self.players) - {player for pair in one for player in pair}
                if not self.lowest or all(self.round.may_receive_pab(player) for player in left):
                    yield one, left

    def first(self, suits=lambda _: True):
        """The first candidate with the most pairs, of those whose floaters suit; or None."""
        for pairs in range(len(self.players) // 2, -1, -1):
            champion = self._first_of(self.candidates(pairs), suits)
            if champion:
                return champion
        return None

    def _first_of(self, candidates, suits):
        """The first that gives up least; nothing follows one that gives up nothing."""
        champion, least, seen = None, None, set()
        for candidate in candidates:
            made = frozenset(map(frozenset, candidate[0]))
            if made in seen or not suits(candidate[1]):
                continue
            seen.add(made)
            lost = self.given_up(candidate)
            if champion is None or lost < least:
                champion, least = candidate, lost
            if not any(map(any, least)):
                break
        return champion

    def given_up(self, candidate):
        """What is lost, the most important first: B.3, then C.8.b, then C.10 backwards.

        Squared differences count in a lowest bracket only. Which moved-down players are paired is
        settled before any requirement of C.10 in every bracket, so also among equal squares.
        """
        pairs, left = candidate
        odd_round = self.round.position.round % 2
        clashes = [self.clash(*pair) for pair in pairs]
        refused = sum(strength is not None for strength in clashes)
        strong = sum(strength not in (None, MILD) for strength in clashes)
        down = [self.round.cards[player] for player in left if player not in self.mdps]
        up = [self.round.cards[low] for high, low in pairs if high in self.mdps]
        return (
            [self._squares(pairs, left)] if self.lowest else [],
            self._scores_left(left),
            [sum(strength == ABSOLUTE for strength in clashes)],
            [strong, refused] if odd_round else [refused, strong],
            [sum(card.last_float.value == "v" for card in down)],
            [sum(card.float_before.value == "v" for card in down)],
            [sum(card.last_float.value == "^" for card in up)],
            [sum(card.float_before.value == "^" for card in up)],
        )

    def _clash(self, one, other):
        """The weaker strength of two preferences for one colour; None when there is no clash."""
        (mine, my_strength), (yours, your_strength) = map(
            preference, (self.round.cards[one], self.round.cards[other])
        )
        if mine != yours or my_strength == NO_PREFERENCE:
            return None
        if MILD in (my_strength, your_strength):
            return MILD
        return ABSOLUTE if my_strength == your_strength == ABSOLUTE else my_strength + your_strength

    def _scores_left(self, left):
        """How many moved-down players of each score stay unpaired, the highest score first."""
        score = self.round.score
        scores = sorted({score(player) for player in self.mdps}, reverse=True)
        moving = [score(player) for player in left if player in self.mdps]
        return [moving.count(one) for one in scores]

    def _squares(self, pairs, left):
        """Sum of squared differences; the bye is a game with one point below the lowest. B.3.

        0 where all scores are equal, since nothing can be better or worse then.
        """
        if len(set(map(self.round.score, self.players))) == 1:
            return 0
        score = self.round.score
        below = min(score(player) for player in self.residents) - 10
        games = sum((score(one) - score(other)) ** 2 for one, other in pairs)
        return games + sum((score(player) - below) ** 2 for player in left)
