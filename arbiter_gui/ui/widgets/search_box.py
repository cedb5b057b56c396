"""The field in which something is looked for; Escape empties it."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from arbiter_gui.ui.icons import icon
from arbiter_gui.ui.theme import tokens_of

_WIDTH = 200
_LEAST_WIDTH = 60
_AROUND_HINT = 56
_TO_THE_LIST = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchBox(QLineEdit):
    """A search field with a clear button; `textChanged` tells what is looked for.

    Signals:
        left: The keyboard wants to go to the list below (Enter, Down, Escape when empty).
        taken: Enter, while `enter_takes`: what was found first is meant.

    Attributes:
        enter_takes: Whether Enter takes what was found and the keyboard stays.
    """

    left = Signal()
    taken = Signal()
    enter_takes = False

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setClearButtonEnabled(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(_LEAST_WIDTH)
        self._glass = QAction(self)
        self._draw_glass()
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)

    def give_room(self, lack: int) -> None:
        """Is narrower by what a neighbour lacks, as far as its own hint can still be read."""
        hint = self.fontMetrics().horizontalAdvance(self.placeholderText()) + _AROUND_HINT
        self.setMaximumWidth(max(min(hint, _WIDTH), _WIDTH - max(0, lack)))

    def sizeHint(self) -> QSize:
        """Wide enough for a name; less where the window is narrow."""
        return QSize(_WIDTH, super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the field; Enter, Down and a second Escape go to the list."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif self.enter_takes and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif event.key() in (Qt.Key.Key_Escape, *_TO_THE_LIST):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draws the glass in the colours of another palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw_glass()

    def _draw_glass(self) -> None:
        self._glass.setIcon(icon("search", tokens_of(self.palette()).muted))
