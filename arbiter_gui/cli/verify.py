"""`arbiter verify`: whether an event file is whole, page by page and line by line."""

import argparse
import json
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.messages import say
from arbiter_gui.dates import moment_text
from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.storage.inspection import Inspection, inspected


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("event file"))
    parser.add_argument("--json", action="store_true", help=_("write the answer as JSON"))


def _run(choice: argparse.Namespace) -> ExitCode:
    found = inspected(choice.file)
    if choice.json:
        print(json.dumps(_as_data(found)))
    elif found.problem is None:
        print(_whole(found))
    else:
        _tell(found, choice.file)
    return ExitCode.DONE if found.problem is None else ExitCode.NO


COMMAND = Command(
    "verify", N_("look through an event file: every page, every seal"), _add_arguments, _run
)


def _whole(found: Inspection) -> str:
    text = ngettext(
        "OK: {count} line in the journal, of {time}; seal {seal}.",
        "OK: {count} lines in the journal, the last one of {time}; last seal {seal}.",
        found.lines,
    )
    time, seal = (found.last.time, found.last.seal) if found.last else ("", "")
    return text.format(count=found.lines, time=moment_text(time, seconds=True), seal=seal)


def _tell(found: Inspection, path: Path) -> None:
    """What is broken, how far the journal holds, and what can be done."""
    if found.problem is not None:
        print(fill(found.problem.message, found.problem.values))
    if found.last is None:
        print(_("No line of the journal could be read."))
    else:
        text = _("The seals hold up to line {line} of {highest}: {what}, {time}.")
        what = fill(found.last.label, found.last.values)
        highest, time = found.highest, found.last.time
        print(text.format(line=found.lines, highest=highest, what=what, time=moment_text(time)))
    say(_("What can be read is saved by: arbiter salvage {path} OUT").format(path=path))


def _as_data(found: Inspection) -> dict[str, object]:
    return {
        "ok": found.problem is None,
        "problem": found.problem.code if found.problem else None,
        "lines": found.lines,
        "highest": found.highest,
        "time": found.last.time if found.last else None,
        "seal": found.last.seal if found.last else None,
    }
