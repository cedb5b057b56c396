"""`arbiter convert`: from a TRF file to an event file, back, or from one dialect to another."""

import argparse
from contextlib import closing, suppress
from pathlib import Path

from arbiter_gui.actions.imports import refuse_impossible_points
from arbiter_gui.actions.trf_export import ReportKind, report_bytes
from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.cli.messages import say
from arbiter_gui.cli.output_file import blaming_the_command, refuse_to_replace, write_output
from arbiter_gui.document import Document
from arbiter_gui.formats.trf.dialects import TRF_SUFFIXES, Dialect
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.integrity.imports import checked_import, record_import
from arbiter_gui.progress import NoProgress
from arbiter_gui.storage.tournament_file import SUFFIX


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=Path, metavar="IN", help=_("TRF file or event file"))
    parser.add_argument(
        "target",
        type=Path,
        metavar="OUT",
        help=_(
            "file to be made: .arbiter is an event file; .trf, .trfx, .txt or no ending a TRF file"
        ),
    )
    parser.add_argument(
        "--dialect",
        choices=[dialect.value for dialect in Dialect],
        default=Dialect.TRF26.value,
        help=_("dialect of the TRF file"),
    )
    parser.add_argument(
        "--trf16",
        dest="dialect",
        action="store_const",
        const=Dialect.TRF16.value,
        help=_("write the format of 2016, for older receivers (--dialect trf16)"),
    )
    parser.add_argument(
        "--without-comments",
        action="store_true",
        help=_("leave the ### records out of the TRF file"),
    )
    parser.add_argument(
        "--interim",
        action="store_true",
        help=_("write a TRF file although games of the last round are not over"),
    )
    parser.add_argument(
        "--reason",
        default="",
        help=_("why rounds that the rules pair otherwise are kept; recorded in an event file"),
    )
    parser.add_argument("--force", action="store_true", help=_("replace a file that exists"))


def _run(choice: argparse.Namespace) -> ExitCode:
    target: Path = choice.target
    _refuse_unknown_ending(target)
    refuse_to_replace(choice.source, target, force=choice.force)
    event = read_event(choice.source)
    report(event.problems)
    if target.suffix.lower() == SUFFIX:
        _write_event_file(event, target, choice.reason)
    else:
        kind = ReportKind(
            Dialect(choice.dialect), comments=not choice.without_comments, interim=choice.interim
        )
        write_output(target, report_bytes(event.tournament, kind, event.kept))
    return ExitCode.DONE


COMMAND = Command("convert", N_("convert between TRF files and event files"), _add_arguments, _run)


def _refuse_unknown_ending(target: Path) -> None:
    """A name that promises another kind of file gets none; a name without an ending is a TRF file.

    Raises:
        WrongCommand: The name ends as no file does that this command can write.
    """
    ending = target.suffix.lower()
    if ending and ending not in (SUFFIX, *TRF_SUFFIXES):
        raise WrongCommand(
            "output-kind-unknown",
            N_(
                "{path}: no file that ends in {ending} can be written. Known endings: {known}. "
                "Workbooks, CSV and PGN are written by “arbiter export”, web pages by "
                "“arbiter site”."
            ),
            {"path": target, "ending": ending, "known": ", ".join((SUFFIX, *TRF_SUFFIXES))},
        )


def _write_event_file(event: EventInput, target: Path, reason: str) -> None:
    """A file of that name is replaced only when the other one is complete.

    Rounds that the rules pair otherwise are taken down, so that the next report tells them.
    """
    refuse_impossible_points(event.tournament)
    facts = event.tournament.facts()
    found = checked_import(facts, NoProgress())
    if found:
        change = record_import(event.tournament, found, reason)
        say(fill(change.label, change.values))
        facts = (*facts, *(edit.after for edit in change.edits if edit.after is not None))
    part = target.with_name(f".{target.stem}.part{SUFFIX}")
    _discard(part)
    try:
        with (
            blaming_the_command(),
            closing(Document.create(part, facts)) as document,
        ):
            document.save_copy(target)
    finally:
        _discard(part)


def _discard(part: Path) -> None:
    with suppress(OSError):
        part.unlink()
