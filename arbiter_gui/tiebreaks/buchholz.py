"""BH: the sum of the opponents' adjusted scores (C.07 article 8.1)."""

from arbiter_gui.tiebreaks.modifiers import Contribution, remaining
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.unplayed import (
    adjusted_score,
    dummy_score,
    is_dummy_round,
    is_voluntary,
)


def buchholz_contributions(player: PlayerRecord, records: Records) -> tuple[Contribution, ...]:
    """What each round adds to the Buchholz of a player, before any cut."""
    contributions = []
    for record in player.rounds:
        if record.opponent is None or is_dummy_round(record):
            value = dummy_score(player, record, records)
        else:
            value = adjusted_score(records.players[record.opponent], records)
        contributions.append(Contribution(record.round, value, is_voluntary(record)))
    return tuple(contributions)


def buchholz(player: PlayerRecord, records: Records, modifier: str = "") -> int:
    """Buchholz in tenths, with a modifier "C1", "C2", "M1", "M2" or without."""
    contributions = buchholz_contributions(player, records)
    return sum(contribution.value for contribution in remaining(contributions, modifier))
