from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.pairing.matching.transport import type_duals

HUGE = 1 << 400
SMALL = st.integers(-9, 9)


@st.composite
def problems(draw, most=6, price=SMALL):
    counts = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4))
    while sum(counts) > most:
        counts.pop()
    cost = [[None] * len(counts) for _ in counts]
    for one in range(len(counts)):
        for other in range(one + 1):
            cost[one][other] = cost[other][one] = draw(st.none() | price)
    return counts, cost


def least_by_trying(counts, cost):
    """The least sum over all ways to give everybody a successor other than himself."""
    vertices = [kind for kind, count in enumerate(counts) for _ in range(count)]
    best = None
    for order in permutations(range(len(vertices))):
        prices = [
            None if one == other else cost[vertices[one]][vertices[other]]
            for one, other in enumerate(order)
        ]
        if None not in prices:
            best = sum(prices) if best is None else min(best, sum(prices))
    return best


def check_duals(counts, cost, duals):
    for one in range(len(counts)):
        for other in range(len(counts)):
            price = cost[one][other]
            if price is not None and (one != other or counts[one] > 1):
                assert duals[one] + duals[other] <= 2 * price


@given(problems())
def test_the_duals_are_a_bound_that_is_reached(problem):
    counts, cost = problem
    duals = type_duals(counts, cost)
    best = least_by_trying(counts, cost)
    if duals is None:
        assert best is None
    else:
        check_duals(counts, cost, duals)
        assert sum(map(int.__mul__, counts, duals)) == best


@given(problems(price=st.integers(-HUGE, HUGE)))
def test_costs_of_four_hundred_bits_are_exact(problem):
    counts, cost = problem
    duals = type_duals(counts, cost)
    if duals is not None:
        check_duals(counts, cost, duals)
        assert sum(map(int.__mul__, counts, duals)) == least_by_trying(counts, cost)


def test_one_alone_has_nobody_of_the_same_type_to_meet():
    assert type_duals([1], [[5]]) is None


def test_three_alike_are_served_by_halves_of_pairs():
    assert type_duals([3], [[4]]) == [4]


def test_a_type_of_nobody_asks_for_nothing():
    duals = type_duals([2, 0], [[4, 1], [1, None]])
    assert duals is not None
    assert duals[0] == 4
