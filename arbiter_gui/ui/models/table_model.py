"""Shows any `Table` read-only: text, value, alignment, tone, badge and spoken sentence."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbiter_gui.tables.table import Align, Cell, Column, Row, Table
from arbiter_gui.ui.roles import CELL_ROLE, KEY_ROLE, VALUE_ROLE, ShownCell

_EMPTY = Table((), ())
_ALIGNMENT = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    Align.CENTRE: Qt.AlignmentFlag.AlignCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
}


class TableModel(QAbstractTableModel):
    """A finished table as rows and columns; `show` puts another one in its place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = _EMPTY

    @property
    def table(self) -> Table:
        """The table that is shown."""
        return self._table

    def show(self, table: Table) -> None:
        """Shows another table; views keep their place where the same rows stay in order."""
        if _shape(table) == _shape(self._table):
            self._table = table
            if table.rows and table.columns:
                last = self.index(len(table.rows) - 1, len(table.columns) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._table = table
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(self._table.columns)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """What a cell answers to a role."""
        answer = _ANSWERS.get(int(role))
        if answer is None or not index.isValid():
            return None
        row, column = self._table.rows[index.row()], index.column()
        return answer(row, row.cells[column], self._table.columns[column])

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The heading of a column; rows have none."""
        columns = self._table.columns
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(columns):
            return None
        column = columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return column.long_title or column.title
            case Qt.ItemDataRole.TextAlignmentRole:
                return _ALIGNMENT[column.align]
            case _:
                return None

    def texts(self, column: int) -> set[str]:
        """Every different text of a column."""
        return {row.cells[column].text for row in self._table.rows}

    def row_of(self, key: int) -> int | None:
        """The row that stands for a player key or a board number."""
        for number, row in enumerate(self._table.rows):
            if row.key == key:
                return number
        return None

    def column_of(self, key: str) -> int | None:
        """The place of a column."""
        for number, column in enumerate(self._table.columns):
            if column.key == key:
                return number
        return None


def _shape(table: Table) -> tuple[tuple[Column, ...], tuple[int, ...]]:
    return table.columns, tuple(row.key for row in table.rows)


def spoken_cell(cell: Cell, column: Column) -> str:
    """The sentence of a cell, or its column and text where the table gives none."""
    if cell.spoken or not cell.text:
        return cell.spoken
    heading = column.long_title or column.title
    return f"{heading}: {cell.text}" if heading else cell.text


_ANSWERS: dict[int, Callable[[Row, Cell, Column], object]] = {
    int(Qt.ItemDataRole.DisplayRole): lambda _row, cell, _column: cell.text,
    int(Qt.ItemDataRole.TextAlignmentRole): lambda _row, _cell, column: _ALIGNMENT[column.align],
    int(Qt.ItemDataRole.ToolTipRole): lambda _row, cell, _column: cell.spoken or None,
    int(Qt.ItemDataRole.AccessibleTextRole): lambda _row, cell, column: spoken_cell(cell, column),
    int(Qt.ItemDataRole.AccessibleDescriptionRole): lambda row, _cell, _column: row.spoken or None,
    VALUE_ROLE: lambda _row, cell, _column: cell.value,
    CELL_ROLE: lambda _row, cell, column: ShownCell(cell, column.align),
    KEY_ROLE: lambda row, _cell, _column: row.key,
}
"""What a cell answers to each role; Qt asks for many more, a thousand times a second."""
