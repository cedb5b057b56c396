"""A line of plain text below a list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


class FootLabel(QLabel):
    """Wraps its text; `role` is the name that the style sheet knows it by."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setObjectName(role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setContentsMargins(12, 4, 12, 0)
