"""What is to be put on paper, and the computation that does it in the worker."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from PySide6.QtGui import QPagedPaintDevice

from arbiter_gui.i18n import _
from arbiter_gui.progress import Progress
from arbiter_gui.reports.card_sheet import CardSheet
from arbiter_gui.reports.catalogue import build_report
from arbiter_gui.reports.report import Report
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.storage.journal import JournalLine
from arbiter_gui.tournament import Fact, Tournament
from arbiter_gui.ui.printing.page_options import PageOptions
from arbiter_gui.ui.printing.printout import Printout, paint_all, printout_of, write_pdf


@dataclass(frozen=True, slots=True)
class PrintOrder:
    """Reports of an event, each with its options.

    Attributes:
        round_number: The round; 0 before the first one is paired.
        options: By the keys of the reports, in the order of printing.
        journal: What was done and when, for the log.
    """

    facts: tuple[Fact, ...]
    round_number: int
    written_at: datetime
    options: Mapping[str, PageOptions] = field(default_factory=dict)
    journal: tuple[JournalLine, ...] = ()

    @property
    def request(self) -> ReportRequest:
        """What the reports are made of."""
        return ReportRequest(
            Tournament(self.facts), self.round_number, self.written_at, self.journal
        )


def printouts_of(order: PrintOrder, progress: Progress) -> tuple[Printout, ...]:
    """Lays every report of the order out.

    Raises:
        Cancelled: It is not wanted any more.
    """
    request = order.request
    made = []
    for key, options in order.options.items():
        progress.raise_if_cancelled()
        made.append(printout_of(build_report(key, request), options))
    return tuple(made)


def preview_of(order: PrintOrder, progress: Progress) -> tuple[Report | CardSheet, Printout]:
    """The first report of an order and its pages.

    Raises:
        Cancelled: It is not wanted any more.
    """
    request = order.request
    key, options = next(iter(order.options.items()))
    progress.raise_if_cancelled()
    report = build_report(key, request)
    return report, printout_of(report, options)


@dataclass(frozen=True, slots=True)
class PaperWork:
    """An order, and where it goes: to a file, or to a printer."""

    order: PrintOrder
    target: Path | QPagedPaintDevice


def put_on_paper(work: PaperWork, progress: Progress) -> Path | None:
    """Prints, or writes a PDF and gives its path.

    Raises:
        FileProblem: The file or the printer cannot be written to.
        Cancelled: It is not wanted any more.
    """
    progress.note(_("Laying the pages out"))
    printouts = printouts_of(work.order, progress)
    if isinstance(work.target, Path):
        write_pdf(printouts, work.target, printouts[0].name, progress)
        return work.target
    paint_all(printouts, work.target, progress)
    return None
