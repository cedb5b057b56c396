"""Paints the cells of a list: tone, room at the sides, hairline below, mark of the current row."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtGui import QFont, QPainter, QPalette
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
_COLOURS = {Tone.MUTED: "muted", Tone.ATTENTION: "attention", Tone.DONE: "done"}


class SheetDelegate(QStyledItemDelegate):
    """The plain cell of every list; delegates of special cells build on it."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Puts the tone of the cell into font and colour."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        tone = index.data(TONE_ROLE)
        if tone is Tone.STRONG:
            option.font.setWeight(QFont.Weight.DemiBold)
        elif tone in _COLOURS:
            colour = tokens_of(option.palette).colour(_COLOURS[tone])
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(role, colour)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paints one cell and what belongs to its row."""
        super().paint(painter, option, index)
        self.paint_row_marks(painter, option, index)

    def paint_row_marks(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """The hairline below every row, and a bar before the row that has the keyboard."""
        tokens: Tokens = tokens_of(option.palette)
        rect: QRect = option.rect
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, tokens.colour("line"))
        view = option.widget
        if not isinstance(view, QAbstractItemView) or not view.hasFocus():
            return
        if view.currentIndex().row() == index.row() and rect.x() <= 0 <= rect.right():
            painter.fillRect(0, rect.y(), _MARK_WIDTH, rect.height() - 1, tokens.colour("accent"))
