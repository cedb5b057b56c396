"""`arbiter site`: the event as a folder of web pages."""

import argparse
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.event_input import read_event, report
from arbiter_gui.cli.notation_option import add_notation
from arbiter_gui.cli.output_file import blaming_the_command
from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.site import site_pages
from arbiter_gui.reports.site_folder import write_site


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "folder",
        type=Path,
        metavar="FOLDER",
        help=_("folder of the web pages; made if it is missing"),
    )
    add_notation(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    folder: Path = choice.folder
    event = read_event(choice.file)
    report(event.problems)
    with blaming_the_command():
        write_site(folder, site_pages(event.tournament, wall_clock()))
    print(folder / "index.html")
    return ExitCode.DONE


COMMAND = Command("site", N_("write the event as web pages"), _add_arguments, _run)
