"""Results from a results sheet: compared board by board, and the accepted ones as one step."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from arbiter_gui.actions.imports import bytes_of
from arbiter_gui.errors import RefusedAction
from arbiter_gui.formats.spreadsheet.foreign_table import ForeignTable, read_foreign_table
from arbiter_gui.formats.spreadsheet.result_rows import (
    ResultRow,
    event_mark,
    is_results_sheet,
    result_of,
    result_rows,
)
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Change, Edit, Game, Result, Tournament
from arbiter_gui.tournament.player import one_line

SHEET_SUFFIXES = (".xlsx", ".xlsm", ".csv", ".tsv", ".txt")
"""Files that may be results sheets."""


class Finding(Enum):
    """What a row of a results sheet means for the event, what needs an eye first.

    The value is stable for scripts.
    """

    CLASH = "clash"
    REPAIRED = "repaired"
    UNKNOWN_BOARD = "unknown_board"
    UNREADABLE = "unreadable"
    TWICE = "twice"
    NEW = "new"
    SAME = "same"
    EMPTY = "empty"

    @property
    def words(self) -> str:
        """Says it of a board, marked for translation."""
        return {
            Finding.NEW: N_("new result"),
            Finding.CLASH: N_("another result is entered already"),
            Finding.REPAIRED: N_("other players sit at this board now"),
            Finding.UNKNOWN_BOARD: N_("there is no such board"),
            Finding.UNREADABLE: N_("the result cannot be read"),
            Finding.TWICE: N_("the file has two results of this board"),
            Finding.SAME: N_("entered already"),
            Finding.EMPTY: N_("no result in the file"),
        }[self]


@dataclass(frozen=True, slots=True)
class FoundResult:
    """One row and what it means.

    Attributes:
        result: What it says; None where that cannot be read.
        game: The board it is about, as it stands in the event; None where there is none.
        takeable: Whether it may be taken: new results, and clashes of the newest round. An earlier
            round is corrected in the round itself, where what follows from it is shown.
    """

    finding: Finding
    row: ResultRow
    result: Result | None = None
    game: Game | None = None
    takeable: bool = False


@dataclass(frozen=True, slots=True)
class ResultComparison:
    """Every row of a results sheet, in its order.

    Attributes:
        outdated: Rounds that have been published anew since the sheet was made, each with its
            version in the file and its version now.
    """

    found: tuple[FoundResult, ...]
    outdated: tuple[tuple[int, int, int], ...] = ()

    def of(self, finding: Finding) -> tuple[FoundResult, ...]:
        """The rows that mean one thing."""
        return tuple(found for found in self.found if found.finding is finding)


def read_sheet_file(path: Path, progress: Progress) -> ForeignTable:
    """The table in a file that may be a results sheet.

    Raises:
        FileProblem: It cannot be opened or is no table.
        Cancelled: The arbiter has pressed Cancel.
    """
    progress.note(path.name)
    return read_foreign_table(bytes_of(path), progress=progress)


def holds_results(table: ForeignTable) -> bool:
    """Whether a table is a results sheet of Arbiter."""
    return is_results_sheet(table.grids)


def compared_results(tournament: Tournament, table: ForeignTable) -> ResultComparison:
    """What the rows of a results sheet mean for the event.

    Raises:
        FileProblem: It is no results sheet.
        RefusedAction: It was made from another event.
    """
    rows = result_rows(table.grids)
    _refuse_other_event(tournament, rows)
    said: dict[tuple[int, int, int], set[str]] = {}
    for row in rows:
        said.setdefault((row.round, row.white, row.black), set()).add(_meaning(row))
    twice = {board for board, texts in said.items() if len(texts) > 1}
    found: list[FoundResult] = []
    seen = set()
    for row in rows:
        board = (row.round, row.white, row.black)
        if board in twice:
            found.append(FoundResult(Finding.TWICE, row))
        elif board not in seen:
            found.append(_found(tournament, row))
        seen.add(board)
    return ResultComparison(tuple(found), _outdated(tournament, rows))


def import_results(tournament: Tournament, accepted: Iterable[FoundResult], source: str) -> Change:
    """Enters the accepted results as one step; what is not takeable is left out.

    Args:
        tournament: The event that the results were compared with.
        accepted: What the arbiter has ticked.
        source: Name of the file, for the journal.

    Raises:
        RefusedAction: Nothing is left to be taken.
    """
    edits = []
    for found in accepted:
        game = None if found.game is None else _game_of(tournament, found.row)
        if game is not None and found.takeable and game.result is not found.result:
            edits.append(Edit.changing(game, replace(game, result=found.result)))
    if not edits:
        raise RefusedAction("no-results-to-import", N_("There is no result to be taken."))
    values: dict[str, str | int] = {"source": source, "count": len(edits)}
    return Change(N_("Results from {source}, boards: {count}"), tuple(edits), values)


def _refuse_other_event(tournament: Tournament, rows: Iterable[ResultRow]) -> None:
    """An event may have been renamed since; then it is known by its players."""
    own = event_mark(tournament.event)
    names = {int(player.key): one_line(player.name) for player in tournament.players}
    for row in rows:
        told = names.get(row.white), names.get(row.black)
        if row.event != own and told != row.names:
            raise RefusedAction(
                "results-of-other-event",
                N_(
                    "Row {row} names {white} and {black}, who are not the players of this event "
                    "with these numbers: the file was made from another event. Nothing was taken."
                ),
                {"row": row.row, "white": row.names[0], "black": row.names[1]},
            )


def _meaning(row: ResultRow) -> str:
    result = result_of(row.text)
    return row.text.strip() if result is None else result.name


def _found(tournament: Tournament, row: ResultRow) -> FoundResult:
    game = _game_of(tournament, row)
    if game is None or not row.text.strip():
        exists = tournament.fact("game", (row.round, row.board)) is not None
        unknown = Finding.REPAIRED if exists else Finding.UNKNOWN_BOARD
        return FoundResult(unknown if row.text.strip() else Finding.EMPTY, row)
    result = result_of(row.text)
    return (
        FoundResult(Finding.UNREADABLE, row, game=game)
        if result is None
        else _read(tournament, row, result, game)
    )


def _read(tournament: Tournament, row: ResultRow, result: Result, game: Game) -> FoundResult:
    if game.result is result:
        return FoundResult(Finding.SAME, row, result, game)
    if game.result is None or not game.result.final:
        return FoundResult(Finding.NEW, row, result, game, takeable=True)
    newest = row.round == tournament.rounds_paired
    return FoundResult(Finding.CLASH, row, result, game, takeable=newest)


def _game_of(tournament: Tournament, row: ResultRow) -> Game | None:
    """The game of these two with these colours, also when it was moved to another board."""
    if not 1 <= row.round <= tournament.rounds_paired:
        return None
    return next(
        (
            game
            for game in tournament.games(row.round)
            if (game.white, game.black) == (row.white, row.black)
        ),
        None,
    )


def _outdated(
    tournament: Tournament, rows: Iterable[ResultRow]
) -> tuple[tuple[int, int, int], ...]:
    versions = {round_.number: round_.version for round_ in tournament.rounds}
    told = sorted({(row.round, row.version) for row in rows if row.round in versions})
    return tuple(
        (number, version, versions[number])
        for number, version in told
        if version and version != versions[number]
    )
