"""Files that are dragged over the window and dropped on it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from arbiter_gui.ui.workspace import Workspace


class FileDrop(QObject):
    """Takes one file at a time, while nothing is being computed."""

    def __init__(
        self, workspace: Workspace, take: Callable[[Path], object], window: QWidget
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._take = take
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accepts a local file and hands it on when it is dropped."""
        if isinstance(event, QDragEnterEvent):
            urls = event.mimeData().urls()
            if len(urls) == 1 and urls[0].isLocalFile() and not self._workspace.is_busy:
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() is QEvent.Type.Drop:
            event.acceptProposedAction()
            self._take(Path(event.mimeData().urls()[0].toLocalFile()))
            return True
        return super().eventFilter(watched, event)
