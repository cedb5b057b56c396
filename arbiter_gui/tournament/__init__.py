"""What a tournament is: frozen facts, changes to them, and look-ups.

| fact | record | key |
|---|---|---|
| name, place, dates | `EventDetails` | 0 |
| system, edition, rounds, scoring | `TournamentSettings` | 0 |
| a registered player | `Player` | player key |
| a paired round | `Round` | round |
| a board | `Game` | round, board |
| a round without opponent | `Bye` | round, player |
| a pairing by hand | `ManualPairing` | round |
| virtual points, forbidden pairs, special points | `regulations.py` | player or number |
| places given by hand | `HandRanking` | round, points |
| prizes of the places, and how they are given | `PrizeFund` | 0 |
| prizes of a category | `CategoryPrize` | number |
| what the report has to tell | `IntegrityEvent` | number |

Scores, floats, colour preferences, tie-breaks and ranks are never stored: they are computed.
"""

from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.change import Change, Edit, Fact, Key, Kind, identity
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.integrity_event import IntegrityEvent
from arbiter_gui.tournament.manual_pairing import Board, ManualPairing
from arbiter_gui.tournament.numbering import EqualsBy
from arbiter_gui.tournament.player import Player, PlayerKey, Sex, Title, Tpn
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund, Sharing
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.regulations import (
    Acceleration,
    HandRanking,
    PointAdjustment,
    Prohibition,
)
from arbiter_gui.tournament.result import Result
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.scoring import STANDARD, THREE_ONE_NIL, ScoringSystem
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.tournament.tournament import Tournament

__all__ = [
    "STANDARD",
    "THREE_ONE_NIL",
    "Acceleration",
    "Board",
    "Bye",
    "ByeKind",
    "CategoryPrize",
    "Change",
    "Colour",
    "Edit",
    "EqualsBy",
    "EventDetails",
    "Fact",
    "Game",
    "HandRanking",
    "IntegrityEvent",
    "Key",
    "Kind",
    "ManualPairing",
    "Player",
    "PlayerKey",
    "PointAdjustment",
    "PrizeFund",
    "Prohibition",
    "RatingMethod",
    "Result",
    "Round",
    "RoundRecord",
    "ScoringSystem",
    "Sex",
    "Sharing",
    "Title",
    "Tournament",
    "TournamentSettings",
    "Tpn",
    "identity",
]
