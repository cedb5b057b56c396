"""A bracket, its candidates in the order of article 3, and the choice among them."""

from itertools import combinations

from tests.pairing.dutch.literal_editions import EDITIONS
from tests.pairing.dutch.literal_order import heterogeneous_candidates, homogeneous_candidates


class LiteralBracket:
    """MDPs and residents of one bracket, and the players of all lower scoregroups.

    `collapses` is said of the last two brackets of edition 2017 when the lowest scoregroups have
    to be merged.
    """

    def __init__(self, the_round, mdps, residents, lower, *, collapses=False):
        self.round = the_round
        self.edition = EDITIONS[the_round.position.edition]
        self.collapses = collapses
        self.mdps = tuple(sorted(mdps))
        self.residents = tuple(sorted(residents))
        self.players = self.mdps + self.residents
        self.lower = frozenset(lower)
        self.best_pab = the_round.lowest_pab(self.lower | {*self.players})

    def score(self):
        return self.round.score(self.residents[0])

    def candidates(self, pairs):
        """Every legal candidate with so many pairs, each at its first place in the sequence."""
        seen = set()
        for made in self._generated(pairs):
            candidate = frozenset(map(frozenset, made))
            if candidate not in seen:
                seen.add(candidate)
                yield from self._compliant(made)

    def _generated(self, pairs):
        may_meet = self.round.may_meet
        if not self.mdps:
            yield from homogeneous_candidates(self.residents, pairs, may_meet)
            return
        for paired in range(min(len(self.mdps), pairs), -1, -1):
            if pairs - paired <= (len(self.residents) - paired) // 2:
                yield from heterogeneous_candidates(
                    self._mdp_sets(paired), self.residents, pairs - paired, may_meet
                )

    def _mdp_sets(self, size):
        return sorted(
            combinations(self.mdps, size),
            key=lambda mdps: self.edition.rank_of_mdp_set(self, mdps),
        )

    def _compliant(self, made):
        paired = {player for pair in made for player in pair}
        downfloaters = frozenset(self.players) - paired
        if self.edition.complies(self, downfloaters):
            yield Candidate(self, made, downfloaters)

    def best(self):
        """The best candidate with the most pairs that any candidate has. Article: 3.8.1."""
        for pairs in range(len(self.players) // 2, -1, -1):
            champion = self._best_of(self.candidates(pairs))
            if champion is not None:
                return champion
        raise AssertionError(f"no candidate in {self.players}")

    @staticmethod
    def _best_of(candidates):
        """The best of these, of equals the first; nothing follows a perfect one."""
        champion = None
        for candidate in candidates:
            if champion is None or candidate.is_better_than(champion):
                champion = candidate
                if champion.is_perfect():
                    break
        return champion

    def best_without(self, names, candidates):
        """The best of these candidates when some criteria are left out of the comparison."""
        quality = self.edition.quality
        kept = [number for number, (name, *_) in enumerate(quality) if name not in names]
        return min(candidates, key=lambda candidate: [candidate.value(number) for number in kept])


class Candidate:
    """The pairs a bracket could make and the players it would leave."""

    def __init__(self, bracket, pairs, downfloaters):
        self.bracket = bracket
        self.round = bracket.round
        self.pairs = pairs
        self.downfloaters = downfloaters
        self._quality = bracket.edition.quality
        self._values = []

    def value(self, number):
        """How badly the candidate does on a criterion; computed when first asked for."""
        while len(self._values) <= number:
            self._values.append(self._quality[len(self._values)][1](self))
        return self._values[number]

    def is_better_than(self, other):
        """Whether the first criterion that tells them apart prefers this one."""
        for number in range(len(self._quality)):
            mine, theirs = self.value(number), other.value(number)
            if mine != theirs:
                return mine < theirs
        return False

    def is_perfect(self):
        """Whether no candidate with so many pairs could do better on anything. Article: 3.4.1."""
        return all(
            self.value(number) == ideal(self) for number, (*_, ideal) in enumerate(self._quality)
        )
