"""The prizes of one category: what it is called, for whom it is, and how much."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import _, fill
from arbiter_gui.tournament.player import Sex
from arbiter_gui.tournament.prizes import CategoryPrize
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.widgets.amount_table import AmountTable
from arbiter_gui.ui.widgets.number_field import NumberField

_HIGHEST_RATING, _HIGHEST_AGE = 3999, 99


class CategoryPrizeDialog(FormDialog):
    """Asks for a category; `refuse` says what cannot be announced."""

    def __init__(
        self,
        category: CategoryPrize,
        refuse: Callable[[CategoryPrize], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Prizes of a category"), _("Take over"), parent)
        self._category = category
        self._refuse = refuse
        self.name = QLineEdit(category.name)
        self.name.setMaxLength(60)
        self.amounts = AmountTable(_("Prizes of the category, first prize first"), category.amounts)
        self.rating_from = _limit(_("Lowest rating"), _HIGHEST_RATING, category.rating_from)
        self.rating_to = _limit(_("Highest rating"), _HIGHEST_RATING, category.rating_to)
        self.unrated = QCheckBox(_("&Unrated players, too; without a rating above, only they"))
        self.unrated.setChecked(category.unrated)
        self.sex = QComboBox()
        for sex, text in (
            (Sex.UNKNOWN, _("everybody")), (Sex.FEMALE, _("women")), (Sex.MALE, _("men"))
        ):  # fmt: skip
            self.sex.addItem(text, sex.value)
        self.sex.setCurrentIndex(max(0, self.sex.findData(category.sex.value)))
        self.age_from = _limit(_("Lowest age"), _HIGHEST_AGE, category.age_from)
        self.age_to = _limit(_("Highest age"), _HIGHEST_AGE, category.age_to)
        self.federation = QLineEdit(category.federation)
        self.federation.setMaxLength(3)
        self.club = QLineEdit(category.club)
        self._arrange()

    def category(self) -> CategoryPrize:
        """What stands in the dialog."""
        return replace(
            self._category,
            name=" ".join(self.name.text().split()),
            amounts=self.amounts.amounts(),
            rating_from=self.rating_from.value(),
            rating_to=self.rating_to.value(),
            unrated=self.unrated.isChecked(),
            sex=Sex(self.sex.currentData()),
            age_from=self.age_from.value(),
            age_to=self.age_to.value(),
            federation=self.federation.text().strip().upper(),
            club=" ".join(self.club.text().split()),
        )

    def edited(self) -> CategoryPrize | None:
        """Shows the dialog and waits; None when the arbiter cancelled."""
        return self.category() if self.accepted_by_user() else None

    def problem(self) -> tuple[str, QWidget] | None:
        """What is no amount, and what cannot be announced."""
        wrong = self.amounts.wrong()
        if wrong is not None:
            return _("“{text}” is no amount.").format(text=wrong), self.amounts
        try:
            self._refuse(self.category())
        except RefusedAction as refusal:
            return fill(refusal.message, refusal.values), self._field_of(refusal.code)
        return None

    def _field_of(self, code: str) -> QWidget:
        fields = {"prize-none": self.amounts, "prize-rising": self.amounts}
        if code != "prize-band":
            return fields.get(code, self.name)
        rating = 0 < self.rating_to.value() < self.rating_from.value()
        return self.rating_to if rating else self.age_to

    def _arrange(self) -> None:
        self.form.addRow(_("Cate&gory"), self.name)
        self.form.addRow(_("&Prizes"), self.amounts)
        self._add_band(_("&Rating"), self.rating_from, self.rating_to)
        self.form.addRow("", self.unrated)
        self.form.addRow(_("&Sex"), self.sex)
        self._add_band(_("&Age"), self.age_from, self.age_to)
        self.form.addRow(_("&Federation"), self.federation)
        self.form.addRow(_("&Club"), self.club)
        self.form.addRow(
            muted(
                _(
                    "A player has to meet every condition. Ages are counted by the year of birth "
                    "and the year of the first day: up to 16 is U16, from 50 is S50."
                )
            )
        )

    def _add_band(self, text: str, lowest: QWidget, highest: QWidget) -> None:
        label = QLabel(text)
        label.setBuddy(lowest)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(lowest, 1)
        line.addWidget(QLabel("–"))
        line.addWidget(highest, 1)
        self.form.addRow(label, line)


def _limit(name: str, highest: int, value: int) -> NumberField:
    field = NumberField(0, highest)
    field.setAccessibleName(name)
    field.setSpecialValueText(_("any"))
    field.setValue(value)
    return field
