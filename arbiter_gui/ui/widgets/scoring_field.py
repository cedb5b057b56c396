"""The points of a result: 1-½-0, 3-1-0, or the organiser's own with the bye's value."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.tournament.scoring import STANDARD, THREE_ONE_NIL, ScoringSystem
from arbiter_gui.ui.widgets.number_field import PointsField


class ScoringField(QWidget):
    """Picks a scoring system; the single values show only for the organiser's own.

    Signals:
        changed: Another scoring system is meant now.
    """

    changed = Signal()

    def __init__(self, scoring: ScoringSystem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = QComboBox()
        self.choice.setAccessibleName(_("Scoring"))
        for text, system in (
            (_("1 – ½ – 0"), STANDARD),
            (_("3 – 1 – 0"), THREE_ONE_NIL),
            (_("Own points"), None),
        ):
            self.choice.addItem(text, system)
        self.setFocusProxy(self.choice)
        self.values = {
            "win": PointsField(_("Win")),
            "draw": PointsField(_("Draw")),
            "loss": PointsField(_("Loss")),
            "pab": PointsField(_("Pairing-allocated bye")),
            "absence": PointsField(_("Forfeit loss, absence")),
        }
        self._own = QWidget()
        grid = QGridLayout(self._own)
        grid.setContentsMargins(0, 8, 0, 0)
        for place, spin in enumerate(self.values.values()):
            row, column = divmod(place, 3)
            label = QLabel(spin.accessibleName())
            label.setObjectName("secondary")
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(spin, 2 * row + 1, column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.choice)
        layout.addWidget(self._own)
        self._given = scoring
        self._put(scoring)
        self.choice.currentIndexChanged.connect(self._choose)
        for spin in self.values.values():
            spin.valueChanged.connect(self.changed)

    def scoring(self) -> ScoringSystem:
        """The points that are meant, in tenths."""
        known = self.choice.currentData()
        if isinstance(known, ScoringSystem):
            return known
        points = {name: spin.tenths for name, spin in self.values.items()}
        kept = replace(self._given, **points)
        return kept if kept == self._given else replace(kept, adjourned=points["draw"])

    def _put(self, scoring: ScoringSystem) -> None:
        known = [self.choice.itemData(place) for place in range(self.choice.count())]
        place = known.index(scoring) if scoring in known else len(known) - 1
        self.choice.setCurrentIndex(place)
        for name, spin in self.values.items():
            spin.set_tenths(getattr(scoring, name))
        self._own.setVisible(known[place] is None)

    def _choose(self) -> None:
        known = self.choice.currentData()
        self._own.setVisible(known is None)
        if isinstance(known, ScoringSystem):
            for name, spin in self.values.items():
                spin.set_tenths(getattr(known, name))
        self.changed.emit()
