from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.pairing.matching.cardinality import (
    augment,
    barrier,
    maximum_matching,
    perfect_matching,
    tutte_barrier,
)


@st.composite
def graphs(draw, largest=9):
    size = draw(st.integers(0, largest))
    adjacency = [0] * size
    for one in range(size):
        for other in range(one):
            if draw(st.booleans()):
                adjacency[one] |= 1 << other
                adjacency[other] |= 1 << one
    return adjacency


def most_pairs(adjacency):
    @cache
    def most(left):
        if not left:
            return 0
        vertex = left.bit_length() - 1
        left ^= 1 << vertex
        choices = [other for other in range(vertex) if adjacency[vertex] & left & 1 << other]
        return max([most(left), *(1 + most(left ^ 1 << other) for other in choices)])

    return most((1 << len(adjacency)) - 1)


def check_matching(adjacency, mate):
    for vertex, partner in enumerate(mate):
        if partner >= 0:
            assert mate[partner] == vertex
            assert adjacency[vertex] >> partner & 1


def pairs(mate):
    return sum(partner >= 0 for partner in mate) // 2


def component_of(adjacency, vertex, vertices):
    component, waiting = 1 << vertex, [vertex]
    for member in waiting:
        found = adjacency[member] & vertices & ~component
        component |= found
        waiting += [other for other in range(len(adjacency)) if found >> other & 1]
    return component


def odd_components(adjacency, vertices):
    components = {
        component_of(adjacency, vertex, vertices)
        for vertex in range(len(adjacency))
        if vertices >> vertex & 1
    }
    return sum(component.bit_count() % 2 for component in components)


def without(adjacency, vertex):
    smaller = [neighbours & ~(1 << vertex) for neighbours in adjacency]
    smaller[vertex] = 0
    return smaller


@given(graphs())
def test_as_many_pairs_as_trying_everything_finds(adjacency):
    mate = maximum_matching(adjacency)
    check_matching(adjacency, mate)
    assert pairs(mate) == most_pairs(adjacency)


@given(graphs(), st.randoms(use_true_random=False))
def test_who_is_paired_at_the_start_stays_paired(adjacency, random):
    start = [-1] * len(adjacency)
    for vertex in random.sample(range(len(start)), len(start) // 2):
        free = [other for other in range(len(start)) if adjacency[vertex] >> other & 1]
        free = [other for other in free if start[other] < 0]
        if start[vertex] < 0 and free:
            partner = random.choice(free)
            start[vertex], start[partner] = partner, vertex
    before = list(start)
    mate = maximum_matching(adjacency, start)
    assert start == before
    check_matching(adjacency, mate)
    assert pairs(mate) == most_pairs(adjacency)
    assert all(mate[vertex] >= 0 for vertex in range(len(start)) if start[vertex] >= 0)


@given(graphs())
def test_one_search_from_each_exposed_vertex_is_enough(adjacency):
    mate = [-1] * len(adjacency)
    for root in range(len(mate)):
        if mate[root] < 0:
            before = list(mate)
            found = augment(adjacency, mate, root)
            check_matching(adjacency, mate)
            assert found == (mate[root] >= 0)
            assert pairs(mate) == pairs(before) + found
            assert all(mate[v] >= 0 for v in range(len(mate)) if before[v] >= 0)
    assert pairs(mate) == most_pairs(adjacency)


@given(graphs())
def test_the_barrier_proves_that_no_more_pairs_are_possible(adjacency):
    mate = maximum_matching(adjacency)
    outside, neighbours = barrier(adjacency, mate)
    assert not outside & neighbours
    left_out = len(mate) - 2 * pairs(mate)
    assert odd_components(adjacency, outside) - neighbours.bit_count() == left_out
    reached = 0
    for vertex, options in enumerate(adjacency):
        if outside >> vertex & 1:
            reached |= options
    assert neighbours == reached & ~outside


@given(graphs(largest=8))
def test_the_barrier_names_exactly_those_whom_some_maximum_matching_leaves_out(adjacency):
    outside, _ = barrier(adjacency, maximum_matching(adjacency))
    best = most_pairs(adjacency)
    for vertex in range(len(adjacency)):
        assert outside >> vertex & 1 == (most_pairs(without(adjacency, vertex)) == best)


@given(graphs(largest=10))
def test_everybody_is_paired_whenever_that_is_possible(adjacency):
    mate = perfect_matching(adjacency)
    assert (mate is not None) == (2 * most_pairs(adjacency) == len(adjacency))
    if mate is not None:
        check_matching(adjacency, mate)
        assert -1 not in mate


@given(graphs(largest=10))
def test_a_barrier_is_found_whenever_not_everybody_can_be_paired_and_proves_it(adjacency):
    if len(adjacency) % 2:
        adjacency = [*adjacency, 0]
    found = tutte_barrier(adjacency)
    assert (found is None) == (2 * most_pairs(adjacency) == len(adjacency))
    if found is not None:
        assert len(found.components) > found.removed.bit_count()
        for component in found.components:
            assert component.bit_count() % 2 == 1
            inside = [own for vertex, own in enumerate(adjacency) if component >> vertex & 1]
            assert not any(own & ~(component | found.removed) for own in inside)


def test_a_path_through_three_nested_blossoms_is_found():
    edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 1), (4, 5), (5, 6), (6, 3), (6, 7)]
    adjacency = [0] * 8
    for one, other in edges:
        adjacency[one] |= 1 << other
        adjacency[other] |= 1 << one
    mate = [-1, 2, 1, 4, 3, 6, 5, -1]
    assert augment(adjacency, mate, 0)
    check_matching(adjacency, mate)
    assert -1 not in mate
