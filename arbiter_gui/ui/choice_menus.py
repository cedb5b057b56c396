"""The menus of choices instead of commands: recent files, colours, language."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from arbiter_gui.i18n import LANGUAGES, N_, _
from arbiter_gui.ui.menus import Commands
from arbiter_gui.ui.preferences import Appearance, Preferences

_APPEARANCES = (
    (Appearance.SYSTEM, N_("As the &system")),
    (Appearance.LIGHT, N_("&Light")),
    (Appearance.DARK, N_("&Dark")),
)
_LANGUAGE_NAMES = {"en": "English", "es": "Español", "ru": "Русский"}


class ChoiceMenus(QObject):
    """Fills the sub-menus and tells what was chosen.

    Signals:
        file_chosen: A recent event.
        appearance_chosen: An `Appearance`.
        language_chosen: A code of `LANGUAGES`, or "" for the system's language.
    """

    file_chosen = Signal(object)
    appearance_chosen = Signal(object)
    language_chosen = Signal(str)

    def __init__(self, commands: Commands, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.recent = QMenu(_("Open &recent"), commands.menus["file"])
        commands.menus["file"].insertMenu(commands.actions["save_copy"], self.recent)
        view = commands.menus["view"]
        view.addSeparator()
        self.appearance = view.addMenu(_("&Colours"))
        self.appearance.setObjectName("colours")
        self.language = view.addMenu(_("Lan&guage"))
        self._fill_choices()
        self.refresh_recent()

    def refresh_recent(self) -> None:
        """Lists the events opened last."""
        self.recent.clear()
        paths = self._preferences.recent_files
        for number, path in enumerate(paths, 1):
            action = self.recent.addAction(f"&{number}  {path.stem}")
            action.setToolTip(str(path))
            action.triggered.connect(self._telling(self.file_chosen, path))
        self.recent.setEnabled(bool(paths))

    def _fill_choices(self) -> None:
        colours = QActionGroup(self)
        for appearance, text in _APPEARANCES:
            chosen = self._preferences.appearance is appearance
            action = self._choice(self.appearance, colours, _(text), chosen=chosen)
            action.triggered.connect(self._telling(self.appearance_chosen, appearance))
        languages = QActionGroup(self)
        current = self._preferences.language
        action = self._choice(self.language, languages, _("As the &system"), chosen=not current)
        action.triggered.connect(self._telling(self.language_chosen, ""))
        for code in LANGUAGES:
            name = _LANGUAGE_NAMES[code]
            action = self._choice(self.language, languages, name, chosen=current == code)
            action.triggered.connect(self._telling(self.language_chosen, code))

    def _choice(self, menu: QMenu, group: QActionGroup, text: str, *, chosen: bool) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(chosen)
        group.addAction(action)
        return action

    def _telling(self, signal: SignalInstance, value: object) -> Callable[[], None]:
        return lambda: signal.emit(value)
