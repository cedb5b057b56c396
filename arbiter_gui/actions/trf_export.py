"""The report file of an event: in which dialect, with which records, final or interim."""

from dataclasses import dataclass, replace

from arbiter_gui.actions.exports import open_games, refuse_unfinished_report
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.tournament.tournament import Tournament

_MARK = "### Interim"


@dataclass(frozen=True, slots=True)
class ReportKind:
    """How a report file is written.

    Attributes:
        comments: Whether the `###` records of what happened are written.
        interim: Whether it may be written although games of the last round are not over.
    """

    dialect: Dialect = Dialect.TRF26
    comments: bool = True
    interim: bool = False


def report_bytes(
    tournament: Tournament, kind: ReportKind = ReportKind(), kept: tuple[str, ...] = ()
) -> bytes:
    """The report file. One that is written while games are open says so in a record of its own.

    Args:
        tournament: The event.
        kind: Dialect and records.
        kept: Records of the file it came from that Arbiter does not use.

    Raises:
        RefusedAction: Games of the last round are open, and no interim report was asked for.
        FileProblem: There are no players, or a pairing number does not fit.
    """
    if not kind.interim:
        refuse_unfinished_report(tournament)
    others = tuple(line for line in kept if not line.startswith(_MARK))
    file = trf_of(tournament, others)
    games = open_games(tournament)
    if games:
        boards = ", ".join(f"{game.round}.{game.board}" for game in games)
        line = f"{_MARK} report after round {tournament.rounds_paired}; open games: {boards}"
        file = replace(file, comments=(*file.comments, line))
    return trf_bytes(file if kind.comments else file.without_comments, kind.dialect)
