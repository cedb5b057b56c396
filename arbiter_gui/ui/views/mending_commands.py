"""Mending the running round: who does not play, the ways compared, and the one that is chosen."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.mending import mend
from arbiter_gui.actions.mending_options import MendingOption, MendingQuestion, mending_options
from arbiter_gui.document import wall_clock
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_, _
from arbiter_gui.tournament import Game, Player
from arbiter_gui.ui.dialogs.mend_round import AbsentDialog, MendRoundDialog
from arbiter_gui.ui.workspace import Workspace


class MendingCommands(QObject):
    """Asks what has to be asked and carries the way out; refusals go to the workspace."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window

    def mend_round(self, board: int | None) -> None:
        """Asks who does not play, White of a board being proposed, and compares the ways."""
        waiting = self._workspace.tournament.games_without_result(
            self._workspace.tournament.rounds_paired
        )
        if not waiting:
            text = N_("No game of the newest round is without a result: there is nothing to mend.")
            self._workspace.problem.emit(ArbiterError("nothing-to-mend", text))
            return
        proposed = next((game.white for game in waiting if game.board == board), None)
        dialog = AbsentDialog(self._players(waiting), proposed, self._window)
        absent = dialog.chosen()
        dialog.deleteLater()
        if absent is None:
            return
        question = MendingQuestion(
            self._workspace.tournament.facts(),
            absent,
            wall_clock().strftime("%Y-%m-%dT%H:%M:%S"),
        )
        self._workspace.compute(mending_options, question, self._offer)

    def _players(self, waiting: tuple[Game, ...]) -> list[Player]:
        """In the order of their boards, as the hall is walked through."""
        player = self._workspace.tournament.player
        return [player(key) for game in waiting for key in (game.white, game.black)]

    def _offer(self, options: tuple[MendingOption, ...]) -> None:
        tournament = self._workspace.tournament
        names = "; ".join(tournament.player(key).name for key in options[0].mending.absent)
        heading = _("Round {round} without {names}").format(
            round=tournament.rounds_paired, names=names
        )
        dialog = MendRoundDialog(heading, options, self._window)
        chosen = dialog.chosen()
        dialog.deleteLater()
        if chosen is not None:
            option, reason = chosen
            self._workspace.carry_out(mend, option.mending, reason)
