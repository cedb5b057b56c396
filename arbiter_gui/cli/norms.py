"""`arbiter norms`: title norms made or within reach, and every condition for one player."""

import argparse
import json
import sys
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.event_input import player_numbered, read_event, report
from arbiter_gui.i18n import N_, _
from arbiter_gui.ratings.conditions import Condition
from arbiter_gui.ratings.outlook import Outlook, all_outlooks, outlooks
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.norms import norm_conditions, norm_notes, norms_table
from arbiter_gui.tournament import PlayerKey, Tournament


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "--player", type=int, metavar="TPN", help=_("every condition for one player")
    )
    parser.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    tournament = event.tournament
    player = None if choice.player is None else player_numbered(tournament, choice.player)
    if choice.json:
        for note in norm_notes():
            print(note, file=sys.stderr)
        print(json.dumps(as_data(tournament, player), ensure_ascii=False))
    elif player is None:
        print(text_of(norms_table(tournament)), end="")
    else:
        print(_text_for(tournament, player))
    return ExitCode.DONE


COMMAND = Command("norms", N_("tell who makes a title norm"), _add_arguments, _run)


def as_data(tournament: Tournament, player: PlayerKey | None = None) -> dict[str, object]:
    """Norms as plain values: of everybody with prospects, or of one player whatever they are."""
    one = {} if player is None else {player: outlooks(tournament, player)}
    return {
        "round": tournament.rounds_paired,
        "estimate": True,
        "norms": [
            {"tpn": int(tournament.player(key).tpn), **_outlook_as_data(tournament, outlook)}
            for key, some in (one or all_outlooks(tournament)).items()
            for outlook in some
        ],
    }


def _text_for(tournament: Tournament, player: PlayerKey) -> str:
    tables = norm_conditions(tournament, player)
    blocks = [text_of(table) for table in tables]
    if not blocks:
        blocks.append(_("No norm is open to this player: there is no higher title.") + "\n")
    return "\n".join((*blocks, *norm_notes()))


def _outlook_as_data(tournament: Tournament, outlook: Outlook) -> dict[str, object]:
    check, opponent = outlook.check, outlook.opponent
    return {
        "title": check.title.title.value,
        "prospect": outlook.prospect.value,
        "result_needed": None if outlook.halves is None else outlook.halves / 2,
        "opponent": None if opponent is None else int(tournament.player(opponent).tpn),
        "needs": [
            {
                "result": need.halves / 2,
                "rating": need.rating,
                "title": need.title.value or None,
                "federation": need.origin.value,
            }
            for need in outlook.needs
        ],
        "left_out": list(check.left_out),
        "conditions": [_condition_as_data(condition) for condition in check.conditions],
    }


def _condition_as_data(condition: Condition) -> dict[str, object]:
    return {
        "name": condition.asked.name.lower(),
        "required": condition.required,
        "at_most": condition.at_most,
        "found": [condition.lowest, condition.highest],
        "verdict": condition.verdict.value,
        "source": condition.article,
    }
