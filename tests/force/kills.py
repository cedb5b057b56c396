"""Kills the program again and again while it works, and counts what was lost.

    python -m tests.force.kills [--runs 1000] [--seed 1]

Each run works on an event in a process of its own, by changes committed to its document (a window
takes a second to appear, and adds nothing between a change and the disk), and is killed with
SIGKILL at a moment of chance. Then the file is opened, which compares every seal and every list;
every change that was acknowledged has to be there, with its seal, and every copy has to be whole.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.backup import copies_folder
from tests.actions.events import pairing
from tests.storage.documents import created

ROOT = Path(__file__).parents[2]
_LONGEST = 0.25
_RUNS_PER_EVENT = 20


@dataclass
class Tally:
    """What was found after the kills.

    Attributes:
        acknowledged: Changes that the program had acknowledged.
        unanswered: Changes in the file that nobody had been told of yet; at most one a kill.
        lost: Acknowledged changes that are not in the file.
        damaged: Files and copies that could not be opened.
        parts: Unfinished files left in the folder of the copies.
    """

    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    lost: int = 0
    damaged: int = 0
    copies: int = 0
    parts: int = 0


def kill_once(path: Path, dice: Random, tally: Tally) -> None:
    """Lets the program work on an event, kills it, and looks at what is there."""
    command = [sys.executable, "-m", "tests.force.typist", str(path), str(dice.random())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as typist:
        assert typist.stdout is not None
        first = typist.stdout.readline()
        time.sleep(dice.uniform(0, _LONGEST))
        typist.kill()
        # The last line may have been cut off in the middle.
        told = [line.split() for line in (first + typist.stdout.read()).split("\n")[:-1]]
    tally.kills += 1
    tally.acknowledged += len(told)
    try:
        with closing(Document.open(path)) as document:
            seals = {line.number: line.seal for line in document.journal()}
    except FileProblem:
        tally.damaged += 1
        return
    tally.lost += sum(seals.get(int(number)) != seal for number, seal in told)
    tally.unanswered += max(seals) - int(told[-1][0]) if told else 0


def killed(folder: Path, runs: int, seed: int) -> Tally:
    """As many kills, on events that begin anew now and then."""
    dice, tally = Random(seed), Tally()
    for run in range(runs):
        path = folder / f"event {run // _RUNS_PER_EVENT}.arbiter"
        if not path.exists():
            with closing(created(path, players=20)) as document:
                document.commit(pairing(document.tournament))
        kill_once(path, dice, tally)
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
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        tally = killed(Path(folder), choice.runs, choice.seed)
    for name, value in vars(tally).items():
        sys.stdout.write(f"{name:<14}{value:>8}\n")
    return int(bool(tally.lost or tally.damaged or tally.unanswered > tally.kills))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
