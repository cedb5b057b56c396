"""The field in which something is looked for; Escape empties it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_gui.ui.icons import icon
from arbiter_gui.ui.theme import tokens_of


class SearchBox(QLineEdit):
    """A search field with a clear button; `textChanged` tells what is looked for."""

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setClearButtonEnabled(True)
        self.setFixedWidth(200)
        self._glass = QAction(self)
        self._glass.setIcon(icon("search", tokens_of(self.palette()).muted))
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the field and, when it is empty, goes back to the table."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.focusNextChild()
