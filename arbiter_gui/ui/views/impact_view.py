"""Impact: the boards of the next round, were the result of a board another one."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_gui.actions.results import enter_result
from arbiter_gui.explain.what_if import Variant, changed, variant, what_if_table
from arbiter_gui.i18n import _
from arbiter_gui.progress import Progress
from arbiter_gui.tables.checklist import is_last_round_paired
from arbiter_gui.tables.marks import result_text
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament import Fact, Result, Tournament
from arbiter_gui.tournament.change import Change
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.views.dock_panel import DockPanel
from arbiter_gui.ui.workspace import Workspace

_RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
_MOST_ROWS = 8
_SHARE = 0.24


@dataclass(frozen=True)
class ImpactQuestion:
    """An event, one of its boards, and the results that board might have, the first as a start."""

    facts: tuple[Fact, ...]
    round: int
    board: int
    results: tuple[Result, ...]


class ImpactView(DockPanel):
    """A panel that compares when asked: typing results goes on undisturbed meanwhile."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(_("Boards that would be different"), _("Close the comparison"), parent)
        self._workspace = workspace
        self._asked: tuple[int, int] | None = None
        self._title, self._notes = QLabel(), QLabel()
        self.compare_button = QPushButton(_("&Compare"))
        self._arrange()
        self.compare_button.clicked.connect(self.compare)
        workspace.opened.connect(self.forget)
        workspace.changed.connect(self._take_note)

    @property
    def text(self) -> str:
        """Everything that is said beside the table."""
        return f"{self._title.text()}\n{self._notes.text()}"

    def ask(self, round_number: int, board: int | None) -> None:
        """Offers the comparison for a board; it is made by `compare`."""
        asked = None if board is None else (round_number, board)
        if asked != self._asked:
            self._asked = asked
            self._offer()

    def forget(self) -> None:
        """Compares nothing: another event is open."""
        self._asked = None
        self._offer()

    def compare(self) -> None:
        """Pairs the next round once for every result the board might have."""
        question = self._question()
        if question is not None:
            self._notes.setText(_("The next round is being paired for each result…"))
            self._workspace.compute(impact, question, self._show)

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        self._notes.setObjectName("secondary")
        self._notes.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(12)
        head.addWidget(self._notes, 1)
        head.addWidget(self.compare_button)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)

    def _offer(self) -> None:
        """Empties the table and says what can be compared, or why nothing can."""
        self.model.show(Table((), ()))
        self.table.setVisible(False)
        number, board = self._asked or (0, 0)
        title = _("What if board {board} of round {round} ended otherwise?")
        obstacle = self._obstacle()
        self._title.setText(title.format(board=board, round=number) if board else _("Impact"))
        self._notes.setText(obstacle or _("Compare pairs the next round for each result."))
        self.compare_button.setEnabled(not obstacle)

    def _obstacle(self) -> str:
        tournament = self._workspace.tournament
        if self._asked is None:
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
        if self._asked is None or self._obstacle():
            return None
        tournament = self._workspace.tournament
        number, board = self._asked
        game = tournament.fact("game", self._asked)
        entered = getattr(game, "result", None)
        results = [result for result in _RESULTS if result is not entered]
        first = [entered] if isinstance(entered, Result) else []
        return ImpactQuestion(tournament.facts(), number, board, (*first, *results))

    def _show(self, variants: tuple[Variant, ...]) -> None:
        table = what_if_table(variants)
        self.model.show(table)
        self._notes.setText("  ·  ".join(table.notes))
        self.table.setVisible(bool(table.rows))
        if table.rows:
            columns = [place for place, one in enumerate(table.columns) if place % 2]
            self.table.fit_columns(*columns)
            room = max(2, int(self.window().height() * _SHARE) // ROW_HEIGHT)
            self.show_rows(min(len(table.rows), _MOST_ROWS, room))

    def _take_note(self, change: Change) -> None:
        del change
        self._offer()


def impact(question: ImpactQuestion, progress: Progress) -> tuple[Variant, ...]:
    """The next round for every result that the board might have.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: The next round cannot be paired at all.
    """
    found = []
    for place, result in enumerate(question.results):
        progress.raise_if_cancelled()
        progress.step(place, len(question.results))
        tournament = Tournament(question.facts)
        step = enter_result(tournament, question.round, question.board, result)
        found.append(variant(result_text(result), changed(tournament, (step,)), progress))
    return tuple(found)
