"""Impact: the boards of a round, were a result, a player or a rule of the event otherwise."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import EDITIONS
from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.what_if import what_if_table
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.next_round import NextRoundUnknown, refuse_unknown_next_round
from arbiter_gui.pairing.position import colour_of_lot
from arbiter_gui.tables.checklist import is_last_round_paired
from arbiter_gui.tables.marks import result_text
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament import Result
from arbiter_gui.tournament.change import Change
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.views.dock_panel import DockPanel
from arbiter_gui.ui.views.impact_fields import ImpactFields
from arbiter_gui.ui.views.impact_question import Case, Impact, ImpactQuestion, Subject, impact
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.workspace import Workspace

_RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
_MOST_ROWS = 8
_SHARE = 0.24


class ImpactView(DockPanel):
    """A panel that compares when asked: typing results goes on undisturbed meanwhile."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(_("Boards that would be different"), _("Close the comparison"), parent)
        self._workspace = workspace
        self._asked: tuple[int, int | None] = (0, None)
        self._title, self._notes = ElidedLabel(), QLabel()
        self.fields = ImpactFields()
        self.compare_button = QPushButton(_("&Compare"))
        self._arrange()
        self.compare_button.clicked.connect(self.compare)
        self.fields.entered.connect(self.compare)
        self.fields.chosen.connect(self._offer)
        workspace.opened.connect(self.forget)
        workspace.changed.connect(self._take_note)
        workspace.busy.connect(self._end_of_computation)

    @property
    def text(self) -> str:
        """Everything that is said beside the table."""
        return f"{self._title.whole_text}\n{self._notes.text()}"

    def ask(self, round_number: int, board: int | None) -> None:
        """Offers the comparison for a board and its round; it is made by `compare`."""
        if (round_number, board) != self._asked:
            self._asked = (round_number, board)
            self._list_players()
            self._offer()

    def forget(self) -> None:
        """Compares nothing: another event is open."""
        self._asked = (0, None)
        self._offer()

    def compare(self) -> None:
        """Pairs the round once for every case; nothing is written."""
        question = self._question()
        if question is not None and self._workspace.compute(
            impact, question, self._show, is_question=True
        ):
            self._notes.setText(_("The round is being paired for each case…"))

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        self._notes.setObjectName("secondary")
        self._notes.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        head.addWidget(self.fields)
        head.addWidget(self.compare_button)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._notes)
        layout.addWidget(self.table)

    def _list_players(self) -> None:
        self.fields.blockSignals(True)
        self.fields.show_players(self._workspace.tournament)
        self.fields.blockSignals(False)

    def _offer(self) -> None:
        """Empties the table and says what can be compared, or why nothing can."""
        self.model.show(Table((), ()))
        self.table.setVisible(False)
        number, board = self._asked
        title = fill(N_("What if? Round {round}"), {"round": number}) if number else _("Impact")
        if self.fields.what is Subject.RESULT and board is not None:
            title = _("What if board {board} of round {round} ended otherwise?").format(
                board=board, round=number
            )
        self._title.say(title)
        obstacle = self._obstacle()
        self._notes.setText(
            obstacle or _("Compare pairs the round for each case. Nothing is written to the event.")
        )
        self.compare_button.setEnabled(not obstacle)

    def _obstacle(self) -> str:
        if self.fields.what is Subject.RESULT:
            return self._obstacle_to_result()
        tournament = self._workspace.tournament
        if not self._asked[0] or not tournament.players:
            return _("There is no round to compare.")
        if self._asked[0] > tournament.rounds_paired:
            try:
                refuse_unknown_next_round(tournament)
            except NextRoundUnknown as error:
                return fill(error.message, error.values)
        return ""

    def _obstacle_to_result(self) -> str:
        tournament = self._workspace.tournament
        if self._asked[1] is None:
            return _("Choose a board of a paired round.")
        if is_last_round_paired(tournament):
            return _("The last round is paired: no pairing depends on the result any more.")
        newest = tournament.rounds_paired
        others = [
            game.board
            for number in range(1, newest + 1)
            for game in tournament.games_without_result(number)
            if (number, game.board) != self._asked
        ]
        if others:
            return _("Results of other boards are missing: the next round is not known yet.")
        return ""

    def _question(self) -> ImpactQuestion | None:
        tournament = self._workspace.tournament
        if self._obstacle():
            return None
        what, number = self.fields.what, self._asked[0]
        if what is Subject.RESULT:
            number = tournament.rounds_paired + 1
        try:
            cases = self._cases(what)
        except ArbiterError as error:
            self._notes.setText(fill(error.message, error.values))
            return None
        return ImpactQuestion(tournament.facts(), number, cases)

    def _cases(self, what: Subject) -> tuple[Case, ...]:
        """The round as it is first, where a result is not the subject."""
        tournament = self._workspace.tournament
        as_it_is = Case(_("As it is"))
        if what is Subject.RESULT:
            return self._cases_of_results()
        if what is Subject.EDITION:
            label = _("Dutch, {edition} rules")
            others = [year for year in EDITIONS if year != tournament.settings.edition]
            return (
                as_it_is,
                *(Case(label.format(edition=year), edition=year) for year in others),
            )
        if what is Subject.COLOUR:
            drawn = tournament.settings.initial_colour or colour_of_lot(tournament)
            return as_it_is, Case(_("What if"), colour=drawn.opposite)
        return as_it_is, Case(_("What if"), self.fields.change())

    def _cases_of_results(self) -> tuple[Case, ...]:
        number, board = self._asked
        if board is None:
            return ()
        game = self._workspace.tournament.fact("game", (number, board))
        entered = getattr(game, "result", None)
        results = [result for result in _RESULTS if result is not entered]
        first = [entered] if isinstance(entered, Result) else []
        return tuple(
            Case(
                result_text(result),
                partial(enter_result, round_number=number, board=board, result=result),
            )
            for result in (*first, *results)
        )

    def _show(self, found: Impact) -> None:
        words = () if self.fields.what is Subject.RESULT else found.words
        table = what_if_table(found.variants, words)
        self.model.show(table)
        said = (table.title,) if words else ()
        self._notes.setText("  ·  ".join((*said, *table.notes, _("Nothing was written."))))
        self.table.setVisible(bool(table.rows))
        if table.rows:
            columns = [place for place, one in enumerate(table.columns) if place % 2]
            self.table.fit_columns(*columns)
            room = max(2, int(self.window().height() * _SHARE) // ROW_HEIGHT)
            self.show_rows(min(len(table.rows), _MOST_ROWS, room))

    def _end_of_computation(self, busy: bool) -> None:
        """A comparison that was stopped leaves the offer; one that has ended shows itself next."""
        if not busy and not self.model.rowCount():
            self._offer()

    def _take_note(self, change: Change) -> None:
        if change.touches("player"):
            self._list_players()
        self._offer()
