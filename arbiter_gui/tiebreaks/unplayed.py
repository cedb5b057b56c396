"""Unplayed rounds: own dummy opponents, and the adjusted score of an opponent (C.07 article 16)."""

from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tournament.history import RoundRecord

_REQUESTED = frozenset("HZ")


def is_dummy_round(record: RoundRecord) -> bool:
    """Whether the round counts as one against a dummy; a game still running does not.

    Articles: C.07 16.2, 16.4.
    """
    return not record.played and record.letter != ""


def is_voluntary(record: RoundRecord) -> bool:
    """Whether the player chose not to play: a requested bye, an absence or a forfeit loss.

    Articles: C.07 16.1.2.
    """
    return record.letter in _REQUESTED or (record.letter == "-" and not record.played)


def adjusted_score(player: PlayerRecord, records: Records) -> int:
    """The score of a player as an opponent: byes at the very end of an event count as draws.

    Articles: C.07 16.2.5, 16.3.
    """
    score = player.points
    for record in reversed(player.rounds):
        if not is_voluntary(record):
            break
        if record.letter in _REQUESTED:
            score += records.scoring.draw - record.points
    return score


def dummy_score(player: PlayerRecord, record: RoundRecord, records: Records) -> int:
    """The score of the dummy that the player met in one unplayed round.

    Until 2026 it is the player's own score. Since then it cannot be above the adjusted score of
    the scheduled opponent, or above a draw in every round where nobody was scheduled. The number
    of rounds is that of the rounds so far, which makes no difference in final standings.

    Articles: C.07 16.4, 16.4.1, 16.4.2.
    """
    if records.ruleset < "2026":
        return player.points
    if record.opponent is None:
        return min(player.points, records.scoring.draw * records.rounds)
    return min(player.points, adjusted_score(records.players[record.opponent], records))
