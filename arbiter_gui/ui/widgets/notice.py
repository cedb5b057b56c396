"""A message in its place on the page: what happened, what to do, and a button that does it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.ui.widgets.icon_button import IconButton

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

Offer = tuple[str, Callable[[], object]]
"""The text of a button and what it does."""


class Notice(QFrame):
    """Stays until it is closed or replaced; never in the way of the table.

    Signals:
        closed: The arbiter put the message away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._buttons = QHBoxLayout()
        self._close = IconButton("close", _("Close this message"), self)
        self._close.clicked.connect(self.put_away)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._text)
        words.addLayout(self._buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 8, 10)
        layout.addLayout(words, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What is being said, or "" while nothing is."""
        return self._text.text() if not self.isHidden() else ""

    def say(
        self, lines: Sequence[str], offers: Sequence[Offer] = (), *, quiet: bool = False
    ) -> None:
        """Shows a message of one or more lines and the buttons that help.

        The keyboard goes to the first button: Enter does what it says, Escape does nothing.

        Args:
            lines: The message.
            offers: The buttons.
            quiet: Whether it is news only, and nothing for the arbiter to mend.
        """
        while (item := self._buttons.takeAt(0)) is not None:
            if (button := item.widget()) is not None:
                button.deleteLater()
        buttons = [QPushButton(text, self) for text, _action in offers]
        for offered, (_text, action) in zip(buttons, offers, strict=True):
            offered.clicked.connect(action)
            self._buttons.addWidget(offered)
        self._buttons.addStretch(1)
        self._show("\n".join(lines), quiet=quiet)
        if buttons:
            buttons[0].setFocus()

    def _show(self, text: str, *, quiet: bool) -> None:
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.setProperty("quiet", quiet)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setVisible(True)

    def add(self, line: str, *, quiet: bool = False) -> None:
        """Says one line more below what is being said, which keeps its buttons.

        Args:
            line: The line; one that is there already is not repeated.
            quiet: Whether it is news only; it does not make anything else quieter.
        """
        said = self.text
        if not said or (quiet and self.property("quiet")):
            self.say([line], quiet=quiet)
        elif line not in said.split("\n"):
            self._show(f"{said}\n{line}", quiet=quiet and bool(self.property("quiet")))

    def ask(self, lines: Sequence[str], answers: Sequence[Offer]) -> None:
        """Asks a question that is gone as soon as it is answered."""

        def answer(action: Callable[[], object]) -> None:
            self.hide()
            action()

        self.say(lines, [(text, partial(answer, action)) for text, action in answers])

    def put_away(self) -> None:
        """Closes the message; nothing is done."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, Escape closes the message."""
        pressed = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in _ENTER and isinstance(pressed, QAbstractButton):
            pressed.click()
        else:
            super().keyPressEvent(event)
