"""What is done to the event as a whole: its heading, its rules, the lot before round 1."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.prohibitions import allow_meeting, forbid_meeting
from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import correct_report
from arbiter_gui.actions.settings import (
    change_event,
    change_settings,
    leave_fide_mode,
    locked_settings,
)
from arbiter_gui.document import wall_clock
from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.correction import impact_lines
from arbiter_gui.i18n import _, fill
from arbiter_gui.integrity.rules import PROHIBITIONS_SETTLED
from arbiter_gui.integrity.warning import IntegrityWarning
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.dialogs.event_details import EventDetailsDialog
from arbiter_gui.ui.dialogs.initial_colour import InitialColourDialog
from arbiter_gui.ui.dialogs.prohibitions import Group, ProhibitionsDialog
from arbiter_gui.ui.dialogs.report_correction import ReportCorrectionDialog
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

    def edit_prohibitions(self) -> None:
        """Settles who must not meet; in FIDE mode it is only shown once round 1 is paired."""
        tournament = self._workspace.tournament
        settled = tournament.settings.in_fide_mode and tournament.rounds_paired
        dialog = ProhibitionsDialog(
            lambda: self._workspace.tournament,
            self._forbid,
            lambda number: self._refusal_of(lambda event: allow_meeting(event, number)),
            _(PROHIBITIONS_SETTLED) if settled else "",
            self._window,
        )
        dialog.show_and_wait()
        dialog.deleteLater()

    def _forbid(self, group: Group) -> str:
        return self._refusal_of(
            lambda event: forbid_meeting(
                event,
                group.players,
                first_round=group.first_round,
                last_round=group.last_round,
                reason=group.reason,
            )
        )

    def _refusal_of(self, action: Callable[[Tournament], Change]) -> str:
        """Carries an action out; what is wrong is for the dialog that stands before the window."""
        try:
            self._workspace.do(action(self._workspace.tournament))
        except ArbiterError as error:
            return fill(error.message, error.values)
        return ""

    def correct_report(self, round_number: int, board: int | None) -> None:
        """Asks for the result that the rating report gets; pairings and standings keep theirs."""
        if board is None:
            return
        game = self._workspace.tournament.fact("game", (round_number, board))
        if not isinstance(game, Game):
            return
        dialog = ReportCorrectionDialog(self._workspace.tournament, game, self._window)
        result = dialog.chosen()
        dialog.deleteLater()
        if result is not None:
            self._workspace.carry_out(correct_report, round_number, board, result)

    def preview(self, change: Change, warning: IntegrityWarning) -> Iterable[str]:
        """What a correction would bring about."""
        if warning.code not in {"correction", "adjournment"}:
            return ()
        return impact_lines(self._workspace.tournament, change)

    def publish(self) -> None:
        """Stamps the newest round with its next version and the time."""
        document = self._workspace.document
        if document is None:
            return
        time = wall_clock().strftime("%Y-%m-%dT%H:%M:%S")
        earlier = document.highest_version(self._workspace.tournament.rounds_paired)
        self._workspace.carry_out(publish, time, earlier)

    def leave_fide_mode(self) -> None:
        """Takes the event out of the FIDE mode, after two questions, for ever."""
        self._workspace.carry_out(leave_fide_mode)

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
