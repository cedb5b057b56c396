"""What stands above and below every report: event, list, place, rules and time."""

from arbiter_gui.dates import moment_text
from arbiter_gui.i18n import _
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.tables.checklist import outside_fide_mode
from arbiter_gui.tables.legend import code_line
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.tournament import Tournament

_NAME_IN_FOOTER = 32


def titles(request: ReportRequest, title: str) -> tuple[str, ...]:
    """The lines above a report: event, report, and where, by which rules and when it was made."""
    event = request.tournament.event
    stamp = _("FIDE (Dutch) System, {edition} edition; made with Arbiter {time}").format(
        edition=request.tournament.settings.edition,
        time=moment_text(request.written_at.isoformat(), seconds=True),
    )
    outside = outside_fide_mode(request.tournament)
    stamp = f"{stamp} · {outside}" if outside else stamp
    place = " ".join(part for part in (event.city, event.federation) if part)
    return _event_name(request.tournament), title, f"{place} · {stamp}" if place else stamp


def footer(request: ReportRequest, title: str) -> str:
    """Event, report and time in short, for the foot of each page."""
    name = _event_name(request.tournament)
    short = name if len(name) <= _NAME_IN_FOOTER else f"{name[: _NAME_IN_FOOTER - 1]}…"
    return f"{short} · {title} · {moment_text(request.written_at.isoformat())}"


def legend_line(tournament: Tournament, table: Table) -> str:
    """What the colour codes mean, for the foot of a list that has some; else ""."""
    coded = any(cell.preference is not None for row in table.rows for cell in row.cells)
    return _("Codes: {codes}").format(codes=code_line(tournament.settings.edition)) if coded else ""


def _event_name(tournament: Tournament) -> str:
    return tournament.event.name or _("Tournament without a name")
