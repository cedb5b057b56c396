"""Works on an event by a script of chance until somebody kills it.

`python -m tests.force.typist FILE SEED` prints number and seal of the newest line of the journal
after each change that the program has acknowledged.
"""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.players import edit
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import EnteredResults, unpair_newest
from arbiter_gui.document import Document
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import ByeKind, Result, Tournament
from tests.actions.events import pairing

RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


def keystroke(document: Document, dice: Random) -> None:
    """One action: mostly a result, sometimes something larger."""
    tournament = document.tournament
    number = tournament.rounds_paired
    missing = tournament.games_without_result(number)
    kind = dice.random()
    if not missing and number < 5:
        document.commit(pairing(tournament))
    elif kind < 0.1:
        document.undo()
    elif kind < 0.15:
        document.redo()
    elif kind < 0.2:
        player = dice.choice(tournament.players)
        document.commit(edit(tournament, replace(player, club=f"Club {dice.randrange(99)}")))
    elif kind < 0.22:
        player = dice.choice(tournament.players)
        document.commit(request_bye(tournament, number + 1, player.key, ByeKind.HALF_POINT))
    elif kind < 0.23 and number > 1:
        document.commit(unpair_newest(tournament, results=EnteredResults.GIVEN_UP))
    else:
        _enter(document, tournament, dice)


def _enter(document: Document, tournament: Tournament, dice: Random) -> None:
    number = tournament.rounds_paired
    games = tournament.games_without_result(number) or tournament.games(number)
    board = dice.choice(games).board
    document.commit(enter_result(tournament, number, board, dice.choice(RESULTS)))


def main(path: Path, seed: str) -> None:
    """Types for ever."""
    dice = Random(seed)
    document = Document.open(path)
    while True:
        try:
            keystroke(document, dice)
        except RefusedAction:
            continue
        line = document.journal()[-1]
        sys.stdout.write(f"{line.number} {line.seal}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
