"""The engine and the enumeration of the text give the same boards for every small round.

`python -m tests.pairing.literal --edition 2017 --count 20000 --jobs 2` compares 20,000 rounds and
prints how many brackets each criterion decides alone; the slow tests do the same.
"""

import sys

import pytest

from arbiter_gui.pairing.dutch.editions import EDITIONS as ENGINE_EDITIONS
from tests.pairing.literal import EDITIONS, judged, names, report, tally


def test_every_edition_of_the_engine_is_compared():
    assert {*EDITIONS} == {*ENGINE_EDITIONS}


@pytest.mark.parametrize("edition", EDITIONS)
def test_five_hundred_small_rounds_agree_and_a_third_of_them_have_a_large_bracket(edition):
    found = tally(edition, range(500), counts=False)
    assert found.differing == []
    assert found.share_of_large > 1 / 3
    assert 0 < found.sizes[0] < 250


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_criterion_that_decides_a_bracket_alone_is_counted_for_it(edition):
    decided = {name for seed in range(40) for name in judged(edition, seed).decided}
    assert decided <= {*names(edition)}
    assert len(decided) > 5


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_criterion_alone_decides_fifty_brackets_of_twenty_thousand_rounds_that_agree(edition):
    found = tally(edition, range(20_000), jobs=2)
    sys.stdout.write("\n" + "\n".join(report(found, 0)) + "\n")
    assert found.differing == []
    assert found.rare == []
    assert found.share_of_large > 1 / 3
