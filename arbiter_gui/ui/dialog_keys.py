"""The keys of dialogs and of the manual: one table, for their shortcuts, buttons and the key map.

Keys of the window stand in `command_table`, those of the hall display in `views.hall_display`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from arbiter_gui.i18n import N_
from arbiter_gui.ui.key_names import native, with_keys


@dataclass(frozen=True, slots=True)
class DialogKey:
    """A key and what it does.

    Attributes:
        keys: As Qt writes it in every language.
        meaning: What it does, and where; not translated.
        same: Other keys that do the same and need not be told.
    """

    keys: str
    meaning: str
    same: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """As the menus write it on this computer."""
        return native(self.keys)


DIALOG_KEYS: dict[str, DialogKey] = {
    "accept": DialogKey("Ctrl+Return", N_("tie-breaks: accept the list"), ("Ctrl+Enter",)),
    "another": DialogKey("Ctrl+Return", N_("player: add, and go on with the next")),
    "move_up": DialogKey("Ctrl+Up", N_("tie-breaks, rank by hand: move the line up")),
    "move_down": DialogKey("Ctrl+Down", N_("tie-breaks, rank by hand: move the line down")),
    "add": DialogKey("Ins", N_("prizes: add a category")),
    "edit": DialogKey("Return", N_("prizes: change the category")),
    "remove": DialogKey("Del", N_("a list in a dialog: take the marked line out")),
    "take_back": DialogKey(
        "Backspace", N_("pairs that must not meet: take the last player out, in the empty field")
    ),
    "calendar": DialogKey("Alt+Down", N_("a date: open the calendar")),
    "help": DialogKey("F1", N_("any dialog: its chapter of the manual")),
    "back": DialogKey("Alt+Left", N_("manual: back")),
    "forward": DialogKey("Alt+Right", N_("manual: forward")),
    "smaller": DialogKey("Ctrl+-", N_("manual: smaller type")),
    "larger": DialogKey("Ctrl++", N_("manual: larger type"), ("Ctrl+=",)),
    "usual_size": DialogKey("Ctrl+0", N_("manual: type of the usual size")),
    "search": DialogKey("Ctrl+F", N_("manual: search")),
    "find_next": DialogKey("F3", N_("manual: next place of what was searched")),
}


def text_with_key(text: str, name: str) -> str:
    """The text of a button with its key, as the menus write it on this computer."""
    return with_keys(text, DIALOG_KEYS[name].keys)


def on_key(
    name: str,
    owner: QWidget,
    method: Callable[[], object],
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> QShortcut:
    """Lets a key of the table do something while its owner, or a part of it, has the keyboard."""
    key = DIALOG_KEYS[name]
    shortcut = QShortcut(QKeySequence(key.keys), owner)
    shortcut.setKeys([QKeySequence(keys) for keys in (key.keys, *key.same)])
    shortcut.setContext(context)
    shortcut.activated.connect(method)
    return shortcut
