"""The badge of a colour-preference code: the chip says which colour, its form how strongly.

| strength | letter (from the model) | edge |
|---|---|---|
| absolute | capital, bold | thick |
| strong | in parentheses, bold | broken |
| mild | lower case | thin |
| none | `A`, muted | none |
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.ui.theme import RADIUS_BADGE, Tokens

_HEIGHT = 21.0
_LEAST_WIDTH = 26.0
_MARGIN = 7.0
_EDGES = {Strength.ABSOLUTE: 2.0, Strength.STRONG: 1.2, Strength.MILD: 1.0}


@dataclass(frozen=True, slots=True)
class ChipColours:
    """The ground, the letter and the edge of one chip."""

    ground: QColor
    letter: QColor
    edge: QColor


def chip_colours(colour: Colour, tokens: Tokens) -> ChipColours:
    """The chip of a colour: White is light and Black dark in every theme."""
    chip = "chip_white" if colour is Colour.WHITE else "chip_black"
    return ChipColours(
        tokens.colour(chip), tokens.colour(f"{chip}_text"), tokens.colour(f"{chip}_edge")
    )


def badge_font(font: QFont, strength: Strength) -> QFont:
    """The table's font in the weight of the strength."""
    weighted = QFont(font)
    firm = strength >= Strength.STRONG
    weighted.setWeight(QFont.Weight.DemiBold if firm else QFont.Weight.Normal)
    return weighted


def badge_size(text: str, font: QFont, strength: Strength) -> QSize:
    """The size of the chip around a code."""
    width = QFontMetricsF(badge_font(font, strength)).horizontalAdvance(text) + 2 * _MARGIN
    return QSize(round(max(_LEAST_WIDTH, width)), round(_HEIGHT))


def paint_badge(
    painter: QPainter, cell: QRectF, text: str, preference: ColourPreference, tokens: Tokens
) -> None:
    """Paints a code in the middle of a cell with the painter's font."""
    strength = preference.strength
    font = badge_font(painter.font(), strength)
    size = badge_size(text, painter.font(), strength)
    chip = QRectF(0, 0, size.width(), size.height())
    chip.moveCenter(cell.center())
    chip.moveTo(round(chip.x()), round(chip.y()))
    painter.save()
    painter.setFont(font)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letter = tokens.colour("muted")
    if preference.colour is not None:
        colours = chip_colours(preference.colour, tokens)
        letter = colours.letter
        _paint_chip(painter, chip, colours, strength)
    painter.setPen(letter)
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _paint_chip(painter: QPainter, chip: QRectF, colours: ChipColours, strength: Strength) -> None:
    filled = colours.edge == colours.ground
    outline = strength is not Strength.STRONG and not filled
    painter.setBrush(colours.ground)
    painter.setPen(QPen(colours.edge, _EDGES[strength]) if outline else Qt.PenStyle.NoPen)
    inset = _EDGES[strength] / 2 if outline else 0.0
    painter.drawRoundedRect(chip.adjusted(inset, inset, -inset, -inset), RADIUS_BADGE, RADIUS_BADGE)
    if outline or strength is Strength.MILD:
        return
    # A chip as dark (or light) as its edge shows the edge as a line inside it.
    pen = QPen(colours.letter if filled else colours.edge, 1.2)
    if strength is Strength.STRONG:
        pen.setDashPattern([2.4, 1.8])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    inset = 2.2 if filled else 0.6
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = RADIUS_BADGE - inset / 2
    painter.drawRoundedRect(chip.adjusted(inset, inset, -inset, -inset), radius, radius)
