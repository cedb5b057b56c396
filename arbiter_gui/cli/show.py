"""`arbiter show`: boards, players, crosstable or standings as text with the colour codes."""

import argparse
from dataclasses import replace
from pathlib import Path

from arbiter_gui.cli.command import CannotJudge, Command, ExitCode
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.cli.notation_option import add_notation
from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.catalogue import KINDS, build_report, why_not
from arbiter_gui.reports.heading import legend_line
from arbiter_gui.reports.report import Report
from arbiter_gui.reports.request import request_for
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.crosstable import Order, crosstable
from arbiter_gui.tables.pairings import pairing_notes, pairings_table
from arbiter_gui.tables.players import players_table
from arbiter_gui.tables.standings import standings_table
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament import Tournament

BOARD_COLUMNS = (
    "board", "white_no", "white_name", "white_points", "white_code", "result",
    "black_code", "black_points", "black_name", "black_no",
)  # fmt: skip


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "--round",
        type=int,
        metavar="N",
        help=_("the round; without it, the newest. A round to be paired shows the players"),
    )
    lists = parser.add_mutually_exclusive_group()
    lists.add_argument(
        "--crosstable", action="store_true", help=_("all rounds side by side, after the round")
    )
    lists.add_argument(
        "--report",
        choices=[kind.key for kind in KINDS],
        metavar="NAME",
        help=_("any of the lists and cards: {names}").format(
            names=", ".join(kind.key for kind in KINDS)
        ),
    )
    lists.add_argument("--standings", action="store_true", help=_("the standings after the round"))
    parser.add_argument(
        "--order",
        choices=[order.value for order in Order],
        default=Order.NUMBER.value,
        help=_("order of the crosstable"),
    )
    add_notation(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    tournament = event.tournament
    if choice.report:
        text = _report_text(choice.report, event, round_after(tournament, choice.round))
    elif choice.crosstable:
        after = round_after(tournament, choice.round)
        text = _text(tournament, crosstable(tournament, Order(choice.order), after))
    elif choice.standings:
        text = _text(tournament, standings_table(tournament, round_after(tournament, choice.round)))
    else:
        text = text_of_round(tournament, choice.round)
    print(text, end="")
    return ExitCode.DONE


COMMAND = Command("show", N_("show boards, crosstable or standings"), _add_arguments, _run)


def text_of_round(tournament: Tournament, round_number: int | None = None) -> str:
    """The boards of a round; for the round to be paired, the players with their codes.

    Raises:
        CannotJudge: The round lies further ahead.
    """
    newest = tournament.rounds_paired
    number = max(newest, 1) if round_number is None else round_number
    if not 1 <= number <= newest + 1:
        raise _no_such_round(tournament, number)
    if number <= newest:
        return _text(tournament, pairings_table(tournament, number), BOARD_COLUMNS)
    players = players_table(tournament)
    return _text(tournament, replace(players, notes=pairing_notes(tournament, number)))


def round_after(tournament: Tournament, round_number: int | None) -> int | None:
    """The round after which a list is wanted; None means the newest.

    Raises:
        CannotJudge: The round is not paired yet.
    """
    if round_number is not None and not 0 <= round_number <= tournament.rounds_paired:
        raise _no_such_round(tournament, round_number)
    return round_number


def _report_text(key: str, event: EventInput, round_number: int | None) -> str:
    """A report of the catalogue as text; of cards, the lines and the table of each.

    Raises:
        CannotJudge: It cannot be made of the event as it is.
    """
    request = request_for(event.tournament, round_number, wall_clock(), event.journal)
    reason = why_not(key, request)
    if reason:
        raise CannotJudge("no-such-report", reason)
    made = build_report(key, request)
    if isinstance(made, Report):
        return _text(event.tournament, made.table)
    cards = (
        "\n".join(line.text for line in card.lines if line.text)
        + (f"\n{text_of(card.table)}" if card.table is not None else "\n")
        for card in made.cards
    )
    return "\n".join(cards)


def _no_such_round(tournament: Tournament, number: int) -> CannotJudge:
    return CannotJudge(
        "round-not-paired",
        N_("There is no round {round}: the newest paired round is {newest}."),
        {"round": number, "newest": tournament.rounds_paired},
    )


def _text(tournament: Tournament, table: Table, columns: tuple[str, ...] | None = None) -> str:
    """A table and, below it, what its codes mean."""
    legend = legend_line(tournament, table)
    return text_of(table, columns) + (f"\n{legend}\n" if legend else "")
