"""The fields that say what would be otherwise."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.i18n import _
from arbiter_gui.tournament import ByeKind, Change, Player, PlayerKey, Tournament, Tpn
from arbiter_gui.ui.views.impact_question import Subject
from arbiter_gui.ui.widgets.number_field import NumberField

_BYES = (ByeKind.HALF_POINT, ByeKind.ZERO_POINT, ByeKind.FULL_POINT)
_HIGHEST_RATING = 3500
_LEAST_WIDTH, _MOST_WIDTH = 76, 260


class ImpactFields(QWidget):
    """A subject, and the fields that belong to it.

    Signals:
        chosen: Something else would be otherwise.
        entered: Enter was pressed in a text field.
    """

    chosen = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.subject, self.player, self.kind = QComboBox(), QComboBox(), QComboBox()
        self.name = QLineEdit()
        self.rating = NumberField(0, _HIGHEST_RATING)
        self._of = {
            Subject.WITHDRAWAL: (self.player,),
            Subject.BYE: (self.player, self.kind),
            Subject.LATE_ENTRY: (self.name, self.rating),
        }
        self._arrange()

    @property
    def what(self) -> Subject:
        """What would be otherwise."""
        return Subject(self.subject.currentData())

    def show_players(self, tournament: Tournament) -> None:
        """Lists the players of the event; the one that was chosen stays."""
        chosen = self.player.currentData()
        self.player.clear()
        for player in sorted(tournament.players, key=lambda player: player.tpn):
            self.player.addItem(f"{player.tpn} {player.name}", int(player.key))
        self.player.setCurrentIndex(max(0, self.player.findData(chosen)))

    def change(self) -> Callable[[Tournament], Change] | None:
        """What would be done to the event; None where no change of the event is meant."""
        if self.what is Subject.LATE_ENTRY:
            name = self.name.text().strip() or _("New player")
            player = Player(PlayerKey(0), Tpn(0), name, rating=self.rating.value())
            return partial(register, player=player)
        if self.player.currentData() is None:
            return None
        key = PlayerKey(int(self.player.currentData()))
        if self.what is Subject.WITHDRAWAL:
            return partial(withdraw, key=key)
        if self.what is Subject.BYE:
            kind = _BYES[self.kind.currentIndex()]
            return lambda event: request_bye(event, event.rounds_paired + 1, key, kind)
        return None

    def _arrange(self) -> None:
        for subject in Subject:
            self.subject.addItem(_(subject.value), subject.value)
        for kind in _BYES:
            self.kind.addItem(_(kind.label))
        self.name.setPlaceholderText(_("Name"))
        self.rating.setSpecialValueText(_("unrated"))
        names = (
            (self.subject, _("What would be otherwise")),
            (self.player, _("Player")),
            (self.kind, _("Kind of bye")),
            (self.name, _("Name of the player")),
            (self.rating, _("Rating")),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for field, name in names:
            field.setAccessibleName(name)
            field.setToolTip(name)
            field.setMinimumWidth(_LEAST_WIDTH)
            field.setMaximumWidth(_MOST_WIDTH)
            row.addWidget(field)
        self.subject.currentIndexChanged.connect(self._follow_subject)
        for box in (self.player, self.kind):
            box.currentIndexChanged.connect(self.chosen)
        self.name.textEdited.connect(self.chosen)
        self.rating.valueChanged.connect(self.chosen)
        self.name.returnPressed.connect(self.entered)
        self._follow_subject()

    def _follow_subject(self) -> None:
        shown = self._of.get(self.what, ())
        for field in (self.player, self.kind, self.name, self.rating):
            field.setVisible(field in shown)
        self.chosen.emit()
