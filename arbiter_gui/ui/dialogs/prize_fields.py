"""The fields of the prizes dialog: places and rules, and the list of categories."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.actions.prizes import refuse_condition
from arbiter_gui.i18n import _
from arbiter_gui.tables.hundredths import hundredths_text
from arbiter_gui.tables.prize_text import condition_text
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund, Sharing
from arbiter_gui.ui.dialog_keys import text_with_key
from arbiter_gui.ui.dialogs.category_prize import CategoryPrizeDialog
from arbiter_gui.ui.widgets.amount_table import AmountTable

_UNITS = (1, 10, 50, 100, 500, 1000, 5000)
_LIST_HEIGHT = 96


class FundFields(QWidget):
    """The prizes of the places, and how all prizes are given.

    Signals:
        changed: Something else stands in a field.
    """

    changed = Signal()

    def __init__(self, fund: PrizeFund, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places = AmountTable(_("Prizes of the places, first place first"), fund.places)
        self.sharing, self.unit = QComboBox(), QComboBox()
        for sharing in Sharing:
            self.sharing.addItem(_(sharing.label), sharing.value)
        self.sharing.setCurrentIndex(self.sharing.findData(fund.sharing.value))
        for unit in sorted({*_UNITS, fund.unit}):
            self.unit.addItem(hundredths_text(unit), unit)
        self.unit.setCurrentIndex(self.unit.findData(fund.unit))
        self.keeps = QCheckBox(_("&Keep what rounding leaves"))
        self.keeps.setChecked(fund.keeps_remainder)
        self.one_each = QCheckBox(_("&One prize a player"))
        self.one_each.setChecked(fund.one_each)
        self.currency = QLineEdit(fund.currency)
        self.currency.setMaxLength(12)
        self.currency.setPlaceholderText(_("For example: €"))
        self._arrange()
        self.places.amounts_changed.connect(self.changed)
        self.currency.textChanged.connect(self.changed)
        for box in (self.sharing, self.unit):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.currentIndexChanged.connect(self.changed)
        for tick in (self.keeps, self.one_each):
            tick.toggled.connect(self.changed)

    def fund(self) -> PrizeFund:
        """What stands in the fields."""
        return PrizeFund(
            self.places.amounts(),
            Sharing(self.sharing.currentData()),
            int(self.unit.currentData()),
            self.keeps.isChecked(),
            self.one_each.isChecked(),
            " ".join(self.currency.text().split()),
        )

    def _arrange(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(_("&Places"), self.places)
        form.addRow(_("&Tied players"), self.sharing)
        form.addRow(_("&Round down to"), self.unit)
        form.addRow("", self.keeps)
        form.addRow("", self.one_each)
        form.addRow(_("&Currency"), self.currency)


class CategoryList(QWidget):
    """The categories, with buttons and keys: Ins adds, Enter changes, Del removes.

    Signals:
        changed: A category was added, changed or removed.
    """

    changed = Signal()

    def __init__(self, categories: Sequence[CategoryPrize], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._categories = list(categories)
        self.list = QListWidget()
        self.list.setAccessibleName(_("Categories"))
        self.list.setMinimumHeight(_LIST_HEIGHT)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button = QPushButton(text_with_key(_("A&dd"), "add"))
        self.edit_button = QPushButton(text_with_key(_("&Edit"), "edit"))
        self.remove_button = QPushButton(text_with_key(_("Re&move"), "remove"))
        self._arrange()
        self.add_button.clicked.connect(self.add)
        self.edit_button.clicked.connect(self.edit)
        self.remove_button.clicked.connect(self.remove)
        self.list.itemDoubleClicked.connect(self.edit)
        self._fill(0)

    def categories(self) -> tuple[CategoryPrize, ...]:
        """The categories in their order."""
        return tuple(self._categories)

    def add(self) -> None:
        """Asks for a category more."""
        found = self._asked(CategoryPrize(0, "", ()), self._categories)
        if found is not None:
            self._categories.append(found)
            self._changed(len(self._categories) - 1)

    def edit(self) -> None:
        """Asks for the marked category anew."""
        row = self.list.currentRow()
        if row < 0:
            return
        others = [*self._categories[:row], *self._categories[row + 1 :]]
        found = self._asked(self._categories[row], others)
        if found is not None:
            self._categories[row] = found
            self._changed(row)

    def remove(self) -> None:
        """Takes the marked category out."""
        row = self.list.currentRow()
        if row >= 0:
            del self._categories[row]
            self._changed(min(row, len(self._categories) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a key does to the list while it has the keyboard."""
        steps = {
            Qt.Key.Key_Insert: self.add,
            Qt.Key.Key_Delete: self.remove,
            Qt.Key.Key_Return: self.edit,
            Qt.Key.Key_Enter: self.edit,
            Qt.Key.Key_F2: self.edit,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or self.focusWidget() is not self.list:
            super().keyPressEvent(event)
        else:
            step()

    def _asked(
        self, category: CategoryPrize, others: Sequence[CategoryPrize]
    ) -> CategoryPrize | None:
        dialog = CategoryPrizeDialog(
            category, lambda found: refuse_condition(found, others), self.window()
        )
        found = dialog.edited()
        dialog.deleteLater()
        return found

    def _changed(self, row: int) -> None:
        self._fill(row)
        self.list.setFocus()
        self.changed.emit()

    def _fill(self, row: int) -> None:
        self.list.clear()
        for category in self._categories:
            amounts = ", ".join(map(hundredths_text, category.amounts))
            self.list.addItem(f"{category.name} ({condition_text(category)}): {amounts}")
        self.list.setCurrentRow(row)
        for button in (self.edit_button, self.remove_button):
            button.setEnabled(bool(self._categories))

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        label = QLabel(_("Cate&gories"))
        label.setBuddy(self.list)
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (self.add_button, self.edit_button, self.remove_button):
            button.setAutoDefault(False)
            line.addWidget(button)
        column.addWidget(label)
        column.addWidget(self.list)
        column.addLayout(line)
