"""Takes players over from another open event, as one step."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.player_import import ImportOrder, import_players
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.ui.dialogs.copy_players import CopyPlayersDialog
from arbiter_gui.ui.workspace import Workspace


class PlayerCopies(QObject):
    """Asks whom to take; problems go to the workspace."""

    def __init__(
        self, workspace: Workspace, others: Callable[[], Sequence[Workspace]], window: QWidget
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._others = others
        self._window = window

    def take_players(self) -> None:
        """Shows the players of the other open events and registers those that are ticked."""
        others = [
            other.tournament
            for other in self._others()
            if other is not self._workspace and other.is_open
        ]
        if not others:
            self._workspace.problem.emit(
                RefusedAction(
                    "no-other-event",
                    N_("No other event is open. Open it in another window first."),
                )
            )
            return
        dialog = CopyPlayersDialog(self._workspace.tournament, others, self._window)
        order = None
        if dialog.accepted_by_user():
            order = ImportOrder(dialog.source, dialog.wanted(), ())
        dialog.deleteLater()
        if order is not None:
            self._workspace.carry_out(import_players, order)
