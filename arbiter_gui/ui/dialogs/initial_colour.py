"""The lot before round 1: which colour the player with number 1 gets (C.04.3 article 5.1)."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QPushButton, QRadioButton, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


class InitialColourDialog(FormDialog):
    """Draws the lot, or takes down the one that was drawn in the hall."""

    def __init__(self, draw: Callable[[], Colour], parent: QWidget | None = None) -> None:
        super().__init__(_("Initial colour"), _("Use this colour"), parent)
        self._draw = draw
        question = QLabel(_("Which colour does player number 1 get in round 1?"))
        question.setObjectName("panelTitle")
        self.white = QRadioButton(_("&White"))
        self.black = QRadioButton(_("&Black"))
        self.draw_button = QPushButton(_("&Draw the lot"))
        self.draw_button.setAutoDefault(False)
        self.outcome = QLabel()
        self.outcome.setObjectName("pageState")
        box = QVBoxLayout()
        box.setSpacing(10)
        for widget in (question, self.draw_button, self.outcome, self.white, self.black):
            box.addWidget(widget)
        box.addWidget(
            muted(_("The lot is drawn once for the event; all colours of round 1 follow from it."))
        )
        self.form.addRow(box)
        self.draw_button.clicked.connect(self._draw_the_lot)

    def chosen(self) -> Colour | None:
        """Shows the dialog and waits; the colour, or None when the arbiter cancelled."""
        return self.colour() if self.accepted_by_user() else None

    def colour(self) -> Colour | None:
        """The colour that is marked."""
        if self.white.isChecked():
            return Colour.WHITE
        return Colour.BLACK if self.black.isChecked() else None

    def problem(self) -> tuple[str, QWidget] | None:
        """Nothing drawn and nothing marked."""
        if self.colour() is None:
            return _("Draw the lot, or mark the colour that was drawn in the hall."), (
                self.draw_button
            )
        return None

    def _draw_the_lot(self) -> None:
        drawn = self._draw()
        (self.white if drawn is Colour.WHITE else self.black).setChecked(True)
        name = _("White") if drawn is Colour.WHITE else _("Black")
        self.outcome.setText(_("The lot says: {colour}.").format(colour=name))
        self.complain("")
        self.draw_button.setEnabled(False)
        self.accept_button.setFocus()
