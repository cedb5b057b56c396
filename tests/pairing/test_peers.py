"""A few random events, judged by others and by the checker; `peers.py` does it with thousands."""

import pytest

from tests.pairing.peers import gacrux_by_us, ours_by_gacrux, ours_by_py4swiss, table

pytestmark = [
    pytest.mark.peer,
    pytest.mark.timeout(300),
    pytest.mark.filterwarnings("ignore"),
]


@pytest.mark.parametrize("judge", [ours_by_gacrux, gacrux_by_us])
def test_gacrux_and_the_checker_agree(judge, tmp_path):
    pytest.importorskip("gacrux")
    found = [judge(tmp_path, seed) for seed in range(1, 9)]
    assert sum(opinion.rounds for opinion in found) > 30
    assert list(table("differences", found))[1:] == []


def test_py4swiss_differs_only_in_colours_that_the_numbers_give(tmp_path):
    pytest.importorskip("py4swiss")
    found = [ours_by_py4swiss(tmp_path, seed) for seed in range(1, 9)]
    assert sum(opinion.rounds for opinion in found) > 30
    assert {why for opinion in found for _round, why in opinion.differences} <= {"E.5 colours"}
    assert not any(opinion.error for opinion in found)
