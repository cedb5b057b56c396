"""Asks for a folder that is kept up with the event; an empty field means none any more."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


@dataclass(frozen=True, slots=True)
class FolderQuestion:
    """What is asked, in English: the title, the button, and what the folder is for."""

    title: str
    button: str
    text: str


@dataclass(frozen=True, slots=True)
class FolderAnswer:
    """The answer of the dialog; no folder means that it is switched off."""

    folder: Path | None


class FolderDialog(FormDialog):
    """A field for a folder, and a button that looks for it."""

    def __init__(
        self, question: FolderQuestion, folder: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_(question.title), _(question.button), parent)
        self.folder = QLineEdit("" if folder is None else str(folder))
        self.choose = QPushButton(_("&Choose…"))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose)
        label = QLabel(_("&Folder"))
        label.setBuddy(self.folder)
        self.form.addRow(label, row)
        self.form.addRow(muted(_(question.text)))

    @property
    def answer(self) -> FolderAnswer:
        """What was chosen."""
        text = self.folder.text().strip()
        return FolderAnswer(Path(text) if text else None)

    def problem(self) -> tuple[str, QWidget] | None:
        """The folder has to be there."""
        folder = self.answer.folder
        if folder is None or folder.is_dir():
            return None
        return _("There is no folder {path}.").format(path=folder), self.folder

    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.windowTitle(), self.folder.text())
        if chosen:
            self.folder.setText(chosen)


def asked_folder(
    question: FolderQuestion, folder: Path | None, window: QWidget
) -> FolderAnswer | None:
    """What was chosen, or None when the arbiter goes back."""
    dialog = FolderDialog(question, folder, window)
    answer = dialog.answer if dialog.accepted_by_user() else None
    dialog.deleteLater()
    return answer
