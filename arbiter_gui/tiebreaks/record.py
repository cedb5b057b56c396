"""The round-by-round facts that every tie-break reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from arbiter_gui.tiebreaks.derivation import Derivation, Term
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey, Tpn
from arbiter_gui.tournament.scoring import ScoringSystem
from arbiter_gui.tournament.settings import is_round_robin
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One player after a number of rounds.

    Attributes:
        points: Sum of the points of the rounds, in tenths.
        rounds: One record a round, first to last.
        rating: 0 for an unrated player.
    """

    key: PlayerKey
    tpn: Tpn
    points: int
    rounds: tuple[RoundRecord, ...]
    rating: int = 0


@dataclass(frozen=True)
class Records:
    """All players of the event after a number of rounds.

    Attributes:
        ruleset: Edition of C.07: "2026-03" or "2024-08".
        rounds: The number of rounds the records hold.
        declared: The number of rounds of the event; 0 when not known.
        round_robin: Whether the pairings were determined beforehand (C.07 15.2).
        adjusted: Scores as an opponent, filled on demand (article 16.3).
        kept: Derivations by code and player, filled on demand.
        terms: Terms that several tie-breaks are made of, by kind and player, filled on demand.
    """

    ruleset: str
    rounds: int
    scoring: ScoringSystem
    players: Mapping[PlayerKey, PlayerRecord]
    declared: int = 0
    round_robin: bool = False
    adjusted: dict[PlayerKey, int] = field(default_factory=dict, compare=False, repr=False)
    kept: dict[tuple[str, PlayerKey], Derivation] = field(
        default_factory=dict, compare=False, repr=False
    )
    terms: dict[tuple[str, PlayerKey], list[Term]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @cached_property
    def has_unrated(self) -> bool:
        """Whether somebody in the field has no rating (article 10)."""
        return any(not player.rating for player in self.players.values())

    @property
    def is_last_round(self) -> bool:
        """Whether no round follows."""
        return self.rounds >= self.declared

    @cached_property
    def fore(self) -> "Records":
        """The same records with every pair of the newest round drawn (article 8.3).

        Games that were forfeited count too, so that the values can be known before the round.
        """
        players = {key: self._with_draw(player) for key, player in self.players.items()}
        return replace(self, players=players, adjusted={}, kept={}, terms={})

    def _with_draw(self, player: PlayerRecord) -> PlayerRecord:
        last = player.rounds[-1] if player.rounds else None
        if last is None or last.opponent is None:
            return player
        draw = self.scoring.draw
        drawn = RoundRecord(last.round, last.opponent, last.colour, "=", draw, played=True)
        points = player.points + draw - last.points
        return replace(player, points=points, rounds=(*player.rounds[:-1], drawn))


def records_after(tournament: Tournament, after_round: int, ruleset: str) -> Records:
    """The records of every player after a round; later rounds are left out."""
    settings = tournament.settings
    players = {}
    for player in tournament.players:
        rounds = tournament.history(player.key)[:after_round]
        points = sum(record.points for record in rounds)
        players[player.key] = PlayerRecord(player.key, player.tpn, points, rounds, player.rating)
    return Records(
        ruleset,
        after_round,
        settings.scoring,
        players,
        settings.rounds,
        is_round_robin(settings.system),
    )
