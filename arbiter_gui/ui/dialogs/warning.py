"""Questions before something that the rules do not ask for; the safe answer is the one at hand.

| level | what is asked |
|---|---|
| 2 | nothing: a message that has to be read |
| 3 | one question: do it, or leave it |
| 4 | two questions in a row: what differs, then what will be on record, with a reason |
"""

from collections.abc import Iterable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Table
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_WIDTH_OF_DIFFERENCES = 860
_HEIGHT_OF_DIFFERENCES = 260
_HEIGHT_OF_REASON = 84


class MessageDialog(FormDialog):
    """Level 2: something to know; Enter has read it, Escape leaves everything as it is."""

    def __init__(self, name: str, lines: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(_("Please note"), _("I have read it"), parent)
        self.setObjectName(f"warn-L2-{name}")
        for line in lines:
            label = QLabel(line)
            label.setWordWrap(True)
            self.form.addRow(label)


class WarningDialog(FormDialog):
    """Level 3: says what is wrong; Enter and Escape leave everything as it is."""

    def __init__(
        self, name: str, lines: Iterable[str], accept_text: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(_("Against the rules"), accept_text, parent)
        self.setObjectName(name if name.startswith("warn-") else f"warn-L3-{name}")
        for line in lines:
            label = QLabel(line)
            label.setWordWrap(True)
            label.setObjectName("attention")
            self.form.addRow(label)
        self.form.addRow(muted(_("Nothing is changed unless you confirm it.")))
        put_safe_first(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Begins on the button that changes nothing."""
        super().showEvent(event)
        cancel_button(self).setFocus()


class DifferencesDialog(FormDialog):
    """Level 4, the first question: the boards beside those of the rules."""

    def __init__(self, differences: Table, parent: QWidget | None = None) -> None:
        super().__init__(_("Not the boards of the rules"), _("Keep my boards…"), parent)
        self.setObjectName("warn-L4-mpa-differs")
        self.setMinimumWidth(_WIDTH_OF_DIFFERENCES)
        text = _("The rules ask for other boards. Do you want to go on with yours?")
        question = QLabel(text)
        question.setObjectName("panelTitle")
        self.model = TableModel(self)
        self.model.show(differences)
        self.table = SheetTable(differences.title)
        self.table.setModel(self.model)
        self.table.setItemDelegate(SheetDelegate(self.table))
        self.table.fit_columns(2)
        self.table.setMinimumHeight(_HEIGHT_OF_DIFFERENCES)
        self.column.insertWidget(0, question)
        self.column.insertWidget(1, self.table, 1)
        put_safe_first(self, _("Back to the boards"))

    def showEvent(self, event: QShowEvent) -> None:
        """Begins on the button that changes nothing."""
        super().showEvent(event)
        cancel_button(self).setFocus()


class ReasonDialog(FormDialog):
    """Level 4, the second question: what will be on record, and why."""

    def __init__(self, lines: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(_("Keep my boards"), _("Keep and record"), parent)
        self.setObjectName("warn-L4-mpa-record")
        for line in lines:
            label = QLabel(line)
            label.setWordWrap(True)
            self.form.addRow(label)
        self.reason = QPlainTextEdit()
        self.reason.setFixedHeight(_HEIGHT_OF_REASON)
        self.reason.setTabChangesFocus(True)
        self.reason.setAccessibleName(_("Reason"))
        self.form.addRow(_("&Reason"), self.reason)
        put_safe_first(self, _("Back to the boards"))

    def problem(self) -> tuple[str, QWidget] | None:
        """A reason has to be given."""
        if self.text:
            return None
        return _("Please write why; it is recorded with the round."), self.reason

    @property
    def text(self) -> str:
        """The reason as one line."""
        return " ".join(self.reason.toPlainText().split())

    def given(self) -> str | None:
        """Shows the dialog and waits; the reason, or None when the arbiter goes back."""
        return self.text if self.accepted_by_user() else None


def put_safe_first(dialog: FormDialog, text: str = "") -> None:
    """Makes the button that changes nothing the one that Enter presses."""
    button = cancel_button(dialog)
    if text:
        button.setText(text)
    dialog.accept_button.setDefault(False)
    dialog.accept_button.setAutoDefault(False)
    for other, is_next in ((dialog.accept_button, False), (button, True)):
        other.setProperty("next", is_next)
        other.style().unpolish(other)
        other.style().polish(other)
    button.setAutoDefault(True)
    button.setDefault(True)


def cancel_button(dialog: FormDialog) -> QPushButton:
    """The button that changes nothing."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel)
