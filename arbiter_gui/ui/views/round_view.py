"""The page of a round: its boards with colour codes, results by keys, and the next pairing."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_gui.actions.rounds import EnteredResults, swap_colours, unpair_newest
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.tables.checklist import is_last_round_paired
from arbiter_gui.tables.round_lines import boards_line, echo_of_result
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.delegates.code_delegate import CodeDelegate
from arbiter_gui.ui.delegates.result_delegate import ResultDelegate
from arbiter_gui.ui.models.results_model import BoardsFilter, ResultsModel
from arbiter_gui.ui.views.empty_round import EmptyRound
from arbiter_gui.ui.views.hand_run import HandRun
from arbiter_gui.ui.views.hand_view import HandView
from arbiter_gui.ui.views.page import KeyMeaning, Page
from arbiter_gui.ui.views.pairing_run import PairingRun
from arbiter_gui.ui.views.result_entry import ResultEntry
from arbiter_gui.ui.views.round_notes import RoundNotes
from arbiter_gui.ui.views.second_pass import LEAVING, SecondPass
from arbiter_gui.ui.widgets.echo_line import EchoLine
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.foot_notes import foot_row
from arbiter_gui.ui.widgets.hand_table import HAND_KEYS
from arbiter_gui.ui.widgets.icon_button import IconButton
from arbiter_gui.ui.widgets.result_menu import ResultMenu
from arbiter_gui.ui.widgets.results_table import ResultsTable
from arbiter_gui.ui.workspace import Workspace

_LOW = 400
"""Below this height of the page the boards need the room more than the notes."""


class RoundView(Page):
    """Boards and results of one round; the round after the newest one is offered for pairing.

    Signals:
        round_chosen: Another round is shown.
    """

    round_chosen = Signal(int)

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, _("Round"), _("Find board or player"), parent)
        self._round = 1
        self._arriving = 1
        self.model = ResultsModel(workspace, self)
        self.boards = BoardsFilter(self.model, self)
        self.table = ResultsTable(_("Boards of the round"), self)
        self.table.setModel(self.boards)
        self.empty = EmptyRound(self)
        self.echo = EchoLine()
        self.second_pass = SecondPass(workspace, self.notice, self.echo, self.table)
        self.entry = ResultEntry(workspace, self.notice, self.echo, self.focus_list)
        self.remark = ElidedLabel()
        self.remark.setObjectName("secondary")
        self.remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.notes = RoundNotes()
        self.pairing = PairingRun(workspace, self.notice, self)
        self.by_hand = HandRun(workspace, self)
        self.hand = HandView(workspace, self.by_hand, self)
        self._stack = QStackedWidget(self)
        self.earlier = IconButton("previous", _("Previous round"), self)
        self.later = IconButton("next", _("Next round"), self)
        self._build()
        self._connect()
        self._open()

    def _build(self) -> None:
        for arrow in (self.earlier, self.later):
            self.header.put_beside_title(arrow)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.hand)
        self.sheet_layout.addWidget(self._stack, 1)
        self.sheet_layout.addLayout(foot_row(self.echo, self.remark))
        self.sheet_layout.addWidget(self.notes)
        self.table.setItemDelegate(CodeDelegate(self.table))
        self._result_delegate = ResultDelegate(self.table)

    def _connect(self) -> None:
        self.workspace.opened.connect(self._open)
        self.workspace.changed.connect(self._follow)
        self.workspace.busy.connect(self._refresh_state)
        self.second_pass.turned.connect(lambda: self.round_chosen.emit(self._round))
        self.table.result_given.connect(self.give_result)
        self.table.odd_asked.connect(self.show_result_menu)
        self.table.next_missing_asked.connect(self.go_to_next_missing)
        self.table.jumping.connect(self._show_jump)
        self.table.row_entered.connect(self._at_board, Qt.ConnectionType.QueuedConnection)
        self.header.search_box.textChanged.connect(self._find)
        self.header.search_box.left.connect(self.focus_list)
        self.earlier.clicked.connect(self.show_previous)
        self.later.clicked.connect(self.show_next)
        self.pairing.board_asked.connect(self.go_to_board)
        self.pairing.command_asked.connect(self.command_asked)
        self.empty.command_asked.connect(self.command_asked)
        self.hand.command_asked.connect(self.command_asked)
        self.hand.selection_changed.connect(self.selection_changed)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of results, or those of pairing by hand."""
        meanings = HAND_KEYS if self.is_by_hand else self.table.result_keys.meanings
        if self.second_pass.is_on:
            meanings = (LEAVING, *meanings)
        return tuple((_(key), _(meaning)) for key, meaning in meanings)

    @property
    def round_shown(self) -> int:
        """The round that is shown; one more than the newest while it is offered for pairing."""
        return self._round

    @property
    def is_paired(self) -> bool:
        """Whether the shown round has boards."""
        return 0 < self._round <= self.workspace.tournament.rounds_paired

    @property
    def is_by_hand(self) -> bool:
        """Whether the shown round is being paired by hand."""
        phase = self.workspace.tournament.open_manual_pairing
        return phase is not None and phase.round == self._round

    @property
    def selected_player(self) -> PlayerKey | None:
        """The player at hand, while the round is paired by hand."""
        return self.hand.player if self.is_by_hand else None

    @property
    def selected_board(self) -> int | None:
        """The board that has the keyboard, or None."""
        return self.table.current_key() if self.is_paired else None

    def show_round(self, number: int) -> None:
        """Shows a round that is paired, or the one to be paired next."""
        tournament = self.workspace.tournament
        newest = tournament.rounds_paired
        last = newest if is_last_round_paired(tournament) else newest + 1
        self._round = min(max(number, 1), max(last, 1))
        self.second_pass.stop()
        self.notice.hide()
        self.echo.clear()
        self.remark.say("")
        self.boards.hold(None)
        self._refresh()
        self._lay_out_columns()
        if self.is_paired and self.boards.rowCount():
            self.table.go_to_row(0)
        self.round_chosen.emit(self._round)

    def show_newest(self) -> None:
        """Shows the newest paired round."""
        self.show_round(self.workspace.tournament.rounds_paired)

    def show_next_pairing(self) -> None:
        """Shows the round that is to be paired next."""
        self.show_round(self.workspace.tournament.rounds_paired + 1)

    def show_previous(self) -> None:
        """Shows the round before."""
        self.show_round(self._round - 1)

    def show_next(self) -> None:
        """Shows the round after."""
        self.show_round(self._round + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves one line to the notes on a low screen; all of them are in the tool tip."""
        super().resizeEvent(event)
        self.notes.leave_room(one_line=self.height() <= _LOW)
        self.echo.leave_room(low=self.height() <= _LOW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the second pass."""
        if event.key() == Qt.Key.Key_Escape and self.second_pass.is_on:
            self.second_pass.leave()
        else:
            super().keyPressEvent(event)

    def focus_list(self) -> None:
        """Puts the keyboard on the boards."""
        if self.is_paired:
            self.table.setFocus()
        elif self.is_by_hand:
            self.hand.focus_list()
        elif self.empty.buttons:
            self.empty.buttons[0].setFocus()

    def pair(self) -> None:
        """Pairs the next round in the worker thread."""
        self.pairing.start()

    def give_result(self, board: int, result: Result | None) -> None:
        """Writes the result of a board of the shown round and says it; questions make way."""
        if not self.second_pass.took(board, result):
            self.entry.give(self._round, board, result)

    def go_to_board(self, number: int, board: int) -> None:
        """Shows a round and goes to one of its boards."""
        if number != self._round:
            self.show_round(number)
        self.notice.hide()
        self.table.select_key(board)
        self.table.setFocus()

    def go_to_next_missing(self) -> None:
        """Goes to the next board without a result, from the top again after the last one."""
        games = self.workspace.tournament.games_without_result(self._round)
        missing = [game.board for game in games]
        here = self.selected_board or 0
        following = [board for board in missing if board > here] or missing
        if following:
            self.table.select_key(following[0])
        else:
            self.workspace.message.emit(_("Every board has a result."))

    def show_only_missing(self, only: bool) -> None:
        """Hides the boards that have a result, or shows all."""
        self.boards.hold(None)
        self.boards.show_only_missing(only)
        if self.boards.rowCount() and not self.table.currentIndex().isValid():
            self.table.go_to_row(0)

    def show_result_menu(self) -> None:
        """Offers every result for the board that has the keyboard."""
        board = self.selected_board
        if board is None or self.workspace.is_held:
            return
        menu = ResultMenu(self.table.result_keys, self)
        menu.chosen.connect(lambda result: self.give_result(board, result))
        menu.open_below(self.table, self.model.column_of("result") or 0)

    def swap_colours(self) -> None:
        """Exchanges White and Black on the board that has the keyboard."""
        board = self.selected_board
        if self.is_by_hand:
            self.hand.change_colours()
        elif board is not None:
            self.workspace.carry_out(swap_colours, self._round, board)

    def unpair(self) -> None:
        """Takes the newest round back; asks in place when results would go with it."""
        newest = self.workspace.tournament.rounds_paired
        entered = any(game.result for game in self.workspace.tournament.games(newest))
        if not entered:
            self.workspace.carry_out(unpair_newest)
            return
        self.show_round(newest)
        give_up = partial(self.workspace.carry_out, unpair_newest, results=EnteredResults.GIVEN_UP)
        text = _("Round {round} has results. They go with its pairing; Undo brings them back.")
        self.notice.say(
            [text.format(round=newest)],
            [(_("Un-pair round {round}").format(round=newest), give_up)],
        )

    def show_problem(self, error: ArbiterError) -> None:
        """Says a problem in its place; for an impossible round also who blocks it."""
        if isinstance(error, PairingImpossible):
            self.pairing.explain(error)
        else:
            super().show_problem(error)

    def _open(self) -> None:
        tournament = self.workspace.tournament
        self.header.search_box.clear()
        missing = tournament.games_without_result(tournament.rounds_paired)
        self.show_round(tournament.rounds_paired + (0 if missing else 1))
        if missing:
            self.table.select_key(missing[0].board)

    def _follow(self, change: Change) -> None:
        if change.touches("round"):
            rounds = [edit.key for edit in change.edits if edit.kind == "round"]
            self._arriving = max(number for number in rounds if isinstance(number, int))
            if self._arriving > self.workspace.tournament.rounds_paired:
                self._arrive()
            else:
                QTimer.singleShot(0, self._arrive)
            return
        if change.touches("manual_pairing") and not change.touches("game"):
            self._follow_hand()
            return
        place = _only_board(change)
        if place is not None:
            self._make_room_for(*place)
        if self.model.follow(change):
            self._refresh_state()
            if change.touches("player"):
                self._lay_out_columns()
        if place is not None:
            self.table.select_key(place[1])
            self.echo.say(echo_of_result(self.workspace.tournament, *place))

    def _arrive(self) -> None:
        """Shows a round that was just paired or taken back.

        Writing a paired round and drawing its boards are two turns of the event loop: keys that
        are typed meanwhile wait for one of them only.
        """
        if self.workspace.is_open:
            self.show_round(self._arriving)
            self.focus_list()

    def _follow_hand(self) -> None:
        """Shows a step of the round by hand; at its beginning and its end, another page."""
        number = self.workspace.tournament.rounds_paired + 1
        shown = self._stack.currentWidget() is self.hand
        if shown and self.is_by_hand and number == self._round:
            self._refresh_state()
        else:
            self.show_round(number)
            self.focus_list()

    def _make_room_for(self, number: int, board: int) -> None:
        """Shows the round of a board that a step was about, and keeps the board in sight."""
        if number != self._round:
            self.show_round(number)
            if self.isVisible() and not self.header.search_box.hasFocus():
                self.focus_list()
        self.boards.hold(board)

    def _refresh(self) -> None:
        self.model.show_round(self._round)
        self._refresh_state()

    def _lay_out_columns(self) -> None:
        columns = {column.key: place for place, column in enumerate(self.model.table.columns)}
        if not columns or not self.model.table.rows:
            return
        for key in ("white_title", "black_title"):
            self.table.setColumnHidden(columns[key], not self.model.says_anything(columns[key]))
        self.table.setItemDelegateForColumn(columns["result"], self._result_delegate)
        names = columns["white_name"], columns["black_name"]
        self.table.fit_columns(*names, yielding=columns["note"])

    def _refresh_state(self) -> None:
        tournament = self.workspace.tournament
        paired = self.is_paired
        is_open = self.workspace.is_open
        self.header.set_title(
            _("Round {round}").format(round=self._round) if is_open else _("Round")
        )
        self.header.set_state(boards_line(tournament, self._round) if is_open else "")
        self._show_stage()
        self.notes.show_round(tournament, self._round)
        self.echo.setVisible(paired)
        self.table.tint(past=paired and self._round < tournament.rounds_paired)
        self.earlier.setEnabled(self._round > 1)
        following = self._round == tournament.rounds_paired and not is_last_round_paired(tournament)
        self.later.setEnabled(self._round < tournament.rounds_paired or following)
        self.selection_changed.emit()

    def _show_stage(self) -> None:
        """The boards of a paired round, the lists of one by hand, or the way to a pairing."""
        tournament = self.workspace.tournament
        if self.is_paired:
            self._stack.setCurrentWidget(self.table)
        elif self.is_by_hand:
            self.hand.show_phase()
            self._stack.setCurrentWidget(self.hand)
        else:
            self.empty.explain(tournament if self.workspace.is_open else None, self._round)
            self._stack.setCurrentWidget(self.empty)

    def _at_board(self, board: int) -> None:
        """Says in full what is remarkable about the board; lets the one typed before go."""
        self.boards.release_unless(board)
        note = self.model.note_of(board)
        self.remark.say(note)
        self.remark.setVisible(bool(note))
        self.selection_changed.emit()

    def _show_jump(self, typed: str) -> None:
        self.echo.setText(_("Go to board {number}").format(number=typed) if typed else "")

    def _find(self, text: str) -> None:
        """Goes to the first board with that number or a player of that name."""
        if self.is_by_hand:
            self.hand.find_player(text)
        elif text.isdigit():
            self.table.select_key(int(text))
        elif text:
            self.table.find_from_top(text)


def _only_board(change: Change) -> tuple[int, int] | None:
    """The round and the board of the one game that a step was about, or None."""
    games = [edit.key for edit in change.edits if edit.kind == "game"]
    return games[0] if len(games) == 1 and isinstance(games[0], tuple) else None
