"""An explanation on paper: the sentences and the picture of the bracket, as vector graphics."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter, QTextDocument

from arbiter_gui.ui.printing.pdf_file import write_pdf_file
from arbiter_gui.ui.theme import LIGHT, sized_font
from arbiter_gui.ui.views.bracket_drawing import Drawing

_MARGIN = 15.0
_RESOLUTION = 1200
_POINTS_OF_SCREEN = 96
_TEXT = 13
_GAP = 14.0


@dataclass(frozen=True)
class Slip:
    """What is printed: the text as HTML and the picture below it, or on pages of its own."""

    title: str
    html: str
    drawing: Drawing | None


def write_slip(slip: Slip, path: Path) -> None:
    """Writes a PDF; a picture that is higher than the page is made to fit one.

    Raises:
        FileProblem: The file cannot be written.
    """
    write_pdf_file(path, slip.title, partial(_paint, slip))


def _paint(slip: Slip, writer: QPdfWriter) -> None:
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN))
    writer.setResolution(_RESOLUTION)
    painter = QPainter(writer)
    scale = _RESOLUTION / _POINTS_OF_SCREEN
    painter.scale(scale, scale)
    page = QSizeF(writer.width() / scale, writer.height() / scale)
    foot = _write_text(painter, writer, slip, page)
    if slip.drawing is not None:
        _draw(painter, writer, slip.drawing, page, foot)
    painter.end()


def _write_text(painter: QPainter, writer: QPdfWriter, slip: Slip, page: QSizeF) -> float:
    """Writes the text over as many pages as it needs; where it ends on the last one."""
    document = QTextDocument()
    document.setDefaultFont(sized_font(_TEXT, on_paper=True))
    document.setDefaultStyleSheet(f"* {{ color: {LIGHT.text}; }}")
    document.setHtml(slip.html)
    document.setPageSize(page)
    pages = document.pageCount()
    for number in range(pages):
        if number:
            writer.newPage()
        painter.save()
        painter.translate(0, -number * page.height())
        document.drawContents(
            painter, QRectF(0, number * page.height(), page.width(), page.height())
        )
        painter.restore()
    if pages > 1:
        return page.height()
    return document.documentLayout().blockBoundingRect(document.lastBlock()).bottom()


def _draw(
    painter: QPainter, writer: QPdfWriter, drawing: Drawing, page: QSizeF, foot: float
) -> None:
    size = drawing.plan.size
    scale = min(1.0, page.width() / size.width(), page.height() / size.height())
    top = foot + _GAP
    if top + size.height() * scale > page.height():
        writer.newPage()
        top = 0.0
    painter.save()
    painter.translate((page.width() - size.width() * scale) / 2, top)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.SolidLine)
    drawing.paint(painter, LIGHT)
    painter.restore()
