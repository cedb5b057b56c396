"""The frame of every dialog: a form, a line for what is wrong, OK and Cancel."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

_WIDTH = 520


def muted(text: str) -> QLabel:
    """A line of secondary text that explains a field."""
    label = QLabel(text)
    label.setObjectName("secondary")
    label.setWordWrap(True)
    return label


class FormDialog(QDialog):
    """A form that is accepted only when `problem` finds nothing wrong with it."""

    def __init__(self, title: str, accept_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(20)
        self.form.setVerticalSpacing(10)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.complaint = QLabel()
        self.complaint.setObjectName("error")
        self.complaint.setWordWrap(True)
        self.complaint.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button = self.buttons.addButton(
            accept_text, QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.accept_button.setProperty("next", True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(24, 20, 24, 16)
        self.column.setSpacing(14)
        self.column.addLayout(self.form)
        self.column.addWidget(self.complaint)
        self.column.addStretch(1)
        self.column.addWidget(self.buttons)
        # Enter in a field must accept: Qt else makes the first button of the box the default one.
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.accept_button.setDefault(True)

    def problem(self) -> tuple[str, QWidget] | None:
        """What is wrong with the form and which field to mend, or None."""
        return None

    def accept(self) -> None:
        """Closes the dialog, or says what is wrong and goes to the field."""
        found = self.problem()
        if found is None:
            super().accept()
            return
        text, field = found
        self.complain(text)
        field.setFocus()

    def complain(self, text: str) -> None:
        """Shows a sentence in the place for what is wrong."""
        self.complaint.setText(text)
        self.complaint.setVisible(bool(text))

    def accepted_by_user(self) -> bool:
        """Shows the dialog and waits; whether it was accepted."""
        return self.exec() == QDialog.DialogCode.Accepted
