"""The page of ratings and title norms; what it shows are estimates, and it says so."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.progress import Progress
from arbiter_gui.tables.norms import norms_table
from arbiter_gui.tables.ratings import ratings_table
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament import Fact
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.views.list_page import ListPage, OfferedCommand
from arbiter_gui.ui.views.page import KeyMeaning
from arbiter_gui.ui.views.rating_panel import RatingPanel
from arbiter_gui.ui.workspace import Workspace


@dataclass(frozen=True)
class _Norms:
    """A list of norms, and the event and its state that it belongs to."""

    document: object
    revision: int
    table: Table


class RatingsView(ListPage):
    """Rating changes of everybody, or the norms made and within reach.

    Norms of some hundred players take most of a second: they are looked for in a thread, and an
    older list of the same event stays until the other one is there.
    """

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, _("Ratings"), parent)
        self.changes = QPushButton(_("Chan&ges"))
        self.norms = QPushButton(_("Title nor&ms"))
        self._subjects = QButtonGroup(self)
        switch = QWidget()
        row = QHBoxLayout(switch)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.changes, self.norms):
            button.setCheckable(True)
            self._subjects.addButton(button)
            row.addWidget(button)
        self.changes.setChecked(True)
        self.header.put_before_commands(switch)
        self._table = Table((), ())
        self._norms: _Norms | None = None
        self._is_awaited = False
        self._background = Background(workspace, self)
        self.panel = RatingPanel(self)
        self.sheet_layout.setStretch(0, 1)
        self.sheet_layout.addWidget(self.panel)
        self.panel.closed.connect(self.focus_list)
        self.panel.topics.activated.connect(self._explain_topic)
        self.table.selectionModel().currentChanged.connect(self._follow)
        self._subjects.buttonClicked.connect(self._change_subject)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return (
            (_("Enter"), _("every game, or every condition")),
            ("Ctrl+I", _("player card")),
            ("Ctrl+C", _("copy the selected rows")),
        )

    def build(self, tournament: Tournament) -> Table:
        """The rating report, or the list of norms."""
        shows_norms = self.norms.isChecked() and bool(tournament.players)
        self._table = self._norms_of(tournament) if shows_norms else ratings_table(tournament)
        return self._table

    def _norms_of(self, tournament: Tournament) -> Table:
        """What is known of the norms now; the rest is asked for."""
        document, revision, known = self.workspace.document, tournament.revision, self._norms
        if known is None or known.document is not document:
            known = None
        elif known.revision == revision:
            return known.table

        def keep(table: Table) -> None:
            self._norms = _Norms(document, revision, table)
            self._show_norms()

        self._background.ask(found_norms, tournament.facts(), keep)
        return known.table if known else Table((), (), notes=(_("Looking for title norms…"),))

    def _show_norms(self) -> None:
        if not self.norms.isChecked():
            return
        self._refresh_when_seen()
        if self._is_awaited and self.isVisible():
            self._is_awaited = False
            self.focus_list()

    def describe(self, tournament: Tournament) -> str:
        """By which rules, and that the numbers are estimates."""
        del tournament
        return " · ".join(self._table.notes)

    def emptiness(self, tournament: Tournament) -> tuple[str, Sequence[OfferedCommand]]:
        """Without a norm, whether one is still to be hoped for."""
        if tournament.players:
            return "\n".join(self._table.notes), ()
        return super().emptiness(tournament)

    def refresh(self) -> None:
        """Builds the list anew, and the panel if it is open."""
        super().refresh()
        if self.panel.player is not None:
            self._explain()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the panel first."""
        if event.key() == Qt.Key.Key_Escape and self.panel.player is not None:
            self.panel.close_panel()
        else:
            super().keyPressEvent(event)

    def _activate(self, index: QModelIndex) -> None:
        """Enter or a double click opens the panel on what the row is about."""
        if index.isValid():
            self._explain(self._topic_of(index))

    def _follow(self, index: QModelIndex) -> None:
        """An open panel follows the keyboard."""
        if self.panel.player is not None and index.isValid():
            self._explain(self._topic_of(index) if self.norms.isChecked() else "")

    def _topic_of(self, index: QModelIndex) -> str:
        """The title of the norm in a row, or the rating change."""
        place = self.model.column_of("norm")
        return "rating" if place is None else str(index.siblingAtColumn(place).data())

    def _explain(self, topic: str = "") -> None:
        tournament, player = self.workspace.tournament, self.selected_player
        if player is None or tournament.fact("player", int(player)) is None:
            self.panel.close_panel()
        else:
            self.panel.show_player(tournament, player, topic)

    def _explain_topic(self) -> None:
        self._explain(str(self.panel.topics.currentData()))

    def _change_subject(self) -> None:
        self.panel.close_panel()
        self.refresh()
        self._is_awaited = self._background.is_computing
        self.focus_list()

    def _open_another(self) -> None:
        self.panel.close_panel()
        super()._open_another()


def found_norms(facts: tuple[Fact, ...], progress: Progress) -> Table:
    """The list of norms of an event.

    Raises:
        Cancelled: It is not wanted any more.
    """
    progress.raise_if_cancelled()
    return norms_table(Tournament(facts))
