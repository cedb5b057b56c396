"""The fields of an event's heading, shared by the wizard and by the settings of an event."""

from dataclasses import replace

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from arbiter_gui.i18n import _, pgettext
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.ui.widgets.date_field import DateField


class EventForm(QWidget):
    """Name, place, dates, federation, arbiter and rate of play."""

    def __init__(self, event: EventDetails) -> None:
        super().__init__()
        self._event = event
        self.name = QLineEdit(event.name)
        self.city = QLineEdit(event.city)
        self.federation = QLineEdit(event.federation)
        self.federation.setMaxLength(3)
        self.start = DateField()
        self.start.set_text_value(event.start)
        self.end = DateField()
        self.end.set_text_value(event.end)
        self.chief_arbiter = QLineEdit(event.chief_arbiter)
        self.rate_of_play = QLineEdit(event.rate_of_play)
        self.start.changed.connect(self._end_after_start)
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(20)
        layout.setVerticalSpacing(10)
        layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        layout.addRow(pgettext("name of an event", "Na&me"), self.name)
        layout.addRow(_("&Place"), self.city)
        layout.addRow(_("&Federation"), self.federation)
        layout.addRow(_("First da&y"), self.start)
        layout.addRow(_("&Last day"), self.end)
        layout.addRow(_("Chief &arbiter"), self.chief_arbiter)
        layout.addRow(_("&Rate of play"), self.rate_of_play)
        self.rows = layout

    def details(self) -> EventDetails:
        """The heading with what stands in the fields."""
        return replace(
            self._event,
            name=" ".join(self.name.text().split()),
            city=self.city.text().strip(),
            federation=self.federation.text().strip().upper(),
            start=self.start.text_value(),
            end=self.end.text_value(),
            chief_arbiter=self.chief_arbiter.text().strip(),
            rate_of_play=self.rate_of_play.text().strip(),
        )

    def problem(self) -> tuple[str, QWidget] | None:
        """A missing name, what is no day, or an end before the start."""
        if not self.name.text().strip():
            return _("Please give the event a name."), self.name
        for day in (self.start, self.end):
            if day.problem():
                return day.problem(), day
        if self.end.text_value() and self.end.text_value() < self.start.text_value():
            return _("The last day is before the first day."), self.end
        return None

    def _end_after_start(self, start: str) -> None:
        if start and (not self.end.text_value() or self.end.text_value() < start):
            self.end.set_text_value(start)
