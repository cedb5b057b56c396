"""Rounds of the 2012 edition: worked cases, and whole tournaments paired again.

The selection in `tests/data/pairing` runs always. A whole corpus runs with

    ARBITER_CORPUS_2012=path/to/corpus.jsonl.gz pytest -m slow tests/pairing/test_cases_2012.py
"""

import os
import re
from pathlib import Path

import pytest

from arbiter_gui.cli.pair import pair_trf
from tests.pairing.corpus import cases, differences, pairing_of, records, tournament

DATA = Path(__file__).parents[1] / "data" / "pairing"
WORKED = sorted((DATA / "worked-2012").glob("*.trf"))
RECORDS = list(records(DATA / "cases_2012.jsonl.gz"))
SCENARIOS = sorted({record["scenario"] for record in RECORDS})
DISPUTES = Path(__file__).with_name("disputes.md")


def disputed():
    """The rounds listed as different, "name round N"."""
    text = DISPUTES.read_text(encoding="utf-8")
    return set(re.findall(r"^### (\S+ round \d+)", text, re.MULTILINE))


def boards(text):
    """The pairs of a `.pairs` file; its first line is their number."""
    return {tuple(map(int, line.split())) for line in text.splitlines()[1:]}


def test_there_are_fourteen_worked_cases():
    assert len(WORKED) == 14


@pytest.mark.parametrize("path", WORKED, ids=lambda path: path.stem)
def test_a_worked_case_gives_the_boards_that_are_explained(path):
    expected = boards(path.with_suffix(".pairs").read_text(encoding="utf-8"))
    assert set(pair_trf(path.read_text(encoding="utf-8"), "2012")) == expected


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_round_agrees_but_for_the_disputes(scenario):
    known = disputed()
    wrong, count = [], 0
    for record in RECORDS:
        if record["scenario"] != scenario:
            continue
        event = tournament(record, "2012")
        for case in cases(record, "2012"):
            count += 1
            if case.agrees_with(pairing_of(event, case)) == (case.name in known):
                wrong.append(case.name)
    assert count > 0
    assert wrong == []


def test_the_selection_has_rounds_that_cannot_be_paired():
    assert None in [case.expected for record in RECORDS for case in cases(record, "2012")]


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(
    "ARBITER_CORPUS_2012" not in os.environ,
    reason="ARBITER_CORPUS_2012 does not name a corpus of pairing cases",
)
def test_a_whole_corpus_differs_in_the_disputes_only():
    wrong, count = differences(Path(os.environ["ARBITER_CORPUS_2012"]), "2012")
    assert count > 0
    assert set(wrong) == disputed(), f"{count - len(wrong)} of {count} rounds agree"
