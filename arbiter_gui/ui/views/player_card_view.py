"""The card of one player: every round with the colour code that was valid before it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.player_card import player_card
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.views.dock_panel import DockPanel
from arbiter_gui.ui.workspace import Workspace

_MOST_ROWS = 5
_HEADER = 34
_HEIGHT_PER_ROW = 150


class PlayerCardView(DockPanel):
    """A panel below a page; once opened it follows the keyboard until it is closed."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(_("Player card"), _("Close the player card"), parent)
        self._workspace = workspace
        self._key: PlayerKey | None = None
        self._title = QLabel()
        self._notes = QLabel()
        self._arrange()
        workspace.opened.connect(self.close_card)
        workspace.changed.connect(self._take_note)

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        self._notes.setObjectName("secondary")
        self._notes.setWordWrap(True)
        self.leaving.connect(self.close_card)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(12)
        head.addWidget(self._notes, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)

    @property
    def player(self) -> PlayerKey | None:
        """Whose card is shown, or None while there is none."""
        return self._key

    def show_player(self, key: PlayerKey) -> None:
        """Opens the card of a player, or puts another player's in its place."""
        self._key = key
        self.refresh()
        self.setVisible(self._key is not None)

    def follow(self, key: PlayerKey | None) -> None:
        """Shows the player who has the keyboard, if the card is open."""
        if self._key is not None and key is not None and key != self._key:
            self.show_player(key)

    def close_card(self) -> None:
        """Puts the card away."""
        was_open = self._key is not None
        self._key = None
        self.model.show(Table((), ()))
        self._title.clear()
        self._notes.clear()
        self.setVisible(False)
        if was_open:
            self.closed.emit()

    def refresh(self) -> None:
        """Builds the card anew; a player who is no longer there has none."""
        if self._key is None:
            return
        try:
            table = player_card(self._workspace.tournament, self._key)
        except KeyError:
            self.close_card()
            return
        self._title.setText(table.title)
        self._notes.setText("  ·  ".join(table.notes))
        self.model.show(table)
        columns = [column.key for column in table.columns]
        self.table.fit_columns(columns.index("opponent"))
        self.table.setVisible(bool(table.rows))
        self._share_height()
        self.table.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the height that the window has for it."""
        super().showEvent(event)
        self._share_height()
        self.table.scrollToBottom()

    def _share_height(self) -> None:
        """Shows fewer rounds at once in a low window, so that the list above keeps its rows."""
        room = max(2, self.window().height() // _HEIGHT_PER_ROW)
        rows = min(max(1, self.model.rowCount()), _MOST_ROWS, room)
        self.show_rows(rows)

    def _take_note(self, change: Change) -> None:
        del change
        self.refresh()
