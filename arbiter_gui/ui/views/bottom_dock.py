"""What stands below the boards of a round: why, card, impact, log, check; one of them at a time."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QTabBar, QVBoxLayout, QWidget

from arbiter_gui.explain.publication_item import Item
from arbiter_gui.i18n import N_, _, ngettext
from arbiter_gui.tournament.game import Game
from arbiter_gui.ui.command_table import keys_of
from arbiter_gui.ui.key_names import native, with_keys
from arbiter_gui.ui.views.check_view import CheckView
from arbiter_gui.ui.views.impact_view import ImpactView
from arbiter_gui.ui.views.log_view import LogView
from arbiter_gui.ui.views.player_card_view import PlayerCardView
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.views.why_view import WhyView
from arbiter_gui.ui.widgets.quiet_line import QuietLine
from arbiter_gui.ui.workspace import Workspace

PANELS = (
    ("why", N_("Why?")),
    ("card", N_("Card")),
    ("impact", N_("Impact")),
    ("log", N_("Log")),
    ("check", N_("Check")),
)
_NAMES = [name for name, _text in PANELS]


class BottomDock(QWidget):
    """Five panels with tabs; on other pages than the round only the player card is there.

    Signals:
        closed: The panel was put away; the keyboard belongs to the list again.
    """

    closed = Signal()

    def __init__(
        self,
        workspace: Workspace,
        page: RoundView,
        card: PlayerCardView,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._page = page
        self._card = card
        self._on_round = False
        self._open: str | None = None
        self._followed: object = None
        self.tabs = QTabBar(self)
        self.why = WhyView(workspace, self)
        self.impact = ImpactView(workspace, self)
        self.log = LogView(workspace, self)
        self.check = CheckView(workspace, self)
        self.line = QuietLine(self)
        self._panels: dict[str, QWidget] = {
            "why": self.why,
            "card": card,
            "impact": self.impact,
            "log": self.log,
            "check": self.check,
        }
        self._build()
        self._connect()

    @property
    def open_panel(self) -> str | None:
        """The panel that is open on the page of the round, or None."""
        return self._open

    def show_panel(self, name: str) -> None:
        """Opens a panel; asked for again, it gets the keyboard, the card the other player.

        The list of what to look at is there to be gone through: it gets the keyboard at once.
        "why_not" is the field of the panel "why" in which two players are asked about.
        """
        asks_why_not = name == "why_not"
        name = "why" if asks_why_not else name
        again = self._open == name
        self._open = name
        if name == "card":
            self._show_card(other=again)
        self._arrange()
        self._followed = None
        self.follow()
        if asks_why_not:
            self.why.why_not.setFocus()
            self.why.why_not.selectAll()
        elif name == "check" or (again and name != "card"):
            self._focus(name)

    def close_panel(self) -> None:
        """Puts the open panel away."""
        was_open, self._open = self._open, None
        if was_open == "card":
            self._card.close_card()
        self._arrange()
        if was_open is not None:
            self.closed.emit()

    def show_on_page(self, page: QWidget) -> None:
        """Follows the window to another page: the tabs belong to that of the round."""
        on_round = page is self._page
        if on_round is not self._on_round:
            self._on_round = on_round
            self._followed = None
            self._arrange()
        self.follow()

    def follow(self) -> None:
        """Goes with the keyboard to another board; at the same one everything stays."""
        if not self._on_round or self._open is None:
            return
        number, board = self._page.round_shown, self._page.selected_board
        place = (self._workspace.document, number, board, self._page.selected_player)
        if place == self._followed:
            return
        self._followed = place
        if self._open == "why" and self._page.is_by_hand:
            self.why.ask(number, None, self._page.selected_player)
        elif self._open == "why" and board is not None:
            self.why.ask(number, board)
        elif self._open == "why":
            self.why.forget()
        elif self._open == "impact":
            self.impact.ask(number, board)
        elif self._open == "card" and self._game() is not None:
            self._show_card()

    def _build(self) -> None:
        self.tabs.setObjectName("dockTabs")
        self.tabs.setAccessibleName(_("Panels below the boards"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for name, text in PANELS:
            self.tabs.addTab(_tab_text(name, _(text)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.tabs)
        for panel in self._panels.values():
            layout.addWidget(panel)
        self.tabs.hide()
        self._page.put_below_header(self.line)

    def _connect(self) -> None:
        self.tabs.tabBarClicked.connect(self._choose)
        self._card.closed.connect(self._note_closed_card)
        for panel in (self.why, self.impact, self.log, self.check):
            panel.leaving.connect(self.close_panel)
        self.line.clicked.connect(lambda: self.show_panel("check"))
        self.check.told.connect(self._tell)
        self.check.item_chosen.connect(self._go_to_item)
        self._page.round_chosen.connect(self.check.ask)
        self.check.ask(self._page.round_shown)

    def _tell(self) -> None:
        """Says above the boards and on the tab how many things there are to look at."""
        self.line.say(self.check.line, native(keys_of("dock_check")))
        count = len(self.check.items)
        text = ngettext("Check: {count} thing", "Check: {count} things", count)
        shown = text.format(count=count) if count else _("Check")
        self.tabs.setTabText(_NAMES.index("check"), _tab_text("check", shown))

    def _go_to_item(self, item: Item) -> None:
        """Goes to the board of an item, or to its player, and explains it."""
        number = item.round or self._page.round_shown
        if item.board:
            self._page.go_to_board(number, item.board)
        else:
            self._page.focus_list()
        self.show_panel("why")
        player = item.players[0] if item.players and not item.board else None
        self.why.ask(number, self._page.selected_board, player)

    def _choose(self, place: int) -> None:
        if 0 <= place < len(PANELS) and PANELS[place][0] != self._open:
            self.show_panel(PANELS[place][0])

    def _arrange(self) -> None:
        """Shows the open panel and its tab, where the page of the round is shown.

        The keyboard goes back to the list when the panel that has it is put away.
        """
        focus = QApplication.focusWidget()
        has_keyboard = self._on_round and focus is not None and self.isAncestorOf(focus)
        open_here = self._open if self._on_round else None
        for name in ("why", "impact", "log", "check"):
            self._panels[name].setVisible(name == open_here)
        if has_keyboard:
            self._page.focus_list()
        if open_here not in {None, "card"} and self._card.player is not None:
            self._card.close_card()
        self.tabs.setVisible(open_here is not None)
        if open_here is not None:
            self.tabs.setCurrentIndex(_NAMES.index(open_here))

    def _focus(self, name: str) -> None:
        if name == "check":
            self.check.take_keyboard()
            return
        places = {"why": self.why.text, "impact": self.impact.fields.subject}
        places.get(name, self.log.search_box).setFocus()

    def _game(self) -> Game | None:
        board = self._page.selected_board
        if board is None:
            return None
        game = self._workspace.tournament.fact("game", (self._page.round_shown, board))
        return game if isinstance(game, Game) else None

    def _show_card(self, *, other: bool = False) -> None:
        """The card of White; asked for again, that of Black, and back."""
        game, shown = self._game(), self._card.player
        if game is None:
            player = self._page.selected_player
        elif shown in {game.white, game.black} and other:
            player = game.black if shown == game.white else game.white
        else:
            player = shown if shown in {game.white, game.black} else game.white
        if player is not None and player != shown:
            self._card.show_player(player)

    def _note_closed_card(self) -> None:
        """The card closes itself with its cross, or when its player is no longer there."""
        if self._open == "card":
            self._open = None
            self._arrange()


def _tab_text(panel: str, words: str) -> str:
    """The words of a tab with the key of its command."""
    return with_keys(words, keys_of(f"dock_{panel}"))
