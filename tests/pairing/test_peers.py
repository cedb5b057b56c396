"""A few random events, judged by gacrux and by the checker; `peers.py` does it with thousands."""

import pytest

from tests.pairing.peers import gacrux_by_us, ours_by_gacrux, table

pytestmark = [
    pytest.mark.peer,
    pytest.mark.timeout(300),
    pytest.mark.filterwarnings("ignore"),
]


@pytest.fixture(autouse=True)
def _gacrux():
    pytest.importorskip("gacrux")


@pytest.mark.parametrize("judge", [ours_by_gacrux, gacrux_by_us])
def test_gacrux_and_the_checker_agree(judge, tmp_path):
    found = [judge(tmp_path, seed) for seed in range(1, 9)]
    assert sum(opinion.rounds for opinion in found) > 30
    assert list(table("differences", found))[1:] == []
