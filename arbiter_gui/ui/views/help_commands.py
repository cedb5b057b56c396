"""What Help offers: the manual at the right chapter, the keys, and which program this is."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from arbiter_gui import __version__
from arbiter_gui.i18n import _
from arbiter_gui.manual import FIRST, KEYS, chapters
from arbiter_gui.ui.dialog_keys import on_key
from arbiter_gui.ui.dialogs.help_window import HelpWindow
from arbiter_gui.ui.menus import key_map
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.help_topics import topic_of
from arbiter_gui.ui.views.page import Page

_HELP = "F1"


class HelpCommands(QObject):
    """Shows what there is to read."""

    def __init__(self, page: Callable[[], Page], preferences: Preferences, window: QWidget) -> None:
        """Speaks on the page that is shown.

        Args:
            page: Gives that page.
            preferences: They know the keys of the results.
            window: The window.
        """
        super().__init__(window)
        self._page = page
        self._preferences = preferences
        self._window = window
        self.manual: HelpWindow | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._give_key)

    def show_help(self) -> None:
        """Opens the manual at the chapter of the page or of the panel that has the keyboard."""
        self._open(self.topic)

    def show_keys(self) -> None:
        """Opens the manual at the list of every key."""
        self._open(KEYS)

    def show_about(self) -> None:
        """Says what the program is and which version runs."""
        text = _("Arbiter {version}: players, Dutch Swiss pairings, results, standings.")
        self._page().notice.say(
            [text.format(version=__version__), _("MIT licence. Font: Inter (OFL).")]
        )

    @property
    def topic(self) -> str:
        """The chapter of what is in front."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            return topic_of(dialog)
        page = self._page()
        if not page.workspace.is_open:
            return FIRST
        return topic_of(self._window.focusWidget(), topic_of(page))

    def let_go(self) -> None:
        """Closes the manual together with its window."""
        if self.manual is not None:
            self.manual.close()
            self.manual.deleteLater()
            self.manual = None

    def _open(self, name: str) -> None:
        """A modal dialog lets only its own windows be used, so it gets one of its own."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            beside = dialog.findChild(HelpWindow)
            (beside or self._made(dialog)).show_chapter(name)
            return
        if self.manual is None:
            self.manual = self._made()
        self.manual.show_chapter(name)

    def _made(self, dialog: QWidget | None = None) -> HelpWindow:
        keys = key_map(self._preferences.result_keys)
        read = tuple(
            replace(one, text=f"{one.text}\n{keys}") if one.name == KEYS else one
            for one in chapters()
        )
        made = HelpWindow(read, self._preferences.help_size, dialog)
        made.size_chosen.connect(self._keep_size)
        return made

    def _keep_size(self, pixels: int) -> None:
        self._preferences.help_size = pixels

    def _give_key(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Gives F1 to a dialog of the window when the keyboard comes into it.

        The keys of the window do not reach a dialog, and a filter for every event of the program
        would cost more than this.
        """
        dialog = now.window() if now is not None else None
        if not isinstance(dialog, QDialog) or dialog.findChild(QShortcut, _HELP) is not None:
            return
        owner = dialog.parentWidget()
        while owner is not None and owner is not self._window:
            owner = owner.parentWidget()
        if owner is not None:
            on_key("help", dialog, self.show_help).setObjectName(_HELP)
