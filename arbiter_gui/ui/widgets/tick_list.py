"""A table whose lines are ticked: Space ticks one, two buttons tick all or none."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialogButtonBox, QTreeWidget, QTreeWidgetItem, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Table
from arbiter_gui.ui.theme import ROW_HEIGHT

_TICKED, _OPEN = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class TickList(QTreeWidget):
    """Shows a table; every line has a box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)

    def show_table(self, table: Table, ticked: Iterable[int]) -> None:
        """Shows the lines of a table; `ticked` are the places of those with a tick."""
        wanted = set(ticked)
        self.clear()
        self.setAccessibleName(table.title)
        self.setHeaderLabels([column.title for column in table.columns])
        for place, row in enumerate(table.rows):
            item = QTreeWidgetItem(self, [cell.text for cell in row.cells])
            item.setCheckState(0, _TICKED if place in wanted else _OPEN)
            item.setSizeHint(0, QSize(0, ROW_HEIGHT))
            for column, cell in enumerate(row.cells):
                item.setToolTip(column, cell.text)
        for column in range(len(table.columns)):
            self.resizeColumnToContents(column)
        first = self.topLevelItem(0)
        if first is not None:
            self.setCurrentItem(first)

    def ticked(self) -> tuple[int, ...]:
        """The places of the lines with a tick."""
        lines = [self.topLevelItem(place) for place in range(self.topLevelItemCount())]
        return tuple(
            place
            for place, line in enumerate(lines)
            if line is not None and line.checkState(0) is _TICKED
        )

    def tick(self, state: Qt.CheckState) -> None:
        """Gives every line the same state."""
        for place in range(self.topLevelItemCount()):
            line = self.topLevelItem(place)
            if line is not None:
                line.setCheckState(0, state)

    def offer_in(self, buttons: QDialogButtonBox) -> None:
        """Puts the buttons that tick all or none into the box of a dialog."""
        for words, state in ((_("Tick &all"), _TICKED), (_("Tick &none"), _OPEN)):
            button = buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, state=state: self.tick(state))
