"""The pages of a printout, one at a time, as large as there is room."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.printing.printout import Printout, picture_of

_EDGE = 8


class PageView(QWidget):
    """Shows a page; Page Up and Page Down turn it.

    Signals:
        turned: Another page is shown.
    """

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printout: Printout | None = None
        self.number = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 120)
        self.setAccessibleName(_("Preview"))
        self._tell()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._printout.pages) if self._printout else 0

    @property
    def place(self) -> str:
        """Which page of how many is shown, in words."""
        if not self.pages:
            return ""
        return _("Page {page} of {pages}").format(page=self.number + 1, pages=self.pages)

    def show_printout(self, printout: Printout | None) -> None:
        """Shows the first page of another printout, or the same page of one that was changed."""
        same = self._printout and printout and self._printout.name == printout.name
        self._printout = printout
        self.number = min(self.number, max(0, self.pages - 1)) if same else 0
        self._tell()
        self.update()

    def turn(self, step: int) -> None:
        """Goes some pages on, or back."""
        self.number = max(0, min(self.pages - 1, self.number + step))
        self._tell()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that turn pages in every program."""
        steps = {
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Home: -self.pages,
            Qt.Key.Key_End: self.pages,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turn(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns pages, too."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the page in the middle, with a fine edge; the paper is white in every theme."""
        del event
        if self._printout is None:
            return
        sheet = self._printout.pages[self.number].sheet
        room_wide, room_high = self.width() - 2 * _EDGE, self.height() - 2 * _EDGE
        scale = min(room_wide / sheet.width, room_high / sheet.height)
        if scale <= 0:
            return
        ratio = self.devicePixelRatioF()
        picture = picture_of(self._printout, self.number, scale * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        left = (self.width() - sheet.width * scale) / 2
        painter.drawImage(round(left), _EDGE, picture)
        painter.setPen(self.palette().color(self.palette().ColorRole.Dark))
        painter.drawRect(
            round(left) - 1,
            _EDGE - 1,
            round(sheet.width * scale) + 1,
            round(sheet.height * scale) + 1,
        )
        painter.end()

    def _tell(self) -> None:
        name = self._printout.name if self._printout else ""
        self.setAccessibleDescription(f"{name}, {self.place}" if name else "")
        self.turned.emit()
