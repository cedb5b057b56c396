"""A line of news under the header of a page; pressed, it opens what it speaks of."""

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget


class QuietLine(QPushButton):
    """Says one thing in muted words, and the key that leads there; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quietLine")
        self.setFlat(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setVisible(False)

    def say(self, text: str, key: str) -> None:
        """Shows a text and a key; "" hides the line."""
        self.setText(f"{text}  {key}" if text else "")
        self.setAccessibleName(text)
        self.setVisible(bool(text))
