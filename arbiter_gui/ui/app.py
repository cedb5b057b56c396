"""The program: Qt's application object, language, colours, the hook for errors, the window."""

import gc
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QPoint,
    QSettings,
    Qt,
    QTimer,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from arbiter_gui.actions.exports import is_same_file
from arbiter_gui.document import Document
from arbiter_gui.i18n import current_language, use_language
from arbiter_gui.pairing.swiss.preference_codes import Notation
from arbiter_gui.tables.colour_code import use_notation
from arbiter_gui.ui.choice_menus import ChoiceMenus
from arbiter_gui.ui.icons import program_icon
from arbiter_gui.ui.key_names import KeyNames
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Appearance, Preferences
from arbiter_gui.ui.result_keys import ResultKeys
from arbiter_gui.ui.theme import DARK, LIGHT, palette_of, style_sheet_of, window_font
from arbiter_gui.ui.views.player_copies import PlayerCopies
from arbiter_gui.ui.window_list import WindowList, bring_to_front
from arbiter_gui.ui.workspace import Workspace

_FIRST_PAINT = 50
"""Milliseconds in which the empty window has come to the screen."""
_SCHEMES = {
    Appearance.SYSTEM: Qt.ColorScheme.Unknown,
    Appearance.LIGHT: Qt.ColorScheme.Light,
    Appearance.DARK: Qt.ColorScheme.Dark,
}

_BESIDE = QPoint(28, 28)
"""How far another window stands from the place of the first."""


class Program(QObject):
    """The windows, one for each open event, with everything that belongs to the whole program.

    Attributes:
        windows: The open windows, the oldest first.
    """

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        super().__init__()
        self._application = application
        self._preferences = preferences
        self._translator = QTranslator(self)
        self._key_names = KeyNames(self)
        self.speak(preferences.language)
        use_notation(preferences.notation)
        self._prepare()
        self.windows: list[MainWindow] = []
        self._add_window(Workspace(self))

    @property
    def window(self) -> MainWindow:
        """The window that the user works in, or else the newest one."""
        active = QApplication.activeWindow()
        return next((one for one in self.windows if one is active), self.windows[-1])

    @property
    def workspace(self) -> Workspace:
        """The event of that window."""
        return self.window.workspace

    def speak(self, language: str) -> None:
        """Uses a language; "" means the system's."""
        use_language(language or QLocale.system().name())
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._application.removeTranslator(self._key_names)
        self._application.removeTranslator(self._translator)
        if self._translator.load(f"qtbase_{current_language()}", folder):
            self._application.installTranslator(self._translator)
        self._application.installTranslator(self._key_names)

    def colour(self) -> None:
        """Paints everything in the chosen colours, or in those of the system."""
        hints = self._application.styleHints()
        dark = hints.colorScheme() is Qt.ColorScheme.Dark
        if self._preferences.appearance is not Appearance.SYSTEM:
            dark = self._preferences.appearance is Appearance.DARK
        tokens = DARK if dark else LIGHT
        self._application.setPalette(palette_of(tokens))
        self._application.setStyleSheet(style_sheet_of(tokens))

    def open(self, path: Path) -> None:
        """Opens an event, in another window where one is open; a problem is said in the window."""
        for window in self.windows:
            document = window.workspace.document
            if document is not None and is_same_file(path, document.path):
                bring_to_front(window)
                return
        window = self.window
        if window.workspace.is_open:
            window = self.open_window()
        window.files.open_path(path)

    def open_window(self, document: Document | None = None) -> MainWindow:
        """Opens another window, with an event or without."""
        window = self._add_window(Workspace(self))
        window.move(window.pos() + _BESIDE)
        window.show_on_screen()
        if document is not None:
            window.workspace.show(document)
        return window

    def report(self, error: BaseException) -> None:
        """Shows an unexpected error; the event's file is intact."""
        self.window.show_crash(error)

    def _prepare(self) -> None:
        self._application.setStyle("Fusion")
        self._application.setFont(window_font())
        self._application.setWindowIcon(program_icon())
        hints = self._application.styleHints()
        hints.setColorScheme(_SCHEMES[self._preferences.appearance])
        hints.colorSchemeChanged.connect(self.colour)
        self.colour()

    def _add_window(self, workspace: Workspace) -> MainWindow:
        window = self._built_window(workspace)
        self.windows.append(window)
        workspace.closed.connect(lambda: self._let_go(workspace))
        return window

    def _let_go(self, workspace: Workspace) -> None:
        """Forgets a window that was closed; the last one ends the program."""
        if len(self.windows) > 1:
            self.windows = [one for one in self.windows if one.workspace is not workspace]

    def _built_window(self, workspace: Workspace) -> MainWindow:
        window = MainWindow(workspace, self._preferences)
        choices = ChoiceMenus(window.commands, self._preferences, window)
        choices.file_chosen.connect(window.files.open_path)
        choices.sample_chosen.connect(window.files.open_sample)
        choices.appearance_chosen.connect(self._choose_appearance)
        choices.notation_chosen.connect(self._choose_notation)
        choices.keys_chosen.connect(self._choose_keys)
        choices.language_chosen.connect(self._choose_language)
        window.files.recent_changed.connect(choices.refresh_recent)
        window.files.window_asked.connect(self.open)
        window.timeline_commands.look_asked.connect(self.open_window)
        windows = WindowList(window.commands, self._open_windows, window)
        window.next_window_asked.connect(windows.go_to_next)
        copies = PlayerCopies(workspace, self._open_workspaces, window)
        window.copies_asked.connect(copies.take_players)
        return window

    def _open_workspaces(self) -> Sequence[Workspace]:
        return [window.workspace for window in self.windows]

    def _open_windows(self) -> Sequence[MainWindow]:
        return self.windows

    def _choose_appearance(self, appearance: Appearance) -> None:
        self._preferences.appearance = appearance
        self._application.styleHints().setColorScheme(_SCHEMES[appearance])
        self.colour()

    def _choose_language(self, language: str) -> None:
        self._preferences.language = language
        self.speak(language)
        self._build_again()

    def _choose_notation(self, notation: Notation) -> None:
        self._preferences.notation = notation
        use_notation(notation)
        self._build_again()

    def _choose_keys(self, keys: ResultKeys) -> None:
        self._preferences.result_keys = keys
        self._build_again()

    def _build_again(self) -> None:
        """Builds the windows again with other texts; the events stay open."""
        active = self.windows.index(self.window)
        for number, before in enumerate(self.windows):
            self._preferences.geometry = before.saveGeometry()
            self.windows[number] = self._built_window(before.workspace)
            self.windows[number].show()
            before.hide()
            before.help.let_go()
            before.deleteLater()
        bring_to_front(self.windows[active])


class _Application(QApplication):
    """Qt's application, which macOS tells about the file that was double-clicked."""

    file_asked = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def run(arguments: Sequence[str]) -> int:
    """Starts the program with the arguments of the command line; returns its exit code."""
    application = _Application([sys.argv[0], *arguments])
    application.setApplicationName("Arbiter")
    application.setDesktopFileName("arbiter")
    program = Program(application, Preferences(QSettings("Arbiter", "Arbiter")))
    application.file_asked.connect(program.open)

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        program.report(error)

    sys.excepthook = hook
    program.window.show_on_screen()
    gc.freeze()
    gc.enable()
    program.window.lists.look_for_update()
    files = [argument for argument in application.arguments()[1:] if not argument.startswith("-")]
    for file in files:
        # A window that has not been painted yet is black until the last file is read.
        QTimer.singleShot(_FIRST_PAINT, partial(program.open, Path(file)))
    return application.exec()
