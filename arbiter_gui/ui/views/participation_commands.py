"""Who plays in which round: check-in, late entries, byes, withdrawal and return, late boards."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.byes import cancel_bye, cancel_byes, request_byes
from arbiter_gui.actions.entries import enter_from, has_been_paired
from arbiter_gui.actions.late_board import (
    add_late_board,
    late_draft,
    late_players,
    possible_opponents,
)
from arbiter_gui.actions.participation import RunningGame, readmit, running_game, withdraw
from arbiter_gui.actions.presence import check_in, check_out, excuse_missing, postpone_missing
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.dialogs.bye_request import ByeRequest, ByeRequestDialog, HalfPointByes
from arbiter_gui.ui.dialogs.late_board import LateBoardDialog
from arbiter_gui.ui.dialogs.round_question import RoundQuestion, RoundQuestionDialog
from arbiter_gui.ui.workspace import Workspace

_ROUNDS_AHEAD = 9


class ParticipationCommands(QObject):
    """Asks one question where there is one, and carries the action out."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window

    def toggle_here(self, key: PlayerKey) -> None:
        """Notes that a player is in the hall, or takes the note back."""
        here = self._workspace.tournament.player(key).checked_in
        self._workspace.carry_out(check_out if here else check_in, key)

    def excuse_missing(self) -> None:
        """Gives all who are not here a zero-point bye in the next round."""
        self._workspace.carry_out(excuse_missing)

    def postpone_missing(self) -> None:
        """Lets all who are not here enter one round later."""
        self._workspace.carry_out(postpone_missing)

    def request_bye(self, key: PlayerKey) -> None:
        """Asks in which rounds the player wants which bye."""
        requested = self._requested_byes(key)
        rounds = self._rounds_to_come()
        if not rounds:
            self._workspace.message.emit(_("All rounds are paired."))
            return
        player = self._workspace.tournament.player(key)
        known = HalfPointByes(self._half_point_byes(key), player.half_bye_refused)
        dialog = ByeRequestDialog(player.name, rounds, requested, self._window, half_points=known)
        request = dialog.chosen()
        dialog.deleteLater()
        if request is not None:
            self._settle_byes(key, request, set(requested))

    def cancel_bye(self, key: PlayerKey) -> None:
        """Takes back the player's request for the nearest round."""
        requested = self._requested_byes(key)
        if requested:
            self._workspace.carry_out(cancel_bye, min(requested), key)
            return
        player = self._workspace.tournament.player(key)
        self._workspace.message.emit(_("{name} has not asked for a bye.").format(name=player.name))

    def withdraw_player(self, key: PlayerKey) -> None:
        """Takes a player out of the rounds to come; asks from which on, and about a game."""
        tournament = self._workspace.tournament
        player = tournament.player(key)
        if player.withdrawn_from is not None:
            self._workspace.carry_out(withdraw, key)
            return
        game = running_game(tournament, key)
        question = RoundQuestion(
            _("Withdraw"),
            player.name,
            _("Withdraw"),
            _("&Plays no more from round"),
            _("Game of round {round}").format(round=tournament.rounds_paired),
            (_("&Goes on: its result is entered"), _("Is &lost by forfeit now")) if game else (),
            _("Byes asked for from that round on lapse. The player can come back at any time."),
        )
        answer = self._asked(question)
        if answer is not None:
            running = (RunningGame.STAYS, RunningGame.FORFEITED)[answer[1]]
            self._workspace.carry_out(withdraw, key, from_round=answer[0], running=running)

    def readmit_player(self, key: PlayerKey) -> None:
        """Lets a player who had withdrawn or was expelled play again; asks from which round on."""
        player = self._workspace.tournament.player(key)
        if player.withdrawn_from is None:
            self._workspace.carry_out(readmit, key)
            return
        question = RoundQuestion(
            _("Readmit"),
            player.name,
            _("Readmit"),
            _("&Plays again from round"),
            note=_("The rounds missed until then give no points."),
        )
        answer = self._asked(question)
        if answer is not None:
            self._workspace.carry_out(readmit, key, from_round=answer[0])

    def enter_later(self, key: PlayerKey) -> None:
        """Settles from which round a player plays who has not been paired yet."""
        tournament = self._workspace.tournament
        player = tournament.player(key)
        coming = tournament.rounds_paired + 1
        if has_been_paired(tournament, key):
            self._workspace.carry_out(enter_from, key, coming)
            return
        question = RoundQuestion(
            _("Late entry"),
            player.name,
            _("Save"),
            _("&Plays from round"),
            _("Missed rounds"),
            (_("&No points"), _("&Half a point each"))[: 1 if player.half_bye_refused else 2],
            _(
                "The player keeps number {number}. Until the first pairing those below count as if "
                "the player were not on the list."
            ).format(number=player.tpn),
            proposed=coming + 1 if player.takes_part(coming) else coming,
        )
        answer = self._asked(question)
        if answer is not None:
            missed = (ByeKind.ZERO_POINT, ByeKind.HALF_POINT)[answer[1]]
            self._workspace.carry_out(enter_from, key, answer[0], missed_rounds=missed)

    def add_late_board(self) -> None:
        """Puts two players who came late on one more board of the running round."""
        tournament = self._workspace.tournament
        late = late_players(tournament)
        if len(late) < 2:
            text = _("Two players without a board are needed while a round is being played.")
            self._workspace.problem.emit(ArbiterError("no-two-late", text))
            return
        dialog = LateBoardDialog(
            late,
            lambda one: possible_opponents(tournament, one),
            self._board_text,
            self._window,
        )
        pair = dialog.chosen()
        dialog.deleteLater()
        if pair is not None:
            reason = _("came late, added while the round was being played")
            self._workspace.carry_out(add_late_board, *pair, reason)

    def _board_text(self, one: PlayerKey, other: PlayerKey) -> str:
        tournament = self._workspace.tournament
        white, black = late_draft(tournament, one, other).boards[0]
        return _("White: {white}, Black: {black}").format(
            white=tournament.player(white).name, black=tournament.player(black or other).name
        )

    def _settle_byes(self, key: PlayerKey, request: ByeRequest, requested: set[int]) -> None:
        if request.kind is not None:
            self._workspace.carry_out(request_byes, request.rounds, key, request.kind)
            return
        given_back = sorted(requested & set(request.rounds))
        if given_back:
            self._workspace.carry_out(cancel_byes, given_back, key)

    def _asked(self, question: RoundQuestion) -> tuple[int, int] | None:
        rounds = self._rounds_to_come()
        first = self._workspace.tournament.rounds_paired + 1
        dialog = RoundQuestionDialog(question, first, max(rounds, default=first), self._window)
        answer = dialog.answered()
        dialog.deleteLater()
        return answer

    def _rounds_to_come(self) -> tuple[int, ...]:
        tournament = self._workspace.tournament
        paired = tournament.rounds_paired
        last = tournament.settings.rounds or paired + _ROUNDS_AHEAD
        return tuple(range(paired + 1, last + 1))

    def _requested_byes(self, key: PlayerKey) -> dict[int, ByeKind]:
        """The byes the player has asked for in rounds to come."""
        paired = self._workspace.tournament.rounds_paired
        return {bye.round: bye.kind for bye in self._byes(key) if bye.round > paired}

    def _half_point_byes(self, key: PlayerKey) -> int:
        """How many half-point byes the player had in the rounds that are paired."""
        paired = self._workspace.tournament.rounds_paired
        return sum(
            bye.round <= paired and bye.kind is ByeKind.HALF_POINT for bye in self._byes(key)
        )

    def _byes(self, key: PlayerKey) -> list[Bye]:
        facts = self._workspace.tournament.facts()
        return [fact for fact in facts if isinstance(fact, Bye) and fact.player == key]
