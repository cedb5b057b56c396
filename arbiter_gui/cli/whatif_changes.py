"""The changes that the options of `arbiter whatif` ask for, made to an event in memory."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.command import CannotJudge, WrongCommand
from arbiter_gui.cli.event_input import EventInput
from arbiter_gui.explain.what_if import changed
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import ByeKind, Change, Player, PlayerKey, Result, Tournament, Tpn

Value = TypeVar("Value")

RESULTS = {
    "1-0": Result.WHITE_WINS,
    "0-1": Result.BLACK_WINS,
    "=": Result.DRAW,
    "+-": Result.WHITE_WINS_BY_FORFEIT,
    "-+": Result.BLACK_WINS_BY_FORFEIT,
    "--": Result.DOUBLE_FORFEIT,
    "0-0": Result.BOTH_LOSE,
    "?": Result.ADJOURNED,
}
"""The words for results on the command line."""

_BYES = {kind.value: kind for kind in ByeKind if kind is not ByeKind.PAIRING_ALLOCATED}


class AskedChanges:
    """What is to be otherwise in the event before a round.

    Attributes:
        all: The changes, in the order in which they are made.
        after: The event after all of them.
    """

    def __init__(self, event: EventInput, start: Tournament, choice: argparse.Namespace) -> None:
        self._event = event
        self._start = start
        self.all: list[Change] = []
        self.after = changed(start)
        steps = [*self._results(choice), *self._departures(choice), *_entries(choice)]
        for step in steps:
            change = step(self.after)
            self.after.apply(change)
            self.all.append(change)

    def _results(self, choice: argparse.Namespace) -> Iterator[Callable[[Tournament], Change]]:
        wanted = [self._result(text) for text in choice.result]
        _refuse_twice(
            (place for place, _result in wanted),
            lambda place: WrongCommand(
                "board-twice",
                N_("Two results are given for board {board} of round {round}. Please give one."),
                {"round": place[0], "board": place[1]},
            ),
        )
        for (number, board), result in wanted:
            yield partial(enter_result, round_number=number, board=board, result=result)

    def _result(self, text: str) -> tuple[tuple[int, int], Result]:
        place, _colon, word = text.rpartition(":")
        before, _colon, board = place.rpartition(":")
        newest = self._start.rounds_paired
        number = _number(before) if before else newest
        result, seat = _one_of(RESULTS, word), _number(board)
        if number > newest:
            raise WrongCommand(
                "round-not-before",
                N_(
                    "A result of round {round} has no part in the pairing of round {paired}. "
                    "Please give one of an earlier round."
                ),
                {"round": number, "paired": newest + 1},
            )
        if not number:
            raise CannotJudge(
                "board-unknown",
                N_("There is no board {board} in round {round}."),
                {"board": seat, "round": number},
            )
        return (number, seat), result

    def _departures(self, choice: argparse.Namespace) -> Iterator[Callable[[Tournament], Change]]:
        byes = [self._bye(text) for text in choice.bye]
        _refuse_twice(
            (*choice.withdraw, *(number for number, _kind in byes)),
            lambda number: WrongCommand(
                "player-twice",
                N_("Player {number} has two byes or withdrawals here. Please give one."),
                {"number": number},
            ),
        )
        for number in choice.withdraw:
            yield partial(withdraw, key=self._event.player(number))
        for number, kind in byes:
            yield partial(_with_bye, key=self._event.player(number), kind=kind)

    def _bye(self, text: str) -> tuple[int, ByeKind]:
        number, _colon, letter = text.rpartition(":")
        return _number(number), _one_of(_BYES, letter)


def _with_bye(tournament: Tournament, key: PlayerKey, kind: ByeKind) -> Change:
    return request_bye(tournament, tournament.rounds_paired + 1, key, kind)


def _entries(choice: argparse.Namespace) -> Iterator[Callable[[Tournament], Change]]:
    for text in choice.late:
        name, _colon, rating = text.rpartition(":")
        if not name.strip():
            raise WrongCommand(
                "name-missing",
                N_('--late needs a name and a rating, such as --late "Nova, Eva:2100".'),
            )
        player = Player(PlayerKey(0), Tpn(0), name.strip(), rating=_number(rating))
        yield partial(register, player=player)


def _refuse_twice(
    values: Iterator[Value] | tuple[Value, ...], error: Callable[[Value], WrongCommand]
) -> None:
    for value, count in Counter(values).items():
        if count > 1:
            raise error(value)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise WrongCommand("not-a-number", N_("“{text}” is not a number."), {"text": text})
    return int(text)


def _one_of(values: dict[str, Value], word: str) -> Value:
    if word not in values:
        raise WrongCommand(
            "word-unknown",
            N_("{word} is unknown here; possible: {words}."),
            {"word": word or '""', "words": " ".join(values)},
        )
    return values[word]
