"""Draws the picture of a bracket, on the screen and on paper with the same strokes."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from arbiter_gui.explain.bracket_picture import BracketPicture, PicturedPlayer
from arbiter_gui.explain.bracket_words import blamed
from arbiter_gui.i18n import _
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.story import KeyPair
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tables.points import points_text
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.badge import paint_badge
from arbiter_gui.ui.theme import Tokens, sized_font
from arbiter_gui.ui.views.bracket_plan import TRAY_NAMES, Plan

_TEXT = 13
_SMALL = 11
_NUMBER_WIDTH = 34.0
_POINTS_WIDTH = 30.0
_CODE_WIDTH = 38.0
_FLOATS_WIDTH = 30.0
_PADDING = 6.0
_RADIUS = 6.0
_MARK = 9.0
_ARROW = 5.0
_FLOATS = {Float.DOWN: "↓", Float.UP: "↑", Float.NONE: "·"}
_FAILED_DASHES = [5.0, 4.0]


@dataclass(frozen=True)
class Drawing:
    """A picture with its places.

    Attributes:
        is_last: Whether who is left over gets the bye.
        shown: The players of the board that is explained; their boxes stand out.
    """

    picture: BracketPicture
    plan: Plan
    is_last: bool
    shown: frozenset[PlayerKey]

    def paint(self, painter: QPainter, tokens: Tokens) -> None:
        """Draws lines first, then the boxes over them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for failed in self.picture.failed:
            self._line(painter, failed.pair, _pen(tokens, "attention", 1.4, dashed=True))
        for pair in self.picture.pairs:
            told = self.shown.issuperset(pair)
            self._line(painter, pair, _pen(tokens, "accent", 3.0 if told else 1.6))
        for key in self.plan.trays:
            self._way_out(painter, key, tokens)
        for number, failed in enumerate(blamed(self.picture), start=1):
            self._mark(painter, failed.pair, number, tokens)
        self._name_groups(painter, tokens)
        for key, box in (*self.plan.boxes.items(), *self.plan.trays.items()):
            self._box(painter, key, box, tokens)

    def _name_groups(self, painter: QPainter, tokens: Tokens) -> None:
        style = Style(tokens.colour("muted"), _SMALL, strong=True)
        for name, place in self.plan.headings:
            write(painter, place, name, style)
        if self.plan.tray_heading is not None:
            write(painter, self.plan.tray_heading, _(TRAY_NAMES[self.is_last]), style)

    def _line(self, painter: QPainter, pair: KeyPair, pen: QPen) -> None:
        start, first, second, end = self.plan.line(pair)
        path = QPainterPath(start)
        path.cubicTo(first, second, end)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _way_out(self, painter: QPainter, key: PlayerKey, tokens: Tokens) -> None:
        corners = self.plan.way_out(key)
        painter.setPen(_pen(tokens, "muted", 1.4))
        painter.drawPolyline(QPolygonF(list(corners)))
        end = corners[-1]
        painter.setBrush(tokens.colour("muted"))
        painter.drawPolygon(
            QPolygonF([end, end + QPointF(-_ARROW, -_ARROW), end + QPointF(_ARROW, -_ARROW)])
        )

    def _mark(self, painter: QPainter, pair: KeyPair, number: int, tokens: Tokens) -> None:
        """The number of a failed pair, a third of the way along its line."""
        start, first, second, end = self.plan.line(pair)
        path = QPainterPath(start)
        path.cubicTo(first, second, end)
        middle = path.pointAtPercent(0.3)
        painter.setPen(_pen(tokens, "attention", 1.4))
        painter.setBrush(tokens.colour("sheet"))
        painter.drawEllipse(middle, _MARK, _MARK)
        place = QRectF(middle.x() - _MARK, middle.y() - _MARK, 2 * _MARK, 2 * _MARK)
        painter.setFont(_font_on(painter, _SMALL, strong=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))

    def _box(self, painter: QPainter, key: PlayerKey, box: QRectF, tokens: Tokens) -> None:
        told = key in self.shown
        painter.setPen(_pen(tokens, "accent" if told else "line", 2.0 if told else 1.0))
        painter.setBrush(tokens.colour("selection" if told else "sheet"))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        _player(painter, box, self.picture.players[key], tokens)


def _player(painter: QPainter, box: QRectF, player: PicturedPlayer, tokens: Tokens) -> None:
    """Number, name, score, the badge of the colour code and the floats of two rounds."""
    place = box.adjusted(_PADDING, 0, -_PADDING, 0)
    number = QRectF(place.left(), place.top(), _NUMBER_WIDTH - _PADDING, place.height())
    floats = QRectF(place.right() - _FLOATS_WIDTH, place.top(), _FLOATS_WIDTH, place.height())
    code = QRectF(floats.left() - _CODE_WIDTH, place.top(), _CODE_WIDTH, place.height())
    points = QRectF(code.left() - _POINTS_WIDTH, place.top(), _POINTS_WIDTH, place.height())
    name = QRectF(number.right() + _PADDING, place.top(), 0, place.height())
    name.setRight(points.left() - _PADDING)
    figures = Style(tokens.colour("muted"), right=True)
    write(painter, number, str(player.player.tpn), figures)
    write(painter, name, surname(player.player), Style(tokens.colour("text"), strong=True))
    write(painter, points, points_text(player.score.tenths), figures)
    painter.setFont(_font_on(painter, _TEXT))
    paint_badge(painter, code, player.code.text(), player.code.preference, tokens)
    write(painter, floats, " ".join(_FLOATS[one] for one in player.floats), figures)


@dataclass(frozen=True, slots=True)
class Style:
    """How a text of the picture looks."""

    colour: QColor
    size: int = _TEXT
    strong: bool = False
    right: bool = False


def write(painter: QPainter, place: QRectF, text: str, style: Style) -> None:
    """Writes a text into a place, cut with dots where there is no room for it."""
    font = _font_on(painter, style.size, strong=style.strong)
    painter.setFont(font)
    painter.setPen(style.colour)
    side = Qt.AlignmentFlag.AlignRight if style.right else Qt.AlignmentFlag.AlignLeft
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)


def _font_on(painter: QPainter, pixels: int, *, strong: bool = False) -> QFont:
    """The font for the screen, or for the paper where the painter writes a PDF."""
    on_paper = painter.paintEngine().type() is QPaintEngine.Type.Pdf
    return sized_font(pixels, strong=strong, on_paper=on_paper)


def _pen(tokens: Tokens, colour: str, width: float, *, dashed: bool = False) -> QPen:
    pen = QPen(tokens.colour(colour), width)
    if dashed:
        pen.setDashPattern(_FAILED_DASHES)
    return pen
