"""Whether one event file is an earlier state of another: its newest line is a line of the other."""

from contextlib import closing
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.tournament_file import TournamentFile


def is_earlier_state(earlier: Path, later: bytes) -> bool:
    """Whether the event in a file has gone on as the one whose content is given.

    The seal of a line stands for all lines before it, so one line tells. A file that cannot be read
    is no earlier state of anything.
    """
    if not earlier.is_file():
        return False
    try:
        newest = _seals(earlier, None)[-1]
        return newest in _seals(earlier, later)
    except FileProblem:
        return False


def _seals(path: Path, content: bytes | None) -> list[str]:
    with closing(TournamentFile.look_into(path, content)) as file:
        return [line.seal for line in file.journal.lines()]
