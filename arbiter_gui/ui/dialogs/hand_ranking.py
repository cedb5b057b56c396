"""Players with the same score, put into order by hand or by lot, with the reason."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.tables.derivation import named
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.ui.dialog_keys import on_key, text_with_key
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

_KEY_ROLE = Qt.ItemDataRole.UserRole
_HIGHEST_LOT = 999_999_999


@dataclass(frozen=True, slots=True)
class HandRankingAnswer:
    """What the arbiter decided.

    Attributes:
        players: The best placed first; empty when the tie-breaks are to decide again.
    """

    players: tuple[PlayerKey, ...]
    reason: str = ""


class HandRankingDialog(FormDialog):
    """A list that is ordered by dragging or with keys, and a line for the reason."""

    def __init__(
        self,
        title: str,
        players: Sequence[Player],
        reason: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Rank by hand"), _("Save"), parent)
        self._dropped = False
        self.players = QListWidget()
        self.players.setAccessibleName(_("Players, the best placed first"))
        self.players.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        for player in players:
            item = QListWidgetItem(named(player))
            item.setData(_KEY_ROLE, int(player.key))
            self.players.addItem(item)
        self.players.setCurrentRow(0)
        self.reason = QLineEdit(reason)
        self.reason.setPlaceholderText(_("For example: play-off, drawing of lots, decision"))
        self.reason.setMaxLength(200)
        self.up = QPushButton(text_with_key(_("Move &up"), "move_up"))
        self.down = QPushButton(text_with_key(_("Move &down"), "move_down"))
        self.lots = QPushButton(_("Draw &lots"))
        self.drop = QPushButton(_("Let the &tie-breaks decide"))
        self.drop.setEnabled(bool(reason))
        self._arrange(title)
        self._connect()

    def answer(self) -> HandRankingAnswer | None:
        """Shows the dialog and waits; the decision, or None when the arbiter cancelled."""
        return self.decision() if self.accepted_by_user() else None

    def decision(self) -> HandRankingAnswer:
        """What stands in the dialog."""
        if self._dropped:
            return HandRankingAnswer(())
        return HandRankingAnswer(self.order(), self.reason.text().strip())

    def order(self) -> tuple[PlayerKey, ...]:
        """The players as they stand in the list."""
        return tuple(
            PlayerKey(self.players.item(row).data(_KEY_ROLE)) for row in range(self.players.count())
        )

    def move_current(self, steps: int) -> None:
        """Moves the marked player up (below 0) or down."""
        row = self.players.currentRow()
        target = row + steps
        if row < 0 or not 0 <= target < self.players.count():
            return
        self.players.insertItem(target, self.players.takeItem(row))
        self.players.setCurrentRow(target)

    def draw_lots(self) -> None:
        """Draws a number, and the order of the players with it."""
        self.order_by_lot(1 + secrets.randbelow(_HIGHEST_LOT))

    def order_by_lot(self, number: int) -> None:
        """Puts the players into the order that a number always gives; it becomes the reason.

        Their order before does not matter.
        """
        items = [self.players.takeItem(0) for _row in range(self.players.count())]
        items.sort(key=lambda item: int(item.data(_KEY_ROLE)))
        random.Random(number).shuffle(items)
        for item in items:
            self.players.addItem(item)
        self.players.setCurrentRow(0)
        self.reason.setText(_("Drawn by lot with the number {number}").format(number=number))

    def problem(self) -> tuple[str, QWidget] | None:
        """A ranking by hand without a reason."""
        if self._dropped or self.reason.text().strip():
            return None
        return _("Give the reason: it is printed with the standings."), self.reason

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the list goes on to the reason; it does not close the dialog."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.players.hasFocus():
            self.reason.setFocus()
            return
        super().keyPressEvent(event)

    def _arrange(self, title: str) -> None:
        beside = QVBoxLayout()
        for button in (self.up, self.down, self.lots, self.drop):
            button.setAutoDefault(False)
            beside.addWidget(button)
        beside.addStretch(1)
        lists = QHBoxLayout()
        lists.setSpacing(12)
        lists.addWidget(self.players, 1)
        lists.addLayout(beside)
        self.form.addRow(muted(title))
        self.form.addRow(lists)
        self.form.addRow(_("&Reason"), self.reason)
        self.form.addRow(
            muted(_("This order holds for these standings only, whatever the tie-breaks say."))
        )

    def _connect(self) -> None:
        self.up.clicked.connect(lambda: self.move_current(-1))
        self.down.clicked.connect(lambda: self.move_current(1))
        self.lots.clicked.connect(self.draw_lots)
        self.drop.clicked.connect(self._drop)
        on_key("move_up", self, lambda: self.move_current(-1))
        on_key("move_down", self, lambda: self.move_current(1))

    def _drop(self) -> None:
        self._dropped = True
        self.accept()
