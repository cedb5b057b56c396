"""A round in the hands of the arbiter: who has no place on the left, the boards on the right."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_gui.actions.manual_pairing import draft_of, exchange, give_bye, pair, unpair
from arbiter_gui.i18n import N_, _
from arbiter_gui.pairing.draft import Draft
from arbiter_gui.tables.manual_pairing import boards_table, phase_line, unplaced_table
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.delegates.code_delegate import CodeDelegate
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.views.hand_run import HandRun
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.foot_label import FootLabel
from arbiter_gui.ui.widgets.hand_table import HandTable
from arbiter_gui.ui.workspace import Workspace

_WHITE, _BLACK, _OBJECTIONS = 2, 7, 9
_NAME = 1
_SHARES = (1, 2)

_OFFERS = (
    ("hand_finish", N_("&Finish and compare")),
    ("hand_computed", N_("Take the &computed boards")),
    ("hand_clear", N_("Take &all boards apart")),
    ("hand_give_up", N_("Give up")),
)


class HandView(QWidget):
    """Two lists and a banner that says that nothing is decided yet.

    Signals:
        command_asked: A command of the menus, by its id.
        selection_changed: Another player has the keyboard.
    """

    command_asked = Signal(str)
    selection_changed = Signal()

    def __init__(self, workspace: Workspace, run: HandRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._run = run
        self._draft: Draft | None = None
        self.marked: PlayerKey | None = None
        self.unplaced_model, self.boards_model = TableModel(self), TableModel(self)
        self.unplaced = HandTable(_("Players without a place"), self._unplaced_at, self)
        self.boards = HandTable(_("Boards of the round"), self._seated_at, self)
        self.banner = QFrame(self)
        self._title, self._state = QLabel(), ElidedLabel()
        self._remark = FootLabel("secondary")
        self._build()

    @property
    def player(self) -> PlayerKey | None:
        """The player who has the keyboard."""
        return self.boards.player if self.boards.hasFocus() else self.unplaced.player

    @property
    def remark(self) -> str:
        """What is against the board that has the keyboard."""
        return self._remark.text()

    def show_phase(self) -> None:
        """Shows the open phase as the event has it now."""
        tournament = self._workspace.tournament
        draft = self._draft = draft_of(tournament)
        places = {card.key for card in draft.position.cards}
        self.marked = self.marked if self.marked in places else None
        self._title.setText(
            _("Round {round} is being paired by hand").format(round=draft.position.round)
        )
        self._state.say(phase_line(draft))
        self._show_tables(draft)
        self._say_remark()

    def focus_list(self) -> None:
        """Puts the keyboard where something is to be done first."""
        first, second = self.unplaced, self.boards
        if not self.unplaced_model.rowCount():
            first, second = second, first
        for table in (first, second):
            if table.model().rowCount():
                if not table.currentIndex().isValid():
                    table.go_to_row(0)
                table.setFocus()
                return

    def find_player(self, text: str) -> None:
        """Goes to a player of that name or number, first among those without a place."""
        for table in (self.unplaced, self.boards):
            if text and table.find_from_top(text):
                return

    def pick(self, player: PlayerKey) -> None:
        """Marks a player; with one marked already, brings the two together."""
        if self.marked is None or self.marked == player:
            self.marked = player if self.marked is None else None
            self._show_marks()
            return
        one, self.marked = self.marked, None
        self._bring_together(one, player)

    def take_apart(self, player: PlayerKey) -> None:
        """Takes the board of a player apart."""
        if self._has_place(player):
            self._run.step(unpair, player)
            self._follow(player)

    def change_colours(self, player: PlayerKey | None = None) -> None:
        """Exchanges the colours of the board of a player."""
        key = self.player if player is None else player
        board = self._draft.board_of(key) if self._draft and key is not None else None
        if key is not None and board is not None and board[1] is not None:
            self._run.step(exchange, *board)
            self._follow(key)

    def give_bye(self, player: PlayerKey | None = None) -> None:
        """Gives the pairing-allocated bye to a player."""
        key = self.player if player is None else player
        if key is not None:
            self._run.step(give_bye, key)
            self._follow(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lets the marked player go."""
        if event.key() == Qt.Key.Key_Escape and self.marked is not None:
            self.marked = None
            self._show_marks()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.banner.setObjectName("handBanner")
        self._title.setObjectName("panelTitle")
        self._state.setObjectName("attention")
        head = QHBoxLayout(self.banner)
        head.setContentsMargins(14, 8, 10, 8)
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._state, 1)
        for command, text in _OFFERS:
            # Without the marked letters: those of the menu bar are pressed on this page too.
            button = QPushButton(_(text).replace("&", ""))
            button.setProperty("next", command == "hand_finish")
            button.clicked.connect(self._asking(command))
            head.addWidget(button)
        lists = QHBoxLayout()
        lists.setSpacing(12)
        tables = ((self.unplaced, self.unplaced_model), (self.boards, self.boards_model))
        for (table, model), share in zip(tables, _SHARES, strict=True):
            table.setModel(model)
            table.setItemDelegate(CodeDelegate(table))
            lists.addLayout(_with_heading(table), share)
            self._connect(table)
        self.boards.seat_in(_WHITE, _BLACK)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 0)
        layout.setSpacing(8)
        layout.addWidget(self.banner)
        layout.addLayout(lists, 1)
        layout.addWidget(self._remark)

    def _connect(self, table: HandTable) -> None:
        table.picked.connect(self.pick)
        table.taken_apart.connect(self.take_apart)
        table.colours_changed.connect(self.change_colours)
        table.bye_given.connect(self.give_bye)
        table.dropped.connect(self._drop)
        table.selectionModel().currentChanged.connect(
            self._say_remark, Qt.ConnectionType.QueuedConnection
        )

    def _asking(self, command: str) -> Callable[[], None]:
        return lambda: self.command_asked.emit(command)

    def _show_tables(self, draft: Draft) -> None:
        tournament = self._workspace.tournament
        self.unplaced_model.show(unplaced_table(tournament, draft, self.marked))
        self.boards_model.show(boards_table(tournament, draft, self.marked))
        self.unplaced.fit_columns(_NAME)
        self.boards.fit_columns(_WHITE, _BLACK, yielding=_OBJECTIONS)

    def _show_marks(self) -> None:
        if self._draft is not None:
            self._show_tables(self._draft)

    def _bring_together(self, one: PlayerKey, other: PlayerKey) -> None:
        """Two without a place are paired; else they change places."""
        placed = self._has_place(one) or self._has_place(other)
        if not self._run.step(exchange if placed else pair, one, other):
            self._show_marks()
        self._follow(other)

    def _drop(self, player: PlayerKey, target: PlayerKey | None) -> None:
        """A player dropped on nobody leaves his board."""
        if target is None:
            self.take_apart(player)
        elif target != player:
            self._bring_together(player, target)

    def _has_place(self, player: PlayerKey) -> bool:
        return self._draft is not None and self._draft.board_of(player) is not None

    def _follow(self, player: PlayerKey) -> None:
        """Keeps the keyboard with a player, or where the next one without a place is."""
        if self._draft is None:
            return
        board = self._draft.board_of(player)
        if board is not None:
            place = self._draft.boards.index(board)
            self.boards.go_to_seat(place, _WHITE if board[0] == player else _BLACK)
        else:
            self.unplaced.select_key(int(player))
        if not self.unplaced_model.rowCount() and self.unplaced.hasFocus():
            self.boards.setFocus()
        elif self.unplaced_model.rowCount() and not self.unplaced.currentIndex().isValid():
            self.unplaced.go_to_row(0)

    def _unplaced_at(self, index: QModelIndex | QPersistentModelIndex) -> PlayerKey | None:
        rows = self.unplaced_model.table.rows
        return PlayerKey(rows[index.row()].key) if index.isValid() else None

    def _seated_at(self, index: QModelIndex | QPersistentModelIndex) -> PlayerKey | None:
        if self._draft is None or not index.isValid():
            return None
        white, black = self._draft.boards[index.row()]
        return black if index.column() == _BLACK else white

    def _say_remark(self) -> None:
        """What is against the board that has the keyboard, in full."""
        row = self.boards.currentIndex().row()
        rows = self.boards_model.table.rows
        text = rows[row].cells[_OBJECTIONS].text if 0 <= row < len(rows) else ""
        self._remark.setText(text)
        self._remark.setVisible(bool(text))
        self.selection_changed.emit()


def _with_heading(table: HandTable) -> QVBoxLayout:
    heading = QLabel(table.accessibleName())
    heading.setObjectName("caption")
    heading.setContentsMargins(8, 0, 0, 0)
    box = QVBoxLayout()
    box.setSpacing(2)
    box.addWidget(heading)
    box.addWidget(table, 1)
    return box
