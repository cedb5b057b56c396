"""Registration: players are added, edited, struck off and expelled, from whichever page."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.participation import expel
from arbiter_gui.actions.players import edit, register, remove
from arbiter_gui.errors import ArbiterError
from arbiter_gui.tables.number_changes import entry_line
from arbiter_gui.tournament.player import Player, PlayerKey
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
            editor.tell_number(self._entry_line)
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

    def expel_player(self, key: PlayerKey) -> None:
        """Takes a player out of the rounds to come and of the standings; undo takes it back."""
        self._workspace.carry_out(expel, key)

    def remove_player(self, key: PlayerKey) -> None:
        """Strikes a player off the list before round 1."""
        self._workspace.carry_out(remove, key)

    def _late_entry(self) -> LateEntry | None:
        tournament = self._workspace.tournament
        paired = tournament.rounds_paired
        if not paired:
            return None
        last = tournament.settings.rounds or paired + _ROUNDS_AHEAD
        return LateEntry(paired + 1, max(last, paired + 1))

    def _entry_line(self, player: Player) -> str:
        """Which number a player would get, and what that does to the others."""
        tournament = self._workspace.tournament
        try:
            return entry_line(register(tournament, player))
        except ArbiterError:
            return ""
