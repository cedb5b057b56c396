"""What is done with a moment of the time line: look at it, keep a copy of it, go back to it."""

import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter_gui.document import Document
from arbiter_gui.errors import ArbiterError, RefusedAction
from arbiter_gui.i18n import N_, _, ngettext
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.ui.dialogs.warning import WarningDialog
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.timeline_view import TimelineView
from arbiter_gui.ui.workspace import Workspace


class TimelineCommands(QObject):
    """Carries the commands of the time line out; problems go to the workspace.

    Signals:
        look_asked: A `Document` that shows an earlier moment, for a window of its own.
    """

    look_asked = Signal(object)

    def __init__(
        self, workspace: Workspace, page: TimelineView, files: FileCommands, window: QWidget
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._page = page
        self._files = files
        self._window = window
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def look_back(self) -> None:
        """Shows the event as it stood after the line, in a window where nothing can be changed."""
        document, line = self._workspace.document, self._page.line
        if document is None or line is None:
            return
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(
                prefix="arbiter-", ignore_cleanup_errors=True
            )
        path = Path(self._folder.name) / f"{document.path.stem}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = path.with_name(f"{document.path.stem} {number}{SUFFIX}")
        try:
            document.save_copy(path, line)
            self.look_asked.emit(Document.open(path, only_to_look=True))
        except ArbiterError as error:
            self._workspace.problem.emit(error)

    def save_moment(self) -> None:
        """Asks for a name and writes the event as it stood after the line to it."""
        if self._page.line is not None:
            self._files.save_moment(self._page.line)

    def go_back(self) -> None:
        """Takes back everything that was done since the line; it can all be done again."""
        document, line = self._workspace.document, self._page.line
        if document is None or line is None:
            return
        steps = document.steps_back_to(line)
        if steps is None:
            self._workspace.problem.emit(
                RefusedAction(
                    "moment-unreachable",
                    N_(
                        "Something that counted after line {line} was taken back since, so undo "
                        "does not lead there. Save a copy of that moment instead."
                    ),
                    {"line": line},
                )
            )
        elif steps and self._may_undo(steps, line):
            self._workspace.undo_steps(steps)

    def _may_undo(self, steps: int, line: int) -> bool:
        count = ngettext(
            "{count} change is taken back; Redo does it again.",
            "{count} changes are taken back, one after the other; Redo does them again.",
            steps,
        ).format(count=steps)
        where = _("The event then stands as after line {line}.").format(line=line)
        dialog = WarningDialog("go-back", [count, where], _("Take back"), self._window)
        dialog.setWindowTitle(_("Back to an earlier moment"))
        accepted = dialog.accepted_by_user()
        dialog.deleteLater()
        return accepted
