"""The whole event as reports: every round, the standings after it, and the lists of the players."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from arbiter_gui.i18n import _
from arbiter_gui.reports.catalogue import build_report
from arbiter_gui.reports.heading import footer, titles
from arbiter_gui.reports.report import Report
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.tables.players import players_table
from arbiter_gui.tables.standings import round_with_results
from arbiter_gui.tournament.tournament import Tournament


def event_reports(tournament: Tournament, written_at: datetime) -> tuple[Report, ...]:
    """Pairings and results of all rounds, standings after each, crosstable, players, legend."""
    newest = ReportRequest(tournament, tournament.rounds_paired, written_at)
    standing = round_with_results(tournament)
    reports = [
        *_each_round("pairings", newest, tournament.rounds_paired),
        *_each_round("standings", newest, standing),
        build_report("crosstable", newest),
        build_report("starting_list", newest),
        _players(newest),
        build_report("legend", newest),
    ]
    return tuple(report for report in reports if isinstance(report, Report))


def _each_round(key: str, newest: ReportRequest, last: int) -> Iterator[Report]:
    for number in range(1, last + 1):
        report = build_report(key, replace(newest, round_number=number))
        if isinstance(report, Report):
            yield replace(report, name=f"{report.name} {number}")


def _players(request: ReportRequest) -> Report:
    name = _("Players")
    table = players_table(request.tournament)
    return Report("players", name, titles(request, name), table, footer(request, name))
