"""Pairing by hand from its beginning to its end: what is asked, what is computed, what is done."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.manual_pairing import (
    Unconfirmed,
    abandon,
    begin,
    complete_draft,
    draft_of,
    fill,
    finish,
    reopen,
)
from arbiter_gui.document import wall_clock
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _
from arbiter_gui.pairing.draft import computed_boards
from arbiter_gui.pairing.position import position_before
from arbiter_gui.tables.manual_pairing import differences_table, objection_lines
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament import Board, Change, Colour
from arbiter_gui.ui.dialogs.warning import DifferencesDialog, ReasonDialog, WarningDialog
from arbiter_gui.ui.views.event_commands import ask_initial_colour
from arbiter_gui.ui.views.hand_judgement import HandQuestion, Judgement, judged, on_record
from arbiter_gui.ui.workspace import Workspace

Step = Callable[..., Change]


class HandRun(QObject):
    """The phase of one round; refusals go to the workspace.

    Attributes:
        ask_initial_colour: Asks for the lot; None when the arbiter does not answer.
        confirm: Asks whether something that breaks a rule is to be done (level 3).
        ask_reason: Shows the differences, then asks why (level 4); None when the arbiter goes back.
    """

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window
        self._drawn: Colour | None = None
        self.ask_initial_colour = partial(ask_initial_colour, window)
        self.confirm: Callable[[str, Iterable[str]], bool] = self._confirm
        self.ask_reason: Callable[[Table, Iterable[str]], str | None] = self._ask_reason

    def begin(self) -> None:
        """Opens the phase: of the newest round as it is paired, or of the next as computed."""
        tournament = self._workspace.tournament
        newest = tournament.rounds_paired
        if newest and not any(game.result for game in tournament.games(newest)):
            self._workspace.carry_out(reopen)
            return
        self._drawn = None
        if not newest and tournament.settings.initial_colour is None:
            self._drawn = self.ask_initial_colour()
            if self._drawn is None:
                return
        try:
            begin(tournament, initial_colour=self._drawn)
            position = position_before(tournament, newest + 1, self._drawn)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        self._workspace.compute(computed_boards, position, self._begin_with)

    def take_computed(self) -> None:
        """Puts the boards that the rules ask for in the place of all."""
        try:
            position = draft_of(self._workspace.tournament).position
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        self._workspace.compute(computed_boards, position, self._fill)

    def clear(self) -> None:
        """Takes all boards apart."""
        self._workspace.carry_out(fill)

    def give_up(self) -> None:
        """Ends the phase without a round; Undo brings the boards back."""
        self._workspace.carry_out(abandon)

    def step(self, action: Step, *players: object) -> bool:
        """Does one step; where it breaks a rule, asks first.

        Returns:
            Whether it was done.
        """
        tournament = self._workspace.tournament
        try:
            return self._workspace.do(action(tournament, *players))
        except Unconfirmed as refused:
            lines = objection_lines(tournament, refused.draft, refused.objections)
            if not self.confirm(refused.objections[0].code, lines):
                self._workspace.message.emit(_("Nothing was changed."))
                return False
            return self._workspace.carry_out(
                action, *players, confirmed=frozenset(refused.objections)
            )
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return False

    def finish(self) -> None:
        """Compares the boards with those of the rules; where they differ, asks why."""
        try:
            draft = complete_draft(self._workspace.tournament)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        facts = self._workspace.tournament.facts()
        self._workspace.compute(judged, HandQuestion(facts, draft), self._finish)

    def _begin_with(self, boards: tuple[Board, ...]) -> None:
        self._workspace.carry_out(begin, boards, initial_colour=self._drawn)

    def _fill(self, boards: tuple[Board, ...]) -> None:
        self._workspace.carry_out(fill, boards)

    def _finish(self, judgement: Judgement) -> None:
        comparison = judgement.comparison
        tournament = self._workspace.tournament
        draft = draft_of(tournament)
        found = frozenset(o for o in draft.objections if o.breaks_rule)
        reason: str | None = ""
        if not comparison.agrees:
            lines = on_record(judgement.items)
            reason = self.ask_reason(differences_table(tournament, comparison), lines)
        if reason is None:
            return
        paired_at = wall_clock().strftime("%Y-%m-%dT%H:%M:%S")
        try:
            change = finish(tournament, comparison, paired_at, reason=reason, confirmed=found)
            # The two questions of level 4 have just been answered.
            self._workspace.do(change, () if comparison.agrees else ("mpa-differs",))
        except ArbiterError as error:
            self._workspace.problem.emit(error)

    def _confirm(self, name: str, lines: Iterable[str]) -> bool:
        dialog = WarningDialog(name, lines, _("&Do it anyway"), self._window)
        confirmed = dialog.accepted_by_user()
        dialog.deleteLater()
        return confirmed

    def _ask_reason(self, differences: Table, lines: Iterable[str]) -> str | None:
        first = DifferencesDialog(differences, self._window)
        goes_on = first.accepted_by_user()
        first.deleteLater()
        if not goes_on:
            return None
        second = ReasonDialog(lines, self._window)
        reason = second.given()
        second.deleteLater()
        return reason
