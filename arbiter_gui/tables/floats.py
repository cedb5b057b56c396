"""Floats of the rounds that were paired: who met somebody with fewer or more points."""

from arbiter_gui.pairing.card import Float
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament


def pairing_score(tournament: Tournament, key: PlayerKey, round_number: int) -> int:
    """Points before a round and the virtual points of that round, in tenths."""
    score = tournament.score(key, round_number - 1)
    for acceleration in tournament.accelerations:
        if acceleration.player == key:
            score += sum(acceleration.virtual_points[round_number - 1 : round_number])
    return score


def float_of_pair(
    tournament: Tournament, round_number: int, pair: tuple[PlayerKey, PlayerKey]
) -> Float:
    """Whether the first of two players who are paired meets somebody with fewer points or more."""
    own, other = (pairing_score(tournament, key, round_number) for key in pair)
    if own == other:
        return Float.NONE
    return Float.DOWN if own > other else Float.UP


def float_of_round(tournament: Tournament, key: PlayerKey, record: RoundRecord) -> Float:
    """The float of a board; rounds without an opponent show none."""
    if record.opponent is None or (record.letter and not record.played):
        return Float.NONE
    return float_of_pair(tournament, record.round, (key, record.opponent))
