"""What is done to the event as a whole: its heading, its rules, the lot before round 1."""

import secrets
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.settings import (
    change_event,
    change_settings,
    locked_settings,
)
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.ui.dialogs.event_details import EventDetailsDialog
from arbiter_gui.ui.dialogs.initial_colour import InitialColourDialog
from arbiter_gui.ui.dialogs.rules_form import Locks
from arbiter_gui.ui.dialogs.tournament_settings import SettingsDialog
from arbiter_gui.ui.workspace import Workspace


class EventCommands(QObject):
    """Asks what has to be asked and carries the action out; refusals go to the workspace."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window

    def edit_details(self) -> None:
        """Changes name, place, dates and arbiters."""
        dialog = EventDetailsDialog(self._workspace.tournament.event, self._window)
        event = dialog.edited()
        dialog.deleteLater()
        if event is not None:
            self._workspace.carry_out(change_event, event)

    def edit_settings(self) -> None:
        """Changes what of the rules is not settled yet."""
        tournament = self._workspace.tournament
        locks = Locks(max(1, tournament.rounds_paired), locked_settings(tournament))
        dialog = SettingsDialog(tournament.settings, tuple(EDITIONS), locks, self._window)
        settings = dialog.edited()
        dialog.deleteLater()
        if settings is not None:
            self._workspace.carry_out(change_settings, settings)

    def draw_initial_colour(self) -> None:
        """Draws the lot before round 1, or takes down the one that was drawn."""
        colour = ask_initial_colour(self._window)
        if colour is not None:
            settings = replace(self._workspace.tournament.settings, initial_colour=colour)
            self._workspace.carry_out(change_settings, settings)


def ask_initial_colour(window: QWidget) -> Colour | None:
    """The colour that the lot gives to player number 1, or None when nobody answers."""
    dialog = InitialColourDialog(lambda: secrets.choice(tuple(Colour)), window)
    colour = dialog.chosen()
    dialog.deleteLater()
    return colour
