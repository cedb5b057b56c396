"""The second pass: the results are typed again from the slips, and those that differ are found."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from arbiter_gui.actions.results import enter_result
from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.tables.marks import result_text
from arbiter_gui.tables.player_name import surnames
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.widgets.echo_line import EchoLine
from arbiter_gui.ui.widgets.notice import Notice
from arbiter_gui.ui.widgets.results_table import ResultsTable
from arbiter_gui.ui.workspace import Workspace

LEAVING = (N_("Esc"), N_("leave the second pass"))
"""The key that is named first while the pass is on."""


class SecondPass(QObject):
    """Compares what is typed with what is entered; nothing of it is kept in the file.

    Signals:
        turned: The pass has begun or ended.
    """

    turned = Signal()

    def __init__(
        self, workspace: Workspace, notice: Notice, echo: EchoLine, table: ResultsTable
    ) -> None:
        super().__init__(table)
        self._workspace = workspace
        self._notice = notice
        self._echo = echo
        self._table = table
        self._round = 0
        self._same: set[int] = set()
        self._differed: dict[int, str] = {}
        notice.closed.connect(self.leave)

    @property
    def is_on(self) -> bool:
        """Whether results that are typed are compared instead of entered."""
        return self._round > 0

    def start(self, round_number: int) -> None:
        """Begins with the first board that has a result; a pass that is on goes on."""
        if not self.is_on:
            self._round = round_number
            self._same, self._differed = set(), {}
            if not self._entered():
                self._round = 0
                self._workspace.message.emit(_("No board has a result yet."))
                return
            self._notice.hide()
            self.turned.emit()
        self._table.setFocus()
        self._go_on(0)

    def stop(self) -> None:
        """Ends the pass without a word."""
        if self.is_on:
            self._round = 0
            self.turned.emit()

    def leave(self) -> None:
        """Ends the pass and says how far it came."""
        if self.is_on:
            text = _("Second pass left: {verified} of {count} verified.")
            self._echo.say(self._counted(text))
            self.stop()

    def took(self, board: int, result: Result | None) -> bool:
        """Compares a result that was typed.

        Returns:
            False where it has to be entered as usual: no pass is on, or the board has no result.
        """
        stands = self._entered().get(board)
        if stands is None:
            return False
        if result is None:
            self._prompt(board)
        elif result is stands:
            self._same.add(board)
            self._go_on(board)
        else:
            QApplication.beep()
            self._ask(board, stands, result)
        return True

    def _entered(self) -> dict[int, Result]:
        games = self._workspace.tournament.games(self._round) if self.is_on else ()
        return {game.board: game.result for game in games if game.result is not None}

    def _go_on(self, board: int) -> None:
        """To the next board that was not typed again yet, from the top after the last one."""
        waiting = sorted(self._entered().keys() - self._same - self._differed.keys())
        if waiting:
            following = next((number for number in waiting if number > board), waiting[0])
            self._table.select_key(following)
            self._prompt(following)
        else:
            self._sum_up()

    def _prompt(self, board: int) -> None:
        text = _("{verified} of {count} verified. Board {board}: the result on the slip?")
        self._echo.say(self._counted(text, board))

    def _counted(self, text: str, board: int = 0) -> str:
        entered = self._entered()
        verified = len(entered.keys() & (self._same | self._differed.keys()))
        return text.format(verified=verified, count=len(entered), board=board)

    def _ask(self, board: int, stands: Result, typed: Result) -> None:
        values: dict[str, str | int] = {
            **self._names(board),
            "board": board,
            "old": result_text(stands),
            "new": result_text(typed),
        }
        question = fill(
            N_(
                "Board {board}, {white} – {black}: {old} was entered first, {new} now. Which is "
                "right?"
            ),
            values,
        )
        self._echo.clear()
        self._echo.announce(question)
        kept = fill(N_("Board {board}: {old} stays, {new} was a slip of the second pass"), values)
        corrected = fill(N_("Board {board}: {old} corrected to {new}"), values)
        self._notice.ask(
            [question],
            [
                (fill(N_("{result} is right"), {"result": values["old"]}),
                 partial(self._settle, board, kept)),
                (fill(N_("{result} is right"), {"result": values["new"]}),
                 partial(self._correct, board, typed, corrected)),
            ],
        )  # fmt: skip

    def _names(self, board: int) -> dict[str, str]:
        tournament = self._workspace.tournament
        (game,) = (game for game in tournament.games(self._round) if game.board == board)
        white, black = surnames(tournament.player(game.white), tournament.player(game.black))
        return {"white": white, "black": black}

    def _correct(self, board: int, typed: Result, words: str) -> None:
        if self._workspace.carry_out(enter_result, self._round, board, typed):
            self._settle(board, words)

    def _settle(self, board: int, words: str) -> None:
        self._differed[board] = words
        self._table.setFocus()
        self._go_on(board)

    def _sum_up(self) -> None:
        count = len(self._entered())
        text = ngettext(
            "Second pass done: {count} result typed again,",
            "Second pass done: {count} results typed again,",
            count,
        ).format(count=count)
        found = [self._differed[board] for board in sorted(self._differed)]
        ending = _("these differed:") if found else _("all equal.")
        lines = [f"{text} {ending}", *found]
        self._echo.clear()
        self._echo.announce("\n".join(lines))
        self._notice.say(lines, quiet=not found)
        self.stop()
