"""A program killed while the arbiter is typing loses nothing that it has acknowledged."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbiter_gui.document import Document
from arbiter_gui.tournament import Tournament
from tests.actions.events import pairing
from tests.storage.documents import created
from tests.storage.typist import keystroke

ROOT = Path(__file__).resolve().parents[2]


def acknowledged(path, seconds):
    """Types until the process is killed after so many seconds; the changes that were confirmed."""
    command = [sys.executable, "-m", "tests.storage.typist", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as typist:
        assert typist.stdout is not None
        first = typist.stdout.readline()
        time.sleep(seconds)
        typist.kill()
        rest = typist.stdout.read()
    # The last line may have been cut off in the middle of a number.
    return [int(line) for line in (first + rest).split("\n")[:-1]]


def _trials(path, count, dice):
    document = created(path, players=20)
    document.commit(pairing(document.tournament))
    document.close()
    expected = Tournament(document.tournament.facts())
    typed = 0
    for _ in range(count):
        confirmed = acknowledged(path, dice.uniform(0, 0.1))
        document = Document.open(path)
        kept = len(document.journal()) - 2
        assert kept in (confirmed[-1] + 1, confirmed[-1] + 2)
        for number in range(typed, kept):
            expected.apply(keystroke(expected, number))
        assert document.tournament.facts() == expected.facts()
        document.close()
        typed = kept
    return typed


def test_a_kill_loses_at_most_the_key_in_flight(tmp_path):
    assert _trials(tmp_path / "event.arbiter", 4, random.Random(20260501)) > 4


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_many_kills_lose_nothing(tmp_path):
    assert _trials(tmp_path / "event.arbiter", 200, random.Random(1)) > 200
