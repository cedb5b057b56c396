"""Who of the players is otherwise in the lists: the arbiter ticks whose data are taken over."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QTreeWidget, QTreeWidgetItem, QWidget

from arbiter_gui.actions.list_check import ListDifference
from arbiter_gui.i18n import _
from arbiter_gui.tables.list_check import list_check_table
from arbiter_gui.tournament.player import Player
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.widgets.form_area import size_on_screen

_SIZE = (860, 480)
_MOST_OF_THE_ROOM = 100


class ListCheckDialog(FormDialog):
    """A line with a box for each player who changes; Space ticks it."""

    def __init__(
        self,
        differences: Sequence[ListDifference],
        remarks: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Players beside the rating lists"), _("Take over the ticked"), parent)
        self.resize(size_on_screen(*_SIZE))
        self._differences = tuple(differences)
        self.lines = QTreeWidget()
        self._fill()
        for place, text in enumerate(remarks):
            label = QLabel(text)
            label.setWordWrap(True)
            self.column.insertWidget(place, label)
        self.column.insertWidget(len(remarks), self.lines, _MOST_OF_THE_ROOM)
        for words, state in (
            (_("Tick &all"), Qt.CheckState.Checked),
            (_("Tick &none"), Qt.CheckState.Unchecked),
        ):
            button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, state=state: self._tick(state))

    def wanted(self) -> tuple[Player, ...]:
        """The players that are ticked, as the lists have them."""
        return tuple(
            difference.after
            for place, difference in enumerate(self._differences)
            if self._line(place).checkState(0) is Qt.CheckState.Checked
        )

    def chosen(self) -> tuple[Player, ...]:
        """Shows the dialog and waits; () when the arbiter cancelled."""
        return self.wanted() if self.accepted_by_user() else ()

    def _fill(self) -> None:
        table = list_check_table(self._differences)
        self.lines.setAccessibleName(table.title)
        self.lines.setRootIsDecorated(False)
        self.lines.setAlternatingRowColors(True)
        self.lines.setHeaderLabels([column.title for column in table.columns])
        for row, difference in zip(table.rows, self._differences, strict=True):
            item = QTreeWidgetItem(self.lines, [cell.text for cell in row.cells])
            ticked = Qt.CheckState.Checked if difference.is_wanted else Qt.CheckState.Unchecked
            item.setCheckState(0, ticked)
            item.setSizeHint(0, QSize(0, ROW_HEIGHT))
            item.setToolTip(2, row.cells[2].text)
        for column in range(len(table.columns)):
            self.lines.resizeColumnToContents(column)
        self.lines.setCurrentItem(self._line(0))

    def _line(self, place: int) -> QTreeWidgetItem:
        line = self.lines.topLevelItem(place)
        if line is None:
            raise IndexError(place)
        return line

    def _tick(self, state: Qt.CheckState) -> None:
        for place in range(len(self._differences)):
            self._line(place).setCheckState(0, state)
