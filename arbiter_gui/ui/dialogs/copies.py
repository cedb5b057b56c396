"""Questions about copies of the event: a name for one, and the folder that gets all of them."""

from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_gui.i18n import N_, _
from arbiter_gui.ui.dialogs.folder_question import FolderQuestion
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


class NameOfCopyDialog(FormDialog):
    """Asks what the copy is called: "before the protest of board 4"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Keep a copy"), _("Keep"), parent)
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.form.addRow(_("Na&me of the copy"), self.name)
        self.form.addRow(
            muted(_("The copy gets this name and the time, in the folder with the copies."))
        )

    def problem(self) -> tuple[str, QWidget] | None:
        """A copy needs a name."""
        if self.name.text().strip():
            return None
        return _("Please write what the copy is called."), self.name


SECOND_FOLDER = FolderQuestion(
    N_("Second folder for copies"),
    N_("Save"),
    N_(
        "Before every pairing a copy of the event is written beside it. Name a folder on a "
        "stick, and it gets each copy as well. Empty: no second folder."
    ),
)
"""The question about the folder that gets every copy as well."""


def asked_name_of_copy(window: QWidget) -> str | None:
    """The name of a copy, or None when the arbiter goes back."""
    dialog = NameOfCopyDialog(window)
    name = dialog.name.text().strip() if dialog.accepted_by_user() else None
    dialog.deleteLater()
    return name


def words_about(folder: Path | None) -> str:
    """What is said when the second folder was chosen."""
    if folder is None:
        return _("Copies are written beside the event only.")
    return _("Copies are written to {path} as well.").format(path=folder)
