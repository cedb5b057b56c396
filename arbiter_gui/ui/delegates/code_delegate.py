"""The cells of a list with colour-preference codes: each code is painted as its badge."""

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from arbiter_gui.pairing.swiss.colours import ColourPreference
from arbiter_gui.ui.badge import badge_size, paint_badge
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.roles import CELL_ROLE, ShownCell
from arbiter_gui.ui.theme import BODY, Tokens, sized_font


@lru_cache(maxsize=256)
def _badge(text: str, preference: ColourPreference, tokens: Tokens, scale: float) -> QImage:
    """The picture of a badge; there are few different ones, and a list shows them all the time."""
    size = badge_size(text, sized_font(BODY), preference.strength)
    wide, high = round(size.width() * scale), round(size.height() * scale)
    picture = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setFont(sized_font(BODY))
    paint_badge(painter, QRectF(0, 0, size.width(), size.height()), text, preference, tokens)
    painter.end()
    return picture


class CodeDelegate(SheetDelegate):
    """Paints cells that have a colour preference as badges and all others as usual."""

    def paint_cell(self, painter: QPainter, rect: QRect, shown: ShownCell, tokens: Tokens) -> None:
        """Paints one cell."""
        cell = shown.cell
        if cell.preference is None:
            super().paint_cell(painter, rect, shown, tokens)
            return
        scale = painter.device().devicePixelRatioF()
        chip = _badge(cell.text, cell.preference, tokens, scale)
        wide, high = chip.width() / scale, chip.height() / scale
        left, top = (rect.width() - wide) / 2, (rect.height() - high) / 2
        painter.drawImage(rect.x() + round(left), rect.y() + round(top), chip)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Room for the widest badge."""
        hint = super().sizeHint(option, index)
        shown = index.data(CELL_ROLE)
        if isinstance(shown, ShownCell) and shown.cell.preference is not None:
            chip = badge_size(shown.cell.text, option.font, shown.cell.preference.strength)
            return hint.expandedTo(chip + QSize(8, 4))
        return hint
