"""Results as they are typed: written at once, and asked about where a board has another one."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

from arbiter_gui.actions.results import enter_result
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.tables.marks import result_text
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.widgets.notice import Notice
from arbiter_gui.ui.workspace import Workspace


class ResultEntry(QObject):
    """Writes the results of a round; questions that are being computed make way."""

    def __init__(
        self, workspace: Workspace, notice: Notice, echo: QLabel, focus: Callable[[], None]
    ) -> None:
        super().__init__(notice)
        self._workspace = workspace
        self._notice = notice
        self._echo = echo
        self._focus = focus

    def give(self, round_number: int, board: int, result: Result | None) -> None:
        """Writes a result; a second one that differs has to be confirmed in the newest round.

        In an earlier round every change is asked about as a correction.
        """
        if not self._workspace.make_way():
            self._workspace.message.emit(_("A round is being paired: cancel it to enter results."))
            return
        stands = self._stands(round_number, board)
        newest = round_number == self._workspace.tournament.rounds_paired
        if newest and stands is not None and result not in (None, stands):
            self._ask(round_number, board, stands, result)
        else:
            self._write(round_number, board, result)

    def _stands(self, round_number: int, board: int) -> Result | None:
        game = self._workspace.tournament.fact("game", (round_number, board))
        return game.result if isinstance(game, Game) else None

    def _write(self, round_number: int, board: int, result: Result | None) -> None:
        if self._workspace.carry_out(enter_result, round_number, board, result):
            self._workspace.message.emit(self._echo.text())

    def _replace(self, round_number: int, board: int, result: Result | None) -> None:
        self._write(round_number, board, result)
        self._focus()

    def _ask(self, number: int, board: int, stands: Result, result: Result | None) -> None:
        """Enter replaces the first result by the second, Escape keeps it."""
        values: dict[str, str | int] = {
            "board": board,
            "old": result_text(stands),
            "new": result_text(result),
        }
        self._notice.ask(
            [fill(N_("Board {board} has {old} already. Replace it by {new}?"), values)],
            [
                (
                    fill(N_("Replace by {new}"), values),
                    partial(self._replace, number, board, result),
                ),
                (fill(N_("Keep {old}"), values), self._focus),
            ],
        )
