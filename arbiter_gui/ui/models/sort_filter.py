"""Searching and sorting of a list: words without case and accents, raw values in order."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from arbiter_gui.folding import folded, folded_forms
from arbiter_gui.ui.roles import KEY_ROLE, VALUE_ROLE


class SortFilter(QSortFilterProxyModel):
    """Keeps the rows in which every word of the search box begins some word of some cell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._keys: frozenset[int] | None = None
        self._rows: dict[int, str] = {}
        self.setSortRole(VALUE_ROLE)

    def setSourceModel(self, source: QAbstractItemModel) -> None:
        """Searches in another model."""
        self._forget_rows()
        # Before the base class, so that it does not filter by texts of the past.
        for changed in (source.dataChanged, source.modelReset, source.layoutChanged):
            changed.connect(self._forget_rows)
        super().setSourceModel(source)

    def search(self, text: str) -> None:
        """Shows only the rows that the words of the text are found in; "" shows all."""
        self.beginFilterChange()
        self._words = tuple(_words(folded(text)).split())
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def show_only(self, keys: frozenset[int] | None) -> None:
        """Shows only the rows of some keys, whatever is searched among them; None shows all."""
        if keys != self._keys:
            self.beginFilterChange()
            self._keys = keys
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        """Whether a row is shown."""
        if self._keys is not None:
            key = self.sourceModel().index(source_row, 0, source_parent).data(KEY_ROLE)
            if key not in self._keys:
                return False
        if not self._words:
            return True
        if source_row not in self._rows:
            self._rows[source_row] = self._searched_text(source_row, source_parent)
        here = self._rows[source_row]
        return all(f" {word}" in here for word in self._words)

    def lessThan(
        self,
        source_left: QModelIndex | QPersistentModelIndex,
        source_right: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Numbers by size, texts by letter, empty cells last in either direction."""
        left, right = source_left.data(VALUE_ROLE), source_right.data(VALUE_ROLE)
        if left is None or right is None:
            ascending = self.sortOrder() is Qt.SortOrder.AscendingOrder
            return (right is None and left is not None) == ascending and left is not right
        return _order(left) < _order(right)

    def _searched_text(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> str:
        """All texts of a row as they are searched; every word has a space before it."""
        model = self.sourceModel()
        texts = (
            str(model.data(model.index(source_row, column, source_parent)) or "")
            for column in range(model.columnCount(source_parent))
        )
        return _words(f" {' '.join(folded_forms(' '.join(texts)))}")

    def _forget_rows(self) -> None:
        self._rows.clear()


def _words(text: str) -> str:
    """A text in which every part of a double name begins a word."""
    return text.replace("-", " ").replace("'", " ").replace("’", " ")


def _order(value: object) -> tuple[int, float, str]:
    if isinstance(value, int | float):
        return 0, float(value), ""
    return 1, 0.0, folded(str(value))
