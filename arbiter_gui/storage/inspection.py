"""Whether an event file is whole: its pages, its lists and the seals of its journal."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.journal import JournalLine, line_of
from arbiter_gui.storage.tournament_file import TournamentFile
from arbiter_gui.storage.trail import own_trail, settled_content

DAMAGE = frozenset({"file-damaged", "journal-altered", "tables-altered"})
"""The codes with which an event is refused that can perhaps be saved."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was found.

    Attributes:
        problem: What is not whole, or None.
        lines: How many lines of the journal bear a seal that holds, from the first one on.
        last: The newest of them, or None.
        highest: The largest number of a line that was found at all.
    """

    problem: FileProblem | None
    lines: int
    last: JournalLine | None
    highest: int


def inspected(path: Path) -> Inspection:
    """Looks through an event file, which may be open in a window; nothing is changed.

    Raises:
        FileProblem: It is no event, newer than this program, or cannot be read.
    """
    content = settled_content(path)
    problem = _problem(path, content)
    trail = own_trail(content)
    last = line_of(trail.rows[-1]) if trail.rows else None
    if problem is not None and problem.code not in DAMAGE and not _was_event(problem, last):
        raise problem
    return Inspection(problem, len(trail.rows), last, trail.highest)


def _problem(path: Path, content: bytes) -> FileProblem | None:
    try:
        with closing(TournamentFile.look_into(path, content)) as file:
            file.load()
            file.check_every_page()
    except FileProblem as problem:
        return problem
    return None


def _was_event(problem: FileProblem, last: JournalLine | None) -> bool:
    """Whether only the head of the file is spoiled, so that nothing says any more what it is."""
    return problem.code == "file-not-arbiter" and last is not None
