"""Who finds out that the engine was changed: the fastest first, and the first one is enough.

Whatever knows the engine is imported when it is needed, so that a mutant is imported in its place.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from itertools import islice, zip_longest
from pathlib import Path
from random import Random

import pytest

from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before

LOADED = frozenset(sys.modules)
"""What was imported before any part of the engine: the rest is imported again for a mutant."""

TESTS = Path(__file__).parents[1]
PAIRING, DATA = TESTS / "pairing", TESTS / "data" / "pairing"
SELECTIONS = {
    "2026": "cases.jsonl.gz",
    "2017": "cases.jsonl.gz",
    "2012": "cases_2012.jsonl.gz",
}
CASES = 60
"""Rounds of each edition from the committed cases."""
LARGEST = 30
"""Players of the largest event among them."""
SMALL_ROUNDS = 500
"""Rounds of each edition that are enumerated."""
EXAMPLES = (
    "dutch/test_telling_rounds.py",
    "dutch/test_worked_examples.py",
    "dutch/test_networks.py",
    "dutch/test_wide_costs.py",
    "dutch/test_completion.py",
    "dutch/test_repeated_floats.py",
    "dutch/test_look_ahead.py",
    "dutch/test_colour_allocation.py",
    "dutch/test_hard_situations.py",
)
ORDER = ("dutch/test_first_candidate.py",)
COUNTS = ("dutch/test_criteria_count_what_happens.py",)
WAYS = ("dutch/test_few_candidates.py", "dutch/test_fallbacks_agree.py")
STORIES = ("dutch/test_stories.py", "test_story.py")
ALSO = {
    "bracket": ORDER,
    "bracket_solver": (*STORIES, *WAYS),
    "bracket_solver_2012": STORIES,
    "candidate": STORIES,
    "colour_allocation": COUNTS,
    "colour_criteria": COUNTS,
    "completion": (*STORIES, *WAYS),
    "costs": WAYS,
    "exchange": ("dutch/test_exchange.py", *ORDER, *WAYS),
    "few_candidates": WAYS,
    "field": STORIES,
    "hard_brackets": (*ORDER, *WAYS),
    "look_ahead": WAYS,
    "network": (*ORDER, *WAYS),
    "order_search": (*ORDER, *WAYS),
    "player_types": COUNTS,
    "topscorers": COUNTS,
    "trial": WAYS,
    "wide_network": WAYS,
}
"""Examples that tell something about some modules only."""
EXAMPLES_2012 = (
    "test_cases_2012.py::test_a_worked_case_gives_the_boards_that_are_explained",
    "dutch/test_telling_rounds.py",
    "dutch/test_networks.py",
    "dutch/test_repeated_floats.py",
    "dutch/test_hard_situations.py",
    "dutch/test_costs_2012.py",
    "dutch/test_procedure_2012.py",
)
OWN = {
    "comparison": ("dutch/test_comparison.py", "test_checker.py", *STORIES),
    "impossibility": ("dutch/test_impossible_rounds.py",),
    "reached_values": STORIES,
    "storyteller": STORIES,
    "storyteller_2012": STORIES,
    "storyteller_ahead": STORIES,
}
"""Modules that explain and do not pair: no board changes with them, only their own tests."""


@dataclass(frozen=True)
class Judge:
    """A set of tests."""

    name: str
    passes: Callable[[], bool]


Panel = tuple[Judge, ...]


class Panels:
    """The judges of every module; what they expect is found once."""

    NAMES = ("cases", "enumeration", "examples")

    def __init__(self) -> None:
        """Reads the committed cases and enumerates the small rounds."""
        corpus = import_module("tests.pairing.corpus")
        known = import_module("tests.pairing.test_cases_2012").disputed()
        cases = {
            edition: list(islice(_cases(corpus, DATA / name, edition, known), CASES))
            for edition, name in SELECTIONS.items()
        }
        rounds = {edition: list(_small_rounds(edition)) for edition in SELECTIONS}
        self._all = _boards(_in_turn(cases.values()), _in_turn(rounds.values()))
        self._2012 = _boards(cases["2012"], rounds["2012"])

    def of(self, module: str) -> Panel:
        """The judges of one module, the quickest first."""
        if module in OWN:
            return (_examples(OWN[module]),)
        if module.endswith("_2012"):
            return (*self._2012, _examples((*ALSO.get(module, ()), *EXAMPLES_2012)))
        return (*self._all, _examples((*ALSO.get(module, ()), *EXAMPLES)))


def _boards(cases, rounds) -> Panel:
    return (
        Judge("cases", lambda: all(map(_agrees_with_case, cases))),
        Judge("enumeration", lambda: all(map(_agrees, rounds))),
    )


@cache
def _examples(names) -> Judge:
    return Judge("examples", partial(_examples_pass, names))


def _in_turn(lists):
    return [one for turn in zip_longest(*lists) for one in turn if one]


def forget_the_engine() -> None:
    """Lets every module that knows the engine be imported again."""
    if any(name.startswith("arbiter_gui.pairing.dutch") for name in LOADED):
        sys.exit("The engine was imported before its judges; no mutant would be judged.")
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


def _small_rounds(edition):
    folder = "tests.pairing.dutch"
    small_round = import_module(f"{folder}.small_rounds").small_round
    literal = import_module(f"{folder}.literal")
    literal_pairing_2012 = import_module(f"{folder}.literal_2012").literal_pairing_2012
    literal_round = import_module(f"{folder}.literal_round").LiteralRound
    for seed in range(SMALL_ROUNDS):
        position = small_round(Random(seed), edition)
        if edition == "2012":
            expected = literal_pairing_2012(position)
        else:
            brackets = list(literal.literal_brackets(literal_round(position)))
            expected = literal.literal_pairing(position, brackets)
        yield position, expected


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


def _examples_pass(names):
    paths = [str(PAIRING / name) for name in names]
    options = ["-c", os.devnull, "--rootdir", str(TESTS.parent), "--import-mode=importlib", "-xq"]
    plugins = ["-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:faulthandler"]
    return pytest.main([*options, *plugins, "--tb=no", "-Wignore", *paths]) == pytest.ExitCode.OK
