"""`arbiter whatif`: the boards of a round beside those of an event that is otherwise."""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import EDITIONS
from arbiter_gui.cli.command import CannotJudge, Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.explain.what_if import Variant, changed, other_boards, variant, what_if_table
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tournament import (
    Board,
    ByeKind,
    Change,
    Colour,
    Player,
    PlayerKey,
    Result,
    Tournament,
    Tpn,
)

Value = TypeVar("Value")

_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}
_RESULTS = {
    "1-0": Result.WHITE_WINS,
    "0-1": Result.BLACK_WINS,
    "=": Result.DRAW,
    "+-": Result.WHITE_WINS_BY_FORFEIT,
    "-+": Result.BLACK_WINS_BY_FORFEIT,
    "--": Result.DOUBLE_FORFEIT,
    "0-0": Result.BOTH_LOSE,
    "?": Result.ADJOURNED,
}
_BYES = {kind.value: kind for kind in ByeKind if kind is not ByeKind.PAIRING_ALLOCATED}


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
            {"words": " ".join(_RESULTS)},
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
    editions = tuple(text.split(","))
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
    """The round as it is and as it would be, once or for every edition; and the changes."""
    tournament = event.tournament
    settings = tournament.settings
    if settings.system != "dutch":
        raise CannotJudge(
            "system-unknown",
            N_("This tournament is played by {system}. Only the FIDE (Dutch) System is paired."),
            {"system": settings.system},
        )
    number = choice.round or tournament.rounds_paired + 1
    start = start_of_round(tournament, number)
    changes = _Changes(start, {number: key for key, number in event.numbers.items()})
    other = changes.made(choice)
    colour = _COLOURS.get(choice.initial)
    words = [change.describe() for change in changes.all]
    if colour is not None:
        words.append(fill(N_("Initial colour: {colour}"), {"colour": _(choice.initial)}))
    editions = choice.edition or (settings.edition,)
    if not words and set(editions) == {settings.edition}:
        raise WrongCommand("nothing-changed", N_("Please say what would be otherwise; see --help."))
    variants = [variant(_("As it is"), start)]
    for edition in editions:
        if words or edition != settings.edition:
            label = fill(N_("Dutch, {edition} rules"), {"edition": edition})
            event_of_it = changed(other, edition=edition, initial_colour=colour)
            variants.append(variant(label if choice.edition else _("What if"), event_of_it))
    return variants, words


@dataclass
class _Changes:
    """The changes that a command line asks for, made one after the other."""

    start: Tournament
    players: dict[int, PlayerKey]

    def __post_init__(self) -> None:
        self.all: list[Change] = []

    def made(self, choice: argparse.Namespace) -> Tournament:
        """The event after all changes."""
        other = changed(self.start)
        for change in self._asked_for(choice):
            made = change(other)
            other.apply(made)
            self.all.append(made)
        return other

    def _asked_for(self, choice: argparse.Namespace) -> Iterator[Callable[[Tournament], Change]]:
        for text in choice.result:
            yield self._result(text)
        for number in choice.withdraw:
            yield partial(withdraw, key=self._key(number))
        for text in choice.bye:
            yield self._bye(text)
        for text in choice.late:
            name, _colon, rating = text.rpartition(":")
            player = Player(PlayerKey(0), Tpn(0), name, rating=_number(rating))
            yield partial(register, player=player)

    def _result(self, text: str) -> Callable[[Tournament], Change]:
        place, _colon, words = text.rpartition(":")
        before, _colon, board = place.rpartition(":")
        number = _number(before) if before else self.start.rounds_paired
        result, seat = _one_of(_RESULTS, words), _number(board)
        return lambda event: enter_result(event, number, seat, result)

    def _bye(self, text: str) -> Callable[[Tournament], Change]:
        number, _colon, letter = text.rpartition(":")
        key, kind = self._key(_number(number)), _one_of(_BYES, letter)
        return lambda event: request_bye(event, event.rounds_paired + 1, key, kind)

    def _key(self, number: int) -> PlayerKey:
        if number not in self.players:
            raise WrongCommand(
                "player-unknown", N_("There is no player with number {number}."), {"number": number}
            )
        return self.players[number]


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise WrongCommand("not-a-number", N_("“{text}” is not a number."), {"text": text})
    return int(text)


def _one_of(values: dict[str, Value], word: str) -> Value:
    if word not in values:
        raise WrongCommand(
            "word-unknown",
            N_("{word} is unknown here; possible: {words}."),
            {"word": word, "words": " ".join(values)},
        )
    return values[word]


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
