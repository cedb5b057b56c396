"""`arbiter import-results`: results from a filled results sheet into an event file."""

import argparse
import json
from contextlib import closing
from pathlib import Path

from arbiter_gui.actions.result_import import (
    Finding,
    FoundResult,
    ResultComparison,
    compared_results,
    import_results,
    read_sheet_file,
)
from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.document import Document
from arbiter_gui.i18n import N_, _
from arbiter_gui.integrity.warning import Unacknowledged
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import Change

_GOOD = (Finding.NEW, Finding.SAME, Finding.EMPTY)


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("event", type=Path, metavar="EVENT", help=_("event file"))
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=_("filled results sheet: .xlsx or .csv")
    )
    parser.add_argument(
        "--reason", metavar="TEXT", help=_("enter also what the FIDE mode warns of, and why")
    )
    parser.add_argument("--dry-run", action="store_true", help=_("only say what would happen"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    table = read_sheet_file(choice.file, NoProgress())
    with closing(Document.open(choice.event)) as document:
        comparison = compared_results(document.tournament, table)
        taken = comparison.of(Finding.NEW)
        written = bool(taken) and not choice.dry_run
        if written:
            change = import_results(document.tournament, taken, choice.file.name)
            _commit(document, change, choice.reason)
    if choice.json:
        print(json.dumps(_as_data(comparison, written=written), ensure_ascii=False))
    else:
        _show(comparison, written=written)
    good = all(found.finding in _GOOD for found in comparison.found)
    return ExitCode.DONE if good else ExitCode.NO


COMMAND = Command(
    "import-results", N_("take results from a results sheet into an event"), _add_arguments, _run
)


def _commit(document: Document, change: Change, reason: str | None) -> None:
    """Enters the results; what the FIDE mode warns of needs a reason."""
    try:
        document.commit(change)
    except Unacknowledged as unasked:
        if not reason:
            raise
        codes = {warning.code for warning in unasked.warnings}
        document.commit(change, codes, reason=reason)


def _show(comparison: ResultComparison, *, written: bool) -> None:
    for number, then, now in comparison.outdated:
        text = _("Round {round}: the file has version {then}, the event version {now}.")
        print(text.format(round=number, then=then, now=now))
    for finding in Finding:
        found = comparison.of(finding)
        if finding in (Finding.SAME, Finding.EMPTY):
            if found:
                print(_(finding.words), len(found), sep=": ")
            continue
        for one in found:
            print(_line(one))
    print(_("Written.") if written else _("Nothing was written."))


def _line(found: FoundResult) -> str:
    row = found.row
    values = {
        "finding": _(found.finding.words),
        "round": row.round,
        "board": row.board,
        "white": row.names[0],
        "black": row.names[1],
        "result": row.text,
    }
    return _("{finding}: round {round}, board {board}, {white} – {black}: {result}").format(
        **values
    )


def _as_data(comparison: ResultComparison, *, written: bool) -> dict[str, object]:
    """The comparison as plain values."""
    return {
        "written": written,
        "outdated": [
            {"round": number, "file": then, "event": now}
            for number, then, now in comparison.outdated
        ],
        "rows": [_row_data(found) for found in comparison.found],
    }


def _row_data(found: FoundResult) -> dict[str, object]:
    entered = found.game.result if found.game else None
    return {
        "row": found.row.row,
        "round": found.row.round,
        "board": found.row.board,
        "finding": found.finding.value,
        "text": found.row.text,
        "result": found.result.name.lower() if found.result else None,
        "entered": entered.name.lower() if entered else None,
    }
