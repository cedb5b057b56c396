"""Asks the arbiter about the warnings of a change; no setting silences them."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_gui.i18n import _, fill
from arbiter_gui.integrity.warning import IntegrityWarning, Level
from arbiter_gui.tournament import Change, IntegrityEvent
from arbiter_gui.ui.dialogs.warning import MessageDialog, WarningDialog

Preview = Callable[[Change, IntegrityWarning], Iterable[str]]
"""Further lines about a warning: what the change would bring about."""


class RecordedWarning(WarningDialog):
    """Level 3 or 4 for something that the report tells: asks for the reason, too."""

    def __init__(self, name: str, lines: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(name, lines, _("&Do it anyway"), parent)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.form.addRow(_("&Reason"), self.reason)
        self.setWindowTitle(_("Goes into the report"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter behind a reason goes to the button that does it, and throws no reason away."""
        typed = self.reason.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if typed and self.reason.text().strip():
            self.accept_button.setFocus()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begins in the reason; Enter in the empty field changes nothing."""
        super().showEvent(event)
        self.reason.setFocus()

    def problem(self) -> tuple[str, QWidget] | None:
        """A reason has to be given."""
        if self.reason.text().strip():
            return None
        return _("Please write why; it is recorded with the event."), self.reason


class Acknowledgements:
    """Shows the dialog of each warning; the first that is not accepted ends it."""

    def __init__(self, window: QWidget, preview: Preview) -> None:
        self._window = window
        self._preview = preview

    def ask(self, change: Change, warnings: Sequence[IntegrityWarning]) -> str | None:
        """The reason that was given, "" where none was asked; None leaves everything as it is."""
        reasons = []
        for warning in warnings:
            reason = self._answer(change, warning)
            if reason is None:
                return None
            if reason:
                reasons.append(reason)
        return "; ".join(dict.fromkeys(reasons))

    def _answer(self, change: Change, warning: IntegrityWarning) -> str | None:
        lines = [warning.describe(), *self._preview(change, warning)]
        name = f"warn-L{int(warning.level)}-{warning.code}"
        if warning.level is Level.MESSAGE:
            return "" if _accepted(MessageDialog(warning.code, lines, self._window)) else None
        if warning.level is Level.TWO_QUESTIONS:
            first = WarningDialog(name, lines, _("&Go on…"), self._window)
            if not _accepted(first):
                return None
            name, lines = f"{name}-consequence", [fill(warning.consequence, warning.values)]
        if warning.event is None:
            plain = WarningDialog(name, lines, _("&Do it anyway"), self._window)
            return "" if _accepted(plain) else None
        dialog = RecordedWarning(name, lines, self._window)
        accepted = dialog.accepted_by_user()
        text = dialog.reason.text().strip()
        dialog.deleteLater()
        return text if accepted else None


def _accepted(dialog: MessageDialog | WarningDialog) -> bool:
    accepted = dialog.accepted_by_user()
    dialog.deleteLater()
    return accepted


def asked_about_import(found: Sequence[IntegrityEvent], window: QWidget) -> str | None:
    """Level 3: why an imported event is kept whose rounds the rules pair otherwise, or None."""
    rounds = ", ".join(str(event.round) for event in found)
    lines = [
        _("These rounds of the file are not as the rules pair them: {rounds}.").format(
            rounds=rounds
        ),
        _("If you keep the event, the report names the boards of the rules and those of the file."),
    ]
    dialog = RecordedWarning("warn-L3-import-differs", lines, window)
    dialog.accept_button.setText(_("&Keep the event"))
    accepted = dialog.accepted_by_user()
    text = dialog.reason.text().strip()
    dialog.deleteLater()
    return text if accepted else None
