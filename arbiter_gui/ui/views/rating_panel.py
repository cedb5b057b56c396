"""One player's rating change or title norm, below the list: every game, or every condition."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ratings.norm_titles import NORM_TITLES
from arbiter_gui.tables.norms import norm_conditions, norm_notes
from arbiter_gui.tables.ratings import player_ratings
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.views.dock_panel import PlayerPanel

_MOST_ROWS = 12
_SHARE, _SHARE_OF_LOW = 0.5, 0.36
"""How much of the height of the window the panel takes; less where there is little."""

_HEADS = 74
"""The height of the line of the title and of the heading of the table."""

_LOW = 560
"""In a window that is lower, the notes go into the tool tip of the title."""
_RATING = "rating"


class RatingPanel(PlayerPanel):
    """A panel with the games of a player, or with the conditions of one norm."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Games or conditions"), _("Close the explanation"), parent)
        self._title = QLabel()
        self._notes = QLabel()
        self.topics = QComboBox()
        self._arrange()

    @property
    def topic(self) -> str:
        """What is shown: "rating", or the title of a norm."""
        return str(self.topics.currentData() or _RATING)

    @property
    def text(self) -> str:
        """Everything that is said beside the table."""
        return f"{self._title.text()}\n{self._notes.text()}"

    def show_player(self, tournament: Tournament, player: PlayerKey, topic: str = "") -> None:
        """Opens the panel on a player, or puts another one in its place.

        Args:
            tournament: The event.
            player: Who.
            topic: "rating" or the title of a norm; "" keeps what was chosen, where it can.

        Raises:
            KeyError: There is no such player.
        """
        wanted = topic or self.topic
        self._player = player
        self._list_topics(tournament, player)
        self.topics.setCurrentIndex(max(0, self.topics.findData(wanted)))
        self._show_table(self._table(tournament, player))
        self.setVisible(True)
        self._share_height()

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the height that the window has for it."""
        super().showEvent(event)
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follows the window; narrow notes take more lines."""
        super().resizeEvent(event)
        self._share_height()

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        self._title.setWordWrap(True)
        self._notes.setObjectName("secondary")
        self._notes.setWordWrap(True)
        self._notes.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.topics.setAccessibleName(_("Rating change, or the title of a norm"))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.topics)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)
        layout.addWidget(self._notes)

    def _list_topics(self, tournament: Tournament, key: PlayerKey) -> None:
        player = tournament.player(key)
        titles = [norm.title.value for norm in NORM_TITLES if norm.is_open_to(player)]
        self.topics.blockSignals(True)
        self.topics.clear()
        self.topics.addItem(_("Rating change"), _RATING)
        for title in titles:
            self.topics.addItem(_("{title} norm").format(title=title), title)
        self.topics.blockSignals(False)

    def _table(self, tournament: Tournament, player: PlayerKey) -> Table:
        place = self.topics.currentIndex()
        if place <= 0:
            return player_ratings(tournament, player)
        return norm_conditions(tournament, player)[place - 1]

    def _show_table(self, table: Table) -> None:
        self._title.setText(table.title)
        lines = table.notes if self.topic == _RATING else (*table.notes, *norm_notes())
        self._notes.setText("\n".join(lines))
        self._title.setToolTip(self._notes.text())
        self.model.show(table)
        self.table.setVisible(bool(table.rows))
        columns = [column.key for column in table.columns]
        self.table.fit_columns(columns.index("opponent" if "opponent" in columns else "condition"))

    def _share_height(self) -> None:
        """Shows fewer rows at once in a low window, so that the list above keeps its rows."""
        height = self.window().height()
        low = height < _LOW
        self._notes.setVisible(not low)
        notes = 0 if low else self._notes.heightForWidth(self.width() - 24)
        share = int(height * (_SHARE_OF_LOW if low else _SHARE))
        room = max(2, (share - _HEADS - notes) // ROW_HEIGHT)
        self.show_rows(min(max(1, self.model.rowCount()), _MOST_ROWS, room))
