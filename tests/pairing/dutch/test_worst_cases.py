"""The random rounds that took longest to pair, kept by `tests.benchmarks.worst_cases`.

What makes them slow are the fallbacks; each fallback has to find the same pairs.
"""

from pathlib import Path

import pytest

from tests.pairing.corpus import cases, pairing_of, records, tournament
from tests.pairing.dutch.test_fallbacks_agree import (
    by_weights,
    searched_by_witness,
    wide,
    wide_by_duals_of_players,
)

RECORDS = list(records(Path(__file__).parents[2] / "data" / "pairing" / "worst.jsonl.gz"))


def as_kept(_monkeypatch):
    """The ordinary way."""


@pytest.mark.parametrize(
    "forced", [as_kept, searched_by_witness, by_weights, wide, wide_by_duals_of_players]
)
@pytest.mark.parametrize("record", RECORDS, ids=[record["id"] for record in RECORDS])
def test_a_slow_round_has_the_same_pairs_whatever_way_is_taken(record, forced, monkeypatch):
    forced(monkeypatch)
    event = tournament(record, "2026")
    (case,) = cases(record, "2026")
    assert pairing_of(event, case) == case.expected
