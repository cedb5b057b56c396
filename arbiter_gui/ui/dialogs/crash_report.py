"""An error nobody expected: the file is intact, and what happened can be copied for a report."""

import traceback

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPlainTextEdit, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


def report_of(error: BaseException, version: str) -> str:
    """The text of a report: version, error and where it happened."""
    lines = traceback.format_exception(type(error), error, error.__traceback__)
    return f"Arbiter {version}\n\n{''.join(lines)}"


class CrashReportDialog(FormDialog):
    """Shows an unexpected error with a button that copies it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(_("Something went wrong"), _("Go on"), parent)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).hide()
        headline = QLabel(_("Arbiter met an error that it did not expect."))
        headline.setObjectName("panelTitle")
        self.form.addRow(headline)
        self.form.addRow(
            muted(
                _(
                    "Your event is safe: everything up to the last finished step is in its file. "
                    "You can go on working. Please copy the report and send it to the authors."
                )
            )
        )
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(_("Report"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setMinimumHeight(180)
        self.form.addRow(self.text)
        self.copy_button = self.buttons.addButton(
            _("Copy the report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy_report)

    def copy_report(self) -> None:
        """Puts the report on the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
