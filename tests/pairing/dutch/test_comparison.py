"""How two counts of one criterion are compared."""

import pytest

from arbiter_gui.pairing.story import is_less


@pytest.mark.parametrize(
    ("less", "more"), [(0, 1), ((0, 5), (1, 0)), ((1, 0), (1, 2)), ((), (1,)), ((1,), (1, 0))]
)
def test_counts_and_lists_are_compared_from_their_start(less, more):
    assert is_less(less, more)
    assert not is_less(more, less)
    assert not is_less(less, less)
