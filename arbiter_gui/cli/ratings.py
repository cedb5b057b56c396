"""`arbiter ratings`: expected scores, rating changes and performances, all of them estimates."""

import argparse
import json
import sys
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.event_input import player_numbered, read_event, report
from arbiter_gui.i18n import N_, _
from arbiter_gui.ratings.change import EventRatings, PlayerRating, event_ratings, rounded_change
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.ratings import player_ratings, rating_notes, ratings_table


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--player", type=int, metavar="TPN", help=_("one player, game by game"))
    form.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    tournament = event.tournament
    if choice.json:
        for note in rating_notes(tournament):
            print(note, file=sys.stderr)
        print(json.dumps(as_data(event_ratings(tournament)), ensure_ascii=False))
    elif choice.player is not None:
        player = player_numbered(tournament, choice.player)
        print(text_of(player_ratings(tournament, player)), end="")
    else:
        print(text_of(ratings_table(tournament)), end="")
    return ExitCode.DONE


COMMAND = Command("ratings", N_("estimate the rating changes"), _add_arguments, _run)


def as_data(found: EventRatings) -> dict[str, object]:
    """Ratings as plain values; null where there is nothing to tell."""
    return {
        "list": found.rules.rating_type.value if found.type_known else None,
        "rules": {"article": found.rules.article, "since": found.rules.since.replace("/", "-")},
        "estimate": True,
        "players": [_player_as_data(entry) for entry in found.players],
    }


def _player_as_data(entry: PlayerRating) -> dict[str, object]:
    change, factor = entry.change, entry.k
    return {
        "tpn": int(entry.player.tpn),
        "rating": entry.player.rating or None,
        "games": len(entry.rated),
        "score": entry.halves / 2,
        "expected": None if factor is None else entry.expected / 100,
        "k": None if factor is None else factor.value,
        "k_estimated": None if factor is None else factor.estimated,
        "change": None if change is None else change / 100,
        "rounded": None if change is None else rounded_change(change),
        "performance": None if entry.performance is None else entry.performance.rating,
        "first_rating": None if entry.initial is None else entry.initial.rating,
    }
