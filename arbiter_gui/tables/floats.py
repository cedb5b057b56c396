"""Floats of the rounds that were paired: who met somebody with fewer or more points."""

from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.swiss.acceleration import virtual_points
from arbiter_gui.pairing.swiss.floats import float_of_game, float_of_unplayed_round
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament


def float_of_pair(
    tournament: Tournament, round_number: int, pair: tuple[PlayerKey, PlayerKey]
) -> Float:
    """Whether the first of two players who are paired meets somebody with fewer points or more."""
    virtual = virtual_points(tournament.accelerations, round_number)
    own, other = (tournament.score(key, round_number - 1) + virtual.get(key, 0) for key in pair)
    return float_of_game(own, other)


def float_of_round(tournament: Tournament, key: PlayerKey, record: RoundRecord) -> Float:
    """The float that a paired round left behind; a game still running counts as played."""
    if record.opponent is not None and (record.played or not record.letter):
        return float_of_pair(tournament, record.round, (key, record.opponent))
    settings = tournament.settings
    return float_of_unplayed_round(record, settings.scoring, settings.edition)
