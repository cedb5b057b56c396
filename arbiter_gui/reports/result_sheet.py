"""The results sheet of a round: to be filled in elsewhere and read back."""

from pathlib import Path

from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle, write_csv
from arbiter_gui.formats.spreadsheet.result_rows import (
    RESULT_TEXTS,
    SHORT_TEXTS,
    event_mark,
    row_mark,
)
from arbiter_gui.formats.spreadsheet.sheet import Entry, Sheet, SheetCell, SheetColumn
from arbiter_gui.formats.spreadsheet.xlsx_file import write_workbook
from arbiter_gui.i18n import _
from arbiter_gui.reports.heading import footer, titles
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.tournament import Tournament

_RESULT, _MARK = 3, 4
_HAND_TEXTS = (*RESULT_TEXTS.values(), *SHORT_TEXTS)


def write_result_sheet(path: Path, request: ReportRequest, style: CsvStyle | None = None) -> None:
    """Writes the results sheet of a round as a workbook; as CSV where a style is given.

    Raises:
        FileProblem: The file cannot be written.
    """
    sheet = result_sheet(request)
    if style is None:
        write_workbook(path, [sheet], request.written_at)
    else:
        write_csv(path, sheet, style)


def result_sheet(request: ReportRequest) -> Sheet:
    """The boards of a round that is paired, with the results that are entered already."""
    tournament, number = request.tournament, request.round_number
    title = _("Results of round {round}").format(round=number)
    return Sheet(
        _("Results {round}").format(round=number),
        titles(request, title),
        (
            SheetColumn(_("Board"), "right"),
            SheetColumn(_("White")),
            SheetColumn(_("Black")),
            SheetColumn(_("Result"), "center"),
            SheetColumn(_("Mark of the board, not to be changed")),
        ),
        tuple(_row(tournament, game) for game in tournament.games(number)),
        (
            _("Fill in the results only; 1, 0 and 0.5 are understood as White's points."),
            _("Then save the file and import it: File › Import results."),
        ),
        footer=footer(request, title),
        page_of=_("Page {page} of {pages}"),
        entry=Entry(
            _RESULT,
            _HAND_TEXTS,
            _("This result is not in the list. Is it meant so?"),
            (_MARK,),
        ),
    )


def _row(tournament: Tournament, game: Game) -> tuple[SheetCell, ...]:
    version = tournament.rounds[game.round - 1].version
    board = game.board, int(game.white), int(game.black)
    mark = row_mark(event_mark(tournament.event), game.round, version, board)
    result = None if game.result is None else RESULT_TEXTS[game.result]
    names = (tournament.player(key).name for key in (game.white, game.black))
    cells = (game.board, *names, result, mark)
    return tuple(SheetCell(value) for value in cells)
