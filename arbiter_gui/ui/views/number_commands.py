"""Pairing numbers: given anew or exchanged, with the consequences shown before."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.numbers import exchange_numbers, renumber
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _
from arbiter_gui.tables.number_changes import consequences, number_changes_table
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.dialogs.number_changes import ExchangeDialog, NumberChangesDialog, Preview
from arbiter_gui.ui.workspace import Workspace


class NumberCommands(QObject):
    """Shows who would move, asks, and carries it out; refusals go to the workspace."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window

    def renumber_players(self) -> None:
        """Gives the numbers of the initial order, after a look at the changes."""
        try:
            change = renumber(self._workspace.tournament)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        if not change.edits:
            self._workspace.message.emit(_("The numbers follow the initial order already."))
            return
        dialog = NumberChangesDialog(
            "regeneration", _("Number by rating"), self._preview(change), self._window
        )
        agreed = dialog.accepted_by_user()
        dialog.deleteLater()
        if agreed:
            self._workspace.carry_out(renumber)

    def exchange_numbers(self, key: PlayerKey) -> None:
        """Lets a player change numbers with another one of the same rating."""
        tournament = self._workspace.tournament
        player = tournament.player(key)
        others = [p for p in tournament.players if p.rating == player.rating and p.key != key]
        if not others:
            text = _("Nobody else has the rating of {name}.")
            self._workspace.message.emit(text.format(name=player.name))
            return
        try:
            exchange_numbers(tournament, key, others[0].key)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        dialog = ExchangeDialog(
            player,
            others,
            lambda other: self._preview(exchange_numbers(tournament, key, other)),
            self._window,
        )
        agreed, other = dialog.accepted_by_user(), dialog.chosen
        dialog.deleteLater()
        if agreed:
            self._workspace.carry_out(exchange_numbers, key, other)

    def _preview(self, change: Change) -> Preview:
        return number_changes_table(change), consequences(self._workspace.tournament, change)
