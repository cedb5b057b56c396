"""The keys of the program in one list, to look up and to learn by."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Table
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.sheet_table import SheetTable


class KeyListDialog(QDialog):
    """Shows a table of keys; stays open beside the window."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Keys"))
        self.resize(560, 620)
        self.model = TableModel(self)
        self.model.show(table)
        self.list = SheetTable(_("Keys"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(SheetDelegate(self.list))
        self.list.fit_columns(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
