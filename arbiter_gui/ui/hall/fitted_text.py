"""Text that becomes smaller where there is no room, and is never cut."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from arbiter_gui.ui.theme import sized_font

_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap

_HALF = 0.58
"""Size of the type of which two lines stand in a row, in sizes of the row's type."""


@dataclass(frozen=True, slots=True)
class Ink:
    """Type of one size and colour; `pixels` is its largest size."""

    pixels: int
    colour: QColor
    strong: bool = False


@lru_cache(maxsize=20_000)
def width_of(text: str, pixels: int, *, strong: bool = False) -> float:
    """How wide a line is; kept, since after a result nearly every cell of a list is as before."""
    return QFontMetricsF(sized_font(pixels, strong=strong)).horizontalAdvance(text)


def fitting_font(text: str, room: float, pixels: int, *, strong: bool = False) -> QFont:
    """The largest font, up to a size, in which a line is no wider than the room."""
    wide = width_of(text, pixels, strong=strong)
    if wide > room:
        pixels = max(1, int(pixels * room / wide))
        while pixels > 1 and width_of(text, pixels, strong=strong) > room:
            pixels -= 1
    return sized_font(pixels, strong=strong)


def paint_fitted(
    painter: QPainter, box: QRectF, text: str, ink: Ink, align: Qt.AlignmentFlag
) -> None:
    """Paints one line in a box; a text that would become tiny stands in two smaller ones."""
    font = fitting_font(text, box.width(), ink.pixels, strong=ink.strong)
    flags = align | Qt.AlignmentFlag.AlignVCenter
    shape = Qt.TextFlag.TextSingleLine
    half = round(ink.pixels * _HALF)
    if " " in text and font.pixelSize() < half:
        twofold = font_for_page(text, box.size(), half, strong=ink.strong)
        if twofold.pixelSize() > font.pixelSize():
            font, shape = twofold, Qt.TextFlag.TextWordWrap
    painter.setFont(font)
    painter.setPen(ink.colour)
    painter.drawText(box, flags | shape, text)


def font_for_page(text: str, room: QSizeF, most: int, *, strong: bool = False) -> QFont:
    """The largest font in which a text, wrapped between words, fills no more than the room."""
    small, large = 1, most
    while small < large:
        middle = (small + large + 1) // 2
        metrics = QFontMetricsF(sized_font(middle, strong=strong))
        box = metrics.boundingRect(QRectF(0, 0, room.width(), room.height()), _WRAPPED, text)
        if box.width() <= room.width() and box.height() <= room.height():
            small = middle
        else:
            large = middle - 1
    return sized_font(small, strong=strong)


def paint_page(painter: QPainter, box: QRectF, text: str, ink: Ink) -> None:
    """Paints a text in the middle of a box, as large as it can be."""
    painter.setFont(font_for_page(text, box.size(), ink.pixels, strong=ink.strong))
    painter.setPen(ink.colour)
    painter.drawText(box, _WRAPPED, text)


def wrapped(text: str, room: float, pixels: int, *, strong: bool = False) -> list[str]:
    """A text in lines no wider than the room; a word that is wider stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, pixels, strong=strong) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
