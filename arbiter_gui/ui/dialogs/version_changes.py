"""What has changed in a round since an earlier version of it, for the arbiter to tell the hall."""

from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Table
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.form_area import size_on_screen
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_SIZE = (780, 420)
_MOST_OF_THE_ROOM = 100


class VersionChangesDialog(FormDialog):
    """The list of what is other; accepted, it is to be printed."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(_("What has changed"), _("&Print the list…"), parent)
        self.resize(size_on_screen(*_SIZE))
        heading = QLabel(table.title)
        heading.setObjectName("panelTitle")
        heading.setWordWrap(True)
        self.form.addRow(heading)
        self.model = TableModel(self)
        self.table = SheetTable(table.title)
        self.table.setModel(self.model)
        self.table.setItemDelegate(SheetDelegate(self.table))
        self.model.show(table)
        self.table.fit_columns(2, 3)
        self.column.insertWidget(1, self.table, _MOST_OF_THE_ROOM)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        close.setText(_("Close"))
        self.accept_button.setEnabled(bool(table.rows))
