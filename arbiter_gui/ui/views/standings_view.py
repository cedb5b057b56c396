"""The page of the standings, after the newest round or after an earlier one."""

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.standings import round_with_results, standings_table
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.tournament import Tournament
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
        self.rounds.currentIndexChanged.connect(self._choose_round)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return (
            (_("Enter"), _("player card")),
            ("Ctrl+C", _("copy the selected rows")),
            (_("letters"), _("go to a name")),
        )

    def build(self, tournament: Tournament) -> Table:
        """The standings after the chosen round; who has not chosen gets the newest."""
        newest = round_with_results(tournament)
        chosen = self.rounds.currentData()
        follows = self.rounds.currentIndex() <= 0
        after = newest if follows or chosen is None else min(int(chosen), newest)
        self._list_rounds(newest, after)
        table = standings_table(tournament, after)
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
        super()._open_another()
