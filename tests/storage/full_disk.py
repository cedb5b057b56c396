"""Works on an event in a folder until its disk is full, makes room and goes on; a script.

`python -m tests.storage.full_disk FOLDER` prints the code of the refusal and "whole" when memory,
undo and file were as before the refused change.
"""

import sys
from pathlib import Path

from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import change_event
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.tournament import EventDetails, Result
from tests.storage.documents import played


def filled(document: Document) -> str:
    """Changes the name of the event to ever other long texts until one is refused."""
    for number in range(10_000):
        event = EventDetails(name=f"{number} " + 20_000 * chr(97 + number % 26))
        facts, undo = document.tournament.facts(), document.next_undo
        try:
            document.commit(change_event(document.tournament, event))
        except FileProblem as problem:
            assert document.tournament.facts() == facts
            assert document.next_undo == undo
            return problem.code
    return "never full"


def main(folder: Path) -> None:
    """Prints what happened."""
    ballast = folder / "ballast"
    ballast.write_bytes(100_000 * b"x")
    document = played(folder / "event.arbiter")
    sys.stdout.write(f"{filled(document)}\n")
    ballast.unlink()
    lines = document.journal()
    document.commit(enter_result(document.tournament, 1, 1, Result.DRAW))
    facts = document.tournament.facts()
    document.close()
    document = Document.open(document.path)
    assert document.journal()[:-1] == lines
    assert document.tournament.facts() == facts
    document.close()
    sys.stdout.write("whole\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
