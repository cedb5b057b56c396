"""Remarks of a file that become records of the event again, all but rounds paired by hand."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from arbiter_gui.formats.trf.remarks import Remark, read_remark
from arbiter_gui.tournament import (
    Fact,
    Game,
    IntegrityEvent,
    PlayerKey,
    Tournament,
    TournamentSettings,
)
from arbiter_gui.tournament.integrity_tokens import game_of_token, seat

_EXIT = "FIDE mode exited"
_RATING = "Rating correction"
_OF_BOARDS = frozenset({"Import"})
_OF_ONE_BOARD = frozenset({"Correction", _RATING, "Adjournment"})
_OF_PLAYERS = frozenset({"FPB"})
_OF_NUMBERS = frozenset({"Exchange", "Regeneration", _EXIT})

_PAIR = re.compile(r"^(\d{1,4})-(\d{1,4})")
_PLAYER = re.compile(r"^(\d{1,4})=")


def with_integrity_events(tournament: Tournament, lines: Iterable[str]) -> Tournament:
    """The event with what its file tells in `###` records.

    A result that was corrected for the rating report only stands corrected in the rows of the
    file; the event gets the one it was paired with, and the corrected one beside it.
    """
    keys = {int(player.key): player.key for player in tournament.players}
    remarks = [remark for remark in map(read_remark, lines) if remark is not None]
    events = [
        replace(event, number=number) for number, event in enumerate(_events(remarks, keys), 1)
    ]
    if not events:
        return tournament
    reported = dict(_reported(tournament, events))
    left = [event.round for event in events if event.name == _EXIT]
    facts: list[Fact] = []
    for fact in tournament.facts():
        if isinstance(fact, Game):
            facts.append(reported.get((fact.round, fact.board), fact))
        elif isinstance(fact, TournamentSettings) and left:
            facts.append(replace(fact, fide_mode_left=min(left)))
        else:
            facts.append(fact)
    return Tournament((*facts, *events))


def _events(remarks: Iterable[Remark], keys: Mapping[int, PlayerKey]) -> Iterator[IntegrityEvent]:
    for remark in remarks:
        before = _tokens(remark.name, remark.before, keys)
        after: tuple[str, ...] | None = remark.after
        if not _is_result_alone(remark):
            after = _tokens(remark.name, remark.after, keys)
        if before is not None and after is not None:
            yield IntegrityEvent(0, remark.name, remark.round, before, after)


def _is_result_alone(remark: Remark) -> bool:
    """Whether only the result of a board changed: "6-17: 1-0 => 0-1"."""
    told = any(token.endswith(":") for token in remark.before)
    return told and not any(token.endswith(":") for token in remark.after)


def _tokens(
    name: str, tokens: tuple[str, ...], keys: Mapping[int, PlayerKey]
) -> tuple[str, ...] | None:
    """The tokens with players by key; None where the file names somebody who is not there."""
    if name in _OF_NUMBERS:
        return tokens
    if name in _OF_ONE_BOARD:
        tokens = (" ".join(tokens),) if tokens else ()
    elif name not in _OF_BOARDS | _OF_PLAYERS:
        return None
    named = [_with_keys(token, keys) for token in tokens]
    return None if None in named else tuple(token for token in named if token is not None)


def _with_keys(token: str, keys: Mapping[int, PlayerKey]) -> str | None:
    found = _PAIR.match(token) or _PLAYER.match(token)
    if found is None:
        return None
    numbers = [int(number) for number in found.groups()]
    if not all(number in keys for number in numbers):
        return None
    seats = "-".join(seat(keys[number]) for number in numbers)
    return seats + token[len("-".join(found.groups())) :]


def _reported(
    tournament: Tournament, events: Iterable[IntegrityEvent]
) -> Iterator[tuple[tuple[int, int], Game]]:
    """The boards whose result stands corrected in the file, as they were paired with."""
    for event in events:
        told = game_of_token(event.before[0]) if event.name == _RATING and event.before else None
        if told is None or told.result is None:
            continue
        for game in tournament.games(event.round):
            if (game.white, game.black) == (told.white, told.black):
                corrected = replace(game, result=told.result, reported=game.result)
                yield (game.round, game.board), corrected
