"""Registration from the rating lists: a few letters, Enter, the next player."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _, fill, ngettext
from arbiter_gui.ratings.listed_player import FoundPlayer, RatingList
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.tables.found_players import found_players_table
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.icon_button import IconButton
from arbiter_gui.ui.widgets.list_search_field import ListSearchField
from arbiter_gui.ui.widgets.sheet_table import SheetTable
from arbiter_gui.ui.workspace import Workspace

_ROWS = 6
_HEADING = 42
_FOR_OTHERS = 400


class RegistrationView(QFrame):
    """Hidden until it is asked for; the keyboard stays in its field.

    Signals:
        taken: A `FoundPlayer` is to be registered, and whether the next one will be typed here.
        unknown: Nobody is found for this text, and it is to be entered by hand.
        left: The keyboard goes back to the list of players.
    """

    taken = Signal(object, bool)
    unknown = Signal(str)
    left = Signal()

    def __init__(
        self, workspace: Workspace, collection: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setProperty("quiet", True)
        self._workspace = workspace
        self._collection = collection
        self._lists: RatingLists | None = None
        self._known: tuple[RatingList, ...] = ()
        self.found: tuple[FoundPlayer, ...] = ()
        self.field = ListSearchField(_("Name, FIDE ID, or name and birth year"), self)
        self.remark = ElidedLabel(self)
        self.model = TableModel(self)
        self.table = SheetTable(_("Players of the lists"))
        self._arrange()
        self._connect()
        self.setVisible(False)

    def open(self) -> None:
        """Shows the field, empty, with the keyboard in it."""
        self._share_height()
        self.setVisible(True)
        self._open_lists()
        self.field.clear()
        self._search("")
        self.field.setFocus()

    def put_away(self) -> None:
        """Hides the field and lets the lists go."""
        self.setVisible(False)
        self._close_lists()

    def ready_for_next(self, said: str) -> None:
        """Empties the field for the next player and says what was done with the last one."""
        self.field.clear()
        self.say(said)
        self.field.setFocus()

    def say(self, text: str) -> None:
        """Says something beside the field; what was typed stays."""
        self.remark.say(text)

    @property
    def chosen(self) -> FoundPlayer | None:
        """The answer that Enter takes."""
        place = self.table.current_key()
        return self.found[place] if place is not None and place < len(self.found) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves room for the list of players in a low window."""
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        rows = (self.window().height() - _FOR_OTHERS) // ROW_HEIGHT
        self.table.setFixedHeight(_HEADING + min(max(rows, 1), _ROWS) * ROW_HEIGHT)

    def _arrange(self) -> None:
        title = QLabel(_("Add from list"), self)
        title.setObjectName("panelTitle")
        title.setBuddy(self.field)
        self.remark.setObjectName("secondary")
        keys = QLabel(_("Enter adds · Ctrl+Enter adds and stays · ↑ ↓ choose · Esc leaves"), self)
        keys.setObjectName("secondary")
        self._close = IconButton("close", _("Close the search in the lists"), self)
        self.table.setModel(self.model)
        self.table.setItemDelegate(SheetDelegate(self.table))
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.leaves_out_empty_columns = True
        head = QHBoxLayout()
        head.setSpacing(12)
        for widget, stretch in ((title, 0), (self.field, 1), (self.remark, 2), (self._close, 0)):
            head.addWidget(widget, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.addLayout(head)
        layout.addWidget(self.table)
        layout.addWidget(keys)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._search)
        self.field.taken.connect(self._take)
        self.field.moved.connect(self._move)
        self.field.left.connect(self._leave)
        self._close.clicked.connect(self._leave)
        self.table.row_entered.connect(self._tell_choice)
        self.table.doubleClicked.connect(self._take_clicked)
        self._workspace.changed.connect(self._mark_again)
        self._workspace.opened.connect(self.put_away)
        self._workspace.closing.connect(self._close_lists)

    def _open_lists(self) -> None:
        try:
            self._lists = self._lists or RatingLists(self._collection)
            self._known = self._lists.lists()
        except ArbiterError as error:
            self._lists, self._known = None, ()
            self.say(fill(error.message, error.values))

    def _close_lists(self) -> None:
        if self._lists is not None:
            self._lists.close()
            self._lists = None

    def _search(self, text: str) -> None:
        try:
            self.found = self._lists.search(text) if self._lists is not None else ()
        except ArbiterError as error:
            self.found = ()
            self.say(fill(error.message, error.values))
        else:
            self.say(self._words(text))
        self._show()
        if self.found:
            self.table.go_to_row(0)
        self._tell_choice()

    def _show(self) -> None:
        table = found_players_table(self.found, self._workspace.tournament)
        self.model.show(table)
        self.table.fit_columns(self.model.column_of("name") or 0)

    def _words(self, text: str) -> str:
        """Which lists are searched; while there is an answer, how many there are."""
        if not self._known:
            return _("There are no rating lists yet: Tools, Rating lists brings one.")
        if not text.strip():
            return " · ".join(f"{entry.name} {entry.month}".rstrip() for entry in self._known)
        if not self.found:
            return _("Nobody is found: Enter opens the form with this name.")
        count = len(self.found)
        return ngettext("{count} player", "{count} players", count).format(count=count)

    def _take(self, stays: bool) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.taken.emit(chosen, stays)
        elif self.field.text().strip():
            self.unknown.emit(self.field.text().strip())
        elif not stays:
            self._leave()

    def _take_clicked(self, index: QModelIndex) -> None:
        if index.isValid():
            self._take(True)

    def _move(self, steps: int) -> None:
        if self.found:
            row = self.table.currentIndex().row() + steps
            self.table.go_to_row(min(max(row, 0), len(self.found) - 1))

    def _leave(self) -> None:
        self.put_away()
        self.left.emit()

    def _mark_again(self) -> None:
        """Somebody was registered or removed: the marks of the answers follow."""
        if self.isVisible():
            self._show()

    def _tell_choice(self, _place: int = 0) -> None:
        chosen = self.chosen
        row = self.model.table.rows[self.table.current_key() or 0] if chosen else None
        words = ", ".join(cell.text for cell in row.cells if cell.text) if row else ""
        self.field.setAccessibleDescription(words)
