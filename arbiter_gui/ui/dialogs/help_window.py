"""The manual in a window of its own: chapters and a search at the left, the text beside them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.manual import Chapter, found
from arbiter_gui.ui.dialog_keys import on_key, text_with_key
from arbiter_gui.ui.theme import tokens_of
from arbiter_gui.ui.widgets.chapter_text import USUAL_SIZE, ChapterText
from arbiter_gui.ui.widgets.icon_button import IconButton
from arbiter_gui.ui.widgets.search_box import SearchBox

_SIZE = QSize(960, 620)
_NARROWEST = QSize(480, 300)
_LIST_WIDTH = 260
_SIZES = (11, 12, 13, 14, 15, 17, 19, 22, 26, 32, 40)
_NAME = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """Stays open beside the window and beside any dialog.

    Signals:
        size_chosen: The arbiter reads in another size of type, in pixels.
    """

    size_chosen = Signal(int)

    def __init__(
        self,
        chapters: Sequence[Chapter],
        pixels: int = USUAL_SIZE,
        parent: QWidget | None = None,
    ) -> None:
        """Makes a window that the end of the program does not wait for.

        Args:
            chapters: What there is to read.
            pixels: Size of the running text.
            parent: A modal dialog that it can be used beside, or None: then it stands alone.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._chapters = tuple(chapters)
        self.search = SearchBox(_("Search the manual"))
        self.list = QListWidget()
        self.list.setAccessibleName(_("Chapters"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = QLabel(_("No chapter has these words."))
        self.nothing.setObjectName("secondary")
        self.nothing.setWordWrap(True)
        self.text = ChapterText(chapters)
        self.text.pixels = pixels if pixels in _SIZES else USUAL_SIZE
        self.back = IconButton("previous", text_with_key(_("Back"), "back"))
        self.forward = IconButton("next", text_with_key(_("Forward"), "forward"))
        self.smaller = QPushButton(_("A−"))
        self.larger = QPushButton(_("A+"))
        self.setWindowTitle(_("Manual – Arbiter"))
        self.setMinimumSize(_NARROWEST)
        self.resize(_SIZE)
        self._arrange()
        self._connect()
        self._list(self._chapters)

    def show_chapter(self, name: str) -> None:
        """Opens the window, or brings it to the front, at a chapter."""
        self.search.clear()
        self.text.show_chapter(name)
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closes; the next help opens where it is asked for."""
        self.search.clear()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self.text.show_again()

    def _arrange(self) -> None:
        for button, name in (
            (self.smaller, text_with_key(_("Smaller type"), "smaller")),
            (self.larger, text_with_key(_("Larger type"), "larger")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        for widget in (self.smaller, self.larger):
            widget.setAutoDefault(False)
        side = QWidget()
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        self.search.setMaximumWidth(10_000)
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing)
        bar = QHBoxLayout()
        bar.addWidget(self.back)
        bar.addWidget(self.forward)
        bar.addStretch(1)
        bar.addWidget(self.smaller)
        bar.addWidget(self.larger)
        main = QWidget()
        right = QVBoxLayout(main)
        right.setContentsMargins(0, 0, 0, 0)
        right.addLayout(bar)
        right.addWidget(self.text, 1)
        parts = QSplitter()
        parts.addWidget(side)
        parts.addWidget(main)
        parts.setStretchFactor(1, 1)
        parts.setSizes([_LIST_WIDTH, _SIZE.width() - _LIST_WIDTH])
        layout = QHBoxLayout(self)
        layout.addWidget(parts)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.left.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(self._follow_list)
        self.list.itemActivated.connect(self.text.setFocus)
        self.text.shown.connect(self._follow_text)
        self.back.clicked.connect(lambda: self.text.go(-1))
        self.forward.clicked.connect(lambda: self.text.go(1))
        self.smaller.clicked.connect(lambda: self._resize_type(-1))
        self.larger.clicked.connect(lambda: self._resize_type(1))
        shortcuts: dict[str, Callable[[], object]] = {
            "back": self.back.click,
            "forward": self.forward.click,
            "smaller": self.smaller.click,
            "larger": self.larger.click,
            "usual_size": lambda: self._choose_size(USUAL_SIZE),
            "search": self.search.setFocus,
            "find_next": self._find_next,
        }
        for name, method in shortcuts.items():
            on_key(name, self, method)

    def _list(self, chapters: Sequence[Chapter]) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for one in chapters:
            item = QListWidgetItem(one.title, self.list)
            item.setData(_NAME, one.name)
        self.list.blockSignals(False)
        self.nothing.setVisible(not chapters)
        self._follow_text()

    def _search(self, words: str) -> None:
        hits = found(words, self._chapters) if words.strip() else self._chapters
        self._list(hits)
        if words.strip() and hits and self.text.name not in {one.name for one in hits}:
            self.text.show_chapter(hits[0].name)
        self._mark_hits()

    def _follow_list(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_NAME) != self.text.name:
            self.text.show_chapter(str(item.data(_NAME)))

    def _follow_text(self) -> None:
        self.back.setEnabled(self.text.steps_back > 0)
        self.forward.setEnabled(self.text.steps_forward > 0)
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            if self.list.item(row).data(_NAME) == self.text.name:
                self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._mark_hits()

    def _mark_hits(self) -> None:
        """Tints every place of the words that are searched and shows the first one."""
        tint = tokens_of(self.palette()).colour("selection")
        marks = []
        for word in self.search.text().split():
            cursor = self.text.document().find(word)
            while not cursor.isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(tint)
                marks.append(mark)
                cursor = self.text.document().find(word, cursor)
        self.text.setExtraSelections(marks)
        if marks:
            self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
            self.text.find(self.search.text().split()[0])

    def _find_next(self) -> None:
        """Goes to the next place of the first word, and from the last to the first."""
        words = self.search.text().split()
        if words and not self.text.find(words[0]):
            self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
            self.text.find(words[0])

    def _resize_type(self, step: int) -> None:
        place = _SIZES.index(self.text.pixels) + step
        self._choose_size(_SIZES[min(max(place, 0), len(_SIZES) - 1)])

    def _choose_size(self, pixels: int) -> None:
        self.text.pixels = pixels
        self.text.show_again()
        self._mark_hits()
        self.size_chosen.emit(pixels)
