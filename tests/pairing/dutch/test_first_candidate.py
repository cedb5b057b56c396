"""Random networks: the candidate found is the first of the cheapest in the order of generation."""

from itertools import combinations, permutations, product
from random import Random

import pytest

from arbiter_gui.pairing.dutch.hard_brackets import WeightedNetwork
from arbiter_gui.pairing.dutch.network import SLOT, Network, TightTypes
from arbiter_gui.pairing.dutch.order_search import OrderSearch
from arbiter_gui.progress import NoProgress
from tests.pairing.dutch.literal_order import homogeneous_candidates, transpositions

# MDPs, residents, downfloaters
SHAPES = [
    (0, 4, 0), (0, 5, 1), (0, 6, 0), (0, 6, 2), (0, 7, 1), (1, 3, 0), (1, 4, 1), (1, 5, 2),
    (1, 6, 1), (2, 2, 0), (2, 3, 1), (2, 4, 2), (2, 5, 1), (3, 2, 1), (3, 3, 2), (3, 4, 1),
]  # fmt: skip


PRICES = (0, 0, 1, 1, 2, 2, None)


def drawn_network(random, shape, kinds):
    """A network with random edges and a random cost for each two of so many types.

    With one type every candidate costs the same.
    """
    mdps, residents, floaters = shape
    players = mdps + residents
    size = players + floaters
    density = random.choice((0.5, 0.7, 0.9))
    adjacency = [0] * size
    for one, other in combinations(range(size), 2):
        if other >= mdps and one < players and random.random() < density:
            adjacency[one] |= 1 << other
            adjacency[other] |= 1 << one
    costs = {(kind, SLOT): random.choice(PRICES) for kind in range(kinds)}
    for one, other in product(range(kinds), repeat=2):
        costs[one, other] = costs.get((other, one), random.choice(PRICES))
    types = [random.randrange(kinds) for _ in range(players)] + [SLOT] * floaters
    if kinds == 1:
        costs = dict.fromkeys(costs, 0)
    return Network(adjacency, types, lambda one, other: costs.get((one, other)), players, mdps)


def enumerated(network):
    """All candidates in the order of generation: their pairs, and who is left over."""
    players = network.players
    slots = range(players, len(network.types))

    def may_meet(one, other):
        price = network.cost(network.types[one], network.types[other])
        return network.adjacency[one] >> other & 1 and price is not None

    for pairs in pairs_in_order(network, (players - len(slots)) // 2, may_meet):
        left = [player for player in range(players) if not any(player in pair for pair in pairs)]
        if any(all(map(may_meet, left, order)) for order in permutations(slots)):
            yield pairs, tuple(left)


def pairs_in_order(network, number, may_meet):
    """So many pairs, first with as many of the first MDPs as can be."""
    mdps, residents = range(network.mdps), range(network.mdps, network.players)
    for wanted in product((True, False), repeat=network.mdps):
        s1 = [mdp for mdp in mdps if wanted[mdp]]
        for opponents in transpositions(s1, residents, may_meet) if number >= len(s1) else ():
            rest = [player for player in residents if player not in opponents]
            for remainder in homogeneous_candidates(rest, number - len(s1), may_meet):
                yield (*zip(s1, opponents, strict=True), *remainder)


def cost(network, candidate):
    pairs, left = candidate
    types, price = network.types, network.cost
    return sum(price(types[one], types[other]) for one, other in pairs) + sum(
        price(types[one], SLOT) for one in left
    )


def candidate_in(network, mates):
    """A matching in the form of the enumeration, but for the order of its pairs."""
    players = range(network.players)
    pairs = {(one, mates[one]) for one in players if one < mates[one] < network.players}
    return pairs, tuple(one for one in players if mates[one] >= network.players)


def drawn(shape, kinds, count):
    """Random networks, each with its cheapest candidates in order."""
    for seed in range(count):
        network = drawn_network(Random(seed), shape, kinds)
        candidates = list(enumerated(network))
        least = min((cost(network, candidate) for candidate in candidates), default=None)
        yield network, [one for one in candidates if cost(network, one) == least]


def as_set(candidate):
    pairs, left = candidate
    return set(pairs), left


def searched(network, adjacency):
    return OrderSearch(adjacency, network.players, network.mdps, NoProgress())


@pytest.mark.parametrize("shape", SHAPES)
def test_the_search_finds_the_first_candidate(shape):
    found = 0
    # Only one network in a hundred makes the choice among the slots of several MDPs matter.
    for network, best in drawn(shape, 1, 150 if shape[0] == 3 else 16):
        mates = searched(network, network.adjacency).first_candidate()
        assert (mates is None) == (not best)
        if mates:
            found += 1
            assert candidate_in(network, mates) == as_set(best[0])
    assert found > 2


@pytest.mark.parametrize("shape", SHAPES)
def test_pairs_are_few_when_there_is_at_most_one_in_all_candidates(shape):
    for network, candidates in drawn(shape, 1, 8):
        every_pair = {pair for pairs, _left in candidates for pair in pairs}
        few = searched(network, network.adjacency).few_pairs()
        assert few == (list(every_pair) if candidates and len(every_pair) < 2 else None)


@pytest.mark.parametrize("shape", SHAPES)
def test_weights_find_the_first_of_the_cheapest_candidates(shape):
    sure = 0
    for network, best in drawn(shape, 3, 16):
        tight = TightTypes.of(network.types, network.cost)
        if tight is None:
            assert not best
            continue
        weighted = WeightedNetwork(network, tight.duals, NoProgress())
        pairs = weighted.tight()
        mates = weighted.first_best_matching()
        assert (mates is None) == (not best)
        if mates:
            assert candidate_in(network, mates) == as_set(best[0])
        mates = searched(network, pairs).first_candidate() if pairs else None
        if mates and weighted.is_best(mates):
            sure += 1
            assert candidate_in(network, mates) == as_set(best[0])
    assert sure > 2


@pytest.mark.parametrize("shape", SHAPES)
def test_duals_of_types_leave_the_cheapest_candidates_alone(shape):
    for network, best in drawn(shape, 3, 12):
        tight = TightTypes.of(network.types, network.cost)
        mates = tight and searched(network, network.tight(tight)).first_candidate()
        if mates:
            assert candidate_in(network, mates) == as_set(best[0])
