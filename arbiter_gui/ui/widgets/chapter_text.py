"""The text of a chapter of the manual, and the way back through those that were read before."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from arbiter_gui.i18n import _, current_language
from arbiter_gui.manual import PICTURES, SUFFIX, Chapter, picture
from arbiter_gui.ui.help_document import dress
from arbiter_gui.ui.theme import DARK, tokens_of

USUAL_SIZE = 14
_ROOM = 56


class ChapterText(QTextBrowser):
    """One chapter; its links lead to other chapters, its pictures follow the theme and the width.

    Signals:
        shown: Another chapter is shown.

    Attributes:
        pixels: Size of the running text.
    """

    shown = Signal()

    def __init__(self, chapters: Sequence[Chapter], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chapters = {one.name: one for one in chapters}
        self._path: list[str] = []
        self._place = -1
        self.pixels = USUAL_SIZE
        self.setAccessibleName(_("Text of the chapter"))
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)

    @property
    def name(self) -> str:
        """The chapter that is shown, or "" for none."""
        return self._path[self._place] if self._path else ""

    @property
    def steps_back(self) -> int:
        """How many chapters were read before this one."""
        return max(self._place, 0)

    @property
    def steps_forward(self) -> int:
        """How many chapters there are to go forward to again."""
        return len(self._path) - self._place - 1

    def show_chapter(self, name: str) -> None:
        """Goes to a chapter."""
        if name != self.name:
            self._path = [*self._path[: self._place + 1], name]
            self.go(1)

    def go(self, steps: int) -> None:
        """Goes forward, or with a negative number back."""
        if 0 <= self._place + steps < len(self._path):
            self._place += steps
            self._write()
            self.shown.emit()

    def show_again(self) -> None:
        """Shows the chapter anew, at the same place."""
        bar = self.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        self._write()
        bar.setValue(round(place * bar.maximum()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the pictures into another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width() and self.name:
            self.show_again()

    def _follow(self, url: QUrl) -> None:
        name = url.fileName().removesuffix(SUFFIX)
        if url.isRelative() and name in self._chapters:
            self.show_chapter(name)

    def _write(self) -> None:
        """Makes a document of its own: another text would keep formats of the one before."""
        tokens = tokens_of(self.palette())
        document = QTextDocument(self)
        document.setMarkdown(self._text(self._chapters[self.name]))  # forgets every picture
        for name in PICTURES:
            kind = QTextDocument.ResourceType.ImageResource.value
            document.addResource(kind, QUrl(name), self._fitted(name, dark=tokens is DARK))
        dress(document, tokens, self.pixels)
        self.setDocument(document)  # which deletes the one before

    def _fitted(self, name: str, *, dark: bool) -> QImage:
        """A picture, not wider than there is room."""
        image = QImage(str(picture(name, dark=dark)))
        room = max(1, self.viewport().width() - _ROOM)
        if image.isNull() or image.width() <= room:
            return image
        scale = self.devicePixelRatioF()
        smooth = Qt.TransformationMode.SmoothTransformation
        smaller = image.scaledToWidth(min(image.width(), round(room * scale)), smooth)
        smaller.setDevicePixelRatio(smaller.width() / room)
        return smaller

    def _text(self, one: Chapter) -> str:
        if one.language == current_language():
            return one.text
        head, _break, rest = one.text.partition("\n")
        note = _("This chapter is not translated yet; it is shown in English.")
        return f"{head}\n\n*{note}*\n{rest}"
