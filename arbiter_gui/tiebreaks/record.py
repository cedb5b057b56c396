"""The round-by-round facts that every tie-break reads."""

from collections.abc import Mapping
from dataclasses import dataclass

from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey, Tpn
from arbiter_gui.tournament.scoring import ScoringSystem
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One player after a number of rounds.

    Attributes:
        points: Sum of the points of the rounds, in tenths.
        rounds: One record a round, first to last.
    """

    key: PlayerKey
    tpn: Tpn
    points: int
    rounds: tuple[RoundRecord, ...]


@dataclass(frozen=True, slots=True)
class Records:
    """All players of the event after a number of rounds.

    Attributes:
        ruleset: Edition of C.07: "2026-03" or "2024-08".
        rounds: The number of rounds the records hold.
    """

    ruleset: str
    rounds: int
    scoring: ScoringSystem
    players: Mapping[PlayerKey, PlayerRecord]


def records_after(tournament: Tournament, after_round: int, ruleset: str) -> Records:
    """The records of every player after a round; later rounds are left out."""
    players = {}
    for player in tournament.players:
        rounds = tournament.history(player.key)[:after_round]
        points = sum(record.points for record in rounds)
        players[player.key] = PlayerRecord(player.key, player.tpn, points, rounds)
    return Records(ruleset, after_round, tournament.settings.scoring, players)
