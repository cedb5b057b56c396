"""A disk that is full: the last action is refused, nothing else is lost."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter_gui.errors import FileProblem
from tests.actions.events import pairing
from tests.storage.documents import created, played
from tests.storage.full_disk import filled

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = [sys.executable, "-m", "tests.storage.full_disk"]
MOUNT = 'mount -t tmpfs -o size=600k none "$0" && exec "$@"'


def _has_private_mounts(folder):
    if not shutil.which("unshare"):
        return False
    trial = ["unshare", "-m", "sh", "-c", MOUNT, str(folder), "true"]
    return subprocess.run(trial, capture_output=True, check=False).returncode == 0


def test_a_database_that_cannot_grow_refuses_and_stays_whole(tmp_path):
    document = played(tmp_path / "event.arbiter")
    document._file._database.connection.execute("PRAGMA max_page_count = 60")
    assert filled(document) == "disk-full"
    before, step = document.tournament.facts(), document.next_undo
    with pytest.raises(FileProblem):
        document.undo()
    assert document.tournament.facts() == before
    assert document.next_undo == step
    document._file._database.connection.execute("PRAGMA max_page_count = 600")
    document.undo()
    assert document.next_redo == step
    document.close()


def test_a_disk_that_is_full_costs_the_last_action_only(tmp_path):
    """A small disk where the system lets us have one, else a limit on the size of a file."""
    if _has_private_mounts(tmp_path):
        command = ["unshare", "-m", "sh", "-c", MOUNT, str(tmp_path), *SCRIPT, str(tmp_path)]
        codes = {"disk-full"}
    elif os.name == "posix":
        limit = 'ulimit -f 400 && exec "$@"'
        command = ["sh", "-c", limit, "sh", *SCRIPT, str(tmp_path)]
        codes = {"disk-full", "file-unwritable"}
    else:
        pytest.skip("no way to have a small disk here")
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert answer.returncode == 0, answer.stderr
    code, whole = answer.stdout.split()
    assert code in codes
    assert whole == "whole"


@pytest.mark.parametrize("what", ["removed", "replaced"])
def test_a_file_that_went_away_while_open_is_noticed(tmp_path, what):
    document = created(tmp_path / "event.arbiter")
    facts = document.tournament.facts()
    document.path.rename(tmp_path / "moved.arbiter")
    if what == "replaced":
        shutil.copyfile(tmp_path / "moved.arbiter", document.path)
    with pytest.raises(FileProblem) as problem:
        document.commit(pairing(document.tournament))
    assert problem.value.code == "file-gone"
    assert document.tournament.facts() == facts
    document.save_copy(tmp_path / "rescued.arbiter")
    document.close()
    assert (tmp_path / "rescued.arbiter").is_file()
