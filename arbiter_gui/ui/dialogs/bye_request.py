"""A bye that a player asks for: in which round, and what it is worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QComboBox, QLabel, QRadioButton, QVBoxLayout, QWidget

from arbiter_gui.i18n import N_, _
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

_CHOICES = (
    (ByeKind.HALF_POINT, N_("&Half-point bye")),
    (ByeKind.ZERO_POINT, N_("&Zero-point bye (absent with notice)")),
    (ByeKind.FULL_POINT, N_("&Full-point bye")),
    (None, N_("&No bye: the player plays")),
)


@dataclass(frozen=True, slots=True)
class ByeRequest:
    """The round and the kind of the bye; without a kind the player is to play."""

    round: int
    kind: ByeKind | None


class ByeRequestDialog(FormDialog):
    """Asks for round and kind; shows what the player has asked for so far."""

    def __init__(
        self,
        player: str,
        rounds: Sequence[int],
        requested: Mapping[int, ByeKind],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Bye request"), _("Save"), parent)
        self._requested = dict(requested)
        name = QLabel(player)
        name.setObjectName("panelTitle")
        self.round = QComboBox()
        for number in rounds:
            self.round.addItem(self._round_text(number), number)
        self.kinds = {kind: QRadioButton(_(text)) for kind, text in _CHOICES}
        box = QVBoxLayout()
        box.setSpacing(8)
        for button in self.kinds.values():
            box.addWidget(button)
        self.warning = muted("")
        self.form.addRow(name)
        self.form.addRow(_("&Round"), self.round)
        self.form.addRow(_("Request"), box)
        self.form.addRow(self.warning)
        self.round.currentIndexChanged.connect(self._show_request)
        for button in self.kinds.values():
            button.toggled.connect(self._warn)
        self._show_request()

    def chosen(self) -> ByeRequest | None:
        """Shows the dialog and waits; the request, or None when the arbiter cancelled."""
        return self.request() if self.accepted_by_user() else None

    def request(self) -> ByeRequest:
        """What stands in the dialog."""
        kind = next(kind for kind, button in self.kinds.items() if button.isChecked())
        return ByeRequest(int(self.round.currentData()), kind)

    def _round_text(self, number: int) -> str:
        kind = self._requested.get(number)
        if kind is None:
            return str(number)
        return _("{round}: {bye}").format(round=number, bye=_(kind.label))

    def _show_request(self) -> None:
        kind = self._requested.get(int(self.round.currentData()), ByeKind.HALF_POINT)
        self.kinds[kind].setChecked(True)
        self._warn()

    def _warn(self) -> None:
        full = self.kinds[ByeKind.FULL_POINT].isChecked()
        self.warning.setText(
            _("FIDE advises against full-point byes: a point is given that nobody played for.")
            if full
            else ""
        )
