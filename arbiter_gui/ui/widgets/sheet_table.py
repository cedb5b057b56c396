"""The list of a page: whole rows, keyboard first, copying as text, type-ahead by name or number."""

from PySide6.QtCore import (
    QAbstractProxyModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from arbiter_gui.folding import folded, folded_forms
from arbiter_gui.ui.roles import KEY_ROLE, HasTexts
from arbiter_gui.ui.theme import ROW_HEIGHT

_HEADER_HEIGHT = 40
_ROOM = 22
_LEAST_WIDTH = 34
_COMFORTABLE_TEXT_WIDTH = 165
_SLACK = 5
_LEAST_TEXT_WIDTH = 110
_SAMPLE = 6
_TYPING_PAUSE = 1500


class SheetTable(QTableView):
    """A list without grid whose rows are picked as a whole.

    Attributes:
        leaves_out_empty_columns: Whether a column in which no row says anything is hidden.

    Signals:
        row_entered: The keyboard or the mouse came to the row of this key.
        space_pressed: Space, which begins no name.
    """

    row_entered = Signal(int)
    space_pressed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW_HEIGHT)
        columns.setFixedHeight(_HEADER_HEIGHT)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(_LEAST_WIDTH)
        columns.setSortIndicatorClearable(True)
        columns.setSectionsMovable(True)
        self.leaves_out_empty_columns = False
        self._elastic: tuple[int, ...] = (0,)
        self._yielding: int | None = None
        self._natural: dict[int, int] = {}
        self._typed = ""
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._typing.timeout.connect(self._forget_typing)

    def current_key(self) -> int | None:
        """The key of the row that has the keyboard, or None in an empty list."""
        index = self.currentIndex()
        key = index.data(KEY_ROLE) if index.isValid() else None
        return key if isinstance(key, int) else None

    def selected_keys(self) -> tuple[int, ...]:
        """The keys of the selected rows, from above."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(int(self.model().index(row, 0).data(KEY_ROLE)) for row in rows)

    def select_key(self, key: int) -> bool:
        """Goes to the row of a key; False when it is not in the list."""
        for row in range(self.model().rowCount()):
            if self.model().index(row, 0).data(KEY_ROLE) == key:
                self.go_to_row(row)
                return True
        return False

    def go_to_row(self, row: int) -> None:
        """Puts the keyboard on a row."""
        column = max(self.currentIndex().column(), 0)
        index = self.model().index(row, column)
        self.selectionModel().setCurrentIndex(
            index,
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            | QItemSelectionModel.SelectionFlag.Rows,
        )
        self.scrollTo(index)

    def fit_columns(self, elastic: int, *more: int, yielding: int | None = None) -> None:
        """Makes every column as wide as its text; the elastic ones take half of what is left.

        Letters that are typed are looked for in the elastic columns. Where there is too little
        room, the yielding column gives way first, then the elastic ones.
        """
        self._elastic = (elastic, *more)
        self._yielding = yielding
        self._natural = {}
        for column in range(self.model().columnCount()):
            texts = self._texts(column)
            if self.leaves_out_empty_columns:
                self.setColumnHidden(column, texts == {""})
            if not self.isColumnHidden(column):
                self._natural[column] = self._natural_width(column, texts)
        self._share_width()

    def copy_selection(self) -> None:
        """Puts the selected rows on the clipboard, tab-separated in the order of the screen."""
        header = self.horizontalHeader()
        columns = [header.logicalIndex(place) for place in range(header.count())]
        shown = [column for column in columns if not self.isColumnHidden(column)]
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        lines = (
            "\t".join(str(self.model().index(row, column).data() or "") for column in shown)
            for row in rows
        )
        QGuiApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy and the way to the first and the last row; the rest as in every list."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selection()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.model().rowCount():
            last = self.model().rowCount() - 1
            self.go_to_row(0 if event.key() == Qt.Key.Key_Home else last)
        elif event.key() == Qt.Key.Key_Space and not self._typed:
            self.space_pressed.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Goes to the next row with a cell that begins with what was typed in one breath."""
        fresh = not self._typed
        self._typed += folded(search)
        self._typing.start()
        count = self.model().rowCount()
        start = max(self.currentIndex().row(), 0) + (1 if fresh else 0)
        for step in range(count):
            row = (start + step) % count
            if self._begins(row, self._typed):
                self.go_to_row(row)
                return

    def find_from_top(self, text: str) -> bool:
        """Goes to the first row that begins with a text; False when there is none."""
        wanted = folded(text)
        for row in range(self.model().rowCount()):
            if self._begins(row, wanted):
                self.go_to_row(row)
                return True
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row that has the keyboard is the selected one from the start."""
        super().focusInEvent(event)
        if self.currentIndex().isValid() and not self.selectionModel().hasSelection():
            self.go_to_row(self.currentIndex().row())

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Tells the page which row has the keyboard."""
        super().currentChanged(current, previous)
        for index in (previous, current):
            self._repaint_mark(index.row())
        key = current.data(KEY_ROLE) if current.isValid() else None
        if isinstance(key, int) and current.row() != previous.row():
            self.row_entered.emit(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width out again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._share_width()

    def _repaint_mark(self, row: int) -> None:
        """The bar before the row that has the keyboard."""
        place = self.rowViewportPosition(row)
        self.viewport().update(0, place, _ROOM, ROW_HEIGHT)

    def _forget_typing(self) -> None:
        self._typed = ""

    def _begins(self, row: int, typed: str) -> bool:
        """Whether the number or an elastic column of a row begins with the typed letters."""
        columns = (0,) if typed.isdigit() else self._elastic
        texts = (str(self.model().index(row, column).data() or "") for column in columns)
        return any(form.startswith(typed) for text in texts for form in folded_forms(text))

    def _share_width(self) -> None:
        if not self._natural:
            return
        left = self.viewport().width() - sum(self._natural.values())
        widths = self._widened(left) if left >= 0 else self._narrowed(-left)
        for column, width in widths.items():
            self.setColumnWidth(column, width)

    def _widened(self, left: int) -> dict[int, int]:
        """Half of the room to all columns but the first, the rest to the elastic ones.

        A column without a heading, such as the title, stays close to the one it belongs to.
        """
        widths = dict(self._natural)
        others = [column for column in widths if column and self._heading(column)]
        each = left // 2 // max(1, len(others))
        for column in others:
            widths[column] += each
        elastic = [column for column in self._elastic if column in widths]
        for column in elastic:
            widths[column] += (left - each * len(others)) // len(elastic)
        return widths

    def _narrowed(self, lack: int) -> dict[int, int]:
        """What lacks is taken from the gaps, then from the yielding and the elastic columns."""
        slack = min(_SLACK, -(-lack // len(self._natural)))
        widths = {c: max(_LEAST_WIDTH, width - slack) for c, width in self._natural.items()}
        lack -= sum(self._natural.values()) - sum(widths.values())
        giving = [c for c in (self._yielding, *self._elastic) if c in widths]
        for least in (_COMFORTABLE_TEXT_WIDTH, _LEAST_TEXT_WIDTH):
            for column in giving:
                taken = min(lack, max(0, widths[column] - least))
                widths[column] -= taken
                lack -= taken
        return widths

    def _natural_width(self, column: int, texts: set[str]) -> int:
        """The width of the longest few texts, which is cheaper than measuring every cell."""
        metrics = self.fontMetrics()
        widest = max(
            (metrics.horizontalAdvance(text) for text in sorted(texts, key=len)[-_SAMPLE:]),
            default=0,
        )
        title = self._heading(column)
        heading = self.horizontalHeader().fontMetrics().horizontalAdvance(title)
        hint = self.sizeHintForIndex(self.model().index(0, column)).width()
        return max(_LEAST_WIDTH, round(widest * 1.06) + _ROOM, heading + _ROOM, hint)

    def _heading(self, column: int) -> str:
        return str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")

    def _texts(self, column: int) -> set[str]:
        """Everything that stands in a column, rows that a search hides included."""
        model = self.model()
        while isinstance(model, QAbstractProxyModel):
            model = model.sourceModel()
        return model.texts(column) if isinstance(model, HasTexts) else set()
