"""Kills the program again and again while it works, and counts what was lost.

    python -m tests.force.kills [--window] [--runs 1000] [--seed 1]

Each run works on an event in a process of its own and is killed with SIGKILL at a moment of chance:
with `--window` by keys that go to the real window, else by changes committed to its document, which
kills closer to the disk. Then the file is opened, which compares every seal and every list; every
change that was acknowledged has to be there, with its seal, and every copy has to be whole.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.backup import copies_folder
from tests.actions.events import pairing
from tests.force.window_typist import work
from tests.storage.documents import created

ROOT = Path(__file__).parents[2]
_RUNS_PER_EVENT = 20


@dataclass(frozen=True)
class Victim:
    """Somebody who works on an event and tells of every change that was acknowledged.

    Attributes:
        told: Lines of number and seal, and whatever else there is to count.
    """

    told: IO[bytes]
    kill: Callable[[], None]


Begin = Callable[[Path, float], AbstractContextManager[Victim]]


@contextmanager
def at_the_document(path: Path, seed: float) -> Iterator[Victim]:
    """A process that commits changes."""
    command = [sys.executable, "-m", "tests.force.typist", str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as typist:
        assert typist.stdout is not None
        yield Victim(typist.stdout, typist.kill)


@contextmanager
def in_a_window(path: Path, seed: float) -> Iterator[Victim]:
    """A process that types into a window, forked from this one, which has loaded everything."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            work(path, seed, os.fdopen(writing, "wb"))
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        yield Victim(told, lambda: os.kill(child, signal.SIGKILL))
    os.waitpid(child, 0)


LONGEST = {at_the_document: 0.25, in_a_window: 1.5}
"""Seconds after the first acknowledged change in which the kill comes."""


@dataclass
class Tally:
    """What was found after the kills.

    Attributes:
        keys: Keys that went to windows.
        acknowledged: Changes that the program had acknowledged.
        unanswered: Changes in the file that nobody had been told of yet; at most one a kill.
        lost: Acknowledged changes that are not in the file.
        damaged: Files and copies that could not be opened.
        parts: Unfinished files left in the folder of the copies.
    """

    kills: int = 0
    keys: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    lost: int = 0
    damaged: int = 0
    copies: int = 0
    parts: int = 0


def kill_once(path: Path, dice: Random, tally: Tally, begin: Begin) -> None:
    """Lets the program work on an event, kills it, and looks at what is there."""
    with begin(path, dice.random()) as victim:
        first = victim.told.readline()
        if not first:
            raise RuntimeError("the program ended before its first change")
        time.sleep(dice.uniform(0, LONGEST[begin]))
        victim.kill()
        # The last line may have been cut off in the middle.
        lines = (first + victim.told.read()).decode("ascii").split("\n")[:-1]
        told = [(number, seal, keys) for number, seal, *keys in map(str.split, lines)]
    tally.kills += 1
    tally.acknowledged += len(told)
    tally.keys += sum(int(keys) for keys in told[-1][2]) if told else 0
    try:
        with closing(Document.open(path)) as document:
            seals = {line.number: line.seal for line in document.journal()}
    except FileProblem:
        tally.damaged += 1
        return
    tally.lost += sum(seals.get(int(number)) != seal for number, seal, _keys in told)
    tally.unanswered += max(seals) - int(told[-1][0]) if told else 0


def killed(folder: Path, runs: int, seed: int, begin: Begin = at_the_document) -> Tally:
    """As many kills, on events that begin anew now and then."""
    dice, tally = Random(seed), Tally()
    for run in range(runs):
        path = folder / f"event {run // _RUNS_PER_EVENT}.arbiter"
        if not path.exists():
            with closing(created(path, players=20)) as document:
                document.commit(pairing(document.tournament))
        kill_once(path, dice, tally, begin)
    for path in folder.glob("*.arbiter"):
        _look_at_copies(copies_folder(path), tally)
    return tally


def _look_at_copies(folder: Path, tally: Tally) -> None:
    for copy in folder.iterdir():
        if copy.suffix != ".arbiter":
            tally.parts += 1
            continue
        tally.copies += 1
        try:
            Document.open(copy, only_to_look=True).close()
        except FileProblem:
            tally.damaged += 1


def main(words: Sequence[str]) -> int:
    """Prints a table; 1 where anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.force.kills")
    parser.add_argument("--window", action="store_true", help="by keys that go to the window")
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        begin = in_a_window if choice.window else at_the_document
        tally = killed(Path(folder), choice.runs, choice.seed, begin)
    for name, value in vars(tally).items():
        sys.stdout.write(f"{name:<14}{value:>8}\n")
    return int(bool(tally.lost or tally.damaged or tally.unanswered > tally.kills))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
