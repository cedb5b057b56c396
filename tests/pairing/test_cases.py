"""Whole tournaments paired again, round by round.

The selection in `tests/data/pairing` runs always. A whole corpus runs with

    ARBITER_CORPUS=path/to/corpus.jsonl.gz pytest -m slow tests/pairing/test_cases.py
"""

import os
from pathlib import Path

import pytest

from tests.pairing.corpus import cases, differences, pairing_of, records, tournament

SELECTION = Path(__file__).parents[1] / "data" / "pairing" / "cases.jsonl.gz"
RECORDS = list(records(SELECTION))
EDITIONS = ("2017", "2026")
SCENARIOS = sorted({record["scenario"] for record in RECORDS})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_round_is_paired_as_its_edition_wants_it(scenario, edition):
    wrong, count = [], 0
    for record in RECORDS:
        if record["scenario"] != scenario:
            continue
        event = tournament(record, edition)
        for case in cases(record, edition):
            count += 1
            if not case.agrees_with(pairing_of(event, case)):
                wrong.append(case.name)
    assert count > 0
    assert wrong == []


def test_the_selection_has_rounds_that_cannot_be_paired():
    expected = [case.expected for record in RECORDS for case in cases(record, "2026")]
    assert None in expected


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.skipif(
    "ARBITER_CORPUS" not in os.environ,
    reason="ARBITER_CORPUS does not name a corpus of pairing cases",
)
def test_every_round_of_a_whole_corpus_agrees(edition):
    wrong, count = differences(Path(os.environ["ARBITER_CORPUS"]), edition)
    assert count > 0
    assert wrong == [], f"{count - len(wrong)} of {count} rounds agree"
