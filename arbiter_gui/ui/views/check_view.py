"""Check: what to look at in a round before it is published; every item leads to its board."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.publication import before_publishing
from arbiter_gui.explain.publication_item import Item
from arbiter_gui.explain.publication_table import publication_line, publication_table
from arbiter_gui.i18n import _, fill
from arbiter_gui.progress import Progress
from arbiter_gui.tables.standings import round_with_results
from arbiter_gui.tournament import Change, Fact, Game, Round, Tournament
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.theme import ROW_HEIGHT
from arbiter_gui.ui.views.dock_panel import DockPanel
from arbiter_gui.ui.workspace import Workspace

_MOST_ROWS = 7
_SHARE = 0.22
_MARGINS = 20
_PAUSE = 60
"""Milliseconds in which another round may be turned to, before the one shown is looked through."""


@dataclass(frozen=True)
class CheckQuestion:
    """The facts of an event and the round that is looked through."""

    facts: tuple[Fact, ...]
    round: int


@dataclass(frozen=True)
class Found:
    """What there is to look at in a round, or why it cannot be looked through."""

    round: int
    items: tuple[Item, ...] = ()
    obstacle: ArbiterError | None = None


class CheckView(DockPanel):
    """A panel that looks through the round that is shown, by itself and beside everything else.

    Signals:
        item_chosen: The `Item` whose board and explanation are wanted.
        told: The line and the number of items are others now.
    """

    item_chosen = Signal(object)
    told = Signal()

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(_("What there is to look at"), _("Close the list"), parent)
        self._workspace = workspace
        self._background = Background(workspace, self)
        self._round = 0
        self._is_new = False
        self.found: Found | None = None
        self._newest: Found | None = None
        self._title, self._hint, self._details = QLabel(), QLabel(), QLabel()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._compute)
        self._arrange()
        workspace.opened.connect(self._forget_newest)
        workspace.changed.connect(self._take_note)
        self.table.activated.connect(self._choose)
        self.table.row_entered.connect(self._show_details)

    @property
    def items(self) -> tuple[Item, ...]:
        """What there is to look at, as far as it is known."""
        return () if self.found is None else self.found.items

    @property
    def found_in_newest(self) -> tuple[Item, ...] | None:
        """What there is to look at in the newest round; None where its boards were not checked."""
        known = self._newest
        checked = known is not None and known.round == self._workspace.tournament.rounds_paired
        return known.items if known is not None and checked and not known.obstacle else None

    @property
    def line(self) -> str:
        """One line for the page, while the round is still to be published; else ""."""
        return self._title.text() if self._is_new else ""

    @property
    def text(self) -> str:
        """Everything that is said beside the table."""
        return f"{self._title.text()}\n{self._details.text()}"

    def ask(self, round_number: int) -> None:
        """Looks through a round; one that is not paired has nothing to publish."""
        tournament = self._workspace.tournament
        newest = tournament.rounds_paired
        self._round = round_number if 0 < round_number <= newest else 0
        played = round_with_results(tournament)
        self._is_new = self._round == newest > played
        self.found = None
        self._background.forget()
        self._tell()
        if self._round:
            self._pause.start()
        else:
            self._pause.stop()

    def take_keyboard(self) -> None:
        """Puts the keyboard on the item that had it last."""
        if self.items:
            self.table.setFocus()
        else:
            self.cross.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Takes a share of the window; a narrow list may leave a sentence to the line below."""
        super().resizeEvent(event)
        self._share_height()
        self._show_details(self.table.currentIndex().row() + 1)

    def _arrange(self) -> None:
        self._title.setObjectName("panelTitle")
        self._hint.setObjectName("secondary")
        self._hint.setText(_("Enter shows the board and why"))
        self._details.setWordWrap(True)
        self._details.setTextFormat(Qt.TextFormat.PlainText)
        self._details.setAccessibleDescription(_("The item in full"))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(12)
        head.addWidget(self._hint, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)
        layout.addWidget(self._details)

    def _take_note(self, change: Change) -> None:
        """Results of the round itself have no part in its pairing; all else may have."""
        newest = self._workspace.tournament.rounds_paired
        if not all(_leaves_boards(edit.before, edit.after, newest) for edit in change.edits):
            self._forget_newest()
        if self._round and not all(
            _is_result(edit.before, edit.after, self._round) for edit in change.edits
        ):
            self.ask(self._round)

    def _forget_newest(self) -> None:
        self._newest = None

    def _compute(self) -> None:
        question = CheckQuestion(self._workspace.tournament.facts(), self._round)
        self._background.ask(looked_through, question, self._show)

    def _show(self, found: Found) -> None:
        self.found = found
        if found.round == self._workspace.tournament.rounds_paired:
            self._newest = found
        self._tell()

    def _tell(self) -> None:
        """Says and lists what is known now."""
        found, row = self.found, max(self.table.currentIndex().row(), 0)
        self.model.show(publication_table(self.items))
        self._title.setText(self._words())
        obstacle = found.obstacle if found else None
        self._details.setText(fill(obstacle.message, obstacle.values) if obstacle else "")
        listed = bool(self.items)
        for widget in (self.table, self._hint):
            widget.setVisible(listed)
        if listed:
            self.table.fit_columns(self.model.column_of("what") or 0)
            row = min(row, len(self.items) - 1)
            self.table.go_to_row(row)
            self._show_details(row + 1)
            self._share_height()
        else:
            self._details.setVisible(bool(self._details.text()))
        self.told.emit()

    def _words(self) -> str:
        if not self._round:
            return _("Choose a paired round.")
        if self.found is None:
            return _("Looking through round {round}…").format(round=self._round)
        if self.found.obstacle is not None:
            return _("Round {round} cannot be looked through.").format(round=self._round)
        return publication_line(self.items)

    def _share_height(self) -> None:
        room = max(2, int(self.window().height() * _SHARE) // ROW_HEIGHT)
        self.show_rows(min(max(1, len(self.items)), _MOST_ROWS, room))

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.item_chosen.emit(self.items[index.row()])

    def _show_details(self, place: int) -> None:
        """Why the rules have it so, and the sentence where the list has no room for all of it."""
        if not 0 < place <= len(self.items):
            return
        item = self.items[place - 1]
        column = self.model.column_of("what") or 0
        sentence = item.sentence.line()
        wide = self.table.fontMetrics().horizontalAdvance(sentence) + _MARGINS
        cut = [sentence] if wide > self.table.columnWidth(column) else []
        self._details.setText(" ".join([*cut, *(line.line() for line in item.why)]))
        self._details.setVisible(bool(self._details.text()))


def _is_result(before: Fact | None, after: Fact | None, round_number: int) -> bool:
    """Whether one game of a round has another result, and nothing else of it has changed."""
    if not isinstance(before, Game) or not isinstance(after, Game):
        return False
    same = (before.round, before.white, before.black) == (after.round, after.white, after.black)
    return same and after.round >= round_number


def _leaves_boards(before: Fact | None, after: Fact | None, newest: int) -> bool:
    """Whether the boards of the newest round stay as they were checked: results, publication."""
    published = isinstance(before, Round) and isinstance(after, Round)
    return published or _is_result(before, after, newest)


def looked_through(question: CheckQuestion, progress: Progress) -> Found:
    """Everything to look at in a round.

    Raises:
        Cancelled: The round is not wanted any more.
    """
    try:
        items = before_publishing(Tournament(question.facts), question.round, progress)
    except ArbiterError as error:
        return Found(question.round, obstacle=error)
    return Found(question.round, items)
