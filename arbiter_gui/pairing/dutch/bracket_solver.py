"""The candidate of a bracket: the first in rule order that no other beats.

The costs of a bracket are bounded by duals of player types; pairs that reach the bound are tight.
A candidate of tight pairs is optimal, and every optimal one has tight pairs only, so the first
one is found by matchings without weights. Completion and the next bracket are looked at
afterwards: when the candidate found serves them as well as any could, it stands, because leaving
out a criterion never loses the first of the best.

Articles: 2026 3, 4; 2017 B, D.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.candidate import Candidate, candidate_of, candidate_with
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.costs import BracketShape, Costs, Measure, field_width
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.hard_brackets import WeightedNetwork
from arbiter_gui.pairing.dutch.look_ahead import LookAhead
from arbiter_gui.pairing.dutch.network import SLOT, Network, TightTypes, slot_cost, slot_network
from arbiter_gui.pairing.dutch.order_search import OrderSearch
from arbiter_gui.pairing.dutch.score_difference_criteria import possible_differences
from arbiter_gui.pairing.dutch.trial import Trial
from arbiter_gui.pairing.dutch.wide_network import wide_network
from arbiter_gui.pairing.matching.bipartite import first_matching
from arbiter_gui.pairing.matching.cardinality import maximum_matching
from arbiter_gui.progress import OnlyCancel, Progress

Losses = Sequence[int | None]


@lru_cache(maxsize=256)
def costs_of(edition: str, shape: BracketShape) -> Costs:
    """The costs of an edition in brackets of one shape."""
    return Costs(EDITIONS[edition], shape)


class BracketSolver:
    """Pairs the brackets of one round."""

    def __init__(
        self, field: Field, completion: Completion, edition: str, progress: Progress
    ) -> None:
        self._field = field
        self._completion = completion
        self._edition = edition
        self._progress = OnlyCancel(progress)
        self._last_tight: tuple[tuple[tuple[int, ...], int], TightTypes | None] | None = None

    def best(self, bracket: Bracket, next_end: int) -> Candidate:
        """The best candidate of a bracket; the next scoregroup ends before `next_end`."""
        most = bracket.most_pairs
        if not most:
            return Candidate((), tuple(range(len(bracket))))
        ahead = self._look_ahead(bracket, next_end)
        may_be_closed = 2 * most < len(bracket) or ahead.is_ideal_without_floaters()
        candidate = None
        if may_be_closed and (2 * bracket.mdps < len(bracket) or _possible_pairs(bracket) == most):
            candidate = self._with_pairs(bracket, most, ())
        settled = self._looked_ahead(bracket, candidate, ahead) if candidate else None
        settled = settled or self._by_trial(bracket, ahead)
        if settled is None and candidate is None and may_be_closed:
            candidate = self._with_possible_pairs(bracket)
            settled = self._looked_ahead(bracket, candidate, ahead) if candidate else None
        return settled or self._wide(bracket, next_end)

    def _with_possible_pairs(self, bracket: Bracket) -> Candidate | None:
        pairs = _possible_pairs(bracket)
        candidate = self._with_pairs(bracket, pairs, ()) if pairs < bracket.most_pairs else None
        return candidate or self._by_weights(bracket, pairs, ())

    def _by_trial(self, bracket: Bracket, ahead: LookAhead) -> Candidate | None:
        if not Trial.is_short(bracket):
            return None
        shapes: dict[int, tuple[list[int], Costs]] = {}

        def cost(candidate: Candidate) -> int:
            floaters = len(candidate.downfloaters)
            if floaters not in shapes:
                types = self._types(bracket, floaters, ())
                shapes[floaters] = types, self._costs(bracket, floaters=floaters > 0)
            types, costs = shapes[floaters]
            return costs.total(types, candidate)

        return Trial(bracket, ahead).best(cost)

    def measure(self, bracket: Bracket, floaters: int) -> Measure:
        """What is compared of candidates with so many downfloaters, but for the next bracket."""
        costs = self._costs(bracket, floaters=floaters > 0)
        types = self._types(bracket, floaters, ())
        return Measure(costs, partial(costs.total, types))

    def leaves_a_round(self, bracket: Bracket, candidate: Candidate) -> bool:
        """The completion test: whether the downfloaters and everybody below can be paired.

        Articles: 2017 A.9.
        """
        floaters = tuple(bracket.members[member] for member in candidate.downfloaters)
        return self._completion.is_completable(floaters, bracket.end)

    def best_that_completes(self, bracket: Bracket) -> Candidate:
        """The best candidate after which everybody below can be paired, in whatever brackets.

        Articles: 2017 A.9, C.4.
        """
        costs = self._costs(bracket, floaters=True)
        types = self._types(bracket, 2, ())
        network = wide_network(bracket, types, costs, self._completion, bracket.end)
        return self._only_or_best_of(network)

    def look_ahead(self, bracket: Bracket) -> LookAhead:
        """The look ahead of a bracket to the next one."""
        return self._look_ahead(bracket, self._field.end_after(bracket.end))

    def _look_ahead(self, bracket: Bracket, next_end: int) -> LookAhead:
        return LookAhead(self._field, self._completion, bracket.end, next_end)

    def _looked_ahead(
        self, bracket: Bracket, candidate: Candidate, ahead: LookAhead
    ) -> Candidate | None:
        """The candidate, or a better one, when it is known to be best for the next bracket."""
        floaters = tuple(bracket.members[member] for member in candidate.downfloaters)
        if not floaters or ahead.is_ideal(floaters):
            return candidate
        if len(floaters) > 1:
            return None
        pairs = len(candidate.pairs)
        losses = ahead.losses(bracket)
        if losses is not None:
            return self._with_losses(bracket, pairs, losses)
        losses = ahead.least_losses(bracket)
        better = self._with_losses(bracket, pairs, losses)
        # A loss of 1 is a guess that only a candidate without loss does not depend on.
        return better if better and losses[better.downfloaters[0]] == 0 else None

    def _with_losses(self, bracket: Bracket, pairs: int, losses: Losses) -> Candidate | None:
        return self._with_pairs(bracket, pairs, losses) or self._by_weights(bracket, pairs, losses)

    def _costs(self, bracket: Bracket, *, floaters: bool) -> Costs:
        levels = bracket.levels[-1] if bracket.levels else 0
        width = field_width(len(self._field))
        differences: tuple[int, ...] = ()
        if bracket.is_collapsed:
            differences = possible_differences(map(bracket.above, range(len(bracket))))
        shape = BracketShape(
            levels, floaters, self._field.last_round, width, differences=differences
        )
        return costs_of(self._edition, shape)

    def _types(self, bracket: Bracket, floaters: int, losses: Losses) -> list[int]:
        takes_pab = floaters == 1 and self._gets_pab(bracket)
        pab = self._completion.takers if takes_pab else None
        return bracket.types(floaters=floaters > 0, pab=pab, outlook=losses)

    def _gets_pab(self, bracket: Bracket) -> bool:
        """Whether the only downfloater of the bracket would get the PAB.

        Articles: 2026 [C9].
        """
        if bracket.is_last:
            return True
        score = self._completion.takers_score
        return score is not None and score >= self._field.scores[bracket.start]

    def _with_pairs(self, bracket: Bracket, pairs: int, losses: Losses) -> Candidate | None:
        """The best candidate with so many pairs; None when duals do not decide."""
        floaters = len(bracket) - 2 * pairs
        types = self._types(bracket, floaters, losses)
        costs = self._costs(bracket, floaters=floaters > 0)
        tight = self._tight_types(types, costs, floaters)
        if tight is None:
            return None
        candidate = in_first_order(bracket, types, tight, floaters)
        if candidate is not None:
            return candidate
        network = slot_network(bracket, types, slot_cost(costs), floaters)
        return self._in_order(network, network.tight(tight))

    def _by_weights(self, bracket: Bracket, pairs: int, losses: Losses) -> Candidate | None:
        floaters = len(bracket) - 2 * pairs
        types = self._types(bracket, floaters, losses)
        costs = self._costs(bracket, floaters=floaters > 0)
        network = slot_network(bracket, types, slot_cost(costs), floaters)
        tight = self._tight_types(types, costs, floaters)
        return self._by_optimum(network, tight.duals) if tight else None

    def _tight_types(self, types: list[int], costs: Costs, floaters: int) -> TightTypes | None:
        """The tight types of a bracket with slots; the last answer is remembered."""
        key = (tuple(types), floaters)
        if self._last_tight is None or self._last_tight[0] != key:
            tight = TightTypes.of([*types, *[SLOT] * floaters], slot_cost(costs))
            self._last_tight = key, tight
        return self._last_tight[1]

    def _in_order(self, network: Network, adjacency: Sequence[int]) -> Candidate | None:
        mates = self._search(network, adjacency).first_candidate()
        return candidate_of(mates, network.players) if mates else None

    def _search(self, network: Network, adjacency: Sequence[int]) -> OrderSearch:
        return OrderSearch(adjacency, network.players, network.mdps, self._progress)

    def _by_optimum(self, network: Network, duals: Mapping[int, int]) -> Candidate | None:
        """The best candidate of a network by a weighted matching; None when there is none."""
        weighted = WeightedNetwork(network, duals, self._progress)
        adjacency = weighted.tight()
        mates = self._search(network, adjacency).first_candidate() if adjacency else None
        if mates is None or not weighted.is_best(mates):
            mates = weighted.first_best_matching()
        return candidate_of(mates, network.players) if mates else None

    def _wide(self, bracket: Bracket, next_end: int) -> Candidate:
        """The best candidate when completion and next bracket have to be weighed as well."""
        costs = self._costs(bracket, floaters=True)
        network = self._wide_network(bracket, next_end, costs, floaters=2)
        candidate = self._only_or_best_of(network)
        if len(candidate.downfloaters) == 1 and self._gets_pab(bracket):
            candidate = self._best_of(self._wide_network(bracket, next_end, costs, floaters=1))
        return candidate

    def _wide_network(
        self, bracket: Bracket, next_end: int, costs: Costs, *, floaters: int
    ) -> Network:
        types = self._types(bracket, floaters, ())
        return wide_network(bracket, types, costs, self._completion, next_end)

    def _only_or_best_of(self, network: Network) -> Candidate:
        pairs = self._search(network, network.adjacency).few_pairs()
        if pairs is not None:
            return candidate_with(pairs, network.players)
        return self._best_of(network)

    def _best_of(self, network: Network) -> Candidate:
        tight = TightTypes.of(network.types, network.cost)
        if tight is None:
            raise AssertionError("a completable round has a candidate in every bracket")
        candidate = self._in_order(network, network.tight(tight))
        candidate = candidate or self._by_optimum(network, tight.duals)
        if candidate is None:
            raise AssertionError("a completable round has a candidate in every bracket")
        return candidate


def in_first_order(
    bracket: Bracket, types: Sequence[int], tight: TightTypes, floaters: int
) -> Candidate | None:
    """The first tight candidate when no MDP has to wait and nobody is exchanged; else None."""
    mdps, players = bracket.mdps, len(bracket)
    pairs = (players - floaters) // 2 - mdps
    if pairs < 0:
        return None
    free = ((1 << bracket.residents) - 1) << mdps
    made = []
    for mdp in range(mdps):
        options = bracket.resident_opponents(mdp) & tight.partners[types[mdp]] & free
        if not options:
            return None
        low = options & -options
        free ^= low
        made.append((mdp, low.bit_length() - 1))
    residents = [player for player in range(mdps, players) if free >> player & 1]
    upper = residents[:pairs]
    lower = free & -1 << (residents[pairs] if pairs < len(residents) else players)
    ways = [
        bracket.resident_opponents(player) & tight.partners[types[player]] & lower
        for player in upper
    ]
    ways += [tight.partners[SLOT] & lower] * floaters if floaters else []
    partners = first_matching(ways)
    if partners is None:
        return None
    made += zip(upper, partners, strict=False)
    return Candidate(tuple(made), tuple(sorted(partners[pairs:])))


def _possible_pairs(bracket: Bracket) -> int:
    """How many pairs the absolute criteria allow in the bracket."""
    return sum(mate >= 0 for mate in maximum_matching(bracket.legal)) // 2
