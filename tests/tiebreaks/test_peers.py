"""Generated events: every value and order is that of gacrux."""

import pytest

from tests.tiebreaks.peers import compared, event_of


@pytest.mark.peer
@pytest.mark.parametrize("seed", range(1, 31))
def test_gacrux_gives_the_same_values_and_orders(seed):
    pytest.importorskip("gacrux")
    tournament, is_round_robin = event_of(seed)
    values, orders, differences = compared(tournament, is_round_robin)
    assert differences == []
    assert values
    assert orders
