"""The reports on offer, one line each, and how each is built."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.card_sheet import CardSheet
from arbiter_gui.reports.cards import badges, pencil_cards, place_cards, player_cards, slips
from arbiter_gui.reports.heading import footer, legend_line, titles
from arbiter_gui.reports.journal_table import journal_table
from arbiter_gui.reports.report import Report
from arbiter_gui.reports.request import ReportRequest, request_for
from arbiter_gui.tables.alphabetical_list import alphabetical_list, federation_list
from arbiter_gui.tables.crosstable import Order, crosstable
from arbiter_gui.tables.group_standings import group_standings
from arbiter_gui.tables.legend import legend
from arbiter_gui.tables.pairings import by_name, pairings_table
from arbiter_gui.tables.prizes import prize_list
from arbiter_gui.tables.results_list import results_list
from arbiter_gui.tables.standings import standings_table
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tables.table import Table
from arbiter_gui.tables.tiebreak_rules import tiebreak_rules
from arbiter_gui.tournament.tournament import Tournament


class Group(Enum):
    """Where a report stands in a list of reports."""

    ROUND = N_("The round")
    STANDINGS = N_("Standings")
    PLAYERS = N_("Players")
    CARDS = N_("Cards and slips")
    RECORDS = N_("Records")


@dataclass(frozen=True, slots=True)
class ReportKind:
    """One report on offer.

    Attributes:
        key: Stable name for scripts, settings and file names ("by_name"); never translated.
        name: Short English name, to be translated.
        build: Makes it.
        posted: Whether it belongs to the workbook of a round.
        needs_round: Whether it can only be made of a round that is paired.
    """

    key: str
    name: str
    group: Group
    build: Callable[["ReportKind", ReportRequest], Report | CardSheet]
    posted: bool = False
    needs_round: bool = False


def cards_by(
    build: Callable[[str, str, ReportRequest], CardSheet],
) -> Callable[["ReportKind", ReportRequest], CardSheet]:
    """The way to build a report that is cards."""
    return lambda kind, request: build(kind.key, _(kind.name), request)


def list_of(
    table_of: Callable[[ReportRequest], Table],
) -> Callable[[ReportKind, ReportRequest], Report]:
    """The way to build a report that is one table under a heading."""

    def build(kind: ReportKind, request: ReportRequest) -> Report:
        table = table_of(request)
        coded = "" if kind.key == "legend" else legend_line(request.tournament, table)
        heading, foot = titles(request, table.title), footer(request, table.title)
        return Report(kind.key, _(kind.name), heading, table, foot, coded)

    return build


def _pairings(request: ReportRequest) -> Table:
    return pairings_table(request.tournament, max(request.round_number, 1), federations=True)


def _by_name(request: ReportRequest) -> Table:
    return by_name(request.tournament, max(request.round_number, 1))


def _standings(request: ReportRequest) -> Table:
    return standings_table(request.tournament, request.standings_round)


def _results(request: ReportRequest) -> Table:
    return results_list(request.tournament, max(request.round_number, 1))


def _group_standings(request: ReportRequest) -> Table:
    return group_standings(request.tournament, request.standings_round)


def _prizes(request: ReportRequest) -> Table:
    return prize_list(request.tournament, request.standings_round)


def _crosstable_by_number(request: ReportRequest) -> Table:
    return crosstable(request.tournament, Order.NUMBER, after_round=request.round_number)


def _tiebreaks(request: ReportRequest) -> Table:
    return tiebreak_rules(request.tournament)


def _alphabetical(request: ReportRequest) -> Table:
    return alphabetical_list(request.tournament)


def _federations(request: ReportRequest) -> Table:
    return federation_list(request.tournament)


def _log(request: ReportRequest) -> Table:
    return journal_table(request.journal)


def _crosstable(request: ReportRequest) -> Table:
    return crosstable(request.tournament, after_round=request.round_number)


def _starting_list(request: ReportRequest) -> Table:
    return starting_list(request.tournament)


def _legend(request: ReportRequest) -> Table:
    return legend(request.tournament.settings.edition)


KINDS = (
    ReportKind("pairings", N_("Pairings"), Group.ROUND, list_of(_pairings), posted=True),
    ReportKind("by_name", N_("By name"), Group.ROUND, list_of(_by_name), posted=True),
    ReportKind("round_results", N_("Results"), Group.ROUND, list_of(_results)),
    ReportKind("slips", N_("Result slips"), Group.ROUND, cards_by(slips), needs_round=True),
    ReportKind("standings", N_("Standings"), Group.STANDINGS, list_of(_standings), posted=True),
    ReportKind("groups", N_("Standings by group"), Group.STANDINGS, list_of(_group_standings)),
    ReportKind("crosstable", N_("Crosstable"), Group.STANDINGS, list_of(_crosstable), posted=True),
    ReportKind(
        "crosstable_number",
        N_("Crosstable by number"),
        Group.STANDINGS,
        list_of(_crosstable_by_number),
    ),
    ReportKind("prizes", N_("Prize list"), Group.STANDINGS, list_of(_prizes)),
    ReportKind("tiebreaks", N_("Tie-breaks explained"), Group.STANDINGS, list_of(_tiebreaks)),
    ReportKind(
        "starting_list", N_("Starting list"), Group.PLAYERS, list_of(_starting_list), posted=True
    ),
    ReportKind("alphabetical", N_("Players by name"), Group.PLAYERS, list_of(_alphabetical)),
    ReportKind("federations", N_("Federations"), Group.PLAYERS, list_of(_federations)),
    ReportKind("player_cards", N_("Player cards"), Group.CARDS, cards_by(player_cards)),
    ReportKind("pencil_cards", N_("Cards to pair by pencil"), Group.CARDS, cards_by(pencil_cards)),
    ReportKind("place_cards", N_("Place cards"), Group.CARDS, cards_by(place_cards)),
    ReportKind("badges", N_("Name badges"), Group.CARDS, cards_by(badges)),
    ReportKind("log", N_("Log"), Group.RECORDS, list_of(_log)),
    ReportKind("legend", N_("Legend"), Group.RECORDS, list_of(_legend), posted=True),
)
"""Every report, in the order of lists and workbooks."""


def why_not(key: str, request: ReportRequest) -> str:
    """Why a report cannot be made now, an English sentence to be translated; "" where it can."""
    kind = next((kind for kind in KINDS if kind.key == key), None)
    if kind is None:
        return N_("There is no such list.")
    if kind.needs_round and not request.paired:
        return N_("No round is paired yet.")
    if kind.group is Group.CARDS and not request.tournament.players:
        return N_("There are no players yet.")
    return ""


def build_report(key: str, request: ReportRequest) -> Report | CardSheet:
    """Makes one report.

    Raises:
        KeyError: There is no report of that name.
    """
    kind = next((kind for kind in KINDS if kind.key == key), None)
    if kind is None:
        raise KeyError(key)
    return kind.build(kind, request)


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
    request = request_for(tournament, round_number, written_at)
    built = (kind.build(kind, request) for kind in KINDS if kind.posted)
    return tuple(report for report in built if isinstance(report, Report))
