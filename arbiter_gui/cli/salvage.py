"""`arbiter salvage`: an event file of what can be read of a damaged one."""

import argparse
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.output_file import refuse_to_replace
from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import N_, _
from arbiter_gui.storage.salvage import salvage


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("damaged event file"))
    parser.add_argument("target", type=Path, metavar="OUT", help=_("event file to be made"))


def _run(choice: argparse.Namespace) -> ExitCode:
    refuse_to_replace(choice.file, choice.target, force=False)
    saved = salvage(choice.file, choice.target, wall_clock().isoformat())
    print("\n".join(saved.describe()))
    return ExitCode.DONE if saved.whole else ExitCode.NO


COMMAND = Command(
    "salvage", N_("save what can be read of a damaged event file"), _add_arguments, _run
)
