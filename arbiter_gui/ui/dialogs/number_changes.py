"""Other pairing numbers, shown before they are given: who moves, and what was printed already."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.dialogs.warning import cancel_button, put_safe_first
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_HEIGHT = 260

Preview = tuple[Table, Iterable[str]]
"""Old and new numbers, and what follows from them."""


class NumberChangesDialog(FormDialog):
    """Everybody who gets another number; Enter and Escape leave all as it is."""

    def __init__(
        self, name: str, title: str, preview: Preview, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, _("&Give these numbers"), parent)
        self.setObjectName(f"numbers-{name}")
        self.model = TableModel(self)
        self.table = SheetTable(title)
        self.table.setModel(self.model)
        self.table.setItemDelegate(SheetDelegate(self.table))
        self.table.setMinimumHeight(_HEIGHT)
        self.lines = QLabel()
        self.lines.setWordWrap(True)
        self.form.addRow(self.lines)
        self.column.insertWidget(1, self.table, 1)
        self.show_preview(preview)
        put_safe_first(self)

    def show_preview(self, preview: Preview) -> None:
        """Shows who would move."""
        table, lines = preview
        self.model.show(table)
        self.table.fit_columns([column.key for column in table.columns].index("name"))
        self.lines.setText("\n".join(lines))

    def showEvent(self, event: QShowEvent) -> None:
        """Begins on the button that changes nothing."""
        super().showEvent(event)
        cancel_button(self).setFocus()


class ExchangeDialog(NumberChangesDialog):
    """Asks with whom of those with the same rating a player changes numbers."""

    def __init__(
        self,
        player: Player,
        others: Sequence[Player],
        preview_of: Callable[[PlayerKey], Preview],
        parent: QWidget | None = None,
    ) -> None:
        title = _("Exchange two numbers")
        super().__init__("exchange", title, preview_of(others[0].key), parent)
        self.other = QComboBox()
        for other in others:
            self.other.addItem(f"{other.tpn} {other.name}", int(other.key))
        self.form.insertRow(0, QLabel(f"{player.tpn} {player.name}"))
        self.form.insertRow(1, _("&With"), self.other)
        self.other.currentIndexChanged.connect(lambda: self.show_preview(preview_of(self.chosen)))

    @property
    def chosen(self) -> PlayerKey:
        """The other player."""
        return PlayerKey(int(self.other.currentData()))

    def showEvent(self, event: QShowEvent) -> None:
        """Begins with the choice."""
        super().showEvent(event)
        self.other.setFocus()
