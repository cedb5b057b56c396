"""`arbiter standings`: ranks and tie-breaks, how a player's came about, or both for scripts."""

import argparse
import json
import sys
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.event_input import player_numbered, read_event, report
from arbiter_gui.cli.show import round_after
from arbiter_gui.cli.tiebreak_codes import tiebreak_codes
from arbiter_gui.i18n import N_, _
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.derivation import why_here
from arbiter_gui.tables.points import points_value
from arbiter_gui.tables.standings import (
    round_with_results,
    standings_notes,
    table_of,
    tiebreak_keys,
)
from arbiter_gui.tables.tiebreak_text import value_number
from arbiter_gui.tiebreaks.catalogue import RULESETS
from arbiter_gui.tiebreaks.standings import Standings, rank
from arbiter_gui.tournament import Tournament


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "--tiebreaks",
        metavar="CODES",
        help=_('tie-breaks in order, for example "BH/C1,BH,SB"; without it, those of the event'),
    )
    parser.add_argument(
        "--ruleset",
        choices=RULESETS,
        help=_("edition of the tie-break rules; without it, that of the first day of the event"),
    )
    parser.add_argument(
        "--round", type=int, metavar="N", help=_("after this round; without it, the newest")
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--why", type=int, metavar="TPN", help=_("how the values of this player came about")
    )
    form.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    tournament = event.tournament
    standings = _standings(tournament, choice)
    if choice.json:
        for note in standings_notes(standings):
            print(note, file=sys.stderr)
        print(json.dumps(as_data(tournament, standings), ensure_ascii=False))
    elif choice.why is not None:
        player = player_numbered(tournament, choice.why)
        tables = why_here(tournament, standings, player)
        print("\n".join(text_of(table) for table in tables), end="")
    else:
        print(text_of(table_of(tournament, standings)), end="")
    return ExitCode.DONE


COMMAND = Command("standings", N_("rank the players and explain it"), _add_arguments, _run)


def as_data(tournament: Tournament, standings: Standings) -> dict[str, object]:
    """Standings as plain values; null where a tie-break is not available."""
    keys = tiebreak_keys(standings)
    return {
        "round": standings.after_round,
        "ruleset": standings.ruleset,
        "players": [
            {
                "tpn": int(tournament.player(row.player).tpn),
                "rank": row.rank or None,
                "points": points_value(row.points),
                "values": {
                    key: value_number(tiebreak, value)
                    for key, tiebreak, value in zip(
                        keys, standings.tiebreaks, row.values, strict=True
                    )
                },
            }
            for row in standings.rows
        ],
    }


def _standings(tournament: Tournament, choice: argparse.Namespace) -> Standings:
    after = round_after(tournament, choice.round)
    until = round_with_results(tournament) if after is None else after
    codes = None if choice.tiebreaks is None else tiebreak_codes(choice.tiebreaks)
    return rank(tournament, until, ruleset=choice.ruleset, tiebreaks=codes)
