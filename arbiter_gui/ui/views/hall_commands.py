"""Opens the hall display, keeps it up to date behind the arbiter's back, and asks how it is set."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from arbiter_gui.document import wall_clock
from arbiter_gui.progress import Progress
from arbiter_gui.reports.hall_lists import HallContent, hall_content
from arbiter_gui.tournament import Fact, Tournament
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.dialogs.hall_settings import HallSettingsDialog
from arbiter_gui.ui.hall.hall_settings import HallSettings, as_words, from_words
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.hall_display import HallDisplay
from arbiter_gui.ui.workspace import Workspace

_PATIENCE = 120
"""Milliseconds in which several changes become one reading of the event."""


class HallCommands(QObject):
    """Follows the event while the display is open; one display for each window.

    Attributes:
        display: The display, or None while there is none.
    """

    def __init__(self, workspace: Workspace, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self.display: HallDisplay | None = None
        self._workspace = workspace
        self._preferences = preferences
        self._window = window
        self._reader = Background(workspace, self)
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(_PATIENCE)
        self._due.timeout.connect(self._read)
        workspace.changed.connect(self._follow)
        workspace.opened.connect(self._follow_other)
        workspace.closing.connect(self._close)

    def show_display(self) -> None:
        """Opens the display on another screen than the window's, or brings it to the front."""
        if self.display is None:
            self.display = HallDisplay(self.settings(), wall_clock)
            self.display.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
            self.display.changed.connect(self._keep)
            self.display.asked.connect(self._ask_there)
            self.display.closed.connect(self._forget)
            self._read()
            self.display.show_on(self._other_screen())
        self.display.raise_()
        self.display.activateWindow()

    def choose(self) -> None:
        """Asks how the display is to be; it is opened when it was not."""
        self._ask(self._window, "")

    def settings(self) -> HallSettings:
        """How the display was set the last time; messages are those of this event."""
        try:
            words = json.loads(self._preferences.hall or "{}")
        except ValueError:
            words = {}
        kept = from_words(words) if isinstance(words, dict) else HallSettings()
        return kept.of_event(self._event())

    def _ask_there(self, field: str) -> None:
        if self.display is not None:
            self._ask(self.display, field)

    def _ask(self, parent: QWidget, field: str) -> None:
        """Shows the form without waiting for it; the pages go on turning."""
        settings = self.display.settings if self.display is not None else self.settings()
        dialog = HallSettingsDialog(settings, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog.settings(), field))
        dialog.open()
        if field:
            dialog.message.setFocus()

    def _take(self, settings: HallSettings, field: str) -> None:
        self._preferences.hall = json.dumps(as_words(settings))
        if self.display is None:
            self.show_display()
            return
        self.display.apply(settings)
        if field:
            self.display.show_message()
        self._read()

    def _keep(self) -> None:
        if self.display is not None:
            self._preferences.hall = json.dumps(as_words(self.display.settings))

    def _event(self) -> str:
        document = self._workspace.document
        return str(document.path) if document is not None else ""

    def _follow(self) -> None:
        if self.display is not None and not self._due.isActive():
            self._due.start()

    def _follow_other(self) -> None:
        """Nothing of the event before stays on the screen, not even for a moment."""
        if self.display is not None:
            self.display.apply(self.display.settings.of_event(self._event()))
            self.display.show_content(None)
            self._read()

    def _read(self) -> None:
        if self.display is None:
            return
        self._reader.forget()
        if self._workspace.is_open:
            work = HallWork(self._workspace.tournament.facts(), self.display.settings.lists)
            self._reader.ask(content_of, work, self._show)
        else:
            self.display.show_content(None)

    def _show(self, content: HallContent) -> None:
        if self.display is not None:
            self.display.show_content(content)

    def _forget(self) -> None:
        display, self.display = self.display, None
        self._due.stop()
        self._reader.forget()
        if display is not None:
            display.deleteLater()

    def _close(self) -> None:
        if self.display is not None:
            self.display.close()

    def _other_screen(self) -> QScreen:
        here = QGuiApplication.screenAt(self._window.geometry().center())
        return other_screen(QGuiApplication.screens(), here or QGuiApplication.primaryScreen())


@dataclass(frozen=True, slots=True)
class HallWork:
    """The event, and the lists that are wanted."""

    facts: tuple[Fact, ...]
    lists: tuple[str, ...]


def content_of(work: HallWork, progress: Progress) -> HallContent:
    """What the hall may see.

    Raises:
        Cancelled: It is not wanted any more.
    """
    progress.raise_if_cancelled()
    return hall_content(Tournament(work.facts), work.lists)


def other_screen(screens: Sequence[QScreen], here: QScreen) -> QScreen:
    """The first screen that is not this one; this one where there is no other."""
    return next((screen for screen in screens if screen is not here), here)
