"""`arbiter prohibitions`: players who must not meet; told, settled, or taken back."""

import argparse
import json
from contextlib import closing
from pathlib import Path

from arbiter_gui.actions.prohibitions import allow_meeting, forbid_meeting
from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import player_numbered, read_event, report
from arbiter_gui.document import Document
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.text_report import printable, text_of
from arbiter_gui.tables.prohibitions import prohibitions_table
from arbiter_gui.tournament import Change, Tournament


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=_("event file; a TRF file can be read only")
    )
    act = parser.add_mutually_exclusive_group()
    act.add_argument(
        "--forbid",
        type=int,
        nargs="+",
        metavar="TPN",
        help=_("pairing numbers of two or more players who must not meet each other"),
    )
    act.add_argument(
        "--allow", type=int, metavar="NUMBER", help=_("take back the prohibition of this number")
    )
    parser.add_argument("--from", dest="first", type=int, metavar="N", help=_("first round"))
    parser.add_argument("--to", dest="last", type=int, metavar="N", help=_("last round"))
    parser.add_argument("--reason", metavar="TEXT", help=_("why they must not meet"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    _refuse_idle_options(choice)
    if choice.forbid is None and choice.allow is None:
        event = read_event(choice.file)
        report(event.problems)
        _show(event.tournament, as_json=choice.json)
        return ExitCode.DONE
    with closing(Document.open(choice.file)) as document:
        change = _change(document.tournament, choice)
        document.commit(change)
        if not choice.json:
            print(printable(change.describe()))
        _show(document.tournament, as_json=choice.json)
    return ExitCode.DONE


COMMAND = Command(
    "prohibitions", N_("tell or settle which players must not meet"), _add_arguments, _run
)


def _refuse_idle_options(choice: argparse.Namespace) -> None:
    """What only a new prohibition has a use for is not passed over in silence."""
    if choice.forbid is None and not (choice.first is choice.last is choice.reason is None):
        raise WrongCommand(
            "forbid-missing", N_("--from, --to and --reason belong to --forbid."), {}
        )


def _change(tournament: Tournament, choice: argparse.Namespace) -> Change:
    if choice.allow is not None:
        return allow_meeting(tournament, choice.allow)
    return forbid_meeting(
        tournament,
        [player_numbered(tournament, number) for number in choice.forbid],
        first_round=1 if choice.first is None else choice.first,
        last_round=choice.last,
        reason=choice.reason or "",
    )


def _show(tournament: Tournament, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(as_data(tournament), ensure_ascii=False))
    else:
        print(text_of(prohibitions_table(tournament)), end="")


def as_data(tournament: Tournament) -> dict[str, object]:
    """Prohibitions as plain values; players by pairing number."""
    return {
        "prohibitions": [
            {
                "number": fact.number,
                "players": sorted(int(tournament.player(key).tpn) for key in fact.players),
                "first_round": fact.first_round,
                "last_round": fact.last_round,
                "reason": fact.reason,
            }
            for fact in tournament.prohibitions
        ]
    }
