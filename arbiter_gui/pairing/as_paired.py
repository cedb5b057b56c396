"""An event as it was when a past round was paired, before later corrections."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.integrity_tokens import game_of_token
from arbiter_gui.tournament.tournament import Tournament

CORRECTION = "Correction"


def as_paired(tournament: Tournament, round_number: int) -> Tournament:
    """The event with the results and colours that a round was paired with.

    A correction is recorded only when the following round is paired already: that round did not
    know of it, and every later one does.
    """
    if round_number > tournament.rounds_paired or not tournament.integrity_events:
        return tournament
    boards = {game.board: game for game in _games_then(tournament, round_number - 1)}
    if not boards:
        return tournament
    return Tournament(
        boards.get(fact.board, fact)
        if isinstance(fact, Game) and fact.round == round_number - 1
        else fact
        for fact in tournament.facts()
    )


def _games_then(tournament: Tournament, number: int) -> Iterator[Game]:
    """The boards of a round that were corrected later, the first correction last."""
    for event in reversed(tournament.integrity_events):
        if event.name != CORRECTION or event.round != number or len(event.before) != 1:
            continue
        told = game_of_token(event.before[0])
        for game in tournament.games(number) if told else ():
            if told is not None and {game.white, game.black} == {told.white, told.black}:
                yield replace(game, white=told.white, black=told.black, result=told.result)
