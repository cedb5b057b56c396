"""Killed, out of room, write-protected: what the commands of this folder find, on a small scale."""

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.force.kills import killed
from tests.storage.documents import played
from tests.storage.test_full_disk import _has_private_mounts

ROOT = Path(__file__).parents[2]
SCRIPT = f"{sys.executable} -m tests.force.outputs"
MOUNT = "mount -t tmpfs -o size=600k none $0"
FULL = f"{MOUNT} && {SCRIPT} $0 $1 full"
PROTECTED = f"{SCRIPT} $0 $1 prepare && mount -o remount,ro $0"
READ_ONLY = f"{MOUNT} && {PROTECTED} && {SCRIPT} $0 $1 read-only"


def test_nothing_that_was_acknowledged_is_lost_by_a_kill(tmp_path):
    tally = killed(tmp_path, 4, random.Random(3).randrange(1000))
    assert (tally.lost, tally.damaged) == (0, 0)
    assert tally.acknowledged > 4
    assert tally.unanswered <= tally.kills


@pytest.mark.slow
def test_nothing_typed_into_the_window_is_lost_by_a_kill():
    command = [sys.executable, "-m", "tests.force.kills", "--window", "--runs", "3"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert answer.returncode == 0, answer.stderr
    told = dict(line.split() for line in answer.stdout.splitlines())
    assert (told["kills"], told["lost"], told["damaged"]) == ("3", "0", "0")
    assert int(told["acknowledged"]) > 3


@pytest.mark.parametrize("steps", [FULL, READ_ONLY], ids=["full", "write-protected"])
def test_every_kind_of_file_is_refused_whole_where_it_cannot_be_written(tmp_path, steps):
    place = tmp_path / "small"
    place.mkdir()
    if not shutil.which("unshare") or not _has_private_mounts(place):
        pytest.skip("no way to have a small disk here")
    document = played(tmp_path / "source.arbiter", players=20)
    document.close()
    command = ["unshare", "-m", "sh", "-c", steps, str(place), str(document.path)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert answer.returncode == 0, answer.stderr
    told = answer.stdout.splitlines()
    assert len(told) == 13
    assert [line for line in told if not line.endswith(" refused")] == []
