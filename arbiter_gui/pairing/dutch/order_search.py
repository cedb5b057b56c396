"""The first candidate in rule order among all perfect matchings of a tight graph.

All of them are optimal, so only the order of generation is left: which MDPs are paired, whom they
meet, which residents are exchanged, whom S1 meets. A perfect matching is kept as a witness; each
decision is tried in order by forcing it and repairing the witness with one search.

Articles: 2026 4.2-4.4; 2017 D.1-D.3.
"""

from collections.abc import Iterable, Iterator, Sequence

from arbiter_gui.pairing.dutch.exchange import first_upper_players
from arbiter_gui.pairing.matching.cardinality import augment, perfect_matching
from arbiter_gui.progress import Progress


class OrderSearch:
    """A tight graph, its witness, and the decisions made so far.

    Attributes:
        mates: The witness: a perfect matching of the edges that are still allowed.
    """

    def __init__(
        self, adjacency: Sequence[int], players: int, mdps: int, progress: Progress
    ) -> None:
        self._adjacency = list(adjacency)
        self._players = players
        self._mdps = mdps
        self._progress = progress
        self._inside = (1 << players) - 1
        self.mates: list[int] = []

    def first_candidate(self) -> list[int] | None:
        """The matching of the first candidate; None when there is no perfect matching."""
        if not self._has_witness():
            return None
        for mdp in range(self._mdps):
            self._choose_whether_paired(mdp)
        for mdp in range(self._mdps):
            if self.mates[mdp] < self._players:
                self._choose_opponent(mdp)
        self._pair_remainder()
        return self.mates

    def few_pairs(self) -> list[tuple[int, int]] | None:
        """The pairs inside the bracket that any perfect matching has; None when there are many.

        With none or one of them the bracket has only one candidate.
        """
        if not self._has_witness():
            return None
        pairs: list[tuple[int, int]] = []
        for player in range(self._players):
            self._progress.raise_if_cancelled()
            above = self._adjacency[player] & self._inside & -2 << player
            for opponent in _vertices(above):
                if self.mates[player] == opponent or self._can_be_forced(player, opponent):
                    pairs.append((player, opponent))
                if len(pairs) > 1:
                    return None
        return pairs

    def _has_witness(self) -> bool:
        mates = perfect_matching(self._adjacency)
        self.mates = mates or []
        return mates is not None

    def _choose_whether_paired(self, mdp: int) -> None:
        inside = self._adjacency[mdp] & self._inside
        outside = self._adjacency[mdp] & ~self._inside
        if self.mates[mdp] < self._players:
            self._forbid(mdp, outside)
            return
        before = list(self._adjacency), self.mates
        self._forbid(mdp, outside)
        if not self._repaired([mdp]):
            self._adjacency, self.mates = before
            self._forbid(mdp, inside)

    def _forbid(self, vertex: int, others: int) -> None:
        adjacency = self._adjacency
        adjacency[vertex] &= ~others
        for other in _vertices(others):
            adjacency[other] &= ~(1 << vertex)

    def _repaired(self, vertices: Iterable[int]) -> bool:
        """Whether the witness can be made perfect again after their pairs became forbidden."""
        trial = list(self.mates)
        for vertex in vertices:
            if trial[vertex] >= 0:
                trial[trial[vertex]] = trial[vertex] = -1
        for vertex, mate in enumerate(trial):
            if mate < 0 and trial[vertex] < 0 and not augment(self._adjacency, trial, vertex):
                return False
        self.mates = trial
        return True

    def _choose_opponent(self, player: int) -> None:
        """Gives a player the first opponent that leaves a perfect matching, for good."""
        self._progress.raise_if_cancelled()
        for opponent in _vertices(self._adjacency[player]):
            if self.mates[player] == opponent or self._can_be_forced(player, opponent):
                break
        opponent = self.mates[player]
        self._forbid(player, self._adjacency[player] & ~(1 << opponent))
        self._forbid(opponent, self._adjacency[opponent] & ~(1 << player))

    def _can_be_forced(self, player: int, opponent: int) -> bool:
        trial = list(self.mates)
        one, other = trial[player], trial[opponent]
        trial[player], trial[opponent] = opponent, player
        keep = ~(1 << player | 1 << opponent)
        allowed = [neighbours & keep for neighbours in self._adjacency]
        trial[one] = trial[other] = -1
        if not augment(allowed, trial, one):
            return False
        self.mates = trial
        return True

    def _pair_remainder(self) -> None:
        residents = [
            player
            for player in range(self._mdps, self._players)
            if self.mates[player] >= self._mdps
        ]
        pairs = sum(self.mates[player] < self._players for player in residents) // 2
        if not pairs:
            return
        upper = residents[:pairs]
        if not self._separated(upper, residents):
            upper = first_upper_players(self._adjacency, residents, pairs, self._progress)
            self._separated(upper, residents)
        for player in upper:
            self._choose_opponent(player)

    def _separated(self, upper: Sequence[int], residents: Sequence[int]) -> bool:
        """Whether all of S1 can be paired with S2; if so, nothing else is allowed any more."""
        before = list(self._adjacency)
        s1 = _bits(upper)
        s2 = _bits(residents) & ~s1
        for player in residents:
            mask = s2 if s1 >> player & 1 else ~s2
            self._adjacency[player] &= mask | (0 if s1 >> player & 1 else s1)
        for vertex in range(self._players, len(self._adjacency)):
            self._adjacency[vertex] &= ~s1
        wrong = [
            player for player in residents if not self._adjacency[player] >> self.mates[player] & 1
        ]
        if self._repaired(wrong):
            return True
        self._adjacency = before
        return False


def _vertices(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        bits ^= low
        yield low.bit_length() - 1


def _bits(vertices: Iterable[int]) -> int:
    return sum(1 << vertex for vertex in vertices)
