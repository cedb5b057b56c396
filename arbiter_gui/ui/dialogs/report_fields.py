"""The fields of an event's heading that the FIDE report alone needs: records 112, 132 and 222."""

import re
from dataclasses import replace

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from arbiter_gui.dates import day_text
from arbiter_gui.formats.trf.dates import date_of
from arbiter_gui.i18n import _
from arbiter_gui.tournament.event import EventDetails

_BETWEEN = re.compile(r"\s*;\s*")
_TIME_CONTROL = re.compile(r"[0-9WB/+:-]*")
_LENGTH_OF_DAY = len("2026/05/01")


class ReportFields:
    """Deputy arbiters, the day of every round, and the encoded time control."""

    def __init__(self, event: EventDetails, form: QFormLayout) -> None:
        self.deputies = QLineEdit("; ".join(event.deputy_arbiters))
        self.deputies.setPlaceholderText(_("name; name"))
        self.round_dates = QLineEdit("; ".join(map(day_text, event.round_dates)))
        self.round_dates.setPlaceholderText(
            "; ".join(day_text(f"2026/05/0{day}") for day in (1, 2))
        )
        self.round_dates.setCursorPosition(0)
        self.time_control = QLineEdit(event.time_control)
        self.time_control.setPlaceholderText(_("90 min + 30 s: 5400+30"))
        form.addRow(_("&Deputy arbiters"), self.deputies)
        form.addRow(_("Dates of the ro&unds"), self.round_dates)
        form.addRow(_("&Time control, in seconds"), self.time_control)

    def filled(self, event: EventDetails) -> EventDetails:
        """The heading with what stands in the fields; what is no date is left out."""
        names = _BETWEEN.split(self.deputies.text().strip())
        return replace(
            event,
            deputy_arbiters=tuple(name for name in names if name),
            round_dates=tuple(date_of(day) or "" for day in self._days()),
            time_control=self.time_control.text().strip().upper(),
        )

    def problem(self) -> tuple[str, QWidget] | None:
        """A day that is none, or a time control that the report cannot hold."""
        for number, day in enumerate(self._days(), 1):
            found = date_of(day)
            if found is None or len(found) not in (0, _LENGTH_OF_DAY):
                text = _("Round {round}: “{found}” is no day. Write it as {example}.")
                example = day_text("2026/05/01")
                return text.format(round=number, found=day, example=example), self.round_dates
        if not _TIME_CONTROL.fullmatch(self.time_control.text().strip().upper()):
            return (
                _("Write the time control in seconds: 5400+30 for 90 minutes and 30 s a move."),
                self.time_control,
            )
        return None

    def _days(self) -> list[str]:
        text = self.round_dates.text().strip().rstrip("; ")
        return _BETWEEN.split(text) if text else []
