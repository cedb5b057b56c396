"""BH, FB and AOB: what the scores of the opponents add up to (C.07 article 8)."""

from fractions import Fraction

from arbiter_gui.tiebreaks.derivation import Derivation, Reason, Term, Total, summed
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers, with_cuts
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.unplayed import (
    adjusted_score,
    dummy_score,
    is_dummy_round,
    is_voluntary,
)
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey

NOT_AVAILABLE = Derivation(None)
_AS_SCORED, _ADJUSTED = Reason.OPPONENT, Reason.ADJUSTED


def opponent_term(
    player: PlayerRecord, record: RoundRecord, records: Records, *, as_played: bool
) -> Term:
    """What a round adds to a Buchholz: the score of the opponent or of the dummy."""
    opponent = record.opponent
    if opponent is None:
        if records.round_robin:
            return Term(record.round, None, Reason.FREE)
        score, reason = dummy_score(player, record, records)
        return Term(record.round, score, reason, None, score, record.points, is_voluntary(record))
    forfeit = is_dummy_round(record)
    if forfeit and not (as_played or records.round_robin):
        score, reason = dummy_score(player, record, records)
        voluntary = is_voluntary(record)
        return Term(record.round, score, reason, opponent, score, record.points, voluntary)
    term = _game_term(record, opponent, records)
    return term._replace(reason=Reason.AS_PLAYED) if forfeit else term


def _game_term(record: RoundRecord, opponent: PlayerKey, records: Records) -> Term:
    player = records.players[opponent]
    score = adjusted_score(player, records)
    reason = _AS_SCORED if score == player.points else _ADJUSTED
    return Term(record.round, score, reason, opponent, score, record.points)


def opponent_terms(player: PlayerRecord, records: Records, modifiers: Modifiers) -> list[Term]:
    """What each round adds to the Buchholz of a player, before any cut."""
    as_played = modifiers.as_played
    key = ("opponents, forfeits as games" if as_played else "opponents", player.key)
    terms = records.terms.get(key)
    if terms is None:
        players, scores = records.players, _all_adjusted(records)
        terms = records.terms[key] = [
            Term(
                record.round,
                score := scores[other],
                _AS_SCORED if score == players[other].points else _ADJUSTED,
                other,
                score,
                record.points,
            )
            if record.played and (other := record.opponent) is not None
            else opponent_term(player, record, records, as_played=as_played)
            for record in player.rounds
        ]
    return terms


def _all_adjusted(records: Records) -> dict[PlayerKey, int]:
    """The scores of everybody as an opponent."""
    if len(records.adjusted) < len(records.players):
        for player in records.players.values():
            adjusted_score(player, records)
    return records.adjusted


def buchholz(player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN) -> Derivation:
    """The sum of the opponents' adjusted scores, in tenths.

    In a round robin all players meet the same opponents: not available since 2026.

    Articles: C.07 8.1, 15.2.
    """
    if is_forbidden(records):
        return NOT_AVAILABLE
    return summed(with_cuts(opponent_terms(player, records, modifiers), modifiers))


def fore_buchholz(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The Buchholz as if every pair of the last round drew, in tenths.

    There is none before the last round is paired.

    Articles: C.07 8.3.
    """
    if not records.is_last_round:
        return NOT_AVAILABLE
    fore = records.fore
    return buchholz(fore.players[player.key], fore, modifiers)


def average_of_buchholz(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The mean Buchholz, or Fore Buchholz, of the opponents met over the board, in tenths.

    Articles: C.07 8.2.
    """
    if is_forbidden(records) or (modifiers.fore and not records.is_last_round):
        return NOT_AVAILABLE
    terms = [_buchholz_of_opponent(record, records, modifiers) for record in player.rounds]
    values = [term.value for term in terms if term.value is not None]
    mean = Fraction(sum(values), len(values)) if values else None
    return Derivation(mean, terms, Total.MEAN)


def is_forbidden(records: Records) -> bool:
    """Whether the Buchholz family is closed to the event: round robins since 2026."""
    return records.round_robin and records.ruleset >= "2026"


def _buchholz_of_opponent(record: RoundRecord, records: Records, modifiers: Modifiers) -> Term:
    if record.opponent is None or not record.played:
        return Term(record.round, None, Reason.NO_GAME, record.opponent)
    code, compute = ("FB", fore_buchholz) if modifiers.fore else ("BH", buchholz)
    key = (code, record.opponent)
    derivation = records.kept.get(key)
    if derivation is None:
        derivation = compute(records.players[record.opponent], records)
        records.kept[key] = derivation
    return Term(record.round, derivation.value, Reason.BUCHHOLZ, record.opponent)
