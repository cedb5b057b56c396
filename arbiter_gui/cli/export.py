"""`arbiter export`: the workbook of a round."""

import argparse
from pathlib import Path

from arbiter_gui.actions.exports import refuse_event_name
from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.event_input import read_event, report
from arbiter_gui.cli.notation_option import add_notation
from arbiter_gui.cli.output_file import blaming_the_command, refuse_to_replace
from arbiter_gui.cli.show import round_after
from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.sheet_report import export_workbook


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "--xlsx", type=Path, metavar="OUT", required=True, help=_("workbook to be written")
    )
    parser.add_argument(
        "--round", type=int, metavar="N", help=_("the round; without it, the newest")
    )
    parser.add_argument("--force", action="store_true", help=_("replace a file that exists"))
    add_notation(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    target: Path = choice.xlsx
    refuse_to_replace(choice.file, target, force=choice.force)
    event = read_event(choice.file)
    report(event.problems)
    number = round_after(event.tournament, choice.round)
    with blaming_the_command():
        refuse_event_name(target)
        export_workbook(event.tournament, target, number, wall_clock())
    print(target)
    return ExitCode.DONE


COMMAND = Command("export", N_("write the workbook of a round"), _add_arguments, _run)
