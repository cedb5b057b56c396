"""The page of the players: who is here, what they are owed, who is missing in the next round."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.rounds import present
from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.players import players_table
from arbiter_gui.tables.round_cell import next_round
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.views.list_page import ListPage
from arbiter_gui.ui.views.page import KeyMeaning
from arbiter_gui.ui.workspace import Workspace


class PlayersView(ListPage):
    """Every player with the colour code of the round to be paired."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        self._only_odd = False
        self._odd: frozenset[int] = frozenset()
        super().__init__(workspace, _("Players"), parent)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return (
            (_("Ins"), _("add")),
            ("F3", _("from list")),
            ("F2", _("edit")),
            ("Ctrl+B", _("bye")),
            ("Ctrl+D", _("withdraw")),
            ("Ctrl+I", _("player card")),
            (_("letters"), _("go to a name")),
        )

    def build(self, tournament: Tournament) -> Table:
        """Every player by number."""
        table = players_table(tournament, wall_clock().year)
        place = [column.key for column in table.columns].index("odd")
        self._odd = frozenset(row.key for row in table.rows if row.cells[place].text)
        self.sorted_rows.show_only(self._odd if self._only_odd else None)
        return table

    def toggle_odd(self) -> None:
        """Hides the players about whom nothing looks odd, or shows everybody again."""
        self._only_odd = not self._only_odd
        self.refresh()

    def describe(self, tournament: Tournament) -> str:
        """How many players there are, and how many of them the next round can count on."""
        count = len(tournament.players)
        parts = [ngettext("{count} player", "{count} players", count).format(count=count)]
        coming = next_round(tournament)
        if coming is not None:
            here = len(present(tournament, coming))
            text = _("{present} play in round {round}")
            parts.append(text.format(present=here, round=coming))
            asked = sum(
                tournament.player(bye.player).takes_part(coming) for bye in tournament.byes(coming)
            )
            if asked:
                parts.append(ngettext("{count} bye", "{count} byes", asked).format(count=asked))
        gone = sum(player.withdrawn_from is not None for player in tournament.players)
        if gone:
            parts.append(_("{count} withdrawn").format(count=gone))
        if self._odd:
            text = _("{count} to look at")
            if self._only_odd:
                text = _("only the {count} to look at are shown")
            parts.append(text.format(count=len(self._odd)))
        return " · ".join(parts)

    def _take_note(self, change: Change) -> None:
        super()._take_note(change)
        added = [edit for edit in change.edits if edit.kind == "player" and edit.before is None]
        if len(added) == 1 and self.isVisible():
            self.table.select_key(int(str(added[0].key)))

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid():
            self.command_asked.emit("edit_player")
