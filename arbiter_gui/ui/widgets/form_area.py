"""A form in full where the screen has room for it; on a low screen it scrolls."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_AROUND = 190
"""What a dialog needs besides its form: title bar, heading, a complaint, buttons, margins."""


def height_of_screen() -> int:
    """The height that windows may take.

    Asked of the program: a widget's own `screen()` would be deleted together with the widget.
    """
    return QGuiApplication.primaryScreen().availableGeometry().height()


class FormArea(QScrollArea):
    """Asks for the whole height of its form; Tab brings every field into sight."""

    def __init__(self, form: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = form
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(form)
        form.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """The size of the form, with its sentences wrapped as they are now."""
        form = self._form
        hint = form.sizeHint()
        width = max(hint.width(), self.viewport().width())
        height = form.heightForWidth(width) if form.hasHeightForWidth() else hint.height()
        return QSize(hint.width(), height)

    def minimumSizeHint(self) -> QSize:
        """The whole form, as far as the screen has room."""
        room = height_of_screen() - _AROUND
        width = self._form.minimumSizeHint().width()
        return QSize(width, min(self.sizeHint().height(), max(room, 0)))
