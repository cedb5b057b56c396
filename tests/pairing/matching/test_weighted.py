from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.errors import Cancelled
from arbiter_gui.pairing.matching.weighted import (
    NoPerfectMatching,
    maximum_weight_matching,
    proved_matching,
)
from arbiter_gui.progress import NoProgress

HUGE = 1 << 700
SPANS = st.sampled_from([(0, 1), (0, 3), (-3, 3), (-9, -5), (0, 50), (-HUGE, HUGE)])


@st.composite
def weight_tables(draw, largest=8):
    size = draw(st.integers(0, largest))
    low, high = draw(SPANS)
    table = [[None] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            table[one][other] = table[other][one] = draw(st.none() | st.integers(low, high))
    return table


def random_table(seed, *, size, density, heaviest_weight):
    random = Random(seed)
    table = [[None] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            if random.random() < density:
                table[one][other] = table[other][one] = random.randint(0, heaviest_weight)
    return table


def heaviest(table, *, perfect):
    @cache
    def best(left):
        if not left:
            return 0
        vertex = left.bit_length() - 1
        left ^= 1 << vertex
        found = [] if perfect else [best(left)]
        for other in range(vertex):
            if left >> other & 1 and table[vertex][other] is not None:
                rest = best(left ^ 1 << other)
                if rest is not None:
                    found.append(table[vertex][other] + rest)
        return max(found, default=None)

    return best((1 << len(table)) - 1)


def weight_of(table, mate):
    for vertex, partner in enumerate(mate):
        if partner >= 0:
            assert mate[partner] == vertex
            assert table[vertex][partner] is not None
    return sum(table[v][mate[v]] for v in range(len(mate)) if mate[v] > v)


@given(weight_tables())
def test_nothing_outweighs_it(table):
    mate = maximum_weight_matching(table, perfect=False)
    assert weight_of(table, mate) == heaviest(table, perfect=False)


@given(weight_tables())
def test_nothing_that_pairs_everybody_outweighs_it(table):
    best = heaviest(table, perfect=True)
    if best is None:
        with pytest.raises(NoPerfectMatching):
            maximum_weight_matching(table, perfect=True)
    else:
        mate = maximum_weight_matching(table, perfect=True)
        assert -1 not in mate
        assert weight_of(table, mate) == best


@given(weight_tables(), st.booleans(), st.data())
def test_any_starting_duals_lead_to_the_same_weight(table, perfect, data):
    best = heaviest(table, perfect=perfect)
    number = st.integers(-60, 60)
    duals = data.draw(st.lists(number, min_size=len(table), max_size=len(table)))
    if best is not None:
        mate = maximum_weight_matching(table, perfect=perfect, duals=duals)
        assert weight_of(table, mate) == best


@given(weight_tables(), st.booleans())
def test_without_odd_sets_the_duals_alone_prove_that_nothing_weighs_more(table, perfect):
    if heaviest(table, perfect=perfect) is None:
        return
    found = proved_matching(table, perfect=perfect)
    if found.has_odd_sets:
        return
    for one, row in enumerate(table):
        for other, weight in enumerate(row):
            assert weight is None or found.duals[one] + found.duals[other] >= 2 * weight
    assert sum(found.duals) == 2 * weight_of(table, found.mate)
    assert perfect or min(found.duals, default=0) >= 0


def test_a_triangle_that_must_give_one_vertex_away_needs_an_odd_set():
    table = [[None] * 6 for _ in range(6)]
    for one, other in [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]:
        table[one][other] = table[other][one] = 10
    table[2][3] = table[3][2] = 1
    found = proved_matching(table, perfect=True)
    assert found.has_odd_sets
    assert weight_of(table, found.mate) == 21


@pytest.mark.parametrize("seed", [63, 84, 117, 363, 366, 404, 418, 1216, 1229, 1260, 1455])
def test_a_blossom_that_must_be_opened_again_does_no_harm(seed):
    """These sparse tables make the search open blossoms on its way, some with others inside."""
    table = random_table(seed, size=12, density=0.3, heaviest_weight=10)
    mate = maximum_weight_matching(table, perfect=True)
    assert weight_of(table, mate) == heaviest(table, perfect=True)


@pytest.mark.parametrize("seed", [1, 3, 14, 17, 21, 22])
def test_many_equal_weights_are_settled_before_any_dual_moves(seed):
    table = random_table(seed, size=14, density=0.5, heaviest_weight=2)
    mate = maximum_weight_matching(table, perfect=True)
    assert weight_of(table, mate) == heaviest(table, perfect=True)


@pytest.mark.parametrize("perfect", [True, False])
def test_forty_with_equal_weights_everywhere_are_all_paired(perfect):
    table = [[None if one == other else 1 for other in range(40)] for one in range(40)]
    assert -1 not in maximum_weight_matching(table, perfect=perfect)


def test_odd_cycles_that_must_share_their_bridges_are_settled():
    """Five triangles joined in a ring by light edges: each must give one vertex away."""
    table = [[None] * 18 for _ in range(18)]
    for one in range(18):
        table[one][(one + 1) % 18] = table[(one + 1) % 18][one] = 1 if one % 3 == 2 else 10
        if one % 3 == 0:
            table[one][one + 2] = table[one + 2][one] = 10
    mate = maximum_weight_matching(table, perfect=True)
    assert weight_of(table, mate) == heaviest(table, perfect=True) == 63


def test_an_odd_number_can_never_all_be_paired():
    with pytest.raises(NoPerfectMatching):
        maximum_weight_matching([[None] * 3 for _ in range(3)], perfect=True)


class CancelledAtOnce(NoProgress):
    def raise_if_cancelled(self):
        raise Cancelled


def test_cancel_ends_the_search():
    table = [[None if one == other else one * other % 7 for other in range(8)] for one in range(8)]
    with pytest.raises(Cancelled):
        maximum_weight_matching(table, perfect=True, progress=CancelledAtOnce())


def perfect_matchings(table, left):
    """Every perfect matching of some vertices, as lists of pairs."""
    if not left:
        yield []
        return
    vertex, *rest = left
    for other in rest:
        if table[vertex][other] is not None:
            for pairs in perfect_matchings(table, [one for one in rest if one != other]):
                yield [(vertex, other), *pairs]


def test_the_best_matchings_have_tight_pairs_only_also_with_odd_sets():
    with_odd_sets = 0
    for seed in range(300):
        table = random_table(seed, size=8, density=0.6, heaviest_weight=4)
        found = list(perfect_matchings(table, range(8)))
        if not found:
            continue
        proof = proved_matching(table, perfect=True)
        tight = proof.tight()
        weights = [sum(table[one][other] for one, other in pairs) for pairs in found]
        best = [pairs for pairs, own in zip(found, weights, strict=True) if own == max(weights)]
        for one, other in {pair for pairs in best for pair in pairs}:
            assert tight[one] >> other & 1
            assert tight[other] >> one & 1
        if proof.has_odd_sets:
            with_odd_sets += 1
        else:
            for pairs, own in zip(found, weights, strict=True):
                assert (own == max(weights)) == all(tight[one] >> other & 1 for one, other in pairs)
    assert with_odd_sets > 10
