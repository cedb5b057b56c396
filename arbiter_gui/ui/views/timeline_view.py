"""The page of the time line: every change, and what was otherwise after each of them."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.progress import Progress
from arbiter_gui.reports.journal_table import journal_table
from arbiter_gui.storage.past import NumberedEdits, facts_after
from arbiter_gui.tables.table import Table
from arbiter_gui.tables.then_and_now import moment_line, then_and_now
from arbiter_gui.tournament import Fact, Tournament
from arbiter_gui.tournament.change import Change
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.models.sort_filter import SortFilter
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.views.page import KeyMeaning, Page
from arbiter_gui.ui.widgets.sheet_table import SheetTable
from arbiter_gui.ui.workspace import Workspace

_WHAT_WAS_DONE = 3


@dataclass(frozen=True, slots=True)
class MomentQuestion:
    """The journal, one of its lines, and the event as it is now."""

    edits: tuple[NumberedEdits, ...]
    number: int
    now: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class MomentAnswer:
    """How the event stood after a line, in one line and beside what it is now."""

    line: str
    table: Table


class TimelineView(Page):
    """The journal with the newest line first; below it the event as it stood after a line."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, _("Time line"), _("Find a change"), parent)
        self.model = TableModel(self)
        self.lines = SortFilter(self)
        self.lines.setSourceModel(self.model)
        self.table = SheetTable(_("Time line"))
        self.table.setModel(self.lines)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.differences = TableModel(self)
        self.difference_table = SheetTable(_("Then and now"))
        self.difference_table.setModel(self.differences)
        for table in (self.table, self.difference_table):
            table.setItemDelegate(SheetDelegate(table))
        self.moment = QLabel()
        self.moment.setObjectName("panelTitle")
        self.moment.setTextFormat(Qt.TextFormat.PlainText)
        self.moment.setWordWrap(True)
        self._background = Background(workspace, self)
        self._stale = True
        self._arrange()
        self.header.search_box.textChanged.connect(self._filter)
        self.header.search_box.left.connect(self.focus_list)
        self.table.row_entered.connect(self._enter_line)
        self.table.activated.connect(self._activate)
        workspace.opened.connect(self._take_note)
        workspace.changed.connect(self._take_note)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return (
            ("↑ ↓", _("another moment")),
            (_("Enter"), _("look at the event as it stood")),
            ("Ctrl+C", _("copy the selected rows")),
        )

    @property
    def line(self) -> int | None:
        """The line of the journal that has the keyboard."""
        return self.table.current_key()

    def focus_list(self) -> None:
        """Puts the keyboard into the list, at first on the newest line."""
        if not self.table.currentIndex().isValid():
            self.table.go_to_row(0)
        self.table.setFocus()

    def refresh(self) -> None:
        """Reads the journal; the line that was looked at stays."""
        self._stale = False
        document, line = self.workspace.document, self.line
        table = journal_table(document.journal()) if document else Table((), ())
        self.model.show(table)
        if table.rows:
            self.table.fit_columns(_WHAT_WAS_DONE)
        if line is None or not self.table.select_key(line):
            self.table.go_to_row(0)
        self._say_count()
        self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        """Catches up with what was done while another page was shown."""
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape in the lower list goes back to the upper one."""
        if event.key() == Qt.Key.Key_Escape and self.difference_table.hasFocus():
            self.focus_list()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(12, 6, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.moment)
        column.addWidget(self.difference_table, 1)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.addWidget(self.table)
        parts.addWidget(lower)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        parts.setChildrenCollapsible(False)
        self.sheet_layout.addWidget(parts)

    def _filter(self, text: str) -> None:
        self.lines.search(text)
        if self.lines.rowCount():
            self.table.go_to_row(0)
        self._say_count()
        self._ask()

    def _say_count(self) -> None:
        count = self.lines.rowCount()
        text = ngettext("{count} line", "{count} lines", count).format(count=count)
        self.header.set_state(text if self.workspace.is_open else "")

    def _enter_line(self, line: int) -> None:
        del line
        self._ask()

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid():
            self.command_asked.emit("look_back")

    def _ask(self) -> None:
        """Asks how the event stood after the line; a long journal takes a moment."""
        document, line = self.workspace.document, self.line
        self.selection_changed.emit()
        if document is None or line is None:
            self._background.forget()
            self._show(MomentAnswer("", Table((), ())))
            return
        edits = tuple(document.numbered_edits())
        now = self.workspace.tournament.facts()
        self._background.ask(compared, MomentQuestion(edits, line, now), self._show)

    def _show(self, answer: MomentAnswer) -> None:
        self.moment.setText(answer.line)
        self.differences.show(answer.table)
        self.difference_table.setVisible(bool(answer.table.rows))
        if answer.table.rows:
            self.difference_table.fit_columns(1, 2)

    def _take_note(self, change: Change | None = None) -> None:
        del change
        self._stale = True
        if self.isVisible():
            self.refresh()


def compared(question: MomentQuestion, progress: Progress) -> MomentAnswer:
    """The event as it stood after a line, compared with now.

    Raises:
        Cancelled: It is not wanted any more.
    """
    progress.raise_if_cancelled()
    then = Tournament(facts_after(question.edits, question.number))
    progress.raise_if_cancelled()
    table = then_and_now(then, Tournament(question.now))
    return MomentAnswer(moment_line(question.number, then, len(table.rows)), table)
