"""`arbiter export`: lists, the event or a results sheet as XLSX or CSV; the boards as PGN."""

import argparse
from pathlib import Path

from arbiter_gui.actions.exports import refuse_event_name
from arbiter_gui.cli.command import CannotJudge, Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import read_event, report
from arbiter_gui.cli.notation_option import add_notation
from arbiter_gui.cli.output_file import blaming_the_command, refuse_to_replace, write_output
from arbiter_gui.cli.show import round_after
from arbiter_gui.document import wall_clock
from arbiter_gui.formats.pgn import pgn_bytes
from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.catalogue import KINDS, why_not
from arbiter_gui.reports.request import ReportRequest, request_for
from arbiter_gui.reports.sheet_order import EVENT, RESULTS, ROUND, SheetOrder, write_order

_DELIMITERS = {"semicolon": ";", "comma": ","}


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    target = parser.add_mutually_exclusive_group(required=True)
    target.add_argument("--xlsx", type=Path, metavar="OUT", help=_("workbook to be written"))
    target.add_argument("--csv", type=Path, metavar="OUT", help=_("CSV to be written"))
    target.add_argument(
        "--pgn",
        type=Path,
        metavar="OUT",
        help=_("PGN with the headers of every board of the round"),
    )
    content = parser.add_mutually_exclusive_group()
    content.add_argument(
        "--report",
        action="append",
        default=[],
        metavar="KEY",
        help=_("one list: {keys}").format(keys=", ".join(kind.key for kind in KINDS)),
    )
    content.add_argument("--full", action="store_true", help=_("every round of the event"))
    content.add_argument(
        "--results", action="store_true", help=_("results sheet, to be filled in and imported")
    )
    parser.add_argument(
        "--round", type=int, metavar="N", help=_("the round; without it, the newest")
    )
    parser.add_argument(
        "--delimiter",
        choices=_DELIMITERS,
        default="semicolon",
        help=_("what stands between the columns of a CSV"),
    )
    parser.add_argument("--no-bom", action="store_true", help=_("CSV without byte order mark"))
    parser.add_argument("--force", action="store_true", help=_("replace a file that exists"))
    add_notation(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    target: Path = choice.xlsx or choice.csv or choice.pgn
    keys = _keys(choice)
    refuse_to_replace(choice.file, target, force=choice.force)
    event = read_event(choice.file)
    report(event.problems)
    number = round_after(event.tournament, choice.round)
    request = request_for(event.tournament, number, wall_clock(), event.journal)
    _refuse_without_round(keys, request)
    if choice.pgn:
        write_output(target, pgn_bytes(event.tournament, request.round_number))
        print(target)
        return ExitCode.DONE
    style = CsvStyle(_DELIMITERS[choice.delimiter], bom=not choice.no_bom) if choice.csv else None
    with blaming_the_command():
        refuse_event_name(target)
        write_order(target, request, SheetOrder(keys, style))
    print(target)
    return ExitCode.DONE


COMMAND = Command(
    "export",
    N_("write lists as a workbook or CSV, or the boards of a round as PGN"),
    _add_arguments,
    _run,
)


def _keys(choice: argparse.Namespace) -> tuple[str, ...]:
    if choice.pgn:
        if choice.report or choice.full or choice.results:
            raise WrongCommand("pgn-is-a-round", N_("A PGN holds the boards of a round, no lists."))
        return (RESULTS,)
    return _lists_wanted(choice)


def _lists_wanted(choice: argparse.Namespace) -> tuple[str, ...]:
    known = {kind.key for kind in KINDS}
    for key in choice.report:
        if key not in known:
            raise WrongCommand(
                "no-such-report",
                N_("There is no list {key}. Lists: {keys}."),
                {"key": key, "keys": ", ".join(kind.key for kind in KINDS)},
            )
    whole = (EVENT,) if choice.full else (RESULTS,) if choice.results else (ROUND,)
    keys = tuple(choice.report) or whole
    if choice.csv and (len(keys) != 1 or keys[0] in (EVENT, ROUND)):
        raise WrongCommand(
            "csv-is-one-list",
            N_("A CSV holds one list: give one --report KEY, or --results."),
        )
    return keys


def _refuse_without_round(keys: tuple[str, ...], request: ReportRequest) -> None:
    reasons = (why_not(key, request) for key in keys if key not in {ROUND, EVENT, RESULTS})
    reason = next((reason for reason in reasons if reason), "")
    if RESULTS in keys and not request.paired:
        reason = N_("No round is paired yet.")
    if reason:
        raise CannotJudge("no-round-paired", reason)
