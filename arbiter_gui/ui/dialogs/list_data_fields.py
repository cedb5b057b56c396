"""The fields for what a rating list says of a player, beside the rating that the event uses."""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit

from arbiter_gui.i18n import _
from arbiter_gui.tournament.player import BY_HAND, Player
from arbiter_gui.ui.widgets.number_field import NumberField

_HIGHEST_RATING = 3999
_HIGHEST_K = 40


class ListDataFields:
    """Official and national rating and the like, K, and half-point byes."""

    def __init__(self, player: Player, form: QFormLayout) -> None:
        self._player = player
        self.official = NumberField(0, _HIGHEST_RATING)
        self.official.setValue(player.official_rating)
        self.official.setSpecialValueText(_("not known"))
        self.source = QLineEdit(_source_shown(player))
        self.source.setPlaceholderText(_("list and month"))
        self.national_id = QLineEdit(player.national_id)
        self.national_rating = NumberField(0, _HIGHEST_RATING)
        self.national_rating.setValue(player.national_rating)
        self.national_rating.setSpecialValueText(_("not known"))
        self.k_factor = NumberField(0, _HIGHEST_K)
        self.k_factor.setValue(player.k_factor)
        self.k_factor.setSpecialValueText(_("not known"))
        self.no_half_byes = QCheckBox(_("Not entitled to &half-point byes"))
        self.no_half_byes.setChecked(player.half_bye_refused)
        form.addRow(_("&Official rating"), self.official)
        form.addRow(_("So&urce of the rating"), self.source)
        form.addRow(_("Nationa&l ID"), self.national_id)
        form.addRow(_("National ratin&g"), self.national_rating)
        form.addRow(_("&K factor"), self.k_factor)
        form.addRow("", self.no_half_byes)

    def filled(self, player: Player) -> Player:
        """The player with what stands in the fields; a rating that was typed says so."""
        return replace(
            player,
            official_rating=self.official.value(),
            rating_source=self._source(player),
            national_id=self.national_id.text().strip(),
            national_rating=self.national_rating.value(),
            k_factor=self.k_factor.value(),
            half_bye_refused=self.no_half_byes.isChecked(),
        )

    def _source(self, player: Player) -> str:
        typed = self.source.text().strip()
        if typed != _source_shown(self._player):
            return BY_HAND if typed == _(BY_HAND) else typed
        if player.rating == self._player.rating:
            return self._player.rating_source
        return BY_HAND if player.rating else ""


def _source_shown(player: Player) -> str:
    return _(BY_HAND) if player.rating_source == BY_HAND else player.rating_source
