"""What a player did round by round: opponents, colours, letters and points."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import PointAdjustment
from arbiter_gui.tournament.scoring import ScoringSystem


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One player's part in one paired round.

    Attributes:
        opponent: The opponent, also where the game was forfeited; None for byes and absences.
        colour: The colour allocated on the pairing list; counts only where `played`.
        letter: TRF letter of the player's result; "" while the game has no result.
        points: Points of the round in tenths, adjustments of the round included.
        played: Whether a game took place (forfeits and byes did not).
    """

    round: int
    opponent: PlayerKey | None
    colour: Colour | None
    letter: str
    points: int
    played: bool

    @property
    def bye(self) -> ByeKind | None:
        """The kind of bye, or None where there was an opponent."""
        return ByeKind(self.letter) if self.opponent is None else None


def records_of_round(
    number: int,
    players: Iterable[PlayerKey],
    games: Iterable[Game],
    byes: Iterable[Bye],
    scoring: ScoringSystem,
) -> dict[PlayerKey, RoundRecord]:
    """The part of every player in one paired round; who is in no game and no bye was absent."""
    absent = RoundRecord(number, None, None, "Z", scoring.absence, played=False)
    records = dict.fromkeys(players, absent)
    for bye in byes:
        letter = bye.kind.value
        records[bye.player] = RoundRecord(
            number, None, None, letter, scoring.points(letter), played=False
        )
    for game in games:
        for player in (game.white, game.black):
            records[player] = _record_of_game(game, player, scoring)
    return records


def _record_of_game(game: Game, player: PlayerKey, scoring: ScoringSystem) -> RoundRecord:
    colour = game.colour_of(player)
    letter = game.result.letter(colour) if game.result else ""
    played = game.result is not None and game.result.played
    points = scoring.points(letter)
    return RoundRecord(game.round, game.opponent_of(player), colour, letter, points, played)


_LETTERS = {"W": "1W", "D": "=D", "L": "0L"}
"""Record 299 says W, D and L for every win, draw and loss over the board."""


def adjusted(
    record: RoundRecord, player: PlayerKey, adjustments: Iterable[PointAdjustment]
) -> RoundRecord:
    """The record with the points that TRF record 299 gives the player for that round."""
    points = record.points
    for adjustment in adjustments:
        if player not in adjustment.players or adjustment.round not in (0, record.round):
            continue
        if record.letter and record.letter in _LETTERS.get(adjustment.letter, adjustment.letter):
            points = adjustment.points
        elif not adjustment.letter and adjustment.round == record.round:
            points += adjustment.points
    if points == record.points:
        return record
    return RoundRecord(
        record.round, record.opponent, record.colour, record.letter, points, record.played
    )


def bonus_for_all_rounds(player: PlayerKey, adjustments: Mapping[object, PointAdjustment]) -> int:
    """Points in tenths that belong to no round: adjustments with letter "" and round 0."""
    return sum(
        adjustment.points
        for adjustment in adjustments.values()
        if not adjustment.letter and not adjustment.round and player in adjustment.players
    )
