"""The lists on offer and how each is built."""

from datetime import datetime

from arbiter_gui.i18n import _
from arbiter_gui.reports.report import Report
from arbiter_gui.tables.checklist import outside_fide_mode
from arbiter_gui.tables.crosstable import crosstable
from arbiter_gui.tables.legend import code_line, legend
from arbiter_gui.tables.pairings import by_name, pairings_table
from arbiter_gui.tables.standings import round_with_results, standings_table
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.tournament import Tournament

_NAME_IN_FOOTER = 32


def round_reports(
    tournament: Tournament, round_number: int | None, written_at: datetime
) -> tuple[Report, ...]:
    """Everything that is put up for a round, in the order of the workbook.

    Standings and crosstable of a past round are those after it.

    Args:
        tournament: The event.
        round_number: The round; None means the newest paired one.
        written_at: Time of the version stamp.
    """
    newest = tournament.rounds_paired
    number = round_number or max(newest, 1)
    after = number if number < newest else round_with_results(tournament)
    cross = min(number, newest)
    parts = (
        ("pairings", _("Pairings"), pairings_table(tournament, number, federations=True)),
        ("by_name", _("By name"), by_name(tournament, number)),
        ("standings", _("Standings"), standings_table(tournament, after)),
        ("crosstable", _("Crosstable"), crosstable(tournament, after_round=cross)),
        ("starting_list", _("Starting list"), starting_list(tournament)),
        ("legend", _("Legend"), legend(tournament.settings.edition)),
    )
    return tuple(
        Report(
            key,
            name,
            _titles(tournament, table, written_at),
            table,
            _footer(tournament, table, written_at),
            "" if key == "legend" else legend_line(tournament, table),
        )
        for key, name, table in parts
    )


def _titles(tournament: Tournament, table: Table, written_at: datetime) -> tuple[str, ...]:
    """The lines above a list: event, list, and where, by which rules and when it was made."""
    event = tournament.event
    stamp = _("FIDE (Dutch) System, {edition} edition; made with Arbiter {time}").format(
        edition=tournament.settings.edition, time=written_at.strftime("%Y-%m-%d %H:%M:%S")
    )
    outside = outside_fide_mode(tournament)
    stamp = f"{stamp} · {outside}" if outside else stamp
    place = " ".join(part for part in (event.city, event.federation) if part)
    return _event_name(tournament), table.title, f"{place} · {stamp}" if place else stamp


def legend_line(tournament: Tournament, table: Table) -> str:
    """What the colour codes mean, for the foot of a list that has some; else ""."""
    coded = any(cell.preference is not None for row in table.rows for cell in row.cells)
    return _("Codes: {codes}").format(codes=code_line(tournament.settings.edition)) if coded else ""


def _footer(tournament: Tournament, table: Table, written_at: datetime) -> str:
    name = _event_name(tournament)
    short = name if len(name) <= _NAME_IN_FOOTER else f"{name[: _NAME_IN_FOOTER - 1]}…"
    return f"{short} · {table.title} · {written_at:%Y-%m-%d %H:%M}"


def _event_name(tournament: Tournament) -> str:
    return tournament.event.name or _("Tournament without a name")
