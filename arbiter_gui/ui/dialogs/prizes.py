"""The prizes of the event, and at their side who would get them by the standings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import _, fill
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.dialogs.prize_fields import CategoryList, FundFields
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.foot_label import FootLabel
from arbiter_gui.ui.widgets.foot_notes import FootNotes
from arbiter_gui.ui.widgets.form_area import size_on_screen
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_SIZE = (1100, 660)
_FIELDS_WIDTH = 380
_MOST_OF_THE_ROOM = 100
_ROOM_FOR_A_SCROLL_BAR = 14
_IN_THE_PREVIEW = ("name", "amount", "prize")


@dataclass(frozen=True, slots=True)
class Prizes:
    """Everything that is announced."""

    fund: PrizeFund
    categories: tuple[CategoryPrize, ...]


class PrizesDialog(FormDialog):
    """Fields on the left; the list on the right follows them, with the reason of its line."""

    def __init__(
        self,
        prizes: Prizes,
        preview: Callable[[PrizeFund, Sequence[CategoryPrize]], Table],
        refuse: Callable[[PrizeFund, Sequence[CategoryPrize]], object],
        parent: QWidget | None = None,
    ) -> None:
        """Shows the prizes.

        Args:
            prizes: What is announced so far.
            preview: The prize list of other prizes.
            refuse: Raises `RefusedAction` for prizes that cannot be announced.
            parent: The window.
        """
        super().__init__(_("Prizes"), _("Save"), parent, width=_FIELDS_WIDTH)
        self.resize(size_on_screen(*_SIZE))
        self._preview, self._refuse = preview, refuse
        self.fund = FundFields(prizes.fund)
        self.categories = CategoryList(prizes.categories)
        self.model = TableModel(self)
        self.list = SheetTable(_("Prize list"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(SheetDelegate(self.list))
        self.why = FootLabel("secondary")
        self.notes = FootNotes()
        self._arrange()
        self.fund.changed.connect(self._show_preview)
        self.categories.changed.connect(self._show_preview)
        self.list.row_entered.connect(self._explain)
        self._show_preview()

    def prizes(self) -> Prizes:
        """What stands in the dialog."""
        return Prizes(self.fund.fund(), self.categories.categories())

    def edited(self) -> Prizes | None:
        """Shows the dialog and waits; None when the arbiter cancelled."""
        return self.prizes() if self.accepted_by_user() else None

    def problem(self) -> tuple[str, QWidget] | None:
        """What is no amount, and what cannot be announced."""
        wrong = self.fund.places.wrong()
        if wrong is not None:
            return _("“{text}” is no amount.").format(text=wrong), self.fund.places
        prizes = self.prizes()
        try:
            self._refuse(prizes.fund, prizes.categories)
        except RefusedAction as refusal:
            return fill(refusal.message, refusal.values), self.fund.places
        return None

    def _arrange(self) -> None:
        self.form.setContentsMargins(0, 0, _ROOM_FOR_A_SCROLL_BAR, 0)
        self.form.addRow(self.fund)
        self.form.addRow(self.categories)
        shown = QVBoxLayout()
        self.sides.setSpacing(16)
        self.sides.addLayout(shown, 1)
        self.column.setStretchFactor(self.sides, _MOST_OF_THE_ROOM)
        shown.setSpacing(6)
        shown.addWidget(self.list, 1)
        shown.addWidget(self.why)
        shown.addWidget(self.notes)

    def _show_preview(self) -> None:
        prizes = self.prizes()
        table = self._preview(prizes.fund, prizes.categories)
        self.model.show(table)
        keys = [column.key for column in table.columns]
        for place, key in enumerate(keys):
            self.list.setColumnHidden(place, key not in _IN_THE_PREVIEW)
        self.list.fit_columns(keys.index("name"), yielding=keys.index("prize"))
        self.notes.say(table.notes)
        self._explain(self.list.current_key())
        self.complain("")

    def _explain(self, key: int | None) -> None:
        table = self.model.table
        first = table.rows[0] if table.rows else None
        row = next((row for row in table.rows if row.key == key), first)
        keys = [column.key for column in table.columns]
        if row is not None:
            name, why = (row.cells[keys.index(key)].text for key in ("name", "why"))
            self.why.setText(f"{name}: {why}")
        self.why.setVisible(row is not None)
