"""What an event decides about single players: virtual points, forbidden pairs, points, places."""

from dataclasses import dataclass

from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Virtual points of one player, round by round, in tenths (C.04.7; TRF records 250 and XXA)."""

    player: PlayerKey
    virtual_points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Prohibition:
    """Players who must not meet each other from one round to another (TRF records 260 and XXP).

    Attributes:
        reason: Why, in the arbiter's words; a TRF file has no place for it.
    """

    number: int
    players: tuple[PlayerKey, ...]
    first_round: int
    last_round: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PointAdjustment:
    """Points that differ from the scoring system (TRF record 299), in tenths; may be negative.

    Attributes:
        letter: Result letter whose points are replaced in that round (W, D and L stand for every
            win, draw and loss over the board), or "" for a bonus or penalty that is added.
        round: The round it belongs to; 0 for all rounds (with "": from the next pairing on).
    """

    number: int
    letter: str
    points: int
    round: int
    players: tuple[PlayerKey, ...]


@dataclass(frozen=True, slots=True)
class HandRanking:
    """Places that the arbiter gave by hand to everybody with the same score after a round.

    Attributes:
        round: The standings after this round; those after any other round know nothing of it.
        points: The score of the players, in tenths.
        players: All of them, the best placed first.
        reason: Why, in the arbiter's words; shown and printed with the standings.
    """

    round: int
    points: int
    players: tuple[PlayerKey, ...]
    reason: str
