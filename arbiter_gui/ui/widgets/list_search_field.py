"""The field in which a player of the rating lists is typed; the answers below follow its keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter_gui.ui.widgets.search_box import SearchBox

_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 6,
    Qt.Key.Key_PageUp: -6,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ListSearchField(SearchBox):
    """Keeps the keyboard while the arrows move in the answers.

    Signals:
        taken: Enter was pressed; True with Ctrl, which stays for the next player.
        moved: The arrows want to go so many answers down.
    """

    taken = Signal(bool)
    moved = Signal(int)

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(hint, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes, the arrows choose, Escape leaves."""
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.taken.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif key in _STEPS:
            self.moved.emit(_STEPS[key])
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
