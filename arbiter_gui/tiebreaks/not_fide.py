"""Criteria that are not FIDE's, as they are known by name elsewhere.

| code | value |
|---|---|
| OTHER_SOLKOFF | scores of the opponents, their unplayed rounds as draws; own ones nothing |
| OTHER_MEDIAN | Solkoff without the highest and the lowest value, two of each from nine rounds on |
| OTHER_CUMULATIVE | progressive scores, less a win for every full point without a game |
| OTHER_KASHDAN | four for a win, two for a draw, one for a loss over the board |
| OTHER_VIRTUAL | Buchholz with a virtual opponent for unplayed rounds, as before September 2023 |
"""

from arbiter_gui.tiebreaks.derivation import Derivation, Reason, Term, summed
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers, with_cuts
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.unplayed import is_dummy_round
from arbiter_gui.tournament.history import RoundRecord

_LONG_EVENT = 9
_KASHDAN = {
    "1": (4, Reason.KASHDAN_WIN),
    "W": (4, Reason.KASHDAN_WIN),
    "=": (2, Reason.KASHDAN_DRAW),
    "D": (2, Reason.KASHDAN_DRAW),
    "0": (1, Reason.KASHDAN_LOSS),
    "L": (1, Reason.KASHDAN_LOSS),
}


def solkoff(player: PlayerRecord, records: Records, _modifiers: Modifiers = PLAIN) -> Derivation:
    """Scores of the opponents with their unplayed rounds as draws, in tenths."""
    return summed(_solkoff_terms(player, records))


def median(player: PlayerRecord, records: Records, _modifiers: Modifiers = PLAIN) -> Derivation:
    """Solkoff without the highest and the lowest value; two of each from nine rounds on."""
    number = 2 if max(records.declared, records.rounds) >= _LONG_EVENT else 1
    return summed(with_cuts(_solkoff_terms(player, records), Modifiers(low=number, high=number)))


def cumulative(player: PlayerRecord, records: Records, _modifiers: Modifiers = PLAIN) -> Derivation:
    """The sum of the scores after each round, less a win for each full point without a game."""
    terms, score = [], 0
    for record in player.rounds:
        score += record.points
        unplayed_win = not record.played and record.points >= records.scoring.win
        value = score - records.scoring.win if unplayed_win else score
        reason = Reason.UNPLAYED_WIN if unplayed_win else Reason.RUNNING_SCORE
        terms.append(Term(record.round, value, reason, record.opponent, points=record.points))
    return summed(terms)


def kashdan(player: PlayerRecord, _records: Records, _modifiers: Modifiers = PLAIN) -> Derivation:
    """Four for a win, two for a draw, one for a loss; nothing without a game."""
    terms = []
    for record in player.rounds:
        value, reason = (0, Reason.NOTHING)
        if record.played:
            value, reason = _KASHDAN.get(record.letter, (0, Reason.NOTHING))
        terms.append(Term(record.round, value, reason, record.opponent, points=record.points))
    return summed(terms)


def virtual_buchholz(
    player: PlayerRecord, records: Records, _modifiers: Modifiers = PLAIN
) -> Derivation:
    """Buchholz with a virtual opponent in unplayed rounds, in tenths.

    The virtual opponent begins the round with the player's score, gets the rest of the point and
    draws from then on.
    """
    terms, before = [], 0
    for record in player.rounds:
        if record.opponent is None or is_dummy_round(record):
            rest = records.scoring.win - record.points
            later = records.scoring.draw * (records.rounds - record.round)
            value, reason = before + rest + later, Reason.VIRTUAL
        else:
            value = _with_draws(records.players[record.opponent], records)
            reason = Reason.UNPLAYED_HALVES
        terms.append(Term(record.round, value, reason, record.opponent, value, record.points))
        before += record.points
    return summed(terms)


def _solkoff_terms(player: PlayerRecord, records: Records) -> list[Term]:
    return [_solkoff_term(record, records) for record in player.rounds]


def _solkoff_term(record: RoundRecord, records: Records) -> Term:
    if record.opponent is None or is_dummy_round(record):
        return Term(record.round, 0, Reason.NOTHING, record.opponent, 0, record.points)
    score = _with_draws(records.players[record.opponent], records)
    opponent = record.opponent
    return Term(record.round, score, Reason.UNPLAYED_HALVES, opponent, score, record.points)


def _with_draws(player: PlayerRecord, records: Records) -> int:
    draw = records.scoring.draw
    return sum(draw if is_dummy_round(record) else record.points for record in player.rounds)
