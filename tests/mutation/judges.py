"""Who finds out that the engine was changed: the fastest first, and the first one is enough.

Whatever knows the engine is imported when it is needed, so that a mutant is imported in its place.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from itertools import islice, zip_longest
from pathlib import Path
from random import Random

import pytest

from arbiter_gui.formats.trf import to_tournament
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before

LOADED = {*sys.modules, to_tournament.__name__}
"""What was imported before any part of the engine: the rest is imported again for a mutant."""

TESTS = Path(__file__).parents[1]
PAIRING, DATA = TESTS / "pairing", TESTS / "data" / "pairing"
CASES = 60
"""Rounds of each edition from the committed cases."""
LARGEST = 30
"""Players of the largest event among them."""
SMALL_ROUNDS = 500
"""Rounds of each edition that are enumerated."""
EXAMPLES = (
    "dutch/test_worked_examples.py",
    "dutch/test_networks.py",
    "dutch/test_repeated_floats.py",
    "dutch/test_comparison.py",
    "dutch/test_look_ahead.py",
    "dutch/test_colour_allocation.py",
    "dutch/test_hard_situations.py",
    "dutch/test_impossible_rounds.py",
    "dutch/test_criteria_count_what_happens.py",
    "test_cases_2012.py::test_a_worked_case_gives_the_boards_that_are_explained",
    "dutch/test_procedure_2012.py",
    "dutch/test_first_candidate.py",
    "test_checker.py",
)


@dataclass(frozen=True)
class Judge:
    """A set of tests and the processor time it may take, in seconds."""

    name: str
    seconds: int
    passes: Callable[[], bool]


def judges() -> tuple[Judge, ...]:
    """All judges; what they expect is found once."""
    corpus = import_module("tests.pairing.corpus")
    selections = [(edition, "cases.jsonl.gz") for edition in ("2026", "2017")]
    selections.append(("2012", "cases_2012.jsonl.gz"))
    known = import_module("tests.pairing.test_cases_2012").disputed()
    cases = [
        list(islice(_cases(corpus, DATA / name, edition, known), CASES))
        for edition, name in selections
    ]
    in_turn = [case for turn in zip_longest(*cases) for case in turn if case]
    small = _small_rounds()
    return (
        Judge("cases", 4, lambda: all(map(_agrees_with_case, in_turn))),
        Judge("enumeration", 10, lambda: all(map(_agrees, small))),
        Judge("examples", 40, _examples_pass),
    )


def forget_the_engine() -> None:
    """Lets every module that knows the engine be imported again."""
    for name in sys.modules.keys() - LOADED:
        if name.startswith(("arbiter_gui.", "tests.")):
            del sys.modules[name]


def _cases(corpus, path, edition, known):
    """One round of each event, so that every scenario is there."""
    records = [record for record in corpus.records(path) if record["n"] <= LARGEST]
    for place, record in enumerate(sorted(records, key=lambda record: record["id"][::-1])):
        rounds = [case for case in corpus.cases(record, edition) if case.name not in known]
        if rounds:
            case = rounds[-1 - place % min(3, len(rounds))]
            yield position_before(corpus.tournament(record, edition), case.round), case


def _small_rounds():
    folder = "tests.pairing.dutch"
    small_round = import_module(f"{folder}.small_rounds").small_round
    literal = import_module(f"{folder}.literal")
    literal_pairing_2012 = import_module(f"{folder}.literal_2012").literal_pairing_2012
    literal_round = import_module(f"{folder}.literal_round").LiteralRound
    rounds = []
    for seed in range(SMALL_ROUNDS):
        for edition in ("2026", "2017", "2012"):
            position = small_round(Random(seed), edition)
            if edition == "2012":
                expected = literal_pairing_2012(position)
            else:
                brackets = list(literal.literal_brackets(literal_round(position)))
                expected = literal.literal_pairing(position, brackets)
            rounds.append((position, expected))
    return rounds


def _paired(position):
    try:
        return import_module("arbiter_gui.pairing.systems").pair_round(position)
    except PairingImpossible:
        return None


def _agrees_with_case(round_and_case):
    position, case = round_and_case
    outcome = _paired(position)
    if outcome is None:
        return case.agrees_with(None)
    pairs = {(int(pair.white), int(pair.black)) for pair in outcome.pairs}
    return case.agrees_with(frozenset(pairs | ({(int(outcome.pab), 0)} if outcome.pab else set())))


def _agrees(round_and_pairing):
    position, expected = round_and_pairing
    outcome = _paired(position)
    return (outcome and (outcome.pairs, outcome.pab)) == expected


def _examples_pass():
    paths = [str(PAIRING / name) for name in EXAMPLES]
    options = ["-c", os.devnull, "--rootdir", str(TESTS.parent), "--import-mode=importlib", "-xq"]
    plugins = ["-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:faulthandler"]
    return pytest.main([*options, *plugins, "--tb=no", "-Wignore", *paths]) == pytest.ExitCode.OK
