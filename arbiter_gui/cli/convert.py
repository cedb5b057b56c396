"""`arbiter convert`: from a TRF file to an event file, back, or from one dialect to another."""

import argparse
from contextlib import closing
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.cli.output_file import refuse_to_replace
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.i18n import N_, _
from arbiter_gui.storage.tournament_file import SUFFIX


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=Path, metavar="IN", help=_("TRF file or event file"))
    parser.add_argument(
        "target",
        type=Path,
        metavar="OUT",
        help=_("file to be made: an event file if its name ends in .arbiter, else a TRF file"),
    )
    parser.add_argument(
        "--dialect",
        choices=[dialect.value for dialect in Dialect],
        default=Dialect.TRF26.value,
        help=_("dialect of the TRF file"),
    )
    parser.add_argument("--force", action="store_true", help=_("replace a file that exists"))


def _run(choice: argparse.Namespace) -> ExitCode:
    target: Path = choice.target
    refuse_to_replace(choice.source, target, force=choice.force)
    event = read_event(choice.source)
    report(event.problems)
    if target.suffix.lower() == SUFFIX:
        _write_event_file(event, target)
    else:
        data = trf_bytes(trf_of(event.tournament, event.kept), Dialect(choice.dialect))
        _write(data, target)
    return ExitCode.DONE


COMMAND = Command("convert", N_("convert between TRF files and event files"), _add_arguments, _run)


def _write_event_file(event: EventInput, target: Path) -> None:
    """A file of that name is replaced only when the other one is complete."""
    part = target.with_name(f".{target.stem}.part{SUFFIX}")
    part.unlink(missing_ok=True)
    try:
        with closing(Document.create(part, event.tournament.facts())) as document:
            document.save_copy(target)
    except FileProblem as problem:
        raise WrongCommand(problem.code, problem.message, problem.values) from problem
    finally:
        part.unlink(missing_ok=True)


def _write(data: bytes, target: Path) -> None:
    part = target.with_name(f".{target.name}.part")
    try:
        part.write_bytes(data)
        part.replace(target)
    except OSError as error:
        raise WrongCommand(
            "output-unwritable",
            N_("{path} cannot be written: {reason}."),
            {"path": target, "reason": error.strerror or error},
        ) from error
    finally:
        part.unlink(missing_ok=True)
