"""A page that shows one table of the open event, and knows when it has to be built again."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.command_table import keys_of
from arbiter_gui.ui.delegates.code_delegate import CodeDelegate
from arbiter_gui.ui.key_names import with_keys
from arbiter_gui.ui.models.sort_filter import SortFilter
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.views.page import Page
from arbiter_gui.ui.widgets.empty_state import EmptyState
from arbiter_gui.ui.widgets.sheet_table import SheetTable
from arbiter_gui.ui.workspace import Workspace

OfferedCommand = tuple[str, str]
"""The text of a button and the id of the command that it asks for."""


class ListPage(Page):
    """A page with one list of players; a subclass says which table, and what an empty page says."""

    def __init__(self, workspace: Workspace, title: str, parent: QWidget | None = None) -> None:
        super().__init__(workspace, title, _("Find a player"), parent)
        self.model = TableModel(self)
        self.sorted_rows = SortFilter(self)
        self.sorted_rows.setSourceModel(self.model)
        self.table = SheetTable(title)
        self.table.setModel(self.sorted_rows)
        self.table.leaves_out_empty_columns = True
        self.table.setItemDelegate(CodeDelegate(self.table))
        self.table.setSortingEnabled(True)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.empty_state = EmptyState()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty_state)
        self.sheet_layout.addWidget(self.stack)
        self._stale = True
        self._columns: tuple[str, ...] = ()
        self.header.search_box.textChanged.connect(self._search)
        self.header.search_box.left.connect(self.focus_list)
        self.table.row_entered.connect(self._enter_row)
        self.table.activated.connect(self._activate)
        workspace.opened.connect(self._open_another)
        workspace.changed.connect(self._take_note)

    def build(self, tournament: Tournament) -> Table:
        """The table of the page."""
        raise NotImplementedError

    def describe(self, tournament: Tournament) -> str:
        """The line of state beside the title."""
        raise NotImplementedError

    def emptiness(self, tournament: Tournament) -> tuple[str, Sequence[OfferedCommand]]:
        """What the empty page says, and the commands it offers."""
        del tournament
        if self.workspace.is_open:
            text = _(
                "There are no players yet. Add the first one, take them from the rating lists, or "
                "import a file that has them."
            )
            return text, (
                (_("Add player"), "add_player"),
                (_("From list"), "add_from_list"),
                (_("Import players"), "import_players"),
            )
        text = _("No event is open. Begin a tournament, or open its file.")
        new, old = (_("New tournament"), "new_event"), (_("Open"), "open_event")
        return text, (new, old)

    def offer_in_list(self, commands: Sequence[QAction]) -> None:
        """Puts commands of the menus into the context menu of the list."""
        self.table.addActions(commands)

    @property
    def selected_player(self) -> PlayerKey | None:
        """The player of the row that has the keyboard."""
        key = self.table.current_key()
        return None if key is None else PlayerKey(key)

    def focus_list(self) -> None:
        """Puts the keyboard into the list, or on the first button of the empty page."""
        shown = self.stack.currentWidget()
        if shown is self.empty_state and self.empty_state.buttons:
            self.empty_state.buttons[0].setFocus()
            return
        if not self.table.currentIndex().isValid():
            self.table.go_to_row(0)
        self.table.setFocus()

    def refresh(self) -> None:
        """Builds everything on the page from the event as it is now."""
        self._stale = False
        tournament = self.workspace.tournament
        key, row = self.table.current_key(), self.table.currentIndex().row()
        table = self.build(tournament)
        self.model.show(table)
        self._fit(table)
        if key is not None and self.table.current_key() != key and not self.table.select_key(key):
            self.table.go_to_row(min(row, self.sorted_rows.rowCount() - 1))
        self._say_how_things_stand()
        self._show_list_or_emptiness(tournament, table)
        self.selection_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Catches up with what happened while another page was shown."""
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _fit(self, table: Table) -> None:
        columns = tuple(column.key for column in table.columns)
        if not columns:
            return
        if columns != self._columns:
            self._columns = columns
            self.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        yielding = columns.index("source") if "source" in columns else None
        self.table.fit_columns(columns.index("name"), yielding=yielding)

    def _show_list_or_emptiness(self, tournament: Tournament, table: Table) -> None:
        self.header.search_box.setEnabled(bool(table.rows))
        if table.rows:
            self.stack.setCurrentWidget(self.table)
            return
        text, commands = self.emptiness(tournament)
        self.empty_state.say(
            text,
            [
                (with_keys(words, keys_of(name)), partial(self.command_asked.emit, name))
                for words, name in commands
            ],
        )
        self.stack.setCurrentWidget(self.empty_state)

    def _open_another(self) -> None:
        self.header.search_box.clear()
        self._columns = ()
        self.model.show(Table((), ()))
        self._refresh_when_seen()

    def _take_note(self, change: Change) -> None:
        del change
        self._refresh_when_seen()

    def _refresh_when_seen(self) -> None:
        self._stale = True
        if self.isVisible():
            self.refresh()

    def _search(self, text: str) -> None:
        self.sorted_rows.search(text)
        if text and self.sorted_rows.rowCount():
            self.table.go_to_row(0)
        self._say_how_things_stand()
        self.selection_changed.emit()

    def _say_how_things_stand(self) -> None:
        searched = self.header.search_box.text()
        if not self.model.rowCount():
            self.header.set_state("")
        elif searched and not self.sorted_rows.rowCount():
            text = _("Nobody is found for “{words}”.")
            self.header.set_state(text.format(words=searched))
        else:
            self.header.set_state(self.describe(self.workspace.tournament))

    def _enter_row(self, key: int) -> None:
        del key
        self.selection_changed.emit()

    def _activate(self, index: QModelIndex) -> None:
        """Enter or a double click on a row."""
        if index.isValid():
            self.command_asked.emit("player_card")
