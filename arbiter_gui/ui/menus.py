"""The menu bar, the buttons of the pages and the map of keys, made from the table of commands.

`command_methods` connects each id to the method that does it.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from arbiter_gui.i18n import N_, _
from arbiter_gui.ui.command_table import COMMANDS, MENUS, Situation
from arbiter_gui.ui.dialog_keys import DIALOG_KEYS
from arbiter_gui.ui.key_names import native
from arbiter_gui.ui.result_keys import ResultKeys

PAGE_COMMANDS: dict[str, tuple[str, ...]] = {
    "players": ("add_from_list", "add_player"),
    "round": ("publish", "pair_round"),
    "standings": ("export_workbook",),
    "crosstable": ("export_workbook",),
    "timeline": ("look_back",),
}
"""The commands that stand as buttons at the head of each page."""

LIST_COMMANDS = (
    "player_card",
    "edit_player",
    "toggle_here",
    "request_bye",
    "cancel_bye",
    "enter_later",
    "withdraw",
    "expel",
    "readmit",
    "remove_player",
    "exchange_numbers",
)
"""The commands in the context menu of a list of players."""

MOMENT_COMMANDS = ("look_back", "save_moment", "go_back")
"""The commands in the context menu of the time line."""

_KEYS_OF_LISTS = (
    (N_("letters"), N_("go to a name")),
    (N_("Enter"), N_("player card")),
    ("Ctrl+C", N_("copy the selected rows")),
    ("Tab", N_("to the search box and the buttons")),
    (N_("Esc"), N_("closes a message or the card, back to the list")),
)


class Commands(QObject):
    """The commands as actions, by id, and the menus they stand in."""

    def __init__(self, menu_bar: QMenuBar) -> None:
        super().__init__(menu_bar)
        self.menus: dict[str, QMenu] = {}
        self.actions: dict[str, QAction] = {}
        for name, title in MENUS:
            self.menus[name] = menu_bar.addMenu(_(title))
        for command in COMMANDS:
            menu = self.menus[command.menu]
            if command.starts_group:
                menu.addSeparator()
            action = QAction(_(command.text), self)
            action.setShortcut(QKeySequence(command.keys))
            action.setCheckable(command.checkable)
            menu.addAction(action)
            self.actions[command.id] = action

    def connect_all(self, methods: Mapping[str, Callable[[], object]]) -> None:
        """Connects every command to the method that does it.

        Raises:
            KeyError: A command has no method.
        """
        for command in COMMANDS:
            self.actions[command.id].triggered.connect(methods[command.id])

    def judge(self, situation: Situation) -> None:
        """Enables what is legal in a situation and nothing else."""
        for command in COMMANDS:
            self.actions[command.id].setEnabled(command.when(situation))


def key_map(keys: ResultKeys) -> str:
    """Every key and what it does, as Markdown: among the boards, in lists, by menu, in dialogs."""
    parts = [
        _key_table(_("Results"), [(_(key), _(meaning)) for key, meaning in keys.in_full]),
        _key_table(_("Lists"), [(_(key), _(meaning)) for key, meaning in _KEYS_OF_LISTS]),
    ]
    for name, title in MENUS:
        lines = [(native(c.keys), plain(c.text)) for c in COMMANDS if c.menu == name]
        parts.append(_key_table(plain(title), lines))
    dialogs = [(key.shown, _(key.meaning)) for key in DIALOG_KEYS.values()]
    return "\n".join((*parts, _key_table(_("Dialogs and manual"), dialogs)))


def _key_table(title: str, lines: Sequence[tuple[str, str]]) -> str:
    rows = [f"| `{keys}` | {does} |" for keys, does in lines]
    key, meaning = _("Key"), _("Meaning")
    head = [f"## {title}", "", f"| {key} | {meaning} |", "|---|---|"]
    return "\n".join([*head, *rows, ""])


def plain(text: str) -> str:
    """A menu text in the language in use, without its marked letter and dots."""
    return _(text).replace("&", "").rstrip("…")
