"""The engine and the enumeration of the text give the same boards for every small round.

`pytest -m slow -s tests/pairing/dutch/test_agrees_with_literal.py` compares 20,000 rounds and
prints how many brackets each criterion decides alone; it takes a quarter of an hour.
"""

import sys
from collections import Counter
from random import Random

import pytest

from arbiter_gui.pairing.dutch.editions import EDITIONS as ENGINE_EDITIONS
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.dutch.literal import literal_brackets, literal_pairing
from tests.pairing.dutch.literal_decisions import deciding_absolute, deciding_quality, names
from tests.pairing.dutch.literal_editions import EDITIONS as LITERAL_EDITIONS
from tests.pairing.dutch.literal_round import LiteralRound
from tests.pairing.dutch.small_rounds import small_round

EDITIONS = sorted(ENGINE_EDITIONS.keys() & LITERAL_EDITIONS.keys())


def engine_pairing(position):
    try:
        outcome = pair_round(position)
    except PairingImpossible:
        return None
    return outcome.pairs, outcome.pab


def compare(edition, seeds):
    """Sizes of the largest bracket of each round; fails at the first round that differs."""
    sizes = Counter()
    for seed in seeds:
        position = small_round(Random(seed), edition)
        brackets = list(literal_brackets(LiteralRound(position)))
        expected = literal_pairing(position, brackets)
        assert engine_pairing(position) == expected, f"seed {seed}: {position}"
        sizes[max((len(bracket.players) for bracket, _ in brackets), default=0)] += 1
    return sizes


def share_of_large(sizes):
    paired = sum(count for size, count in sizes.items() if size)
    return sum(count for size, count in sizes.items() if size >= 6) / paired


@pytest.mark.parametrize("edition", EDITIONS)
def test_five_hundred_small_rounds_agree_and_a_third_of_them_have_a_large_bracket(edition):
    assert share_of_large(compare(edition, range(500))) > 1 / 3


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("edition", EDITIONS)
def test_twenty_thousand_small_rounds_agree(edition):
    sizes = compare(edition, range(20_000))
    sys.stdout.write(f"\n{edition}, rounds by largest bracket: {dict(sorted(sizes.items()))}\n")
    assert share_of_large(sizes) > 1 / 3


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_criterion_alone_decides_fifty_brackets_of_those_rounds(edition):
    decided = Counter()
    for seed in range(20_000):
        position = small_round(Random(seed), edition)
        decided.update(deciding_quality(position))
        if seed % 4 == 0:
            decided.update(deciding_absolute(position))
    lines = [f"{name:>4} {decided[name]:>6}\n" for name in names(edition)]
    title = f"\n{edition}, brackets decided by one criterion alone\n"
    sys.stdout.write(title + "".join(lines))
    assert min(decided[name] for name in names(edition)) >= 50
