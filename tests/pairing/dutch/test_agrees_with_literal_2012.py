"""The engine and the enumeration of the 2012 procedure give the same boards for small rounds.

`pytest -m slow -s tests/pairing/dutch/test_agrees_with_literal_2012.py` compares 20,000 rounds.
"""

from random import Random

import pytest

from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.dutch.literal_2012 import literal_pairing_2012
from tests.pairing.dutch.small_rounds import small_round


def engine_pairing(position):
    try:
        outcome = pair_round(position)
    except PairingImpossible:
        return None
    return outcome.pairs, outcome.pab


def compare(seeds):
    """How many of the rounds have no pairing; fails at the first round that differs."""
    impossible = 0
    for seed in seeds:
        position = small_round(Random(seed), "2012")
        expected = literal_pairing_2012(position)
        assert engine_pairing(position) == expected, f"seed {seed}: {position}"
        impossible += expected is None
    return impossible


def test_five_hundred_small_rounds_agree():
    assert 0 < compare(range(500)) < 250


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_twenty_thousand_small_rounds_agree():
    assert 0 < compare(range(20_000)) < 10_000
