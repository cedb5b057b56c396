"""Heading and rules of an open event; what is settled once round 1 is paired stays as it is."""

from collections.abc import Sequence

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.ui.dialogs.event_form import EventForm
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.dialogs.rules_form import Locks, RulesForm


class SettingsDialog(FormDialog):
    """The settings of an event on two tabs; what is locked is shown disabled with the reason."""

    def __init__(
        self,
        event: EventDetails,
        settings: TournamentSettings,
        editions: Sequence[str],
        locks: Locks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Tournament settings"), _("Save"), parent)
        self.event_form = EventForm(event)
        self.rules_form = RulesForm(settings, editions, locks)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(_padded(self.event_form), _("Event"))
        self.tabs.addTab(_padded(self.rules_form), _("Rules"))
        self.column.insertWidget(0, self.tabs, 1)

    def edited(self) -> tuple[EventDetails, TournamentSettings] | None:
        """Shows the dialog and waits; what was entered, or None when the arbiter cancelled."""
        return self.answer() if self.accepted_by_user() else None

    def answer(self) -> tuple[EventDetails, TournamentSettings]:
        """What stands in the dialog."""
        return self.event_form.details(), self.rules_form.settings()

    def problem(self) -> tuple[str, QWidget] | None:
        """What is wrong with the heading."""
        found = self.event_form.problem()
        if found is not None:
            self.tabs.setCurrentIndex(0)
        return found


def _padded(content: QWidget) -> QWidget:
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 16, 0, 0)
    layout.addWidget(content)
    layout.addStretch(1)
    return page
