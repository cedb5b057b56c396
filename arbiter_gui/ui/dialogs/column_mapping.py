"""Which column of a national list is what; kept under the name of the list for the next month."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from arbiter_gui.formats.rating_lists.column_mapping import (
    FIELDS,
    ColumnMapping,
    NameOrder,
    guessed_mapping,
)
from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

_SAMPLES = 3


class ColumnMappingDialog(FormDialog):
    """One box for each field; every heading shows what stands below it."""

    def __init__(
        self,
        name: str,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Columns of the list"), _("Import"), parent)
        guess = guessed_mapping(headings, name)
        self.name = QLineEdit(name)
        self.federation = QLineEdit()
        self.federation.setMaxLength(3)
        self.order = QComboBox()
        for order in NameOrder:
            self.order.addItem(_(order.label), order.value)
        self.boxes: dict[str, QComboBox] = {}
        self.form.addRow(_("List &name"), self.name)
        for field, label in FIELDS.items():
            box = self.boxes[field] = QComboBox()
            box.addItem(_("not in the list"), "")
            for place, heading in enumerate(headings):
                box.addItem(_with_sample(heading, place, rows), heading)
            box.setCurrentIndex(max(0, box.findData(guess.columns.get(field, ""))))
            self.form.addRow(_(label), box)
        self.form.addRow(_("&Order of names"), self.order)
        self.form.addRow(_("&Federation"), self.federation)
        self.form.addRow(muted(_("It is kept under the name of the list for the next month.")))

    def problem(self) -> tuple[str, QWidget] | None:
        """A list needs a name, and a column with the players' names."""
        if not self.name.text().strip():
            return _("Please enter what the list is called."), self.name
        if not self.boxes["name"].currentData():
            return _("Please choose the column with the names."), self.boxes["name"]
        return None

    def mapping(self) -> ColumnMapping:
        """What stands in the boxes."""
        columns = {
            field: str(box.currentData()) for field, box in self.boxes.items() if box.currentData()
        }
        return ColumnMapping(
            " ".join(self.name.text().split()),
            columns,
            NameOrder(self.order.currentData()),
            self.federation.text().strip().upper(),
        )

    def chosen(self) -> ColumnMapping | None:
        """Shows the dialog and waits; None when the arbiter cancelled."""
        return self.mapping() if self.accepted_by_user() else None


def _with_sample(heading: str, place: int, rows: Sequence[Sequence[str]]) -> str:
    samples = [row[place].strip() for row in rows if place < len(row) and row[place].strip()]
    return f"{heading}  ({', '.join(samples[:_SAMPLES])})" if samples else heading
