"""The boards of one round with their results; typing a result becomes an action."""

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex

from arbiter_gui.tables.pairings import pairings_table, with_board
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.game import Game
from arbiter_gui.ui.models.sort_filter import SortFilter
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.workspace import Workspace


class ResultsModel(TableModel):
    """Shows the boards of a round and follows every change of the event."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._round = 0

    @property
    def round_number(self) -> int:
        """The round that is shown; 0 before one was chosen."""
        return self._round

    def show_round(self, number: int) -> None:
        """Shows the boards of a round; an empty table when it is not paired."""
        self._round = number
        self.refresh()

    def refresh(self) -> None:
        """Builds the table again from the event."""
        tournament = self._workspace.tournament
        paired = self._workspace.is_open and self._round
        self.show(pairings_table(tournament, self._round) if paired else Table((), ()))

    def follow(self, change: Change) -> bool:
        """Brings the boards up to date after a change; False when it cannot be seen on them."""
        if not change.touches("game", "bye", "round", "player", "settings", "adjustment"):
            return False
        board = self._only_result(change)
        if board is None:
            self.refresh()
        else:
            self.show(with_board(self.table, self._workspace.tournament, board))
        return True

    def _only_result(self, change: Change) -> Game | None:
        """The board of this round whose result is all that the change is about, or None."""
        if len(change.edits) != 1:
            return None
        before, after = change.edits[0].before, change.edits[0].after
        if not isinstance(before, Game) or not isinstance(after, Game):
            return None
        same = replace(before, result=after.result) == after
        return after if same and after.round == self._round else None

    def note_of(self, board: int) -> str:
        """The note about a board in full: who floats, who misses a colour."""
        row, column = self.row_of(board), self.column_of("note")
        return "" if row is None or column is None else self.table.rows[row].cells[column].text

    def says_anything(self, column: int) -> bool:
        """Whether some board has a text in a column."""
        return any(row.cells[column].text for row in self.table.rows)

    def is_missing(self, row: int) -> bool:
        """Whether the board of a row has no result."""
        column = self.column_of("result")
        return column is not None and self.table.rows[row].cells[column].value is None


class BoardsFilter(SortFilter):
    """Keeps the boards without a result, when asked, and the one the arbiter is at."""

    def __init__(self, boards: ResultsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._boards = boards
        self._only_missing = False
        self._held: int | None = None
        self.setSourceModel(boards)

    @property
    def only_missing(self) -> bool:
        """Whether boards with a result are hidden."""
        return self._only_missing

    def show_only_missing(self, only: bool) -> None:
        """Hides the boards that have a result, or shows all."""
        self.beginFilterChange()
        self._only_missing = only
        self.endFilterChange(SortFilter.Direction.Rows)

    def hold(self, board: int | None) -> None:
        """Keeps one board in sight although it has a result: the one just typed."""
        if self._held == board:
            return
        self.beginFilterChange()
        self._held = board
        self.endFilterChange(SortFilter.Direction.Rows)

    def filterAcceptsRow(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        """Whether a board is shown."""
        if self._only_missing:
            board = self._boards.table.rows[source_row].key
            if board != self._held and not self._boards.is_missing(source_row):
                return False
        return super().filterAcceptsRow(source_row, source_parent)

    def release_unless(self, board: int) -> None:
        """Lets the held board go when the arbiter is at another one."""
        if self._held is not None and self._held != board:
            self.hold(None)
