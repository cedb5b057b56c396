"""The log: everything that was ever done to the event, the newest first."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.reports.journal_table import journal_table, told_lines
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.change import Change
from arbiter_gui.ui.models.sort_filter import SortFilter
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.views.dock_panel import DockPanel
from arbiter_gui.ui.widgets.search_box import SearchBox
from arbiter_gui.ui.workspace import Workspace

_MOST_ROWS = 12
_SHARE = 0.26
_WHAT = 3


class LogView(DockPanel):
    """A panel with the journal; the words of the search box leave fewer lines."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(_("Journal"), _("Close the log"), parent)
        self._workspace = workspace
        self._told: frozenset[int] = frozenset()
        self.lines = SortFilter(self)
        self.lines.setSourceModel(self.model)
        self.table.setModel(self.lines)
        self.search_box = SearchBox(_("Filter the log"))
        self.only_told = QCheckBox(_("Only for the repor&t"))
        self.only_told.setToolTip(
            _("What the report of a FIDE event has to tell, and nothing else")
        )
        self._title, self._count = QLabel(_("Log")), QLabel()
        self._arrange()
        self.search_box.textChanged.connect(self._filter)
        self.only_told.toggled.connect(self._show_told)
        self.search_box.left.connect(self.table.setFocus)
        workspace.opened.connect(self._take_note)
        workspace.changed.connect(self._take_note)

    def refresh(self) -> None:
        """Reads the journal of the open event."""
        document = self._workspace.document
        lines = document.journal() if document else ()
        table = journal_table(lines) if document else Table((), ())
        self._told = told_lines(lines)
        self.model.show(table)
        self._show_told()
        if table.rows:
            self.table.fit_columns(_WHAT)

    def showEvent(self, event: QShowEvent) -> None:
        """Reads what was done since, and takes the height that the window has for it."""
        super().showEvent(event)
        self.show_rows(min(_MOST_ROWS, max(2, int(self.window().height() * _SHARE) // ROW_HEIGHT)))
        self.refresh()

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        self._count.setObjectName("secondary")
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(12)
        head.addWidget(self._count, 1)
        head.addWidget(self.only_told)
        head.addWidget(self.search_box)
        head.addWidget(self.cross)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)

    def _filter(self, text: str) -> None:
        self.lines.search(text)
        self._say_count()

    def _show_told(self) -> None:
        self.lines.show_only(self._told if self.only_told.isChecked() else None)
        self._say_count()

    def _say_count(self) -> None:
        count = self.lines.rowCount()
        self._count.setText(ngettext("{count} line", "{count} lines", count).format(count=count))

    def _take_note(self, change: Change | None = None) -> None:
        del change
        if self.isVisible():
            self.refresh()
