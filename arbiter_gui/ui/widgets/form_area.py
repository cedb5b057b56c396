"""A form in full where the screen has room for it; on a low screen it scrolls."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_AROUND = 190
"""What a dialog needs besides its form: title bar, heading, a complaint, buttons, margins."""
_FRAME = 24


def height_of_screen() -> int:
    """The height that windows may take.

    Asked of the program: a widget's own `screen()` would be deleted together with the widget.
    """
    return QGuiApplication.primaryScreen().availableGeometry().height()


def size_on_screen(width: int, height: int) -> QSize:
    """A size for a window, less where the screen has no room for it."""
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    return QSize(width, height).boundedTo(room - QSize(_FRAME, 2 * _FRAME))


def width_of_screen() -> int:
    """The width that windows may take."""
    return QGuiApplication.primaryScreen().availableGeometry().width()


class FormArea(QScrollArea):
    """Asks for the whole height of its form; Tab brings every field into sight."""

    def __init__(self, form: QWidget, width: int, parent: QWidget | None = None) -> None:
        """Shows a form.

        Args:
            form: The form.
            width: The least width it will have; its sentences are wrapped at that width.
            parent: The dialog.
        """
        super().__init__(parent)
        self._width = width
        self._form = form
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(form)
        form.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """The size of the form, with its sentences wrapped at its least width."""
        form, width = self._form, max(self._width, self._form.minimumSizeHint().width())
        height = form.heightForWidth(width) if form.hasHeightForWidth() else 0
        return QSize(width, max(height, form.minimumSizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """The whole form, as far as the screen has room."""
        room = height_of_screen() - _AROUND
        hint = self.sizeHint()
        return QSize(hint.width(), min(hint.height(), max(room, 0)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Asks for another height when fields of the form have come or gone."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
