"""The frame of every dialog: a form, a line for what is wrong, OK and Cancel."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.ui.widgets.form_area import FormArea, width_of_screen

_WIDTH = 520
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MARGIN = 24


def muted(text: str) -> QLabel:
    """A line of secondary text that explains a field."""
    label = QLabel(text)
    label.setObjectName("secondary")
    label.setWordWrap(True)
    return label


def presses_a_button(dialog: QDialog, event: QKeyEvent) -> bool:
    """Presses, with Enter, the button that has the keyboard; Qt would accept the dialog instead."""
    button = dialog.focusWidget()
    if event.key() in _ENTER and isinstance(button, QPushButton):
        button.click()
        return True
    return False


class FormDialog(QDialog):
    """A form that is accepted only when `problem` finds nothing wrong with it."""

    def __init__(
        self, title: str, accept_text: str, parent: QWidget | None = None, *, width: int = _WIDTH
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(width)
        body = QWidget()
        self.form = _form_on(body)
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
        self.column.setContentsMargins(_MARGIN, 20, _MARGIN, 16)
        self.column.setSpacing(14)
        self._area = FormArea(body, width - 2 * _MARGIN)
        self.sides = QHBoxLayout()
        self.column.addLayout(self.sides)
        self.sides.addWidget(self._area)
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
        if isinstance(field, QLineEdit):
            field.textEdited.connect(self._look_again, Qt.ConnectionType.UniqueConnection)

    def _look_again(self) -> None:
        """Takes the complaint back as soon as what is typed has nothing wrong with it."""
        if self.problem() is None:
            self.complain("")

    def complain(self, text: str) -> None:
        """Shows a sentence in the place for what is wrong."""
        self.complaint.setText(text)
        self.complaint.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a button presses it; in a field it accepts the form."""
        if not presses_a_button(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begins in the first field; the buttons come last. No field is cut at its side."""
        wide = self._area.sizeHint().width() + 2 * _MARGIN
        self.setMinimumWidth(min(max(self.minimumWidth(), wide), width_of_screen()))
        super().showEvent(event)
        buttons = self.buttons.buttons()
        fields = [field for field in self._focus_chain() if field not in buttons]
        if not fields:
            return
        last = fields[-1]
        for button in (self.accept_button, *(b for b in buttons if b is not self.accept_button)):
            QWidget.setTabOrder(last, button)
            last = button
        fields[0].setFocus()

    def _focus_chain(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        chain, widget = [], self.nextInFocusChain()
        while widget is not None and widget is not self:
            reachable = widget.isVisible() and widget.isEnabled()
            if reachable and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                chain.append(widget)
            widget = widget.nextInFocusChain()
        return chain

    def accepted_by_user(self) -> bool:
        """Shows the dialog and waits; whether it was accepted."""
        return self.exec() == QDialog.DialogCode.Accepted


def _form_on(body: QWidget) -> QFormLayout:
    """Labels at the left, fields that take the room there is."""
    form = QFormLayout(body)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(20)
    form.setVerticalSpacing(10)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return form
