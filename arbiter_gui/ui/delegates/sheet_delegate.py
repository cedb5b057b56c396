"""Paints the cells of a list: tone, room at the sides, hairline below, mark of the current row.

The painting is done here and not by Qt's style: with a style sheet that takes half a millisecond a
cell, which is felt when a list is scrolled or a result is typed.
"""

from functools import cache, lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_gui.tables.table import Align, Tone
from arbiter_gui.ui.roles import CELL_ROLE, ShownCell
from arbiter_gui.ui.theme import BODY, Tokens, sized_font, tokens_of

MARGIN = 8
_MARK_WIDTH = 3
_COLOURS = {Tone.MUTED: "muted", Tone.ATTENTION: "attention", Tone.DONE: "done"}
_SHARES = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}
"""How much of the room that is left stands before the text."""


class SheetDelegate(QStyledItemDelegate):
    """The plain cell of every list; delegates of special cells build on it."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paints one cell and what belongs to its row."""
        tokens = tokens_of(option.palette)
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, tokens.colour("selection"))
        shown = index.data(CELL_ROLE)
        if isinstance(shown, ShownCell):
            self.paint_cell(painter, rect, shown, tokens)
        self._paint_row_marks(painter, rect, option, tokens)

    def paint_cell(self, painter: QPainter, rect: QRect, shown: ShownCell, tokens: Tokens) -> None:
        """Writes the text of a cell, cut with dots where there is no room for it."""
        text = shown.cell.text
        if not text:
            return
        strong = shown.cell.tone is Tone.STRONG
        painter.setFont(sized_font(BODY, strong=strong))
        painter.setPen(tokens.colour(_COLOURS.get(shown.cell.tone, "text")))
        room, width = rect.width() - 2 * MARGIN, _width(text, strong=strong)
        if width > room:
            text = _metrics(strong=strong).elidedText(text, Qt.TextElideMode.ElideRight, room)
            width = room
        left = rect.x() + MARGIN + int((room - width) * _SHARES[shown.align])
        painter.drawText(left, rect.y() + _baseline(rect.height(), strong=strong), text)

    def _paint_row_marks(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, tokens: Tokens
    ) -> None:
        """The hairline below every row, and a bar before the row that has the keyboard."""
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, tokens.colour("line"))
        view = option.widget
        if not (rect.x() <= 0 <= rect.right() and isinstance(view, QAbstractItemView)):
            return
        if view.hasFocus() and view.visualRect(view.currentIndex()).y() == rect.y():
            painter.fillRect(0, rect.y(), _MARK_WIDTH, rect.height() - 1, tokens.colour("accent"))


@cache
def _metrics(*, strong: bool) -> QFontMetrics:
    return QFontMetrics(sized_font(BODY, strong=strong))


@lru_cache(maxsize=20_000)
def _width(text: str, *, strong: bool) -> int:
    return _metrics(strong=strong).horizontalAdvance(text)


@cache
def _baseline(height: int, *, strong: bool) -> int:
    metrics = _metrics(strong=strong)
    return (height + metrics.ascent() - metrics.descent()) // 2
