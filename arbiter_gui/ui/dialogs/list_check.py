"""Who of the players is otherwise in the lists: the arbiter ticks whose data are taken over."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QWidget

from arbiter_gui.actions.list_check import ListDifference
from arbiter_gui.i18n import _
from arbiter_gui.tables.list_check import list_check_table
from arbiter_gui.tournament.player import Player
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.widgets.form_area import size_on_screen
from arbiter_gui.ui.widgets.tick_list import TickList

_SIZE = (860, 480)
_MOST_OF_THE_ROOM = 100


class ListCheckDialog(FormDialog):
    """A line with a box for each player who changes; Space ticks it."""

    def __init__(
        self,
        differences: Sequence[ListDifference],
        remarks: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Players beside the rating lists"), _("Take over the ticked"), parent)
        self.resize(size_on_screen(*_SIZE))
        self._differences = tuple(differences)
        self.lines = TickList()
        wanted = (place for place, one in enumerate(self._differences) if one.is_wanted)
        self.lines.show_table(list_check_table(self._differences), wanted)
        for place, text in enumerate(remarks):
            label = QLabel(text)
            label.setWordWrap(True)
            self.column.insertWidget(place, label)
        self.column.insertWidget(len(remarks), self.lines, _MOST_OF_THE_ROOM)
        self.lines.offer_in(self.buttons)

    def wanted(self) -> tuple[Player, ...]:
        """The players that are ticked, as the lists have them."""
        return tuple(self._differences[place].after for place in self.lines.ticked())

    def chosen(self) -> tuple[Player, ...]:
        """Shows the dialog and waits; () when the arbiter cancelled."""
        return self.wanted() if self.accepted_by_user() else ()
