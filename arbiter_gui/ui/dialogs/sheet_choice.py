"""What is to be exported as a workbook or CSV, and of which round."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.catalogue import KINDS
from arbiter_gui.reports.sheet_order import EVENT, RESULTS, ROUND, SheetOrder
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.widgets.number_field import NumberField

_WHOLE = (
    (ROUND, N_("The lists of a round, as they are put up")),
    (EVENT, N_("The whole event: every round and the standings after it")),
    (RESULTS, N_("Results sheet, to be filled in and imported")),
)
_FORMS = (
    ("", N_("Workbook (.xlsx)")),
    (";", N_("CSV with semicolons")),
    (",", N_("CSV with commas")),
)
_HINTS = {
    ROUND: N_("A sheet for each list, and the legend of the colour codes."),
    EVENT: N_("A sheet for each list of each round; crosstable, players and legend follow."),
    RESULTS: N_(
        "Results may be typed in any spreadsheet program; File › Import results compares them with "
        "what is entered here."
    ),
}


class SheetChoiceDialog(FormDialog):
    """Asks for the content, the round, and workbook or CSV."""

    def __init__(self, rounds_paired: int, parent: QWidget | None = None) -> None:
        super().__init__(_("Export lists"), _("&Export…"), parent)
        self._paired = rounds_paired
        self.content = QComboBox()
        for key, name in (*_WHOLE, *((kind.key, kind.name) for kind in KINDS)):
            self.content.addItem(_(name), key)
        self.content.insertSeparator(len(_WHOLE))
        self.round = NumberField(min(1, rounds_paired), rounds_paired)
        self.round.setValue(rounds_paired)
        self.form_of_file = QComboBox()
        for delimiter, name in _FORMS:
            self.form_of_file.addItem(_(name), delimiter)
        self.bom = QCheckBox(_("&Byte order mark, by which Excel knows the letters"))
        self.bom.setChecked(True)
        self.hint = muted("")
        self.form.addRow(_("&Content"), self.content)
        self.form.addRow(self.hint)
        self.form.addRow(_("&Round"), self.round)
        self.form.addRow(_("&Kind of file"), self.form_of_file)
        self.form.addRow(self.bom)
        self.content.currentIndexChanged.connect(self._follow)
        self.form_of_file.currentIndexChanged.connect(self._follow)
        self._follow()

    @property
    def key(self) -> str:
        """The content that is chosen."""
        return str(self.content.currentData())

    def problem(self) -> tuple[str, QWidget] | None:
        """A CSV holds one list, and some lists need a round."""
        if self.form_of_file.currentData() and self.key in (ROUND, EVENT):
            return _("A CSV holds one list. Choose a list, or a workbook."), self.form_of_file
        needing = {RESULTS, *(kind.key for kind in KINDS if kind.needs_round)}
        if not self._paired and self.key in needing:
            return _("No round is paired yet."), self.content
        return None

    def order(self) -> SheetOrder:
        """What is chosen."""
        delimiter = str(self.form_of_file.currentData())
        style = CsvStyle(delimiter, bom=self.bom.isChecked()) if delimiter else None
        return SheetOrder((self.key,), style)

    def chosen(self) -> tuple[SheetOrder, int] | None:
        """Shows the dialog and waits; what to write and its round, None where it is left."""
        return (self.order(), self.round.value()) if self.accepted_by_user() else None

    def _follow(self) -> None:
        hint = _HINTS.get(self.key)
        self.hint.setText(_(hint) if hint else _("One list."))
        self.round.setEnabled(self._paired > 0 and self.key != EVENT)
        self.form.setRowVisible(self.bom, bool(self.form_of_file.currentData()))
        self.complain("")
