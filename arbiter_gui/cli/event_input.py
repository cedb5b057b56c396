"""The event a command works on: an event file of Arbiter or a TRF file."""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from arbiter_gui.actions.imports import content_of
from arbiter_gui.cli.command import CannotJudge
from arbiter_gui.cli.messages import say
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.problems import Problem, Severity
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.i18n import N_, _
from arbiter_gui.storage.journal import JournalLine
from arbiter_gui.storage.tournament_file import SQLITE_START, SUFFIX
from arbiter_gui.tournament import PlayerKey, Tournament


@dataclass(frozen=True)
class EventInput:
    """An event that was read, and what is needed to speak of it in the file's own terms.

    Attributes:
        kept: Records of a TRF file that Arbiter does not use.
        problems: What the arbiter should look at.
        numbers: The number by which the file calls each player.
        journal: What was done and when; empty for a TRF file, which has none.
        places: The place in the standings that the file gives each player; 0 where it gives none.
    """

    tournament: Tournament
    kept: tuple[str, ...]
    problems: tuple[Problem, ...]
    numbers: dict[PlayerKey, int]
    places: dict[PlayerKey, int] = field(default_factory=dict)
    journal: tuple[JournalLine, ...] = ()

    def player(self, number: int) -> PlayerKey:
        """The player whom the file calls by a number.

        Raises:
            CannotJudge: There is none.
        """
        for key, own in self.numbers.items():
            if own == number:
                return key
        raise CannotJudge(
            "player-unknown", N_("There is no player {number} in this event."), {"number": number}
        )


def read_event(path: Path) -> EventInput:
    """Reads an event file or a TRF file; the content decides which it is.

    Raises:
        FileProblem: The file cannot be opened, or what is in it is refused.
    """
    try:
        data = content_of(path)
    except OSError as error:
        raise FileProblem(
            "file-unreadable",
            N_("The file {path} cannot be opened: {reason}."),
            {"path": path, "reason": error.strerror or error},
        ) from error
    if data.startswith(SQLITE_START) or path.suffix.lower() == SUFFIX:
        return _from_event_file(path)
    return _from_trf(data)


def player_numbered(tournament: Tournament, number: int) -> PlayerKey:
    """The player with a pairing number.

    Raises:
        CannotJudge: There is none.
    """
    for player in tournament.players:
        if player.tpn == number:
            return player.key
    raise CannotJudge(
        "player-unknown", N_("There is no player {number} in this event."), {"number": number}
    )


def report(problems: Iterable[Problem]) -> None:
    """Lists problems on standard error."""
    for problem in problems:
        kind = _("Warning") if problem.severity is Severity.WARNING else _("Error")
        say(f"{kind}: {problem.describe()}")


def _from_event_file(path: Path) -> EventInput:
    with closing(Document.look_into(path)) as document:
        tournament, journal = document.tournament, document.journal()
    numbers = {player.key: int(player.tpn) for player in tournament.players}
    return EventInput(tournament, (), (), numbers, journal=journal)


def _from_trf(data: bytes) -> EventInput:
    file = read_trf_bytes(data)
    result = imported(file)
    numbers = {PlayerKey(player.number): player.number for player in file.players}
    places = {PlayerKey(player.number): player.rank or 0 for player in file.players}
    return EventInput(result.tournament, file.kept, result.problems, numbers, places)
