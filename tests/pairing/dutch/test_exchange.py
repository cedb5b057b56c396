"""The costs of exchanges rank the first subgroups of a bracket as the text generates them."""

import pytest

from arbiter_gui.pairing.dutch.exchange import ExchangeOrder
from tests.pairing.dutch.literal_order import resident_exchanges


@pytest.mark.parametrize(
    ("residents", "pairs"), [(2, 1), (3, 1), (5, 1), (4, 2), (5, 2), (7, 2), (6, 3), (7, 3), (8, 4)]
)
def test_every_exchange_costs_more_than_the_one_before_it(residents, pairs):
    costs = ExchangeOrder(residents, pairs)
    totals = [
        sum(costs.cost(upper) for upper in s1)
        for s1, _s2 in resident_exchanges(range(pairs), range(pairs, residents))
    ]
    assert totals == sorted(set(totals))
    assert totals[-1] < 1 << costs.bits
