"""The rules of an open event; what is settled once round 1 is paired is shown but stays."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.dialogs.rules_form import Locks, RulesForm


class SettingsDialog(FormDialog):
    """Rounds, edition, scoring and initial colour; locked fields are disabled with the reason."""

    def __init__(
        self,
        settings: TournamentSettings,
        editions: Sequence[str],
        locks: Locks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Rules and settings"), _("Save"), parent)
        self.fields = RulesForm(settings, editions, locks)
        self.form.addRow(self.fields)

    def edited(self) -> TournamentSettings | None:
        """Shows the dialog and waits; the settings, or None when the arbiter cancelled."""
        return self.fields.settings() if self.accepted_by_user() else None

    def problem(self) -> tuple[str, QWidget] | None:
        """Points with which a win would be worth less than a draw, or a draw less than a loss."""
        return self.fields.problem()
