"""The menus of choices instead of commands: recent files, samples, colours, codes, language."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from arbiter_gui.i18n import LANGUAGES, N_, _
from arbiter_gui.pairing.swiss.preference_codes import Notation
from arbiter_gui.resources import resource
from arbiter_gui.ui.menus import Commands
from arbiter_gui.ui.preferences import Appearance, Preferences
from arbiter_gui.ui.result_keys import ResultKeys

_APPEARANCES = (
    (Appearance.SYSTEM, N_("As the &system")),
    (Appearance.LIGHT, N_("&Light")),
    (Appearance.DARK, N_("&Dark")),
)
_NOTATIONS = (
    (Notation.EDITION, N_("As the &rules of the event write them")),
    (Notation.VEGA, N_("As &Vega writes them")),
    (Notation.CHECK_LIST, N_("As &check lists of programs write them")),
)
_RESULT_KEYS = (
    (ResultKeys.POINTS, N_("&1 White, 0 Black, 5 draw")),
    (ResultKeys.ONE_TWO_THREE, N_("1 White, &2 Black, 3 draw, 0 clear")),
)
_SAMPLES = {
    "before_round_1": N_("Before round &1"),
    "after_round_4": N_("After round &4"),
    "finished": N_("&Finished event"),
}
_LANGUAGE_NAMES = {"en": "English", "es": "Español", "ru": "Русский"}


class ChoiceMenus(QObject):
    """Fills the sub-menus and tells what was chosen.

    Signals:
        file_chosen: A recent event.
        sample_chosen: A sample event of the program.
        appearance_chosen: An `Appearance`.
        notation_chosen: A `Notation`.
        keys_chosen: `ResultKeys`.
        language_chosen: A code of `LANGUAGES`, or "" for the system's language.
    """

    file_chosen = Signal(object)
    sample_chosen = Signal(object)
    appearance_chosen = Signal(object)
    notation_chosen = Signal(object)
    keys_chosen = Signal(object)
    language_chosen = Signal(str)

    def __init__(self, commands: Commands, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.recent = QMenu(_("Open &recent"), commands.menus["file"])
        commands.menus["file"].insertMenu(commands.actions["save_copy"], self.recent)
        self.samples = QMenu(_("&Sample events"), commands.menus["help"])
        self.samples.setObjectName("samples")
        commands.menus["help"].insertMenu(commands.actions["about"], self.samples)
        view = commands.menus["view"]
        view.addSeparator()
        self.appearance = view.addMenu(_("&Colours"))
        self.appearance.setObjectName("colours")
        self.notation = view.addMenu(_("Colour cod&es"))
        self.notation.setObjectName("notation")
        self.result_keys = view.addMenu(_("Result &keys"))
        self.result_keys.setObjectName("result_keys")
        self.language = view.addMenu(_("Lan&guage"))
        self._fill_samples()
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

    def _fill_samples(self) -> None:
        for path in sorted(resource("samples").glob("*.trf")):
            title = _(_SAMPLES[path.stem]) if path.stem in _SAMPLES else path.stem
            action = self.samples.addAction(title)
            action.triggered.connect(self._telling(self.sample_chosen, path))

    def _fill_choices(self) -> None:
        colours = QActionGroup(self)
        for appearance, text in _APPEARANCES:
            chosen = self._preferences.appearance is appearance
            action = self._choice(self.appearance, colours, _(text), chosen=chosen)
            action.triggered.connect(self._telling(self.appearance_chosen, appearance))
        notations = QActionGroup(self)
        for notation, text in _NOTATIONS:
            chosen = self._preferences.notation is notation
            action = self._choice(self.notation, notations, _(text), chosen=chosen)
            action.triggered.connect(self._telling(self.notation_chosen, notation))
        families = QActionGroup(self)
        for keys, text in _RESULT_KEYS:
            chosen = self._preferences.result_keys is keys
            action = self._choice(self.result_keys, families, _(text), chosen=chosen)
            action.triggered.connect(self._telling(self.keys_chosen, keys))
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
