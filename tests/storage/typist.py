"""Enters results one after another until somebody kills it; a script.

`python -m tests.storage.typist FILE` prints the number of each change once it is committed.
"""

import itertools
import sys
from pathlib import Path

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.tournament import Change, Result, Tournament

RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


def keystroke(tournament: Tournament, number: int) -> Change:
    """The change of one keystroke: board after board, every time round with another result."""
    boards = len(tournament.games(1))
    turn, board = divmod(number, boards)
    return enter_result(tournament, 1, board + 1, RESULTS[turn % len(RESULTS)])


def main(path: Path) -> None:
    """Types for ever."""
    document = Document.open(path)
    start = len(document.journal()) - 2
    for number in itertools.count(start):
        document.commit(keystroke(document.tournament, number))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
