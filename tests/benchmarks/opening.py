"""How long it takes to open an event of 500 players and 9 rounds; run it as a script.

`python -m tests.benchmarks.opening` prints the median of five openings in seconds (budget 0.3 s).
Every result was entered by a change of its own, as an arbiter does it.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.tournament import Result
from tests.actions.events import facts, pairing

BUDGET = 0.3


def played(path: Path, players: int, rounds: int) -> None:
    """Makes the file of an event with all its rounds played."""
    document = Document.create(path, facts(players, rounds))
    try:
        for number in range(1, rounds + 1):
            document.commit(pairing(document.tournament))
            for game in document.tournament.games(number):
                change = enter_result(document.tournament, number, game.board, Result.DRAW)
                document.commit(change)
    finally:
        document.close()


def opening(path: Path) -> float:
    """Seconds from the path to an event whose standings could be computed."""
    start = time.perf_counter()
    document = Document.open(path)
    seconds = time.perf_counter() - start
    document.close()
    return seconds


def main() -> None:
    """Prints the median and the size of the file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.arbiter"
        played(path, players=500, rounds=9)
        times = [opening(path) for _ in range(5)]
        size = path.stat().st_size / 1000
    median = statistics.median(times)
    sys.stdout.write(f"open 500 players x 9 rounds ({size:.0f} kB): {median:.3f} s of {BUDGET} s\n")


if __name__ == "__main__":
    main()
