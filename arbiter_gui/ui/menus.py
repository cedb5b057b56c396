"""The menu bar, the buttons of the pages and the list of keys, made from the table of commands.

`command_methods` connects each id to the method that does it.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from arbiter_gui.i18n import N_, _
from arbiter_gui.tables.table import Cell, Column, Row, Table, Tone
from arbiter_gui.ui.command_table import COMMANDS, MENUS, Situation
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


def table_of_keys(keys: ResultKeys) -> Table:
    """Every key and what it does: among the boards, in every list, then by menu."""
    titles = dict(MENUS)
    lines = [(_(key), _(meaning), _("Results")) for key, meaning in keys.in_full]
    lines += [(_(key), _(meaning), _("Lists")) for key, meaning in _KEYS_OF_LISTS]
    for command in COMMANDS:
        key = QKeySequence(command.keys).toString(QKeySequence.SequenceFormat.NativeText)
        lines.append((key, _plain(command.text), _plain(titles[command.menu])))
    columns = (
        Column("key", _("Key")),
        Column("meaning", _("Meaning")),
        Column("where", _("Where")),
    )
    tones = (Tone.STRONG, Tone.PLAIN, Tone.MUTED)
    rows = (
        Row(tuple(Cell(text, text, tone=tone) for text, tone in zip(line, tones, strict=True)), n)
        for n, line in enumerate(lines, 1)
    )
    return Table(columns, tuple(rows), _("Keys"))


def _plain(text: str) -> str:
    """A menu text without its marked letter and dots."""
    return _(text).replace("&", "").rstrip("…")
