"""Unplayed rounds: own dummy opponents, and the adjusted score of an opponent (C.07 article 16)."""

from arbiter_gui.tiebreaks.derivation import Reason
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

    In a round robin nothing is adjusted.

    Articles: C.07 15.2, 16.2.5, 16.3.
    """
    known = records.adjusted.get(player.key)
    if known is None:
        known = records.adjusted[player.key] = _adjusted_score(player, records)
    return known


def _adjusted_score(player: PlayerRecord, records: Records) -> int:
    score = player.points
    if records.round_robin:
        return score
    for record in reversed(player.rounds):
        if not is_voluntary(record):
            break
        if record.letter in _REQUESTED:
            score += records.scoring.draw - record.points
    return score


def dummy_score(player: PlayerRecord, record: RoundRecord, records: Records) -> tuple[int, Reason]:
    """The score of the dummy that the player met in one unplayed round, and what limits it.

    Until 2026 it is the player's own score. Since then it cannot be above the adjusted score of
    the scheduled opponent, or above a draw in every round where nobody was scheduled. The number
    of rounds is that of the rounds so far, which makes no difference in final standings.

    Articles: C.07 16.4, 16.4.1, 16.4.2.
    """
    own = player.points
    if records.ruleset < "2026":
        return own, Reason.DUMMY
    if record.opponent is None:
        limit, reason = records.scoring.draw * records.rounds, Reason.DUMMY_BELOW_DRAWS
    else:
        limit = adjusted_score(records.players[record.opponent], records)
        reason = Reason.DUMMY_BELOW_OPPONENT
    return (limit, reason) if limit < own else (own, Reason.DUMMY)
