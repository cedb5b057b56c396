"""What Help offers: the list of keys, and which program this is."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from arbiter_gui import __version__
from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.key_list import KeyListDialog
from arbiter_gui.ui.menus import table_of_keys
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.page import Page


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

    def show_keys(self) -> None:
        """Lists every key."""
        dialog = KeyListDialog(table_of_keys(self._preferences.result_keys), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def show_about(self) -> None:
        """Says what the program is and which version runs."""
        text = _("Arbiter {version}: players, Dutch Swiss pairings, results, standings.")
        self._page().notice.say(
            [text.format(version=__version__), _("MIT licence. Font: Inter (OFL).")]
        )
