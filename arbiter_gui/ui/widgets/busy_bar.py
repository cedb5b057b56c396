"""The thin bar under the page title while something is computed, with Cancel."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.workspace import Workspace


class BusyBar(QWidget):
    """Shown only while the workspace is busy."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("busyBar")
        self._note = QLabel(_("Computing"), self)
        self._note.setObjectName("secondary")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Progress of the computation"))
        self.cancel_button = QPushButton(_("Cancel"), self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._note)
        layout.addWidget(self._bar, 1)
        layout.addWidget(self.cancel_button)
        self.cancel_button.clicked.connect(workspace.cancel)
        workspace.busy.connect(self._begin_or_end)
        workspace.progressed.connect(self._step)
        workspace.noted.connect(self._note.setText)
        self.setVisible(False)

    def _begin_or_end(self, busy: bool) -> None:
        self._bar.setRange(0, 0)
        self._note.setText(_("Computing"))
        self.setVisible(busy)

    def _step(self, done: int, total: int) -> None:
        self._bar.setRange(0, total)
        self._bar.setValue(done)
