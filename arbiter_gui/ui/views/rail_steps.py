"""The checklist in the rail: how its steps stand, and where each of them leads."""

from PySide6.QtCore import QObject, Signal

from arbiter_gui.explain.publication_item import Severity
from arbiter_gui.i18n import _
from arbiter_gui.tables.checklist import (
    Preparation,
    StepState,
    checklist,
    round_in_preparation,
)
from arbiter_gui.ui.views.check_view import CheckView
from arbiter_gui.ui.widgets.rail import Rail
from arbiter_gui.ui.workspace import Workspace

_PAGES = {
    "results": "round",
    "byes": "players",
    "pair": "round",
    "check": "round",
    "print": "round",
    "publish": "round",
}
_COMMANDS = {"check": "dock_check", "print": "export_workbook", "publish": "publish"}


class RailSteps(QObject):
    """Keeps the checklist up to date and goes where a line of the rail leads.

    Signals:
        page_wanted: The name of the page to show.
        round_wanted: The round that the page of the round is to show.
        command_wanted: The id of a command to give, where it is legal.
    """

    page_wanted = Signal(str)
    round_wanted = Signal(int)
    command_wanted = Signal(str)

    def __init__(
        self, workspace: Workspace, rail: Rail, check: CheckView, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._rail = rail
        self._check = check
        workspace.lists_written.connect(self.show_steps)
        check.told.connect(self.show_steps)
        rail.asked.connect(self.go_to_line)

    def show_steps(self) -> None:
        """Shows how every step stands now."""
        if not self._workspace.is_open:
            self._rail.show_steps(())
            return
        self._rail.show_steps(checklist(self._workspace.tournament, self._preparation()))

    def go_to_line(self, line: str) -> None:
        """Goes to what a line names: a page, the boards of the round, or the command itself."""
        if line in _PAGES and line != "byes":
            self.round_wanted.emit(self._round_of(line))
        self.page_wanted.emit(_PAGES.get(line, line))
        if self._rail.state_of(line) is StepState.LATER:
            self._workspace.message.emit(_("This step is not possible yet."))
        elif line in _COMMANDS:
            self.command_wanted.emit(_COMMANDS[line])

    def _round_of(self, line: str) -> int:
        tournament = self._workspace.tournament
        possible = self._rail.state_of(line) is not StepState.LATER
        if line == "results" or (line == "publish" and possible):
            return tournament.rounds_paired
        return round_in_preparation(tournament, self._preparation())

    def _preparation(self) -> Preparation:
        """What was done for the newest round in this window."""
        found = self._check.found_in_newest
        written = self._workspace.written_round
        if found is None:
            return Preparation(written=written)
        serious = any(item.severity > Severity.NOTE for item in found)
        return Preparation(len(found), serious, written)
