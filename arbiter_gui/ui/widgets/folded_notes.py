"""Notes below a list of which a long part is folded away; a button unfolds it, so does a key."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.widgets.foot_notes import FootNotes

_LEAST_LINES, _MOST_LINES = 2, 6
_FRAME = 12


class FoldedNotes(QWidget):
    """The notes in short; unfolded, all of them in full, in a field that the arrows scroll.

    Signals:
        turned: There is something to unfold now, or no more.
    """

    turned = Signal()

    def __init__(self, keys: str, parent: QWidget | None = None) -> None:
        """Shows nothing yet; `keys` unfold and fold, and stand on the button."""
        super().__init__(parent)
        self._keys = keys
        self.notes = FootNotes()
        self.whole = QPlainTextEdit()
        self.whole.setObjectName("unfoldedNotes")
        self.whole.setReadOnly(True)
        self.whole.setTabChangesFocus(True)
        self.whole.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.whole.setAccessibleName(_("Who does not play"))
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self._is_open = False
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 12, 0)
        row.addWidget(self.notes, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.whole)
        self.button.clicked.connect(self.toggle)
        self.say((), ())

    @property
    def text(self) -> str:
        """What is seen in short."""
        return self.notes.text()

    @property
    def can_unfold(self) -> bool:
        """Whether more can be told than is seen in short."""
        return not self.button.isHidden()

    @property
    def is_open(self) -> bool:
        """Whether everything is told."""
        return self._is_open

    def say(self, short: Sequence[str], whole: Sequence[str]) -> None:
        """Shows notes; where the short ones are not the whole, they can be unfolded."""
        self.notes.say(short)
        text = "\n".join(whole)
        if text != self.whole.toPlainText():
            self.whole.setPlainText(text)
        foldable = tuple(short) != tuple(whole)
        changed = foldable != self.can_unfold
        self.button.setVisible(foldable)
        self._show(self._is_open and foldable)
        self.setVisible(bool(short))
        if changed:
            self.turned.emit()

    def toggle(self) -> None:
        """Unfolds with the keyboard in the text, or folds."""
        self._show(not self._is_open)
        (self.whole if self._is_open else self.button).setFocus()

    def leave_room(self, *, one_line: bool) -> None:
        """Takes one line only, where the list needs the room."""
        self.notes.leave_room(one_line=one_line)

    def _show(self, is_open: bool) -> None:
        self._is_open = is_open
        line = self.fontMetrics().lineSpacing()
        self.whole.setMinimumHeight(_LEAST_LINES * line + _FRAME)
        self.whole.setMaximumHeight(_MOST_LINES * line + _FRAME)
        self.whole.setVisible(is_open)
        words = _("Only how many") if is_open else _("All names")
        self.button.setText(f"{words}  {self._keys}")
