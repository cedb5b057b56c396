"""One question about one player: from which round, and in which of two ways."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QLabel, QRadioButton, QVBoxLayout, QWidget

from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.widgets.number_field import NumberField


@dataclass(frozen=True, slots=True)
class RoundQuestion:
    """What is asked.

    Attributes:
        title: The title of the dialog.
        who: Whom it is about.
        accept: The text of the button that does it.
        round_label: What the round means.
        options_label: What the options are about.
        options: The texts of the ways to choose from; the first one is the usual one.
        note: What follows from it.
        proposed: The round that stands in the field at first; 0 for the first one possible.
    """

    title: str
    who: str
    accept: str
    round_label: str
    options_label: str = ""
    options: Sequence[str] = ()
    note: str = ""
    proposed: int = 0


class RoundQuestionDialog(FormDialog):
    """Enter takes the next round and the usual way."""

    def __init__(
        self, question: RoundQuestion, first: int, last: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(question.title, question.accept, parent)
        name = QLabel(question.who)
        name.setObjectName("panelTitle")
        self.round = NumberField(first, max(first, last))
        self.options = [QRadioButton(text) for text in question.options]
        self.round.setValue(question.proposed or first)
        self.form.addRow(name)
        self.form.addRow(question.round_label, self.round)
        if self.options:
            self.options[0].setChecked(True)
            column = QVBoxLayout()
            column.setSpacing(8)
            for button in self.options:
                column.addWidget(button)
            self.form.addRow(question.options_label, column)
        if question.note:
            self.form.addRow(muted(question.note))

    @property
    def option(self) -> int:
        """The place of the way that is chosen; 0 where there is only one."""
        return next((place for place, o in enumerate(self.options) if o.isChecked()), 0)

    def answered(self) -> tuple[int, int] | None:
        """Shows the dialog and waits; round and way, or None when the arbiter cancelled."""
        return (self.round.value(), self.option) if self.accepted_by_user() else None
