"""`arbiter prizes`: who gets which prize, how one player's came about, or all for scripts."""

import argparse
import json
import sys
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.event_input import player_numbered, read_event, report
from arbiter_gui.i18n import N_, _
from arbiter_gui.prizes.award import Award, awards_of
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.prize_text import award_text
from arbiter_gui.tables.prizes import prize_list, prize_reasons
from arbiter_gui.tables.standings import round_with_results
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import Tournament


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("event file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--why", type=int, metavar="TPN", help=_("every prize for one player, got or not")
    )
    form.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    tournament = event.tournament
    if choice.json:
        for note in prize_list(tournament).notes:
            print(note, file=sys.stderr)
        print(json.dumps(as_data(tournament), ensure_ascii=False))
    elif choice.why is not None:
        player = player_numbered(tournament, choice.why)
        print(text_of(prize_reasons(tournament, player)), end="")
    else:
        print(text_of(prize_list(tournament)), end="")
    return ExitCode.DONE


COMMAND = Command("prizes", N_("tell who gets which prize"), _add_arguments, _run)


def as_data(tournament: Tournament) -> dict[str, object]:
    """Prizes as plain values; amounts are whole cents."""
    after, fund = round_with_results(tournament), tournament.prize_fund
    standings = rank(tournament, after)
    found = awards_of(tournament, standings, fund, tournament.category_prizes)
    unfinished = bool(standings.missing_results or standings.adjourned_games)
    return {
        "round": after,
        "final": 0 < after >= tournament.settings.rounds and not unfinished,
        "currency": fund.currency,
        "left_over": found.kept,
        "unclaimed": [
            {"category": prize.category.name, "prize": prize.place, "cents": prize.amount}
            for prize in found.unclaimed
        ],
        "prizes": [_award_as_data(tournament, award) for award in found.awards if award.amount],
    }


def _award_as_data(tournament: Tournament, award: Award) -> dict[str, object]:
    return {
        "tpn": int(tournament.player(award.player).tpn),
        "rank": award.rank,
        "cents": award.amount,
        "places": award.share.amount if award.share else 0,
        "categories": [
            {"category": win.category.name, "prize": win.place, "cents": win.amount}
            for win in award.wins
        ],
        "why": award_text(award),
    }
