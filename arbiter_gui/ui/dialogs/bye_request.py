"""Byes that a player asks for: in which rounds, and what they are worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from arbiter_gui.i18n import N_, _
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

_CHOICES = (
    (ByeKind.HALF_POINT, N_("&Half-point bye")),
    (ByeKind.ZERO_POINT, N_("&Zero-point bye (absent with notice)")),
    (ByeKind.FULL_POINT, N_("&Full-point bye")),
    (None, N_("&No bye: the player plays")),
)
_IN_A_ROW = 3


@dataclass(frozen=True, slots=True)
class ByeRequest:
    """The rounds and the kind of the byes; without a kind the player is to play."""

    rounds: tuple[int, ...]
    kind: ByeKind | None


@dataclass(frozen=True, slots=True)
class HalfPointByes:
    """What is known of a player's half-point byes: how many were given, and if any may be."""

    given: int = 0
    refused: bool = False


class ByeRequestDialog(FormDialog):
    """Asks for rounds and kind; shows what the player has asked for so far.

    Attributes:
        rounds: A box to tick for each round to come.
        kinds: A button for each kind of bye.
    """

    def __init__(
        self,
        player: str,
        rounds: Sequence[int],
        requested: Mapping[int, ByeKind],
        parent: QWidget | None = None,
        *,
        half_points: HalfPointByes = HalfPointByes(),
    ) -> None:
        super().__init__(_("Bye request"), _("Save"), parent)
        self._requested = dict(requested)
        name = QLabel(player)
        name.setObjectName("panelTitle")
        self.rounds = {number: QCheckBox(self._round_text(number)) for number in rounds}
        self.kinds = {kind: QRadioButton(_(text)) for kind, text in _CHOICES}
        self.warning = muted("")
        self.form.addRow(name)
        self.form.addRow(_("Rounds"), self._grid_of_rounds())
        self.form.addRow(_("Request"), self._column_of_kinds())
        self.form.addRow(self.warning)
        self._past = half_points
        self.kinds[ByeKind.HALF_POINT].setDisabled(half_points.refused)
        self.rounds[min(rounds)].setChecked(True)
        self._usual().setChecked(True)
        for number, box in self.rounds.items():
            box.toggled.connect(lambda checked, round_=number: self._ticked(round_, checked))
        for button in self.kinds.values():
            button.toggled.connect(self._warn)
        self._ticked(min(rounds), True)

    def chosen(self) -> ByeRequest | None:
        """Shows the dialog and waits; the request, or None when the arbiter cancelled."""
        return self.request() if self.accepted_by_user() else None

    def request(self) -> ByeRequest:
        """What stands in the dialog."""
        kind = next(kind for kind, button in self.kinds.items() if button.isChecked())
        ticked = tuple(number for number, box in self.rounds.items() if box.isChecked())
        return ByeRequest(ticked, kind)

    def problem(self) -> tuple[str, QWidget] | None:
        """No round is ticked."""
        if self.request().rounds:
            return None
        return _("Please tick a round."), next(iter(self.rounds.values()))

    def _grid_of_rounds(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        for column in range(_IN_A_ROW):
            grid.setColumnStretch(column, 1)
        for place, box in enumerate(self.rounds.values()):
            grid.addWidget(box, place // _IN_A_ROW, place % _IN_A_ROW)
        return grid

    def _column_of_kinds(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        for button in self.kinds.values():
            column.addWidget(button)
        return column

    def _round_text(self, number: int) -> str:
        kind = self._requested.get(number)
        if kind is None:
            return str(number)
        return _("{round}: {bye}").format(round=number, bye=_(kind.label))

    def _usual(self) -> QRadioButton:
        return self.kinds[ByeKind.ZERO_POINT if self._past.refused else ByeKind.HALF_POINT]

    def _ticked(self, number: int, checked: bool) -> None:
        """The kind that was asked for is shown when its round is the only one that is ticked."""
        kind = self._requested.get(number)
        if checked and self.request().rounds == (number,):
            button = self._usual() if kind is None else self.kinds[kind]
            button.setChecked(True)
        self._warn()

    def _warn(self) -> None:
        lines = []
        if self._past.refused:
            lines.append(_("The player is not entitled to half-point byes."))
        elif self._half_points() > 1:
            lines.append(_("This would be more than one half-point bye for the player."))
        if self.kinds[ByeKind.FULL_POINT].isChecked():
            lines.append(
                _("FIDE advises against full-point byes: a point is given that nobody played for.")
            )
        self.warning.setText(" ".join(lines))

    def _half_points(self) -> int:
        """Half-point byes of the player, were the form accepted; 0 when it asks for none."""
        request = self.request()
        if request.kind is not ByeKind.HALF_POINT:
            return 0
        others = sum(
            kind is ByeKind.HALF_POINT and number not in request.rounds
            for number, kind in self._requested.items()
        )
        return self._past.given + others + len(request.rounds)
