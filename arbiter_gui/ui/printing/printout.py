"""A report ready to be put on paper: its pages, on a PDF, a printer or a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.reports.card_sheet import CardSheet
from arbiter_gui.reports.report import Report
from arbiter_gui.ui.printing.card_layout import CardPage, card_pages
from arbiter_gui.ui.printing.card_painter import paint_card_page
from arbiter_gui.ui.printing.list_layout import ListPage, pages_of
from arbiter_gui.ui.printing.list_painter import paint_list_page
from arbiter_gui.ui.printing.page_options import (
    PageOptions,
    Sheet,
    page_orientation,
    page_size,
)
from arbiter_gui.ui.printing.pdf_file import write_pdf_file

RESOLUTION = 1200
_UNITS_PER_INCH = 720.0


@dataclass(frozen=True, slots=True)
class Printout:
    """The pages of one report."""

    name: str
    pages: tuple[ListPage | CardPage, ...]

    def paint(self, painter: QPainter, number: int) -> None:
        """Paints a page, the first is 0, with a painter whose unit is a tenth of a point."""
        page = self.pages[number]
        if isinstance(page, CardPage):
            paint_card_page(painter, page)
        else:
            paint_list_page(painter, page, number + 1, len(self.pages))


def printout_of(report: Report | CardSheet, options: PageOptions) -> Printout:
    """Lays a report out."""
    if isinstance(report, CardSheet):
        return Printout(report.name, card_pages(report, options))
    return Printout(report.name, pages_of(report, options))


def layout_of(sheet: Sheet) -> QPageLayout:
    """The page of a sheet, for a printer or a PDF; margins are part of what is painted."""
    return QPageLayout(page_size(sheet.paper), page_orientation(sheet), QMarginsF())


def write_pdf(
    printouts: Sequence[Printout], path: Path, title: str, progress: Progress | None = None
) -> None:
    """Writes reports one behind the other as a PDF; what was there stays if that fails.

    Raises:
        FileProblem: The file cannot be written.
        Cancelled: It is not wanted any more.
    """

    def paint(writer: QPdfWriter) -> None:
        writer.setResolution(RESOLUTION)
        paint_all(printouts, writer, progress or NoProgress())

    write_pdf_file(path, title, paint)


def paint_all(printouts: Sequence[Printout], device: QPagedPaintDevice, progress: Progress) -> None:
    """Paints every page of every report on a device that has pages.

    Raises:
        FileProblem: Nothing can be painted on the device.
    """
    pages = [(printout, number) for printout in printouts for number in range(len(printout.pages))]
    painter = QPainter()
    try:
        for done, (printout, number) in enumerate(pages):
            progress.raise_if_cancelled()
            _turn_page(painter, device, printout.pages[number].sheet)
            painter.save()
            scale = device.logicalDpiX() / _UNITS_PER_INCH
            painter.scale(scale, scale)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            printout.paint(painter, number)
            painter.restore()
            progress.step(done + 1, len(pages))
    finally:
        painter.end()  # a device that goes away while it is painted on takes the program along


def _turn_page(painter: QPainter, device: QPagedPaintDevice, sheet: Sheet) -> None:
    device.setPageLayout(layout_of(sheet))
    if painter.isActive():
        device.newPage()
    elif not painter.begin(device):
        raise FileProblem(
            "file-unwritable",
            N_("The pages cannot be written. Choose another name, folder or printer."),
        )


def picture_of(printout: Printout, number: int, scale: float) -> QImage:
    """A page as a picture; `scale` is pixels for a tenth of a point."""
    sheet = printout.pages[number].sheet
    picture = QImage(
        round(sheet.width * scale), round(sheet.height * scale), QImage.Format.Format_RGB32
    )
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    printout.paint(painter, number)
    painter.end()
    return picture
