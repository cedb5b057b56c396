"""The boards of a round, where one key is one result."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from arbiter_gui.ui.result_keys import ResultKeys
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_JUMP = ("#", "№")
"""Both are Shift+3, on Latin and on Russian keyboards."""
_NEXT = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ResultsTable(SheetTable):
    """A list of boards that takes results from the keyboard, one hand on the keypad.

    Attributes:
        result_keys: Which key is which result.

    Signals:
        result_given: A board and its `Result`, or None to clear it.
        odd_asked: The menu of the less usual results is wanted.
        next_missing_asked: The next board without a result is wanted.
        jumping: The digits typed after `#` so far; "" when the jump is over.
    """

    result_given = Signal(int, object)
    odd_asked = Signal()
    next_missing_asked = Signal()
    jumping = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setSelectionMode(SheetTable.SelectionMode.SingleSelection)
        self.result_keys = ResultKeys.POINTS
        self._digits: str | None = None
        self.doubleClicked.connect(self.odd_asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Results, moving and jumping; every other key as in all lists."""
        if self._digits is not None and self._jump(event, self._digits):
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self._take(event):
            super().keyPressEvent(event)

    def tint(self, *, past: bool) -> None:
        """Shows by its colour that a past round is looked at."""
        if self.property("past") != past:
            self.setProperty("past", past)
            self.style().unpolish(self)
            self.style().polish(self)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of results, with the mouse or the menu key."""
        event.accept()
        self.odd_asked.emit()

    def _take(self, event: QKeyEvent) -> bool:
        """Whether the key meant a result or a way to go."""
        board = self.current_key()
        text = event.text()
        if text in _JUMP:
            self._show_jump("")
        elif event.key() in _NEXT:
            self._next()
        elif board is None:
            return False
        elif text in self.result_keys.results:
            self.result_given.emit(board, self.result_keys.results[text])
        elif event.key() in _CLEARING:
            self.result_given.emit(board, None)
        elif text == "*":
            self.odd_asked.emit()
        elif text == " ":
            self.next_missing_asked.emit()
        else:
            return False
        return True

    def _next(self) -> None:
        row = self.currentIndex().row() + 1
        if row < self.model().rowCount():
            self.go_to_row(row)

    def _jump(self, event: QKeyEvent, digits: str) -> bool:
        """Gathers the digits after `#`; Enter goes there, any other key ends it."""
        text = event.text()
        if text.isdigit():
            self._show_jump(digits + text)
            return True
        if event.key() in _CLEARING:
            self._show_jump(digits[:-1])
            return True
        self._digits = None
        self.jumping.emit("")
        if event.key() in _NEXT:
            if digits:
                self.select_key(int(digits))
            return True
        return event.matches(QKeySequence.StandardKey.Cancel)

    def _show_jump(self, digits: str) -> None:
        self._digits = digits
        self.jumping.emit(f"#{digits}")
