"""The page of the crosstable: every round of every player, the next one with the colour codes."""

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.crosstable import Order, crosstable
from arbiter_gui.tables.round_cell import next_round
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.views.list_page import ListPage
from arbiter_gui.ui.views.page import KeyMeaning
from arbiter_gui.ui.workspace import Workspace


class CrosstableView(ListPage):
    """All rounds side by side, by rank or by number."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, _("Crosstable"), parent)
        self.by_rank = QPushButton(_("By ran&k"))
        self.by_number = QPushButton(_("By &number"))
        self._orders = QButtonGroup(self)
        switch = QWidget()
        row = QHBoxLayout(switch)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.by_rank, self.by_number):
            button.setCheckable(True)
            self._orders.addButton(button)
            row.addWidget(button)
        self.by_rank.setChecked(True)
        self.header.put_before_commands(switch)
        self._orders.buttonClicked.connect(self._change_order)
        self._notes: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return (
            (_("12w1"), _("opponent, colour, result")),
            (_("Enter"), _("player card")),
            ("Ctrl+C", _("copy the selected rows")),
        )

    @property
    def order(self) -> Order:
        """What the rows are sorted by and what stands for an opponent."""
        return Order.NUMBER if self.by_number.isChecked() else Order.RANK

    def build(self, tournament: Tournament) -> Table:
        """The crosstable after the newest paired round."""
        table = crosstable(tournament, self.order)
        self._notes = table.notes
        return table

    def describe(self, tournament: Tournament) -> str:
        """After which round it is, and where the codes stand."""
        paired, coming = tournament.rounds_paired, next_round(tournament)
        parts = [_("after round {round}").format(round=paired) if paired else _("before round 1")]
        if coming is not None and not tournament.games_without_result(paired):
            parts.append(_("round {round} shows the colour codes").format(round=coming))
        return " · ".join((*parts, *self._notes))

    def _change_order(self) -> None:
        self.refresh()
        self.table.setFocus()
