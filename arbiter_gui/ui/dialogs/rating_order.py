"""Which ratings an event takes from the lists, in which order."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import N_, _
from arbiter_gui.ratings.listed_player import NATIONAL, RATINGS
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

_LABELS = {
    "standard": N_("FIDE standard"),
    "rapid": N_("FIDE rapid"),
    "blitz": N_("FIDE blitz"),
    NATIONAL: N_("any national list"),
}


class RatingOrderDialog(FormDialog):
    """The ratings from the first choice to the last; what is not ticked is not taken."""

    def __init__(
        self,
        order: Sequence[str],
        usual: Sequence[str],
        national: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """Asks for an order.

        Args:
            order: The event's own order; () for the usual one.
            usual: The order by the rate of play.
            national: The names of the national lists.
            parent: The window.
        """
        super().__init__(_("Ratings to take from the lists"), _("Save"), parent)
        self._usual = tuple(usual)
        self._sources = tuple(dict.fromkeys((*RATINGS, NATIONAL, *national, *order)))
        self.by_rate = QCheckBox(_("The usual &order for the rate of play"))
        self.list = QListWidget()
        self.list.setAccessibleName(_("Ratings, the first choice above"))
        self.up, self.down = QPushButton(_("&Up")), QPushButton(_("&Down"))
        buttons = QVBoxLayout()
        for button, step in ((self.up, -1), (self.down, 1)):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, step=step: self._move(step))
            buttons.addWidget(button)
        buttons.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(12)
        buttons.setSpacing(8)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        self.form.addRow(self.by_rate)
        self.form.addRow(row)
        self.form.addRow(
            muted(
                _(
                    "A player gets the first of the ticked ratings that the lists have. Who is "
                    "registered already keeps his or her rating until it is checked against the "
                    "lists."
                )
            )
        )
        self.by_rate.toggled.connect(self._follow)
        self._fill(tuple(order) or self._usual)
        self.by_rate.setChecked(not order)
        self._follow(self.by_rate.isChecked())

    def problem(self) -> tuple[str, QWidget] | None:
        """An order of nothing is none."""
        if self.by_rate.isChecked() or self._ticked():
            return None
        return _("Please tick at least one rating."), self.list

    def order(self) -> tuple[str, ...]:
        """The event's own order; () for the usual one."""
        return () if self.by_rate.isChecked() else self._ticked()

    def chosen(self) -> tuple[str, ...] | None:
        """Shows the dialog and waits; None when the arbiter cancelled."""
        return self.order() if self.accepted_by_user() else None

    def _fill(self, order: tuple[str, ...]) -> None:
        self.list.clear()
        for source in (*order, *(other for other in self._sources if other not in order)):
            item = QListWidgetItem(_(_LABELS[source]) if source in _LABELS else source, self.list)
            item.setData(Qt.ItemDataRole.UserRole, source)
            item.setCheckState(
                Qt.CheckState.Checked if source in order else Qt.CheckState.Unchecked
            )
        self.list.setCurrentRow(0)

    def _ticked(self) -> tuple[str, ...]:
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(
            str(item.data(Qt.ItemDataRole.UserRole))
            for item in items
            if item.checkState() is Qt.CheckState.Checked
        )

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        if 0 <= row + step < self.list.count():
            self.list.insertItem(row + step, self.list.takeItem(row))
            self.list.setCurrentRow(row + step)

    def _follow(self, usual: bool) -> None:
        if usual:
            self._fill(self._usual)
        for widget in (self.list, self.up, self.down):
            widget.setEnabled(not usual)
