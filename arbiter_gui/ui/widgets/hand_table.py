"""A list of a round by hand: players are picked, dragged and dropped in it."""

from collections.abc import Callable

from PySide6.QtCore import (
    QByteArray,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.widgets.sheet_table import SheetTable

HAND_KEYS: tuple[tuple[str, str], ...] = (
    (N_("Enter"), N_("mark; with the next one: pair, change places")),
    ("⌦", N_("take the board apart")),
    ("X", N_("change colours")),
    ("B", N_("give the bye")),
    ("Tab", N_("other list")),
)
"""The keys in few words, for the legend below the lists."""

DRAGGED_PLAYER = "application/x-arbiter-player"
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEARING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_SIDES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

PlayerAt = Callable[[QModelIndex | QPersistentModelIndex], PlayerKey | None]


class HandTable(SheetTable):
    """A list whose rows, or whose seats, are players.

    Signals:
        picked: Enter or a double click on a player.
        taken_apart: The board of a player is to be taken apart.
        colours_changed: The board of a player is to have its colours exchanged.
        bye_given: A player is to have the bye.
        dropped: A player was dragged onto another one, or onto nobody (None).
    """

    picked = Signal(object)
    taken_apart = Signal(object)
    colours_changed = Signal(object)
    bye_given = Signal(object)
    dropped = Signal(object, object)

    def __init__(self, name: str, player_at: PlayerAt, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.seats: tuple[int, ...] = ()
        self._player_at = player_at
        self._pressed: QModelIndex | None = None
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAcceptDrops(True)
        self.doubleClicked.connect(lambda _index: self._tell(self.picked))

    def seat_in(self, *columns: int) -> None:
        """Lets single seats be picked instead of whole rows."""
        self.seats = columns
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)

    @property
    def player(self) -> PlayerKey | None:
        """The player who has the keyboard."""
        return self._player_at(self.currentIndex())

    def go_to_row(self, row: int) -> None:
        """Goes to a row, in a list of seats to the same side as before."""
        if not self.seats:
            super().go_to_row(row)
            return
        column = self.currentIndex().column()
        self.go_to_seat(row, column if column in self.seats else self.seats[0])

    def go_to_seat(self, row: int, column: int) -> None:
        """Goes to one seat."""
        index = self.model().index(row, column)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is done with the player at hand; every other key as in all lists."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (bare and self._take(event)):
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Goes to a number that is typed; letters are commands here, names have the search box."""
        if search.isdigit():
            super().keyboardSearch(search)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remembers where a drag could begin; a click beside a name goes to the nearer seat."""
        index = self.indexAt(event.position().toPoint())
        self._pressed = index if index.isValid() else None
        self._start = event.position().toPoint()
        super().mousePressEvent(event)
        if self.seats and index.isValid() and index.column() not in self.seats:
            self.go_to_seat(index.row(), self._nearest_seat(index.column()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begins to drag the player under the mouse."""
        held = event.buttons() & Qt.MouseButton.LeftButton
        if not held or self._pressed is None:
            super().mouseMoveEvent(event)
            return
        way = (event.position().toPoint() - self._start).manhattanLength()
        if way >= QApplication.startDragDistance():
            index, self._pressed = self._pressed, None
            self._drag(index)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes players only."""
        if event.mimeData().hasFormat(DRAGGED_PLAYER):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Shows whom the player would be dropped on."""
        if event.mimeData().hasFormat(DRAGGED_PLAYER):
            self._show_target(self.indexAt(event.position().toPoint()))
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Says who was dropped on whom."""
        data = event.mimeData().data(DRAGGED_PLAYER).data()
        target = self._seat(self.indexAt(event.position().toPoint()))
        event.acceptProposedAction()
        self.dropped.emit(PlayerKey(int(bytes(data))), self._player_at(target))

    def _take(self, event: QKeyEvent) -> bool:
        """Whether the key was one for the player at hand."""
        key = event.key()
        signal = {Qt.Key.Key_X: self.colours_changed, Qt.Key.Key_B: self.bye_given}.get(Qt.Key(key))
        if key in _ENTER:
            signal = self.picked
        elif key in _CLEARING:
            signal = self.taken_apart
        if signal is not None:
            self._tell(signal)
            return True
        return self._change_side(_SIDES.get(Qt.Key(key), 0))

    def _tell(self, signal: SignalInstance) -> None:
        if self.player is not None:
            signal.emit(self.player)

    def _change_side(self, step: int) -> bool:
        """Left and Right go between the two seats of a board."""
        index = self.currentIndex()
        if not step or not self.seats or not index.isValid():
            return False
        self.go_to_seat(index.row(), self.seats[0] if step < 0 else self.seats[-1])
        return True

    def _nearest_seat(self, column: int) -> int:
        return min(self.seats, key=lambda seat: abs(seat - column))

    def _seat(self, index: QModelIndex) -> QModelIndex:
        if not self.seats or not index.isValid():
            return index
        return index.siblingAtColumn(self._nearest_seat(index.column()))

    def _show_target(self, index: QModelIndex) -> None:
        if index.isValid():
            seat = self._seat(index)
            if self.seats:
                self.go_to_seat(seat.row(), seat.column())
            else:
                self.go_to_row(seat.row())

    def _drag(self, index: QModelIndex) -> None:
        player = self._player_at(self._seat(index))
        if player is None:
            return
        data = QMimeData()
        data.setData(DRAGGED_PLAYER, QByteArray(str(int(player)).encode()))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.MoveAction)
