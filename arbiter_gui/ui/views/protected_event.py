"""An event whose file can only be read: it is said at once, and a button goes on in a copy."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from arbiter_gui.actions.imports import event_path, make_folder
from arbiter_gui.document import Document
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.ui.views.file_commands import FileCommands, own_folder
from arbiter_gui.ui.widgets.notice import Notice, Offer
from arbiter_gui.ui.workspace import Workspace

_CODE = "file-read-only"


class ProtectedEvent(QObject):
    """Says what can be done while the open event is write-protected; nothing of any other event."""

    def __init__(self, workspace: Workspace, files: FileCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._files = files

    @property
    def _is_protected(self) -> bool:
        document = self._workspace.document
        return document is not None and document.read_only and not document.only_to_look

    def say(self, notice: Notice, lines: Sequence[str]) -> None:
        """Shows news of a file; of a protected one also that it is protected, with the button."""
        if self._is_protected:
            notice.say([*self._lines(), *lines], self._offers())
        elif lines:
            notice.say(lines, quiet=len(lines) == 1)

    def tell(self, notice: Notice, error: ArbiterError) -> bool:
        """Shows a change that was refused for that reason, with the button that helps.

        Returns:
            Whether it is one; every other message is shown by the page.
        """
        if error.code != _CODE or not self._is_protected:
            return False
        notice.say([_("Nothing was changed."), *self._lines()], self._offers())
        return True

    def go_on_in_copy(self) -> None:
        """Writes the whole event beside it, or to the arbiter's own folder, and opens that."""
        document = self._workspace.document
        if document is None:
            return
        source = document.path
        target = self._written(document)
        if target is not None and self._files.open_path(target):
            text = _("{source} stays as it is. The event goes on in {target}.")
            self._files.remarked.emit([text.format(source=source.name, target=target)])

    def _written(self, document: Document) -> Path | None:
        """Where the copy lies; a folder that looks open is not always one that can be written."""
        name = _("{name} copy").format(name=document.path.stem)
        problem: ArbiterError | None = None
        for folder in dict.fromkeys((document.path.parent, own_folder())):
            target = event_path(folder / f"{name}{SUFFIX}", own_folder())
            try:
                make_folder(target.parent)
                document.save_copy(target)
            except ArbiterError as error:
                problem = error
            else:
                return target
        self._workspace.problem.emit(problem)
        return None

    def _lines(self) -> list[str]:
        document = self._workspace.document
        name = document.path.name if document else ""
        text = _(
            "{name} can only be read: the file, its folder or the disk is write-protected. You can "
            "look at everything; to change something, go on in a copy."
        )
        return [text.format(name=name)]

    def _offers(self) -> list[Offer]:
        return [(_("&Go on in a copy"), self.go_on_in_copy)]
