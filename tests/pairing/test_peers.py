"""A few random events, judged by others and by the checker; `peers.py` does it with thousands."""

import pytest

from tests.pairing.peer_faults import PEER
from tests.pairing.peers import Opinion, gacrux_by_us, ours_by_gacrux, ours_by_py4swiss, table
from tests.peer_packages import require

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
    assert [opinion.error for opinion in found if opinion.error] == []
    assert [opinion.name for opinion in found if opinion.differences] == []


def test_the_table_counts_what_agrees_and_says_where_the_rest_is():
    found = [
        Opinion("one.trf", 5, [(2, "the peer's fault", "colours")]),
        Opinion("two.trf", 6, [(1, "the peer's fault", "colours")]),
        Opinion("three.trf", error="it stopped"),
    ]
    assert [line.strip() for line in table("Events", found)] == [
        "Events: 3 events",
        "9 of 11 rounds agree",
        "2 rounds differ, the peer's fault: colours",
        "one.trf round 2; two.trf round 1",
        "1 events the peer could not judge: it stopped",
        "three.trf",
    ]


def test_py4swiss_differs_only_in_colours_that_the_numbers_give(tmp_path):
    pytest.importorskip("py4swiss")
    found = [ours_by_py4swiss(tmp_path, seed) for seed in range(1, 9)]
    assert sum(opinion.rounds for opinion in found) > 30
    differences = [one for opinion in found for one in opinion.differences]
    assert {fault for _round, fault, _why in differences} == {PEER}
    assert {why.split(":")[0] for *_, why in differences} == {"colours by number"}
    assert not any(opinion.error for opinion in found)


def test_a_package_that_is_missing_is_named_with_what_installs_it():
    require("json")
    with pytest.raises(SystemExit, match=r"Not installed: pawn_rocket\. Run: .*\[peers\]"):
        require("json", "pawn_rocket")
