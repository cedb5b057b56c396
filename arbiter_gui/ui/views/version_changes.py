"""The line above the boards of a round that is not as it was published first, and its list."""

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter_gui.progress import Progress
from arbiter_gui.reports.html_table import html_of
from arbiter_gui.storage.past import NumberedEdits, facts_after
from arbiter_gui.tables.version_changes import version_changes, version_changes_line
from arbiter_gui.tournament import Change, Tournament
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.dialogs.version_changes import VersionChangesDialog
from arbiter_gui.ui.views.explanation_paper import Slip
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.widgets.quiet_line import QuietLine
from arbiter_gui.ui.workspace import Workspace

if TYPE_CHECKING:
    from arbiter_gui.document import Document
    from arbiter_gui.tables.table import Table

_KEY = "Shift+F7"
_STYLE = "th, td { padding: 3px 12px 3px 0; text-align: left; }"


@dataclass(frozen=True)
class EarlierVersion:
    """The line of the journal with which a version of a round was published."""

    edits: tuple[NumberedEdits, ...]
    line: int


class VersionChanges(QObject):
    """Compares the round that is shown with the version before; the past is read only once.

    Signals:
        told: Whether there is something to compare may be otherwise now.
        print_asked: The `Slip` that is to be printed.
    """

    told = Signal()
    print_asked = Signal(object)

    def __init__(self, workspace: Workspace, page: RoundView, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._page = page
        self._window = window
        self._background = Background(workspace, self)
        self._of: tuple[Document | None, int] = (None, 0)
        self._then: Tournament | None = None
        self.table: Table | None = None
        self.line = QuietLine(window)
        page.put_below_header(self.line)
        self.line.clicked.connect(self.show_list)
        workspace.opened.connect(self.refresh)
        workspace.changed.connect(self._follow)
        page.round_chosen.connect(self.refresh)

    def refresh(self) -> None:
        """Compares again; the earlier version is looked up where it is another one."""
        document = self._workspace.document
        line = self._line_of_earlier_version()
        if (document, line) != self._of:
            self._of, self._then = (document, line), None
            self._background.forget()
            if document is not None and line:
                question = EarlierVersion(tuple(document.numbered_edits()), line)
                self._background.ask(event_at, question, self._show_then)
        self._tell()

    def _follow(self, change: Change) -> None:
        if change.touches("round", "game", "bye", "player"):
            self.refresh()

    def show_list(self) -> None:
        """Shows what is other, and prints it when that is asked for."""
        if self.table is None:
            return
        dialog = VersionChangesDialog(self.table, self._window)
        wanted = dialog.accepted_by_user()
        dialog.deleteLater()
        if wanted:
            event = escape(self._workspace.tournament.event.name)
            html = f"<style>{_STYLE}</style><p><small>{event}</small></p>{html_of(self.table)}"
            self.print_asked.emit(Slip(self.table.title.replace(":", ","), html, None))

    def _line_of_earlier_version(self) -> int:
        """0 where the round that is shown has no version that it could differ from."""
        document, number = self._workspace.document, self._page.round_shown
        if document is None or not self._page.is_paired:
            return 0
        newest = self._workspace.tournament.rounds[number - 1]
        lines = document.publications(number)
        known = [one for one in lines if not newest.published_at or one < newest.version]
        return lines[max(known)] if known else 0

    def _show_then(self, then: Tournament) -> None:
        self._then = then
        self._tell()

    def _tell(self) -> None:
        number = self._page.round_shown
        comparable = self._then is not None and number <= self._then.rounds_paired
        self.table = None
        if self._then is not None and comparable and self._page.is_paired:
            self.table = version_changes(self._then, self._workspace.tournament, number)
        self.line.say(version_changes_line(self.table) if self.table else "", _KEY)
        self.told.emit()


def event_at(version: EarlierVersion, progress: Progress) -> Tournament:
    """The event as it was when the version was published."""
    progress.raise_if_cancelled()
    return Tournament(facts_after(version.edits, version.line))
