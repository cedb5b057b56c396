"""A line of news under the header of a page; pressed, it opens what it speaks of."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

_LEAST = 120


class QuietLine(QPushButton):
    """Says one thing in muted words, and the key that leads there; hidden while there is none.

    In a narrow window the words end in dots before the key.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._key, self._shown = "", "", ""
        self.setObjectName("quietLine")
        self.setFlat(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setVisible(False)

    def say(self, text: str, key: str) -> None:
        """Shows a text and a key; "" hides the line."""
        self._words, self._key = text, f"  {key}" if text else ""
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setVisible(bool(text))
        self._elide()
        self.updateGeometry()

    @property
    def whole_text(self) -> str:
        """The words and the key, also where they cannot be seen in full."""
        return f"{self._words}{self._key}"

    def sizeHint(self) -> QSize:
        """As wide as the whole text."""
        return super().sizeHint() + QSize(
            self._width(self.whole_text) - self._width(self._shown), 0
        )

    def minimumSizeHint(self) -> QSize:
        """The words may be left out in part."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _LEAST), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the words anew."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        frame = super().sizeHint().width() - self._width(self._shown)
        room = self.width() - frame - self._width(self._key)
        mode = Qt.TextElideMode.ElideRight
        whole = self.sizeHint().width() <= self.width()
        words = self._words if whole else self.fontMetrics().elidedText(self._words, mode, room)
        self._shown = f"{words}{self._key}"
        self.setText(self._shown.replace("&", "&&"))  # else a letter of a name is a key

    def _width(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)
