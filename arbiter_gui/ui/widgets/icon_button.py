"""A small button that shows only an icon."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QToolButton, QWidget

from arbiter_gui.ui.icons import icon
from arbiter_gui.ui.theme import tokens_of


class IconButton(QToolButton):
    """Names itself for screen readers and follows the colours of the window."""

    def __init__(self, drawing: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing = drawing
        self.setAccessibleName(name)
        self.setToolTip(name)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Draws the icon in the colours of another palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw()

    def _draw(self) -> None:
        self.setIcon(icon(self._drawing, tokens_of(self.palette()).muted))
