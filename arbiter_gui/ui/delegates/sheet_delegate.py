"""Paints the cells of a list: tone, room at the sides, hairline below, mark of the current row.

Cells are drawn here and not by the style: a style sheet takes several times as long for each cell,
and moving through a list must not wait for the picture.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_gui.tables.table import Tone
from arbiter_gui.ui.roles import TONE_ROLE
from arbiter_gui.ui.theme import Tokens, tokens_of

_MARK_WIDTH = 3
_ROOM = 8
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_COLOURS = {Tone.MUTED: "muted", Tone.ATTENTION: "attention", Tone.DONE: "done"}


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
        self.paint_content(painter, option, index)
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, tokens.colour("line"))
        if rect.x() <= 0 <= rect.right() and _has_keyboard(option, index):
            painter.fillRect(0, rect.y(), _MARK_WIDTH, rect.height() - 1, tokens.colour("accent"))

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paints the text of a cell in its tone."""
        text = index.data(Qt.ItemDataRole.DisplayRole)
        if not text:
            return
        tone = self.tone(index)
        tokens: Tokens = tokens_of(option.palette)
        font: QFont = option.font
        if tone is Tone.STRONG:
            font.setWeight(QFont.Weight.DemiBold)
        room = option.rect.adjusted(_ROOM, 0, -_ROOM, -1)
        painter.setFont(font)
        painter.setPen(tokens.colour(_COLOURS.get(tone, "text")))
        metrics: QFontMetrics = painter.fontMetrics()
        if metrics.horizontalAdvance(text) > room.width():
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole) or _LEFT
        painter.drawText(room, alignment, text)

    def tone(self, index: QModelIndex | QPersistentModelIndex) -> Tone:
        """How loudly the cell speaks."""
        tone = index.data(TONE_ROLE)
        return tone if isinstance(tone, Tone) else Tone.PLAIN


def _has_keyboard(option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> bool:
    view = option.widget
    if not isinstance(view, QAbstractItemView) or not view.hasFocus():
        return False
    return view.currentIndex().row() == index.row()
