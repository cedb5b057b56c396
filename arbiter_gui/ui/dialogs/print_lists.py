"""Reports on paper: a list of documents to tick, the page they give, printer or PDF."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.reports.card_sheet import CardSheet
from arbiter_gui.reports.catalogue import KINDS, ReportKind
from arbiter_gui.reports.report import Report
from arbiter_gui.ui.dialogs.form_dialog import muted, presses_a_button
from arbiter_gui.ui.printing.page_options import (
    LARGEST,
    SMALLEST,
    Orientation,
    PageOptions,
    Paper,
)
from arbiter_gui.ui.printing.page_view import PageView
from arbiter_gui.ui.printing.printout import Printout
from arbiter_gui.ui.widgets.number_field import NumberField

_SIZE, _FRAME = QSize(980, 640), QSize(20, 50)
_LIST_WIDTH = 176
_BESIDE_THE_NAMES = 44
_NARROW_COMBO = 96
_KEY = Qt.ItemDataRole.UserRole


class PrintDialog(QDialog):
    """Asks which reports go on paper and how; the caller builds them and puts them there.

    Signals:
        preview_asked: The report of a key is to be laid out; `show_preview` gets the answer.
    """

    preview_asked = Signal(str)

    def __init__(
        self, rounds: int, shown: int, options: Callable[[str], PageOptions], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Print"))
        self.resize(_SIZE.boundedTo(self.screen().availableSize() - _FRAME))
        self._options_of = options
        self._chosen: dict[str, PageOptions] = {}
        self._report: Report | CardSheet | None = None
        self.action = ""
        self.documents = _list()
        self.round = NumberField(min(1, rounds), rounds)
        self.round.setValue(shown or rounds)
        self.round.setEnabled(rounds > 0)
        self.paper, self.lying = _combo(Paper), _combo(Orientation)
        self.type_size = NumberField(SMALLEST // 10, LARGEST // 10)
        self.columns = QToolButton()
        self.columns.setText(_("Co&lumns"))
        self.columns.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.columns.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.page = PageView()
        self.place = QLabel()
        self.place.setObjectName("secondary")
        self.print_button = QPushButton(_("&Print…"))
        self.pdf_button = QPushButton(_("Save as P&DF…"))
        self.close_button = QPushButton(_("&Close"))
        self.no_printer = muted(_("No printer is set up on this computer; a PDF can be saved."))
        self._build()
        self._fill(rounds)
        self._connect()
        self.documents.setCurrentRow(self._first_row())
        names = self.documents.sizeHintForColumn(0) + _BESIDE_THE_NAMES
        self.documents.setMinimumWidth(max(_LIST_WIDTH, min(names, 2 * self.width() // 5)))

    @property
    def key(self) -> str:
        """The report that is shown."""
        row = self.documents.currentRow()
        return str(self.documents.item(row).data(_KEY) or "") if row >= 0 else ""

    @property
    def keys(self) -> tuple[str, ...]:
        """The reports that are ticked, or else the one that is shown."""
        items = [self.documents.item(row) for row in range(self.documents.count())]
        ticked = tuple(
            str(item.data(_KEY))
            for item in items
            if item.data(_KEY) and item.checkState() is Qt.CheckState.Checked
        )
        return ticked or (self.key,)

    def options(self, key: str) -> PageOptions:
        """How a report is put on paper."""
        return self._chosen.get(key) or self._options_of(key)

    @property
    def changed(self) -> dict[str, PageOptions]:
        """The options that were changed here."""
        return dict(self._chosen)

    def show_preview(self, report: Report | CardSheet, printout: Printout) -> None:
        """Shows the pages of a report that was laid out."""
        self._report = report
        self.page.show_printout(printout)
        self._follow_page()
        self._offer_columns()

    def show_printers(self, found: bool) -> None:
        """Whether there is a printer at all."""
        self.print_button.setEnabled(found)
        self.no_printer.setVisible(not found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a button presses it; Page Up and Page Down turn pages from anywhere."""
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        step = turns.get(Qt.Key(event.key()))
        if step is not None:
            self.page.turn(step)
        elif not presses_a_button(self, event):
            super().keyPressEvent(event)

    def _build(self) -> None:
        row = QGridLayout()
        for place, (text, field) in enumerate(
            (
                (_("&Round"), self.round),
                (_("P&aper"), self.paper),
                (_("&Type"), self.type_size),
                (_("&Orientation"), self.lying),
            )
        ):
            label = QLabel(text)
            label.setBuddy(field)
            row.addWidget(label, place // 2, 2 * (place % 2))
            row.addWidget(field, place // 2, 2 * (place % 2) + 1)
        row.addWidget(self.columns, 0, 4)
        row.setColumnStretch(5, 1)
        self.type_size.setSuffix(_(" pt"))
        turning = QHBoxLayout()
        turning.addWidget(self.place)
        turning.addStretch(1)
        right = QVBoxLayout()
        right.addLayout(row)
        right.setSpacing(8)
        right.addWidget(self.page, 1)
        right.addLayout(turning)
        middle = QHBoxLayout()
        middle.addWidget(self.documents, 1)
        middle.addLayout(right, 2)
        buttons = QHBoxLayout()
        buttons.addWidget(self.no_printer, 1)
        buttons.addStretch(1)
        for button in (self.pdf_button, self.print_button, self.close_button):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.pdf_button.setProperty("next", True)
        self.pdf_button.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    def _fill(self, rounds: int) -> None:
        group = None
        for kind in KINDS:
            if kind.group is not group:
                group = kind.group
                heading = QListWidgetItem(_(group.value))
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setForeground(self.palette().placeholderText())
                self.documents.addItem(heading)
            self.documents.addItem(_entry(kind, rounds))

    def _first_row(self) -> int:
        rows = range(self.documents.count())
        return next((row for row in rows if _usable(self.documents.item(row))), 0)

    def _connect(self) -> None:
        self.documents.currentItemChanged.connect(self._show_document)
        self.round.valueChanged.connect(self._ask)
        self.paper.currentIndexChanged.connect(self._take_options)
        self.lying.currentIndexChanged.connect(self._take_options)
        self.type_size.valueChanged.connect(self._take_options)
        self.print_button.clicked.connect(lambda: self._end("print"))
        self.pdf_button.clicked.connect(lambda: self._end("pdf"))
        self.close_button.clicked.connect(self.reject)
        self.page.turned.connect(self._follow_page)

    def _show_document(self) -> None:
        if not self.key:
            return
        options = self.options(self.key)
        for field in (self.paper, self.lying, self.type_size):
            field.blockSignals(True)
        self.paper.setCurrentIndex(self.paper.findData(options.paper))
        self.lying.setCurrentIndex(self.lying.findData(options.orientation))
        self.type_size.setValue(round(options.size / 10))
        for field in (self.paper, self.lying, self.type_size):
            field.blockSignals(False)
        self._ask()

    def _take_options(self) -> None:
        before = self.options(self.key)
        kept = before.size if round(before.size / 10) == self.type_size.value() else None
        self._chosen[self.key] = PageOptions(
            self.paper.currentData(),
            self.lying.currentData(),
            kept or self.type_size.value() * 10,
            before.hidden,
        )
        self._ask()

    def _ask(self) -> None:
        if self.key:
            self.preview_asked.emit(self.key)

    def _offer_columns(self) -> None:
        """A menu with a tick for each column; cards have none."""
        menu = QMenu(self.columns)
        report = self._report
        hidden = self.options(self.key).hidden
        for column in report.table.columns if isinstance(report, Report) else ():
            action = menu.addAction(column.long_title or column.title or column.key)
            action.setCheckable(True)
            action.setChecked(column.key not in hidden)
            action.toggled.connect(self._switch(column.key))
        self.columns.setMenu(menu)
        self.columns.setEnabled(not menu.isEmpty())

    def _switch(self, column: str) -> Callable[[bool], None]:
        def switch(shown: bool) -> None:
            before = self.options(self.key)
            hidden = before.hidden - {column} if shown else before.hidden | {column}
            self._chosen[self.key] = PageOptions(
                before.paper, before.orientation, before.size, hidden, before.headed
            )
            self._ask()

        return switch

    def _follow_page(self) -> None:
        keys = _("Page Up and Page Down turn the pages")
        self.place.setText(
            f"{self.page.place} · {keys}" if self.page.pages > 1 else self.page.place
        )

    def _end(self, action: str) -> None:
        self.action = action
        self.accept()


def _list() -> QListWidget:
    documents = QListWidget()
    documents.setAccessibleName(_("Documents"))
    documents.setMinimumWidth(_LIST_WIDTH)
    documents.setMaximumWidth(2 * _LIST_WIDTH)
    return documents


def _combo(kinds: type[Paper] | type[Orientation]) -> QComboBox:
    combo = QComboBox()
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    combo.setMinimumWidth(_NARROW_COMBO)
    for kind in kinds:
        combo.addItem(_(kind.value), kind)
    return combo


def _entry(kind: ReportKind, rounds: int) -> QListWidgetItem:
    item = QListWidgetItem(_(kind.name))
    item.setData(_KEY, kind.key)
    if kind.needs_round and not rounds:
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setText(_("{name} (no round is paired)").format(name=_(kind.name)))
        item.setData(_KEY, None)
        return item
    usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    item.setFlags(usable | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Unchecked)
    return item


def _usable(item: QListWidgetItem) -> bool:
    return bool(item.data(_KEY))
