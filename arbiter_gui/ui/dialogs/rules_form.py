"""The fields of an event's rules, shared by the wizard and by the settings of an event."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.numbering import EqualsBy
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.settings import TournamentSettings, is_round_robin
from arbiter_gui.ui.dialogs.form_dialog import muted
from arbiter_gui.ui.dialogs.tiebreak_field import TiebreakField
from arbiter_gui.ui.widgets.number_field import NumberField
from arbiter_gui.ui.widgets.scoring_field import ScoringField

_MOST_ROUNDS = 99
_MOST_LOTS = 999_999


@dataclass(frozen=True, slots=True)
class Locks:
    """What the rounds that are paired have settled.

    Attributes:
        fewest_rounds: The event cannot have fewer rounds than are paired.
        names: The settings that stay as they are.
    """

    fewest_rounds: int = 1
    names: frozenset[str] = frozenset()


_NO_LOCKS = Locks()


class RulesForm(QWidget):
    """Rounds, edition, scoring, initial colour and tie-breaks; what is locked is shown disabled."""

    def __init__(
        self,
        settings: TournamentSettings,
        editions: Sequence[str],
        locks: Locks = _NO_LOCKS,
    ) -> None:
        super().__init__()
        self._settings = settings
        self.rounds = NumberField(max(1, locks.fewest_rounds), _MOST_ROUNDS)
        self.rounds.setValue(settings.rounds or locks.fewest_rounds)
        self.edition = QComboBox()
        for edition in dict.fromkeys((*editions, settings.edition)):
            self.edition.addItem(
                _("FIDE (Dutch) System, {edition} rules").format(edition=edition), edition
            )
        self.edition.setCurrentIndex(self.edition.findData(settings.edition))
        self.scoring = ScoringField(settings.scoring)
        self.tiebreaks = TiebreakField(
            settings.tiebreaks, round_robin=is_round_robin(settings.system)
        )
        self.initial_colour = QComboBox()
        for text, colour in (
            (_("drawn by lot before round 1"), None),
            (_("White for number 1"), Colour.WHITE),
            (_("Black for number 1"), Colour.BLACK),
        ):
            self.initial_colour.addItem(text, colour.value if colour else "")
        colour = settings.initial_colour
        self.initial_colour.setCurrentIndex(
            self.initial_colour.findData(colour.value if colour else "")
        )
        self.equals_by = _choice(EqualsBy, settings.equals_by)
        self.rating_method = _choice(RatingMethod, settings.rating_method)
        self._lay_out(locks)

    def _lay_out(self, locks: Locks) -> None:
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(20)
        layout.setVerticalSpacing(10)
        layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        layout.addRow(_("&Rounds"), self.rounds)
        layout.addRow(_("&Edition"), self.edition)
        layout.addRow(_("&Scoring"), self.scoring)
        layout.addRow(_("Initial &colour"), self.initial_colour)
        layout.addRow(_("&Tie-breaks"), self.tiebreaks)
        layout.addRow(_("Ratings &used"), self.rating_method)
        layout.addRow(_("E&qual ratings"), self.equals_by)
        self.reason = muted(
            _(
                "Round 1 is paired: what is grey here was settled before it and stays. To change "
                "it, un-pair the rounds first."
            )
        )
        self.reason.setVisible(bool(locks.names))
        layout.addRow(self.reason)
        for name, field in self.fields().items():
            field.setEnabled(name not in locks.names)

    def fields(self) -> dict[str, QWidget]:
        """Each field by the name of the setting it changes."""
        return {
            "rounds": self.rounds,
            "edition": self.edition,
            "scoring": self.scoring,
            "tiebreaks": self.tiebreaks,
            "initial_colour": self.initial_colour,
            "equals_by": self.equals_by,
        }

    def settings(self) -> TournamentSettings:
        """The settings with what stands in the fields."""
        colour = self.initial_colour.currentData()
        return replace(
            self._settings,
            rounds=self.rounds.value(),
            edition=str(self.edition.currentData()),
            scoring=self.scoring.scoring(),
            initial_colour=Colour(colour) if colour else None,
            tiebreaks=self.tiebreaks.codes(),
            rating_method=RatingMethod(self.rating_method.currentData()),
            **self._order_of_equals(),
        )

    def _order_of_equals(self) -> dict[str, Any]:
        """The criterion; where it is the lot, the number is drawn when it is chosen."""
        by = EqualsBy(self.equals_by.currentData())
        lot = self._settings.lot if by is EqualsBy.LOT else 0
        if by is EqualsBy.LOT and not lot:
            lot = 1 + secrets.randbelow(_MOST_LOTS)
        return {"equals_by": by, "lot": lot}

    def problem(self) -> tuple[str, QWidget] | None:
        """Points with which a win would be worth less than a draw, or a draw less than a loss."""
        scoring = self.scoring.scoring()
        if scoring.win >= scoring.draw >= max(scoring.loss, scoring.absence):
            return None
        return (
            _("A win must be worth at least a draw, and a draw at least a loss."),
            self.scoring.values["win"],
        )

    def propose_edition(self, edition: str) -> None:
        """Picks an edition if it is on offer."""
        place = self.edition.findData(edition)
        if place >= 0:
            self.edition.setCurrentIndex(place)


def _choice(options: type[EqualsBy] | type[RatingMethod], chosen: Enum) -> QComboBox:
    """A list of everything that can be chosen, in words."""
    box = QComboBox()
    for option in options:
        box.addItem(_(option.label), option.value)
    box.setCurrentIndex(box.findData(chosen.value))
    return box
