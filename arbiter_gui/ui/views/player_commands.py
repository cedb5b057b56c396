"""What is done to single players, from whichever page: registration, withdrawal, byes."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.byes import cancel_bye, request_bye
from arbiter_gui.actions.numbers import renumber
from arbiter_gui.actions.participation import expel, readmit, withdraw
from arbiter_gui.actions.players import edit, register, remove
from arbiter_gui.i18n import _
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.ui.dialogs.bye_request import ByeRequestDialog
from arbiter_gui.ui.dialogs.player_editor import LateEntry, PlayerEditor
from arbiter_gui.ui.workspace import Workspace

_ROUNDS_AHEAD = 9


class PlayerCommands(QObject):
    """Asks what has to be asked and carries the action out; refusals go to the workspace."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window

    def add_player(self) -> None:
        """Registers players one after the other until the arbiter has no more."""
        self._add(None)

    def add_proposed(self, proposal: Player) -> None:
        """Registers a player whose form is filled in already, as far as is known."""
        self._add(proposal)

    def _add(self, proposal: Player | None) -> None:
        while True:
            tournament = self._workspace.tournament
            editor = PlayerEditor(
                proposal=proposal,
                others=tournament.players,
                late=self._late_entry(),
                parent=self._window,
            )
            proposal = None
            entry = editor.edited()
            editor.deleteLater()
            if entry is None:
                return
            self._workspace.carry_out(register, entry.player, missed_rounds=entry.missed_rounds)
            if not editor.wants_another:
                return

    def edit_player(self, key: PlayerKey) -> None:
        """Changes a player's data."""
        tournament = self._workspace.tournament
        editor = PlayerEditor(
            tournament.player(key), others=tournament.players, parent=self._window
        )
        entry = editor.edited()
        editor.deleteLater()
        if entry is not None:
            self._workspace.carry_out(edit, entry.player)

    def withdraw_player(self, key: PlayerKey) -> None:
        """Takes a player out of the rounds to come; undo brings the player back."""
        self._workspace.carry_out(withdraw, key)

    def expel_player(self, key: PlayerKey) -> None:
        """Takes a player out of the rounds to come and of the standings; undo takes it back."""
        self._workspace.carry_out(expel, key)

    def readmit_player(self, key: PlayerKey) -> None:
        """Lets a player who had withdrawn or was expelled play again."""
        self._workspace.carry_out(readmit, key)

    def remove_player(self, key: PlayerKey) -> None:
        """Strikes a player off the list before round 1."""
        self._workspace.carry_out(remove, key)

    def renumber_players(self) -> None:
        """Gives the numbers anew by rating, title and name."""
        self._workspace.carry_out(renumber)

    def request_bye(self, key: PlayerKey) -> None:
        """Asks in which round the player wants which bye."""
        requested = self._requested_byes(key)
        rounds = self._rounds_to_come()
        if not rounds:
            self._workspace.message.emit(_("All rounds are paired."))
            return
        player = self._workspace.tournament.player(key)
        dialog = ByeRequestDialog(player.name, rounds, requested, self._window)
        request = dialog.chosen()
        dialog.deleteLater()
        if request is None:
            return
        if request.kind is not None:
            self._workspace.carry_out(request_bye, request.round, key, request.kind)
        elif request.round in requested:
            self._workspace.carry_out(cancel_bye, request.round, key)

    def cancel_bye(self, key: PlayerKey) -> None:
        """Takes back the player's request for the nearest round."""
        requested = self._requested_byes(key)
        if requested:
            self._workspace.carry_out(cancel_bye, min(requested), key)
            return
        player = self._workspace.tournament.player(key)
        self._workspace.message.emit(_("{name} has not asked for a bye.").format(name=player.name))

    def _late_entry(self) -> LateEntry | None:
        tournament = self._workspace.tournament
        paired = tournament.rounds_paired
        if not paired:
            return None
        last = tournament.settings.rounds or paired + _ROUNDS_AHEAD
        return LateEntry(paired + 1, max(last, paired + 1))

    def _rounds_to_come(self) -> tuple[int, ...]:
        tournament = self._workspace.tournament
        paired = tournament.rounds_paired
        last = tournament.settings.rounds or paired + _ROUNDS_AHEAD
        return tuple(range(paired + 1, last + 1))

    def _requested_byes(self, key: PlayerKey) -> dict[int, ByeKind]:
        """The byes the player has asked for in rounds to come."""
        tournament = self._workspace.tournament
        return {
            fact.round: fact.kind
            for fact in tournament.facts()
            if isinstance(fact, Bye)
            and fact.player == key
            and fact.round > tournament.rounds_paired
        }
