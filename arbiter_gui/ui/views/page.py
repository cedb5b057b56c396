"""What every page of the window has: header, messages in place, busy bar, a sheet below."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import fill
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.widgets.busy_bar import BusyBar
from arbiter_gui.ui.widgets.notice import Notice
from arbiter_gui.ui.widgets.page_header import PageHeader
from arbiter_gui.ui.workspace import Workspace

KeyMeaning = tuple[str, str]
"""A key and what it does, for the legend below the page."""


class Page(QWidget):
    """The frame of a page; a page puts its table into `sheet_layout`.

    Signals:
        selection_changed: The commands that depend on the selection must be judged again.
        command_asked: A command of the menus that the page offers by its id ("add_player").
    """

    selection_changed = Signal()
    command_asked = Signal(str)

    def __init__(
        self,
        workspace: Workspace,
        title: str,
        search_hint: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.workspace = workspace
        self.header = PageHeader(title, search_hint, self)
        self.notice = Notice(self)
        self.busy_bar = BusyBar(workspace, self)
        self.sheet = QFrame(self)
        self.sheet.setObjectName("sheet")
        self.sheet_layout = QVBoxLayout(self.sheet)
        self.sheet_layout.setContentsMargins(1, 1, 1, 8)
        self.sheet_layout.setSpacing(0)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 12, 20, 8)
        layout.setSpacing(8)
        layout.addWidget(self.header)
        layout.addWidget(self.busy_bar)
        layout.addWidget(self.notice)
        layout.addWidget(self.sheet, 1)
        workspace.opened.connect(self.notice.hide)
        self.notice.closed.connect(self.focus_list)

    def put_below_header(self, widget: QWidget) -> None:
        """Adds a line of news between the header and everything else."""
        self._layout.insertWidget(1, widget)

    def focus_list(self) -> None:
        """Puts the keyboard into the list of the page."""
        self.sheet.setFocus()

    def show_problem(self, error: ArbiterError) -> None:
        """Says in its place what could not be done, and why."""
        self.notice.say([fill(error.message, error.values)])

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        return ()

    @property
    def selected_player(self) -> PlayerKey | None:
        """The player that player commands are about, or None."""
        return None

    def focus_search(self) -> None:
        """Puts the keyboard into the search box."""
        self.header.search_box.setFocus()
        self.header.search_box.selectAll()
