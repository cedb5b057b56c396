"""The page of the standings, after the newest round or after an earlier one."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QToolTip, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.derivation import derivation_tables, named, neighbour_lines
from arbiter_gui.tables.standings import round_with_results, table_of, tiebreak_keys
from arbiter_gui.tables.table import Table
from arbiter_gui.tiebreaks.standings import Standings, rank
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.roles import KEY_ROLE
from arbiter_gui.ui.views.derivation_tip import page_of
from arbiter_gui.ui.views.derivation_view import DerivationView
from arbiter_gui.ui.views.list_page import ListPage
from arbiter_gui.ui.views.page import KeyMeaning
from arbiter_gui.ui.workspace import Workspace


class StandingsView(ListPage):
    """Rank, points and tie-breaks; the round they are counted to can be chosen."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, _("Standings"), parent)
        self.rounds = QComboBox()
        self.rounds.setAccessibleName(_("Standings after which round"))
        self.header.put_beside_title(self.rounds)
        self._notes: tuple[str, ...] = ()
        self._standings: Standings | None = None
        self.derivation = DerivationView(self)
        self.sheet_layout.setStretch(0, 1)
        self.sheet_layout.addWidget(self.derivation)
        self.derivation.closed.connect(self.focus_list)
        self.derivation.tiebreak_chosen.connect(self._explain)
        self.table.selectionModel().currentChanged.connect(self._follow)
        self.rounds.currentIndexChanged.connect(self._choose_round)
        self.table.viewport().installEventFilter(self)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return (
            (_("Enter"), _("how a value came about")),
            ("Ctrl+I", _("player card")),
            ("Ctrl+C", _("copy the selected rows")),
            (_("letters"), _("go to a name")),
        )

    @property
    def round_shown(self) -> int:
        """The round after which the standings are shown."""
        return self._standings.after_round if self._standings is not None else 0

    def build(self, tournament: Tournament) -> Table:
        """The standings after the chosen round; who has not chosen gets the newest."""
        newest = round_with_results(tournament)
        chosen = self.rounds.currentData()
        follows = self.rounds.currentIndex() <= 0
        after = newest if follows or chosen is None else min(int(chosen), newest)
        self._list_rounds(newest, after)
        self._standings = rank(tournament, after)
        table = table_of(tournament, self._standings)
        self._notes = table.notes
        return table

    def describe(self, tournament: Tournament) -> str:
        """Whether the standings are final, and what they lack."""
        newest = round_with_results(tournament)
        after = int(self.rounds.currentData() or 0)
        parts = list(self._notes)
        if after < newest:
            parts.append(_("an earlier round; round {round} is the newest").format(round=newest))
        elif not self._notes and newest and newest == tournament.settings.rounds:
            parts.append(_("final"))
        return " · ".join(parts)

    def refresh(self) -> None:
        """Builds the list anew, and the explanation if it is open."""
        QToolTip.hideText()
        super().refresh()
        if self.derivation.player is not None:
            self._explain(self.derivation.tiebreaks.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the explanation first."""
        if event.key() == Qt.Key.Key_Escape and self.derivation.player is not None:
            self.derivation.close_panel()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The mouse resting on a value shows in short how it came about; Enter tells the rest."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().eventFilter(watched, event)
        index = self.table.indexAt(event.pos())
        text = self.explanation_at(index) if index.isValid() else ""
        if not text:
            return super().eventFilter(watched, event)
        QToolTip.showText(event.globalPos(), text, self.table.viewport())
        return True

    def explanation_at(self, index: QModelIndex) -> str:
        """The terms of the value in a cell of the list, as a small page; "" elsewhere."""
        source = self.sorted_rows.mapToSource(index)
        place, key = self._tiebreak_at(source), index.data(KEY_ROLE)
        if self._standings is None or place is None or not isinstance(key, int):
            return ""
        player = PlayerKey(key)
        lines = neighbour_lines(self.workspace.tournament, self._standings, player)
        tables = derivation_tables(self.workspace.tournament, self._standings, player, place)
        return page_of(named(self.workspace.tournament.player(player)), tables, lines)

    def _activate(self, index: QModelIndex) -> None:
        """Enter or a double click explains the value below the cursor, or the first tie-break."""
        if index.isValid():
            place = self._tiebreak_at(index)
            self._explain(0 if place is None else place)

    def _follow(self, index: QModelIndex) -> None:
        """An open explanation follows the keyboard, to other players and other tie-breaks."""
        if self.derivation.player is None or not index.isValid():
            return
        place = self._tiebreak_at(index)
        self._explain(self.derivation.tiebreaks.currentIndex() if place is None else place)

    def _tiebreak_at(self, index: QModelIndex) -> int | None:
        """The place in the list of the tie-break in the column of a cell, if it has one."""
        if self._standings is None:
            return None
        key = self.model.table.columns[index.column()].key
        keys = [f"tiebreak_{name}" for name in tiebreak_keys(self._standings)]
        return keys.index(key) if key in keys else None

    def _explain(self, place: int) -> None:
        standings, player = self._standings, self.selected_player
        if standings is None or player is None or player not in standings.records.players:
            self.derivation.close_panel()
            return
        if not standings.tiebreaks:
            return
        place = min(max(place, 0), len(standings.tiebreaks) - 1)
        self.derivation.show_value(self.workspace.tournament, standings, player, place)

    def _list_rounds(self, newest: int, after: int) -> None:
        self.rounds.blockSignals(True)
        self.rounds.clear()
        for number in range(newest, 0, -1):
            self.rounds.addItem(_("after round {round}").format(round=number), number)
        if not newest:
            self.rounds.addItem(_("before round 1"), 0)
        self.rounds.setCurrentIndex(self.rounds.findData(after))
        self.rounds.setEnabled(newest > 1)
        self.rounds.blockSignals(False)

    def _choose_round(self) -> None:
        self.refresh()

    def _open_another(self) -> None:
        self.rounds.blockSignals(True)
        self.rounds.clear()
        self.rounds.blockSignals(False)
        self.derivation.close_panel()
        super()._open_another()
