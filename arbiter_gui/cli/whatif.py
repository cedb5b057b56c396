"""`arbiter whatif`: the boards of a round beside those of an event that is otherwise."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from arbiter_gui.actions.settings import EDITIONS
from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.cli.whatif_changes import RESULTS, AskedChanges
from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.explain.what_if import Variant, changed, other_boards, variant, what_if_table
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tournament import Board, Colour, Tournament

_MENDED_BY_CHANGES = {"results-missing", "initial-colour-unknown"}
_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "--round", type=int, metavar="N", help=_("the round; without it, the one to be paired next")
    )
    parser.add_argument(
        "--result",
        action="append",
        default=[],
        metavar="BOARD:RESULT",
        help=fill(
            N_(
                "another result in the round before (ROUND:BOARD:RESULT for an earlier one); one "
                "of: {words}"
            ),
            {"words": " ".join(RESULTS)},
        ),
    )
    parser.add_argument(
        "--withdraw",
        type=int,
        action="append",
        default=[],
        metavar="PLAYER",
        help=_("the player with this number is not paired any more"),
    )
    parser.add_argument(
        "--bye",
        action="append",
        default=[],
        metavar="PLAYER:KIND",
        help=_("the player has a half-point (H), full-point (F) or zero-point (Z) bye"),
    )
    parser.add_argument(
        "--late",
        action="append",
        default=[],
        metavar="NAME:RATING",
        help=_("one more player enters the event"),
    )
    parser.add_argument(
        "--edition",
        type=_editions,
        default=(),
        metavar="YEAR,YEAR",
        help=fill(
            N_("paired by other editions of the rules, side by side: {editions}"),
            {"editions": ",".join(EDITIONS)},
        ),
    )
    parser.add_argument(
        "--initial", choices=tuple(_COLOURS), help=_("another initial colour drawn by lot")
    )
    parser.add_argument("--json", action="store_true", help=_("write the answer as JSON"))


def _editions(text: str) -> tuple[str, ...]:
    editions = tuple(dict.fromkeys(text.split(",")))
    if not set(editions) <= set(EDITIONS):
        message = fill(N_("editions are: {editions}"), {"editions": ", ".join(EDITIONS)})
        raise argparse.ArgumentTypeError(message)
    return editions


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    variants, words = _variants(event, choice)
    if choice.json:
        print(json.dumps(_as_json(variants, event)))
    else:
        print(text_of(what_if_table(variants, words)), end="")
    return ExitCode.DONE


COMMAND = Command(
    "whatif",
    N_("show the boards of a round as they would be after another result, withdrawal or edition"),
    _add_arguments,
    _run,
)


def _variants(event: EventInput, choice: argparse.Namespace) -> tuple[list[Variant], list[str]]:
    """The round as it is and as it would be, once or for every edition; and the changes.

    A round that only the changes make possible has nothing to be compared with: the missing
    results or the initial colour are among them.
    """
    tournament = event.tournament
    settings = tournament.settings
    number = tournament.rounds_paired + 1 if choice.round is None else choice.round
    start = start_of_round(tournament, number)
    asked = AskedChanges(event, start, choice)
    colour = _COLOURS.get(choice.initial)
    words = [change.describe() for change in asked.all]
    if colour is not None:
        words.append(fill(N_("Initial colour: {colour}"), {"colour": _(choice.initial)}))
    editions = choice.edition or (settings.edition,)
    if not words and set(editions) == {settings.edition}:
        raise WrongCommand("nothing-changed", N_("Please say what would be otherwise; see --help."))
    others = []
    for edition in editions:
        if words or edition != settings.edition:
            label = fill(N_("Dutch, {edition} rules"), {"edition": edition})
            event_of_it = changed(asked.after, edition=edition, initial_colour=colour)
            others.append(variant(label if choice.edition else _("What if"), event_of_it))
    return [*_as_it_is(start), *others], words


def _as_it_is(start: Tournament) -> Iterator[Variant]:
    try:
        yield variant(_("As it is"), start)
    except ArbiterError as error:
        if error.code not in _MENDED_BY_CHANGES:
            raise


def _as_json(variants: list[Variant], event: EventInput) -> list[dict[str, object]]:
    first = variants[0]
    return [
        {
            "variant": one.label,
            "boards": [_numbers(event, board) for board in one.boards],
            "other_boards": [_numbers(event, board) for board in other_boards(first, one)],
            "obstacle": one.obstacle and fill(one.obstacle.message, one.obstacle.values),
        }
        for one in variants
    ]


def _numbers(event: EventInput, board: Board) -> list[int]:
    """The numbers by which the file calls the players; those who enter late come after them."""
    known = event.numbers
    more = max(known.values(), default=0) - max(known, default=0)
    return [0 if key is None else known.get(key, key + more) for key in board]
