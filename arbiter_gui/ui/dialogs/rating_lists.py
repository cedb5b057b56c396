"""The rating lists on this computer: which there are, import, download, remove."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.actions.rating_lists import (
    FIDE_ADDRESS,
    ImportedList,
    ImportOrder,
    UpdateOrder,
    import_list,
    known_to,
    update_lists,
)
from arbiter_gui.errors import ArbiterError, Cancelled
from arbiter_gui.formats.rating_lists.list_file import csv_sample
from arbiter_gui.i18n import _, fill
from arbiter_gui.ratings.listed_player import RatingList
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.tables.rating_lists import rating_lists_table
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.dialogs.column_mapping import ColumnMappingDialog
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.form_area import size_on_screen
from arbiter_gui.ui.widgets.sheet_table import SheetTable
from arbiter_gui.ui.worker import Computation, Worker

_SIZE = (860, 420)
_NO_LISTS: tuple[RatingList, ...] = ()


class RatingListsDialog(QDialog):
    """Shows the lists; what takes long is done beside it, with progress and Cancel.

    Signals:
        renewed: An `ImportedList` has come in.
        crashed: An exception that nobody expected.
    """

    renewed = Signal(object)
    crashed = Signal(object)

    def __init__(
        self,
        collection: Path,
        clock: Callable[[], datetime],
        address: str = FIDE_ADDRESS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Rating lists"))
        self.resize(size_on_screen(*_SIZE))
        self._collection = collection
        self._clock = clock
        self._address = address
        self._worker = Worker(self)
        self.lists = _NO_LISTS
        self.model = TableModel(self)
        self.table = SheetTable(_("Rating lists"))
        self.remark = QLabel()
        self.bar = QProgressBar()
        self.cancel_button = QPushButton(_("Cancel"))
        self.import_button = QPushButton(_("&Import a file…"))
        self.download_button = QPushButton(_("&Download from FIDE"))
        self.remove_button = QPushButton(_("&Remove the list"))
        self._arrange()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Lists what is there."""
        try:
            with closing(RatingLists(self._collection)) as lists:
                self.lists = lists.lists()
        except ArbiterError as error:
            self.lists = ()
            self.say(fill(error.message, error.values))
        table = rating_lists_table(self.lists)
        self.model.show(table)
        self.table.fit_columns(self.model.column_of("source") or 0)
        if self.lists and not self.table.currentIndex().isValid():
            self.table.go_to_row(0)
        if not self.remark.text():
            self.say(" ".join(table.notes))
        self._judge()

    def say(self, text: str) -> None:
        """Says in the line below the lists what happened."""
        self.remark.setText(text)
        self.remark.setAccessibleName(text)

    def choose_file(self) -> None:
        """Asks for a list and takes it in."""
        kinds = _("Rating lists (*.zip *.txt *.xml *.csv);;All files (*)")
        name, _kind = QFileDialog.getOpenFileName(self, _("Import a rating list"), "", kinds)
        if name:
            self.import_path(Path(name))

    def import_path(self, path: Path) -> None:
        """Takes a list in; a national one that nobody has described is described first."""
        order = ImportOrder(path, self._collection, self._clock())
        try:
            with closing(RatingLists(self._collection)) as lists:
                sample = csv_sample(path, known_to(lists))
        except ArbiterError as error:
            self.say(fill(error.message, error.values))
            return
        if sample is not None and sample.mapping is None:
            dialog = ColumnMappingDialog(path.stem, sample.headings, sample.rows, self)
            mapping = dialog.chosen()
            dialog.deleteLater()
            if mapping is None:
                return
            order = ImportOrder(path, self._collection, self._clock(), mapping=mapping)
        self._start(import_list, order, _("Importing {name}").format(name=path.name))

    def download(self) -> None:
        """Fetches the list of FIDE if there is a newer one."""
        order = UpdateOrder(self._collection, self._clock(), asked_for=True, address=self._address)
        self._start(update_lists, order, _("Downloading the list of FIDE"))

    def remove(self) -> None:
        """Throws the chosen list away; it can be imported again."""
        number = self.table.current_key()
        entry = next((entry for entry in self.lists if entry.number == number), None)
        if entry is None:
            return
        try:
            with closing(RatingLists(self._collection)) as lists:
                lists.remove(entry.name)
        except ArbiterError as error:
            self.say(fill(error.message, error.values))
            return
        self.say(_("Removed: {name}").format(name=entry.name))
        self.refresh()

    def done(self, result: int) -> None:
        """Ends what is running, whichever way the dialog is closed."""
        self._worker.wait()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends what is running."""
        self._worker.wait()
        super().closeEvent(event)

    def _arrange(self) -> None:
        self.table.setModel(self.model)
        self.table.setItemDelegate(SheetDelegate(self.table))
        self.remark.setWordWrap(True)
        self.remark.setTextFormat(Qt.TextFormat.PlainText)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(_("Progress of the import"))
        busy = QHBoxLayout()
        busy.addWidget(self.remark, 2)
        busy.addWidget(self.bar, 1)
        busy.addWidget(self.cancel_button)
        buttons = QHBoxLayout()
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        for button in (self.import_button, self.download_button, self.remove_button):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.addWidget(self.table, 1)
        layout.addLayout(busy)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self.import_button.clicked.connect(self.choose_file)
        self.download_button.clicked.connect(self.download)
        self.remove_button.clicked.connect(self.remove)
        self.cancel_button.clicked.connect(self._worker.cancel)
        self._worker.done.connect(self._show_imported)
        self._worker.failed.connect(self._show_failure)
        self._worker.stepped.connect(self._step)

    def _start(self, computation: Computation, order: object, words: str) -> None:
        if self._worker.start(computation, order):
            self.bar.setRange(0, 0)
            self.say(words)
            self._judge()

    def _step(self, done: int, total: int) -> None:
        """In thousandths: a list has more bytes than the bar can count."""
        self.bar.setRange(0, 1000 if done < total else 0)
        self.bar.setValue(1000 * done // max(total, 1))

    def _judge(self) -> None:
        running = self._worker.running
        self.bar.setVisible(running)
        self.cancel_button.setVisible(running)
        for button in (self.import_button, self.download_button):
            button.setEnabled(not running)
        self.remove_button.setEnabled(bool(self.lists) and not running)

    def _show_imported(self, imported: ImportedList | None) -> None:
        if imported is None:
            self.say(_("There is no newer list."))
        else:
            self.say(imported_text(imported))
            self.renewed.emit(imported)
        self.refresh()

    def _show_failure(self, error: BaseException) -> None:
        if isinstance(error, ArbiterError):
            self.say(fill(error.message, error.values))
        elif isinstance(error, Cancelled):
            self.say(_("Cancelled: the lists are as they were."))
        else:
            self.crashed.emit(error)
        self.refresh()


def imported_text(imported: ImportedList) -> str:
    """One line about a list that has come in, with the first lines that were left out."""
    entry = imported.entry
    text = _("{name} {month}: {rows} players").format(
        name=entry.name, month=entry.month, rows=entry.rows
    )
    return " · ".join([text, *(problem.describe() for problem in imported.problems[:1])])
