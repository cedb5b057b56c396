"""Criteria on a player's own results and number: WIN, WON, BPG, BWG, TPN (C.07 article 7)."""

from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.history import RoundRecord

_WON = frozenset("1W")


def wins(player: PlayerRecord, records: Records) -> int:
    """Rounds that brought as many points as a win, played or not."""
    return sum(record.points == records.scoring.win for record in player.rounds)


def games_won(player: PlayerRecord, _records: Records) -> int:
    """Games won over the board."""
    return sum(_is_won(record) for record in player.rounds)


def games_with_black(player: PlayerRecord, _records: Records) -> int:
    """Games played with Black."""
    return sum(_is_black(record) for record in player.rounds)


def games_won_with_black(player: PlayerRecord, _records: Records) -> int:
    """Games won over the board with Black."""
    return sum(_is_black(record) and _is_won(record) for record in player.rounds)


def pairing_number(player: PlayerRecord, _records: Records) -> int:
    """The tournament pairing number; the lower one comes first."""
    return player.tpn


def _is_won(record: RoundRecord) -> bool:
    return record.played and record.letter in _WON


def _is_black(record: RoundRecord) -> bool:
    return record.played and record.colour is Colour.BLACK
