"""The heading of an open event: name, place, dates, arbiter."""

from PySide6.QtWidgets import QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.ui.dialogs.event_form import EventForm
from arbiter_gui.ui.dialogs.form_dialog import FormDialog
from arbiter_gui.ui.dialogs.report_fields import ReportFields


class EventDetailsDialog(FormDialog):
    """What stands at the head of every page and file; may be changed at any time."""

    def __init__(self, event: EventDetails, parent: QWidget | None = None) -> None:
        super().__init__(_("Details of the event"), _("Save"), parent)
        self.fields = EventForm(event)
        self.form.addRow(self.fields)
        self.report = ReportFields(event, self.fields.rows)

    def edited(self) -> EventDetails | None:
        """Shows the dialog and waits; the heading, or None when the arbiter cancelled."""
        if not self.accepted_by_user():
            return None
        return self.report.filled(self.fields.details())

    def problem(self) -> tuple[str, QWidget] | None:
        """What is wrong with the heading."""
        return self.fields.problem() or self.report.problem()
