"""What is done to the standings: places given by hand, and prizes."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.prizes import set_prizes
from arbiter_gui.actions.ranking import drop_hand_ranking, rank_by_hand, tied_players
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import _
from arbiter_gui.tables.points import points_text
from arbiter_gui.tables.prizes import prize_list_of
from arbiter_gui.tables.standings import round_with_results
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import HandRanking
from arbiter_gui.ui.dialogs.hand_ranking import HandRankingDialog
from arbiter_gui.ui.dialogs.prizes import Prizes, PrizesDialog
from arbiter_gui.ui.views.standings_view import StandingsView


class StandingsCommands(QObject):
    """Asks what has to be asked and carries the action out; refusals go to the workspace."""

    def __init__(self, page: StandingsView, window: QWidget) -> None:
        super().__init__(window)
        self._page = page
        self._workspace = page.workspace
        self._window = window

    def rank_by_hand(self, key: PlayerKey) -> None:
        """Asks for the order of everybody who has the score of a player in the list shown."""
        tournament, after_round = self._workspace.tournament, self._page.round_shown
        try:
            tied = tied_players(tournament, key, after_round)
        except RefusedAction as refusal:
            self._workspace.problem.emit(refusal)
            return
        points = tournament.score(key, after_round)
        present = tournament.fact("hand_ranking", (after_round, points))
        reason = present.reason if isinstance(present, HandRanking) else ""
        title = _("Players with {points} points after round {round}, the best placed first").format(
            points=points_text(points), round=after_round
        )
        players = [tournament.player(player) for player in tied]
        dialog = HandRankingDialog(title, players, reason, self._window)
        answer = dialog.answer()
        dialog.deleteLater()
        if answer is None:
            return
        if answer.players:
            self._workspace.carry_out(rank_by_hand, after_round, answer.players, answer.reason)
        else:
            self._workspace.carry_out(drop_hand_ranking, after_round, points)

    def edit_prizes(self) -> None:
        """Asks for the prizes, beside what they give by the newest standings."""
        tournament = self._workspace.tournament
        standings = rank(tournament, round_with_results(tournament))
        dialog = PrizesDialog(
            Prizes(tournament.prize_fund, tournament.category_prizes),
            lambda fund, categories: prize_list_of(tournament, standings, fund, categories),
            lambda fund, categories: set_prizes(tournament, fund, categories),
            self._window,
        )
        answer = dialog.edited()
        dialog.deleteLater()
        if answer is not None:
            self._workspace.carry_out(set_prizes, answer.fund, answer.categories)
