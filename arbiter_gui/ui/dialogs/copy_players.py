"""Players of another open event who are to play in this one, too."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament import Player, Tournament
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.widgets.form_area import size_on_screen
from arbiter_gui.ui.widgets.tick_list import TickList

_SIZE = (860, 480)
_MOST_OF_THE_ROOM = 100


class CopyPlayersDialog(FormDialog):
    """Asks for the event and ticks its players; who is here already is not offered."""

    def __init__(
        self, here: Tournament, others: Sequence[Tournament], parent: QWidget | None = None
    ) -> None:
        super().__init__(_("Players of another event"), _("Take the ticked"), parent)
        self.resize(size_on_screen(*_SIZE))
        self._here = {_identity(player) for player in here.players}
        self._others = tuple(others)
        self._offered: tuple[Player, ...] = ()
        self.events = QComboBox()
        self.events.addItems([other.event.name or _("Event without a name") for other in others])
        self.form.addRow(_("&Event"), self.events)
        self.lines = TickList()
        self.lines.offer_in(self.buttons)
        self.column.insertWidget(1, self.lines, _MOST_OF_THE_ROOM)
        self.events.currentIndexChanged.connect(self._offer)
        self._offer()

    @property
    def source(self) -> str:
        """The name of the event the players come from."""
        return self.events.currentText()

    def wanted(self) -> tuple[Player, ...]:
        """The players that are ticked."""
        return tuple(self._offered[place] for place in self.lines.ticked())

    def problem(self) -> tuple[str, QWidget] | None:
        """Somebody has to be ticked."""
        return None if self.wanted() else (_("Nobody is ticked."), self.lines)

    def _offer(self) -> None:
        other = self._others[self.events.currentIndex()]
        table = starting_list(other)
        offered = [
            (player, row)
            for player, row in zip(other.players, table.rows, strict=True)
            if _identity(player) not in self._here
        ]
        self._offered = tuple(player for player, _row in offered)
        rows = tuple(row for _player, row in offered)
        self.lines.show_table(Table(table.columns, rows, table.title), ())


def _identity(player: Player) -> tuple[int, str]:
    """What tells that two events speak of the same person."""
    return (player.fide_id, "") if player.fide_id else (0, player.name.casefold())
