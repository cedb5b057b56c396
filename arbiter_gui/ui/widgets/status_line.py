"""The line at the foot of the window: results so far, last save, last entry, what Undo undoes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QWidget

from arbiter_gui.dates import moment_text
from arbiter_gui.i18n import _
from arbiter_gui.tables.round_lines import here_line, results_line
from arbiter_gui.ui.workspace import Workspace


class StatusLine(QStatusBar):
    """Follows the workspace; the last entry stays until there is another one."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.results = self._part(_("Results and last save"))
        self.last = self._part(_("Last entry"))
        self.undo = self._part(_("What Undo takes back"))
        self.last.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo.setMinimumWidth(1)  # in a narrow window it gives way, and is in the menu
        self.addWidget(self.results)
        self.addWidget(self.last, 1)
        self.addPermanentWidget(self.undo)
        workspace.opened.connect(self._open)
        workspace.changed.connect(self.refresh)
        workspace.message.connect(self.last.setText)
        self.refresh()

    def refresh(self) -> None:
        """Reads the event again."""
        self.results.setText(self._results_and_save())
        change = self._workspace.next_undo
        undo = _("Undo: {step}").format(step=change.describe()) if change else ""
        self.undo.setText(undo)

    def _results_and_save(self) -> str:
        tournament = self._workspace.tournament
        parts = [line] if (line := here_line(tournament)) else []
        if tournament.rounds_paired:
            parts.append(results_line(tournament, tournament.rounds_paired))
        saved = self.saved_text()
        return ", ".join([*parts, saved] if saved else parts)

    def saved_text(self) -> str:
        """When the newest change reached the disk, or that the file can only be read."""
        document = self._workspace.document
        if document is None:
            return ""
        if document.only_to_look:
            time = moment_text(document.saved_at.isoformat(), seconds=True)
            return _("as it stood {time}, only to look at").format(time=time)
        if document.read_only:
            return _("read-only file")
        return _("saved {time}").format(time=f"{document.saved_at:%H:%M:%S}")

    def _open(self) -> None:
        self.last.clear()
        self.refresh()

    def _part(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAccessibleDescription(name)
        return label
