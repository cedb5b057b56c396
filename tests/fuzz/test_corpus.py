"""What was found by fuzzing, and what somebody may send on purpose: all is read or refused."""

import pytest

from tests.fuzz.__main__ import CORPUS
from tests.fuzz.judge import Verdict, judged
from tests.fuzz.nasty import NASTY
from tests.fuzz.targets import TARGETS, Target

STORED = sorted(CORPUS.glob("*/*"))


@pytest.mark.parametrize("what", NASTY)
def test_what_is_sent_on_purpose_is_read_or_refused_quickly(what):
    name, data = NASTY[what]
    assert judged(TARGETS[name], data).fault == ""


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_was_once_a_fault_is_none_any_more(path):
    assert judged(TARGETS[path.parent.name], path.read_bytes()).fault == ""


@pytest.mark.parametrize("name", TARGETS)
def test_good_files_are_read(name):
    target = TARGETS[name]
    verdicts = [judged(target, data) for data in target.seeds()]
    assert [verdict.fault for verdict in verdicts] == [""] * len(verdicts)
    assert not all(verdict.refused for verdict in verdicts)


REFUSED = (
    "a billion laughs, workbook",
    "a long entity, often, workbook",
    "a file of this computer, workbook",
    "laughs in the list of sheets",
    "laughs in another encoding",
    "a billion laughs, list",
    "an archive that unpacks to much",
    "a workbook that unpacks to much",
)


@pytest.mark.parametrize("what", REFUSED)
def test_bombs_and_entities_are_refused(what):
    name, data = NASTY[what]
    assert judged(TARGETS[name], data).refused


def _crashes(data: bytes) -> None:
    raise KeyError(data)


def _hangs(data: bytes) -> None:
    while data:
        pass


def _swallows(data: bytes) -> None:
    bytearray(600_000_000)


@pytest.mark.parametrize(
    ("run", "fault"), [(_crashes, "KeyError"), (_hangs, "_TooSlow"), (_swallows, "MemoryError")]
)
def test_the_judge_notices_a_crash_a_hang_and_too_much_memory(run, fault, monkeypatch):
    monkeypatch.setattr("tests.fuzz.judge.SECONDS", 0.2)
    verdict = judged(Target(run, list), b"x")
    assert isinstance(verdict, Verdict)
    assert verdict.fault.startswith(fault)
