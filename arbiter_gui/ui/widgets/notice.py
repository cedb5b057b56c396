"""A message in its place on the page: what happened, what to do, and a button that does it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.ui.widgets.icon_button import IconButton

Offer = tuple[str, Callable[[], object]]
"""The text of a button and what it does."""


class Notice(QFrame):
    """Stays until it is closed or replaced; never in the way of the table."""

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
        self._close.clicked.connect(self.hide)
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

        Args:
            lines: The message.
            offers: The buttons.
            quiet: Whether it is news only, and nothing for the arbiter to mend.
        """
        while (item := self._buttons.takeAt(0)) is not None:
            if (button := item.widget()) is not None:
                button.deleteLater()
        for text, action in offers:
            offered = QPushButton(text, self)
            offered.clicked.connect(action)
            self._buttons.addWidget(offered)
        self._buttons.addStretch(1)
        self._text.setText("\n".join(lines))
        self._text.setAccessibleName("\n".join(lines))
        self.setProperty("quiet", quiet)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setVisible(True)
