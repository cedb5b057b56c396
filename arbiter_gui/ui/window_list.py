"""The menu with the open events: sections of one congress, each in a window of its own."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from arbiter_gui.i18n import _
from arbiter_gui.ui.menus import Commands


class WindowList(QObject):
    """Lists the windows when its menu is opened; the one that is shown is ticked."""

    def __init__(
        self,
        commands: Commands,
        windows: Callable[[], Sequence[QMainWindow]],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._windows = windows
        self._window = window
        view = commands.menus["view"]
        view.addSeparator()
        self.menu = QMenu(_("&Windows"), view)
        self.menu.setObjectName("windows")
        view.addMenu(self.menu)
        view.aboutToShow.connect(self.refresh)

    def refresh(self) -> None:
        """Lists the windows as they are now."""
        self.menu.clear()
        group = QActionGroup(self.menu)
        for number, window in enumerate(self._windows(), 1):
            action = self.menu.addAction(f"&{number}  {window.windowTitle()}")
            action.setCheckable(True)
            action.setChecked(window is self._window)
            group.addAction(action)
            action.triggered.connect(_showing(window))

    def go_to_next(self) -> None:
        """Goes to the next window; with one window there is none."""
        windows = list(self._windows())
        place = windows.index(self._window)
        bring_to_front(windows[(place + 1) % len(windows)])


def bring_to_front(window: QMainWindow) -> None:
    """Shows a window before the others and gives it the keyboard."""
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()


def _showing(window: QMainWindow) -> Callable[[], None]:
    return lambda: bring_to_front(window)
