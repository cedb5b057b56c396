"""What is to be written as a spreadsheet, and how."""

from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle, write_csv
from arbiter_gui.reports.catalogue import build_report, round_reports
from arbiter_gui.reports.event_reports import event_reports
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.reports.result_sheet import write_result_sheet
from arbiter_gui.reports.sheet_report import sheet_of_any, write_reports

ROUND, EVENT, RESULTS = "round", "event", "results"
"""What can be ordered besides the keys of the reports: the lists that are put up for a round, the
whole event, and the sheet to be filled in."""


@dataclass(frozen=True, slots=True)
class SheetOrder:
    """What to write.

    Attributes:
        keys: Reports, or one of `ROUND`, `EVENT` and `RESULTS`.
        csv: How the CSV is written, which holds one report only; None for a workbook.
    """

    keys: tuple[str, ...] = (ROUND,)
    csv: CsvStyle | None = None


def write_order(path: Path, request: ReportRequest, order: SheetOrder) -> None:
    """Writes what was ordered; an existing file is replaced as a whole.

    Raises:
        FileProblem: The file cannot be written.
        KeyError: There is no report of that name.
    """
    moment = request.written_at
    if order.keys == (RESULTS,):
        write_result_sheet(path, request, order.csv)
    elif order.keys == (EVENT,):
        write_reports(path, event_reports(request.tournament, moment), moment)
    elif order.keys == (ROUND,):
        reports = round_reports(request.tournament, request.round_number, moment)
        write_reports(path, reports, moment)
    elif order.csv is not None:
        write_csv(path, sheet_of_any(build_report(order.keys[0], request)), order.csv)
    else:
        write_reports(path, [build_report(key, request) for key in order.keys], moment)
