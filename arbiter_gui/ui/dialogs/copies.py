"""Questions about copies of the event: a name for one, and the folder that gets all of them."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


@dataclass(frozen=True, slots=True)
class SecondFolder:
    """The answer of the dialog; no folder means that copies are written beside the event only."""

    folder: Path | None


class NameOfCopyDialog(FormDialog):
    """Asks what the copy is called: "before the protest of board 4"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Keep a copy"), _("Keep"), parent)
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.form.addRow(_("&Name"), self.name)
        self.form.addRow(
            muted(_("The copy gets this name and the time, in the folder with the copies."))
        )

    def problem(self) -> tuple[str, QWidget] | None:
        """A copy needs a name."""
        if self.name.text().strip():
            return None
        return _("Please write what the copy is called."), self.name


class SecondFolderDialog(FormDialog):
    """Asks for the folder that gets every copy as well; an empty field means none."""

    def __init__(self, folder: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(_("Second folder for copies"), _("Save"), parent)
        self.folder = QLineEdit("" if folder is None else str(folder))
        self.choose = QPushButton(_("&Choose…"))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose)
        self.form.addRow(_("&Folder"), row)
        text = _(
            "Before every pairing a copy of the event is written beside it. Name a folder on a "
            "stick, and it gets each copy as well. Empty: no second folder."
        )
        self.form.addRow(muted(text))

    @property
    def answer(self) -> SecondFolder:
        """What was chosen."""
        text = self.folder.text().strip()
        return SecondFolder(Path(text) if text else None)

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


def asked_name_of_copy(window: QWidget) -> str | None:
    """The name of a copy, or None when the arbiter goes back."""
    dialog = NameOfCopyDialog(window)
    name = dialog.name.text().strip() if dialog.accepted_by_user() else None
    dialog.deleteLater()
    return name


def asked_second_folder(folder: Path | None, window: QWidget) -> SecondFolder | None:
    """What was chosen, or None when the arbiter goes back."""
    dialog = SecondFolderDialog(folder, window)
    answer = dialog.answer if dialog.accepted_by_user() else None
    dialog.deleteLater()
    return answer


def words_about(folder: Path | None) -> str:
    """What is said when the second folder was chosen."""
    if folder is None:
        return _("Copies are written beside the event only.")
    return _("Copies are written to {path} as well.").format(path=folder)
