"""The result of a board: strong when there is one, an open field where the next one goes."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.theme import RADIUS_BADGE, tokens_of

_WIDTH = 62


class ResultDelegate(SheetDelegate):
    """Paints one result; the board that has the keyboard shows where typing goes."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paints the result and, on the current board, the field around it."""
        super().paint(painter, option, index)
        view = option.widget
        if not isinstance(view, QAbstractItemView) or view.currentIndex().row() != index.row():
            return
        tokens = tokens_of(option.palette)
        edge = tokens.colour("accent" if view.hasFocus() else "control")
        field = QRectF(option.rect).adjusted(3, 4, -3, -4)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, 1.4))
        painter.drawRoundedRect(field, RADIUS_BADGE, RADIUS_BADGE)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Room for the longest usual result."""
        return super().sizeHint(option, index).expandedTo(QSize(_WIDTH, 0))
