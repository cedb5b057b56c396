"""Sides were swapped: what the slip says where a result was entered by the wrong colours."""

from functools import partial

from PySide6.QtCore import QObject

from arbiter_gui.actions.sides import record_sides
from arbiter_gui.i18n import N_, fill
from arbiter_gui.tables.marks import result_text
from arbiter_gui.tables.player_name import surnames
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.views.round_view import RoundView


class SidesQuestion(QObject):
    """Exchanges the sides of the board that has the keyboard, and asks whose the points are."""

    def __init__(self, page: RoundView) -> None:
        super().__init__(page)
        self._page = page

    def ask(self) -> None:
        """Asks only where a result is entered that is not the same from both sides."""
        page = self._page
        number, board = page.round_shown, page.selected_board
        game = page.workspace.tournament.fact("game", (number, board or 0))
        if not isinstance(game, Game):
            return
        result = game.result
        if result is None or not result.played or result is result.mirrored:
            self._record(game, result)
            return
        values = {**self._names(game), "board": game.board, "result": result_text(result)}
        text = N_(
            "Board {board}: {white} had White, {black} had Black. {result} was entered. What does "
            "the slip say?"
        )
        page.notice.ask(
            [fill(text, values)],
            [
                (self._words(game, said), partial(self._record, game, said))
                for said in (result.mirrored, result)
            ],
        )

    def _names(self, game: Game) -> dict[str, str | int]:
        """The surnames by the colours of the board, not of the list."""
        tournament = self._page.workspace.tournament
        black, white = surnames(tournament.player(game.white), tournament.player(game.black))
        return {"white": white, "black": black}

    def _words(self, game: Game, said: Result) -> str:
        names = self._names(game)
        return f"{names['white']}  {result_text(said)}  {names['black']}"

    def _record(self, game: Game, result: Result | None) -> None:
        self._page.workspace.carry_out(record_sides, game.round, game.board, result)
        self._page.focus_list()
