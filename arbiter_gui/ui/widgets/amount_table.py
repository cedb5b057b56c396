"""Prizes typed one below the other: a digit begins, Enter goes on to the next."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.tables.hundredths import hundredths_of, hundredths_text

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROWS_SHOWN = 3
_ROW = 30


class AmountTable(QTableWidget):
    """Amounts of money, first prize first; the last line is always empty and takes one more.

    Signals:
        amounts_changed: Something was typed or deleted.
    """

    amounts_changed = Signal()

    def __init__(self, name: str, amounts: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(0, 1, parent)
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels([_("Amount")])
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.setTabKeyNavigation(False)
        self.setMinimumHeight((_ROWS_SHOWN + 1) * _ROW)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        for amount in amounts:
            self._add_line(hundredths_text(amount))
        self._add_line("")
        self.setCurrentCell(0, 0)
        self.itemChanged.connect(self._read)

    def amounts(self) -> tuple[int, ...]:
        """Cents, first prize first; a line that is no amount counts as nothing."""
        found = [hundredths_of(text) or 0 for text in self._texts()]
        while found and not found[-1]:
            found.pop()
        return tuple(found)

    def wrong(self) -> str | None:
        """The first text that is no amount, or None."""
        return next((t for t in self._texts() if t and hundredths_of(t) is None), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete empties a line; digits begin a new amount."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and item is not None:
            item.setText("")
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter goes on to the next prize."""
        super().closeEditor(editor, hint)
        row = self.currentRow() + 1
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache and row < self.rowCount():
            self.setCurrentCell(row, 0)

    def _texts(self) -> list[str]:
        items = [self.item(row, 0) for row in range(self.rowCount())]
        return [item.text().strip() if item else "" for item in items]

    def _add_line(self, text: str) -> None:
        row = self.rowCount()
        self.insertRow(row)
        item = QTableWidgetItem(text)
        item.setTextAlignment(_RIGHT)
        self.setItem(row, 0, item)

    def _read(self, item: QTableWidgetItem) -> None:
        cents = hundredths_of(item.text())
        self.blockSignals(True)
        if cents is not None:
            item.setText(hundredths_text(cents))
        if item.row() == self.rowCount() - 1 and item.text():
            self._add_line("")
        self.blockSignals(False)
        self.amounts_changed.emit()
