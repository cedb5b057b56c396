"""The window: rail, pages, legend and status line; every command meets its method here."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from arbiter_gui import __version__
from arbiter_gui.errors import ArbiterError, FileProblem
from arbiter_gui.i18n import _
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.tables.checklist import event_line
from arbiter_gui.tables.legend import code_line
from arbiter_gui.tables.standings import round_with_results
from arbiter_gui.tournament.presence import missing
from arbiter_gui.ui.command_methods import methods_of
from arbiter_gui.ui.command_table import Situation
from arbiter_gui.ui.dialogs.acknowledgement import Acknowledgements
from arbiter_gui.ui.dialogs.crash_report import CrashReportDialog, report_of
from arbiter_gui.ui.menus import LIST_COMMANDS, MOMENT_COMMANDS, PAGE_COMMANDS, Commands
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.bottom_dock import BottomDock
from arbiter_gui.ui.views.command_words import word_commands
from arbiter_gui.ui.views.crosstable_view import CrosstableView
from arbiter_gui.ui.views.event_commands import EventCommands
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.file_drop import FileDrop
from arbiter_gui.ui.views.first_tour import FirstTour
from arbiter_gui.ui.views.hall_commands import HallCommands
from arbiter_gui.ui.views.help_commands import HelpCommands
from arbiter_gui.ui.views.import_commands import ImportCommands
from arbiter_gui.ui.views.list_commands import ListCommands
from arbiter_gui.ui.views.list_page import ListPage
from arbiter_gui.ui.views.mending_commands import MendingCommands
from arbiter_gui.ui.views.number_commands import NumberCommands
from arbiter_gui.ui.views.pack_upkeep import PackUpkeep
from arbiter_gui.ui.views.page import Page
from arbiter_gui.ui.views.participation_commands import ParticipationCommands
from arbiter_gui.ui.views.player_card_view import PlayerCardView
from arbiter_gui.ui.views.player_commands import PlayerCommands
from arbiter_gui.ui.views.players_view import PlayersView
from arbiter_gui.ui.views.print_commands import PrintCommands
from arbiter_gui.ui.views.protected_event import ProtectedEvent
from arbiter_gui.ui.views.rail_steps import RailSteps
from arbiter_gui.ui.views.ratings_view import RatingsView
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.views.salvage_commands import SalvageCommands
from arbiter_gui.ui.views.site_upkeep import SiteUpkeep
from arbiter_gui.ui.views.standings_commands import StandingsCommands
from arbiter_gui.ui.views.standings_view import StandingsView
from arbiter_gui.ui.views.timeline_commands import TimelineCommands
from arbiter_gui.ui.views.timeline_view import TimelineView
from arbiter_gui.ui.views.version_changes import VersionChanges
from arbiter_gui.ui.widgets.desk import desk_of
from arbiter_gui.ui.widgets.legend import Legend
from arbiter_gui.ui.widgets.notice import Offer
from arbiter_gui.ui.widgets.rail import Rail
from arbiter_gui.ui.widgets.status_line import StatusLine
from arbiter_gui.ui.workspace import Workspace

FIRST_SIZE = QSize(1366, 768)
"""The size of the window at the first start, where the screen has room for it."""

NARROWEST = QSize(640, 340)
"""The smallest window: a common laptop at 200 % has room for it."""

NARROW = 1000
"""Below this width the rail folds to icons by itself."""


class MainWindow(QMainWindow):
    """Shows one event at a time.

    Signals:
        next_window_asked: The keyboard is to go to the next window.
        copies_asked: Players of another open event are to be taken over.
    """

    next_window_asked = Signal()
    copies_asked = Signal()

    def __init__(self, workspace: Workspace, preferences: Preferences) -> None:
        super().__init__()
        self.workspace = workspace
        self.preferences = preferences
        self.players = PlayersView(workspace, self)
        self.round = RoundView(workspace, self)
        self.round.table.result_keys = preferences.result_keys
        self.standings = StandingsView(workspace, self)
        self.crosstable = CrosstableView(workspace, self)
        self.ratings = RatingsView(workspace, self)
        self.timeline = TimelineView(workspace, self)
        self.pages: dict[str, Page] = {
            "players": self.players,
            "round": self.round,
            "standings": self.standings,
            "crosstable": self.crosstable,
            "ratings": self.ratings,
            "timeline": self.timeline,
        }
        self.rail = Rail(self)
        self.card = PlayerCardView(workspace, self)
        self.dock = BottomDock(workspace, self.round, self.card, self)
        self.steps = RailSteps(workspace, self.rail, self.dock.check, self)
        self.versions = VersionChanges(workspace, self.round, self)
        self.legend = Legend(self)
        self.status = StatusLine(workspace, self)
        self._make_commands()
        self._folded_by_hand: bool | None = None
        self._troubled: Page | None = None
        self._stack = QStackedWidget(self)
        self._build()
        self._connect()
        self.refresh()
        self.show_page("round" if workspace.is_open else "players")

    def _make_commands(self) -> None:
        workspace, preferences = self.workspace, self.preferences
        self.files = FileCommands(workspace, preferences, self)
        self.print_commands = PrintCommands(workspace, preferences, self.files, self)
        self.hall = HallCommands(workspace, preferences, self)
        self.site = SiteUpkeep(workspace, preferences, self)
        self.packs = PackUpkeep(workspace, preferences, self.print_commands.options_of, self)
        self.imports = ImportCommands(workspace, self.files, self)
        self.salvage = SalvageCommands(workspace, self.files, self)
        self.protected = ProtectedEvent(workspace, self.files, self)
        self.drop = FileDrop(workspace, self.imports.take_dropped, self)
        self.event_commands = EventCommands(workspace, self)
        self.player_commands = PlayerCommands(workspace, self)
        self.lists = ListCommands(self.players, self.player_commands, preferences, self)
        self.help = HelpCommands(lambda: self.page, preferences, self)
        self.tour = FirstTour(workspace, preferences, self.players.empty_state)
        self.participation_commands = ParticipationCommands(workspace, self)
        self.number_commands = NumberCommands(workspace, self)
        self.mending_commands = MendingCommands(workspace, self)
        self.standings_commands = StandingsCommands(self.standings, self)
        self.timeline_commands = TimelineCommands(workspace, self.timeline, self.files, self)
        self.commands = Commands(self.menuBar())
        self.commands.connect_all(methods_of(self))
        if preferences.with_list_data:
            self.players.toggle_list_data()
            self.commands.actions["list_data"].setChecked(True)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, Page) else self.players

    def show_page(self, name: str) -> None:
        """Shows a page and puts the keyboard into its list."""
        self._stack.setCurrentWidget(self.pages[name])
        self.page.focus_list()
        self._follow_page()

    def show_panel(self, name: str) -> None:
        """Goes to the Round page and opens a panel below its boards."""
        if self.page is not self.round:
            self.show_page("round")
        self.dock.show_panel(name)

    def focus_search(self) -> None:
        """Puts the keyboard into the search box of the page."""
        self.page.focus_search()

    def situation(self) -> Situation:
        """Everything that decides which commands are legal."""
        tournament = self.workspace.tournament
        on_round = self.page is self.round
        return Situation(
            is_open=self.workspace.is_open,
            busy=self.workspace.is_held,
            computing=self.workspace.is_busy,
            players=len(tournament.players),
            rounds_paired=tournament.rounds_paired,
            rounds=tournament.settings.rounds,
            round_shown=self.round.round_shown,
            board_selected=on_round and self.round.selected_board is not None,
            player_selected=self.page.selected_player is not None,
            by_hand=tournament.open_manual_pairing is not None,
            seat_selected=on_round and self.page.selected_player is not None,
            unpublished=bool(tournament.rounds) and not tournament.rounds[-1].published_at,
            untouched_round=round_with_results(tournament) < tournament.rounds_paired,
            standing_selected=self.page is self.standings and bool(self.page.selected_player),
            in_fide_mode=tournament.settings.in_fide_mode,
            some_missing=bool(missing(tournament)),
            moment_selected=self.page is self.timeline and self.timeline.line is not None,
            explained=on_round and self.dock.why.explanation is not None,
            compared=self.versions.table is not None,
            folded_notes=self.round.notes.can_unfold,
            can_undo=self.workspace.next_undo is not None,
            can_redo=self.workspace.next_redo is not None,
        )

    def refresh(self) -> None:
        """Brings everything around the pages up to date."""
        tournament, document = self.workspace.tournament, self.workspace.document
        name = tournament.event.name or (document.path.stem if document else "")
        line = event_line(tournament) if document else _("No event is open")
        title = name
        looking = document is not None and document.only_to_look
        if looking:
            line = self.status.saved_text()
            title = f"{name} ({line})"
        self.setWindowTitle(f"{title} – Arbiter" if title else "Arbiter")
        self.rail.show_event(name or "Arbiter", line)
        self.steps.show_steps()
        self.rail.show_saved("" if looking else self.status.saved_text())
        self._follow_page()

    def pair_round(self) -> None:
        """Goes to the Round page and pairs the next round."""
        self.show_page("round")
        self.round.pair()

    def pair_by_hand(self) -> None:
        """Goes to the Round page and puts the next round into the hands of the arbiter."""
        self.show_page("round")
        self.round.by_hand.begin()

    def unpair_round(self) -> None:
        """Goes to the Round page and takes the newest round back."""
        self.show_page("round")
        self.round.unpair()

    def check_in(self) -> None:
        """Goes to the Players page and begins or ends the check-in there."""
        self.show_page("players")
        self.players.show_check_in(self.commands.actions["check_in"].isChecked())
        self._follow_page()

    def show_only_missing(self) -> None:
        """Goes to the Round page and hides or shows the boards that have a result."""
        self.show_page("round")
        self.round.show_only_missing(self.commands.actions["only_missing"].isChecked())

    def begin_second_pass(self) -> None:
        """Goes to the Round page, shows every board, and compares what is typed from then on."""
        self.commands.actions["only_missing"].setChecked(False)
        self.show_only_missing()
        self.round.second_pass.start(self.round.round_shown)

    def fold_rail(self) -> None:
        """Folds or unfolds the rail; from then on the arbiter decides, not the width."""
        self._folded_by_hand = not self.rail.folded
        self._fold()

    def show_crash(self, error: BaseException) -> None:
        """Shows an error that nobody expected; the event's file is intact."""
        dialog = CrashReportDialog(report_of(error, __version__), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends a running computation, lets the file go and remembers the window's place."""
        self.preferences.geometry = self.saveGeometry()
        self.help.let_go()
        self.workspace.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the message away, then the panel below, and goes back to the list."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.page.notice.isVisible():
            self.page.notice.put_away()
        elif self.page is self.round and self.dock.open_panel is not None:
            self.dock.close_panel()
        elif self.card.player is not None:
            self.card.close_card()
        else:
            self.page.focus_list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds the rail in a narrow window."""
        super().resizeEvent(event)
        self._fold()

    def _build(self) -> None:
        for page in self.pages.values():
            self._stack.addWidget(page)
        for name, ids in PAGE_COMMANDS.items():
            self.pages[name].header.show_commands([self.commands.actions[i] for i in ids])
        for page in self.pages.values():
            if isinstance(page, ListPage):
                page.offer_in_list([self.commands.actions[i] for i in LIST_COMMANDS])
        self.timeline.table.addActions([self.commands.actions[i] for i in MOMENT_COMMANDS])
        self.setCentralWidget(desk_of(self.rail, self._stack, (self.dock, self.legend)))
        self.setStatusBar(self.status)
        self.setMinimumSize(NARROWEST)
        self.resize(FIRST_SIZE)
        if not self.preferences.geometry.isEmpty():
            self.restoreGeometry(self.preferences.geometry)

    def show_on_screen(self) -> None:
        """Shows the window; it fills a screen that has no room for it."""
        # not `self.screen()`: that object would be deleted together with this window
        screen = QGuiApplication.screenAt(self.geometry().center())
        room = (screen or QGuiApplication.primaryScreen()).availableGeometry().size()
        if self.width() < room.width() and self.height() < room.height():
            self.show()
        else:
            self.showMaximized()

    def _connect(self) -> None:
        workspace = self.workspace
        workspace.acknowledge = Acknowledgements(self, self.event_commands.preview).ask
        workspace.opened.connect(self._show_opened)
        workspace.changed.connect(self._forget_trouble)
        workspace.changed.connect(self.refresh)
        workspace.busy.connect(self._judge)
        workspace.problem.connect(self._show_problem)
        workspace.crashed.connect(self.show_crash)
        self.steps.round_wanted.connect(self.round.show_round)
        self.round.round_chosen.connect(self._follow_page)
        self.steps.page_wanted.connect(self.show_page)
        self.steps.command_wanted.connect(self._give_command)
        self.versions.told.connect(self._judge)
        self.versions.print_asked.connect(self.files.print_list)
        self.files.remarked.connect(self._show_remarks)
        for upkeep in (self.site, self.packs):
            upkeep.told.connect(lambda line, quiet: self.page.notice.add(line, quiet=quiet))
        self.imports.asked.connect(self._ask)
        self.lists.page_wanted.connect(lambda: self.show_page("players"))
        self.card.closed.connect(self._back_to_list)
        self.dock.closed.connect(self._back_to_list)
        self.dock.why.explained.connect(self._judge)
        for page in self.pages.values():
            page.selection_changed.connect(self._judge)
            page.selection_changed.connect(self._follow_selection)
            page.command_asked.connect(self._give_command)

    def _show_opened(self) -> None:
        self.refresh()
        paired = self.workspace.tournament.rounds_paired
        self.show_page("round" if paired or not self.workspace.is_open else "players")
        self._show_remarks([])

    def _show_problem(self, error: ArbiterError) -> None:
        if isinstance(error, PairingImpossible):
            self.show_page("round")
        notice = self.page.notice
        if not (told := self.salvage.tell(notice, error) or self.protected.tell(notice, error)):
            self.page.show_problem(error)
        is_trouble = isinstance(error, FileProblem) and not told
        self._troubled = self.page if is_trouble else None

    def _forget_trouble(self) -> None:
        """What could be kept now shows that the trouble with the file is over."""
        if self._troubled is not None:
            self._troubled.notice.hide()
            self._troubled = None

    def _show_remarks(self, lines: list[str]) -> None:
        self.protected.say(self.page.notice, lines)

    def _ask(self, lines: list[str], offers: list[Offer]) -> None:
        self.page.notice.ask(lines, offers)

    def _give_command(self, name: str) -> None:
        self.commands.actions[name].trigger()

    def _follow_selection(self) -> None:
        self.card.follow(self.page.selected_player)
        self.dock.follow()

    def _back_to_list(self) -> None:
        self.page.focus_list()

    def _follow_page(self) -> None:
        """Marks the page in the rail, shows its keys and judges the commands."""
        self.dock.show_on_page(self.page)
        name = next(name for name, page in self.pages.items() if page is self.page)
        beyond = self.round.round_shown > self.workspace.tournament.rounds_paired
        self.rail.mark({"round": "pair" if beyond else "results"}.get(name, name))
        self.legend.show_legend(
            self.page.keys, code_line(self.workspace.tournament.settings.edition)
        )
        self._judge()

    def _judge(self) -> None:
        """Enables what is legal, names what Undo and Pair would do, marks the next step."""
        self.commands.judge(self.situation())
        tournament, actions = self.workspace.tournament, self.commands.actions
        word_commands(actions, self.workspace)
        ready = not tournament.games_without_result(tournament.rounds_paired)
        for button in self.round.header.buttons:
            if button.action is actions["pair_round"]:
                button.mark_as_next(ready and button.isEnabled() and self.round.is_paired)

    def _fold(self) -> None:
        by_hand = self._folded_by_hand
        folded = self.width() < NARROW if by_hand is None else by_hand
        if folded != self.rail.folded:
            self.rail.fold(folded)
        self.commands.actions["fold_rail"].setChecked(folded)
