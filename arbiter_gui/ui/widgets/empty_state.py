"""What a page says while there is nothing to show, and the buttons that offer the next step."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_gui.ui.widgets.notice import Offer


class EmptyState(QWidget):
    """A sentence in the middle of the sheet, and buttons below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.setObjectName("pageState")
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._row.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons: tuple[QPushButton, ...] = ()
        self._layout = layout = QVBoxLayout(self)
        layout.setSpacing(20)
        layout.addStretch(2)
        layout.addWidget(self._text)
        layout.addLayout(self._row)
        layout.addStretch(3)

    @property
    def text(self) -> str:
        """What is being said."""
        return self._text.text()

    def put_above(self, widget: QWidget) -> None:
        """Adds something to read above the sentence."""
        self._layout.insertWidget(1, widget, 0, Qt.AlignmentFlag.AlignCenter)

    def say(self, text: str, offers: Sequence[Offer]) -> None:
        """Shows a sentence and the buttons that help; the first is the next step.

        The keyboard stays on the buttons when it was there.
        """
        had_keyboard = any(button.hasFocus() for button in self.buttons)
        self._text.setText(text)
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = tuple(self._button(*offer) for offer in offers)
        for number, button in enumerate(self.buttons):
            button.setProperty("next", number == 0)
            self._row.addWidget(button)
            button.show()
        if had_keyboard and self.buttons:
            self.buttons[0].setFocus()

    def _button(self, text: str, action: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(action)
        return button
