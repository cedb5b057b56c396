"""Players are typed by a few letters or their number, and taken one after the other."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.folding import folded, folded_forms
from arbiter_gui.i18n import _
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.ui.dialog_keys import text_with_key
from arbiter_gui.ui.widgets.list_search_field import ListSearchField

_KEY_ROLE = Qt.ItemDataRole.UserRole
_MOST_ANSWERS = 40
_HEIGHT = 96


class PlayerField(ListSearchField):
    """Backspace in the empty field takes the last player out again.

    Signals:
        taken_back: The player who was taken last is not meant.
    """

    taken_back = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace where nothing is typed; everything else as in any search."""
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            self.taken_back.emit()
        else:
            super().keyPressEvent(event)


class PlayerGroupField(QWidget):
    """A search field, the answers below it, and the players taken so far.

    Signals:
        changed: Somebody was taken, or taken out again.
        finished: Enter in the empty field: the group is whole.
        left: Escape.
    """

    changed = Signal()
    finished = Signal()
    left = Signal()

    def __init__(self, players: Sequence[Player], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = sorted(players, key=lambda player: player.tpn)
        self._searched = {player.key: _searched(player) for player in self._players}
        self._group: list[PlayerKey] = []
        self.field = PlayerField(_("Name or number of a player"))
        self.setFocusProxy(self.field)
        self.answers = QListWidget()
        self.answers.setAccessibleName(_("Players found"))
        self.answers.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.answers.setFixedHeight(_HEIGHT)
        self.taken = QLabel()
        self.taken.setWordWrap(True)
        self.back = QPushButton(text_with_key(_("Take the last one o&ut"), "take_back"))
        self.back.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self.field, self.answers, self.taken):
            column.addWidget(widget)
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._connect()
        self._show()

    def group(self) -> tuple[PlayerKey, ...]:
        """The players taken so far, in that order."""
        return tuple(self._group)

    def begin(self) -> None:
        """Empties everything for another group."""
        self._group.clear()
        self.field.clear()
        self._show()

    def take(self) -> None:
        """Takes the marked player; with nothing typed the group is whole."""
        item = self.answers.currentItem()
        if not self.field.text().strip():
            self.finished.emit()
        elif item is not None:
            self._group.append(PlayerKey(int(item.data(_KEY_ROLE))))
            self.field.clear()
            self._show()

    def take_back(self) -> None:
        """Takes the last player out."""
        if self._group:
            self._group.pop()
            self._show()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._search)
        self.field.taken.connect(self.take)
        self.field.moved.connect(self._move)
        self.field.taken_back.connect(self.take_back)
        self.field.left.connect(self._leave)
        self.back.clicked.connect(self.take_back)
        self.answers.itemClicked.connect(self._take_clicked)
        self.answers.currentItemChanged.connect(self._tell)

    def _take_clicked(self, item: QListWidgetItem) -> None:
        self._group.append(PlayerKey(int(item.data(_KEY_ROLE))))
        self.field.clear()
        self._show()
        self.field.setFocus()

    def _leave(self) -> None:
        if self.field.text():
            self.field.clear()
        else:
            self.left.emit()

    def _move(self, steps: int) -> None:
        row = self.answers.currentRow() + steps
        self.answers.setCurrentRow(min(max(row, 0), self.answers.count() - 1))

    def _show(self) -> None:
        names = {player.key: _line(player) for player in self._players}
        lines = "; ".join(names[key] for key in self._group)
        self.taken.setText(lines or _("Nobody yet"))
        self.taken.setObjectName("panelTitle" if lines else "secondary")
        self.taken.style().polish(self.taken)
        self.back.setEnabled(bool(self._group))
        self._search(self.field.text())
        self.changed.emit()

    def _search(self, text: str) -> None:
        words = folded(text).split()
        self.answers.clear()
        for player in self._players:
            fits = all(f" {word}" in self._searched[player.key] for word in words)
            if fits and player.key not in self._group:
                item = QListWidgetItem(_line(player), self.answers)
                item.setData(_KEY_ROLE, int(player.key))
            if self.answers.count() >= _MOST_ANSWERS:
                break
        self.answers.setCurrentRow(self._best(words))
        self._tell()

    def _best(self, words: Sequence[str]) -> int:
        """The player with the number that was typed, else the first."""
        for row in range(self.answers.count()):
            if self.answers.item(row).text().split()[0] == " ".join(words):
                return row
        return 0

    def _tell(self) -> None:
        """The field says aloud which answer Enter takes."""
        marked = [item.text() for item in self.answers.selectedItems()]
        self.field.setAccessibleDescription(marked[0] if marked else _("Nobody is found."))


def _line(player: Player) -> str:
    return f"{player.tpn} {player.name}"


def _searched(player: Player) -> str:
    text = " ".join((str(player.tpn), *folded_forms(player.name)))
    return f" {text}".replace("-", " ").replace("'", " ").replace("’", " ")
