"""How a value of the standings came about: the terms by round, below the list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.tables.derivation import derivation_tables, named, neighbour_lines
from arbiter_gui.tables.table import Table
from arbiter_gui.tiebreaks.standings import Standings
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.views.dock_panel import PlayerPanel

_HEADER = 34
_MOST_ROWS = 12
_SHARE = 0.4


class DerivationView(PlayerPanel):
    """A panel with one value: its terms, their sum, and what decided between the neighbours.

    Signals:
        tiebreak_chosen: Another tie-break of the list was chosen, by its place.
    """

    tiebreak_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Terms of the value"), _("Close the explanation"), parent)
        self._title = QLabel()
        self._neighbours = QLabel()
        self._total = QLabel()
        self.tiebreaks = QComboBox()
        self._arrange()
        self.tiebreaks.activated.connect(self.tiebreak_chosen)

    @property
    def text(self) -> str:
        """Everything that is said beside the table."""
        lines = (self._title.text(), self._neighbours.text(), self._total.text())
        return "\n".join(line for line in lines if line)

    def show_value(
        self, tournament: Tournament, standings: Standings, player: PlayerKey, index: int
    ) -> None:
        """Opens the panel on a value, or puts another one in its place.

        Raises:
            KeyError: There is no such player.
        """
        self._list_tiebreaks(standings, index)
        self._neighbours.setText("\n".join(neighbour_lines(tournament, standings, player)))
        self._player = player
        tables = derivation_tables(tournament, standings, player, index)
        table = tables[0]
        self._title.setText(f"{named(tournament.player(player))}: {table.title}")
        self._total.setText("\n".join(table.notes))
        self._show_table(table)
        self.setVisible(True)
        self._share_height()

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the height that the window has for it."""
        super().showEvent(event)
        self._share_height()

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        for label in (self._neighbours, self._total):
            label.setObjectName("secondary")
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tiebreaks.setAccessibleName(_("Tie-break that is explained"))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.tiebreaks)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._neighbours)
        layout.addWidget(self.table)
        layout.addWidget(self._total)

    def _list_tiebreaks(self, standings: Standings, index: int) -> None:
        codes = [tiebreak.code for tiebreak in standings.tiebreaks]
        if codes != [self.tiebreaks.itemText(place) for place in range(self.tiebreaks.count())]:
            self.tiebreaks.clear()
            self.tiebreaks.addItems(codes)
        self.tiebreaks.setCurrentIndex(index)

    def _show_table(self, table: Table) -> None:
        self.model.show(table)
        self.table.setVisible(bool(table.rows))
        if table.rows:
            columns = [column.key for column in table.columns]
            self.table.fit_columns(columns.index("why" if "why" in columns else "name"))

    def _share_height(self) -> None:
        """Shows fewer rounds at once in a low window, so that the list above keeps its rows."""
        room = max(2, int(self.window().height() * _SHARE) // ROW_HEIGHT)
        rows = min(max(1, self.model.rowCount()), _MOST_ROWS, room)
        self.show_rows(rows)
