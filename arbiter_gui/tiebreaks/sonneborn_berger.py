"""SB and KS: points against opponents, weighed or limited by their scores (C.07 article 9)."""

from arbiter_gui.tiebreaks.buchholz import NOT_AVAILABLE, opponent_terms
from arbiter_gui.tiebreaks.derivation import Derivation, Reason, Term, summed
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers, with_cuts
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tournament.history import RoundRecord


def sonneborn_berger(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The sum of opponents' scores times the points scored against them, in hundredths.

    Articles: C.07 9.1.
    """
    opponents = opponent_terms(player, records, modifiers)
    products = [None if term.value is None else term.score * term.points for term in opponents]

    def terms() -> list[Term]:
        return [
            term._replace(value=product) for term, product in zip(opponents, products, strict=True)
        ]

    if modifiers.low:
        return summed(with_cuts(terms(), modifiers))
    return Derivation(sum(filter(None, products)), terms)


def koya(player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN) -> Derivation:
    """Points scored against opponents with at least half of the greatest possible score.

    Only for round robins, where forfeited games count like others; the limit can be moved by
    half points.

    Articles: C.07 9.2.
    """
    if not records.round_robin:
        return NOT_AVAILABLE
    doubled_limit = koya_limit_doubled(records, modifiers)
    return summed([_koya_term(record, records, doubled_limit) for record in player.rounds])


def koya_limit_doubled(records: Records, modifiers: Modifiers) -> int:
    """Twice the score an opponent needs, in tenths.

    In an odd field everybody has a free round now and then, which is no game.
    """
    number = len(records.players)
    free = records.rounds // number if number % 2 else 0
    return records.scoring.win * (records.rounds - free) + 10 * modifiers.limit


def _koya_term(record: RoundRecord, records: Records, doubled_limit: int) -> Term:
    if record.opponent is None:
        return Term(record.round, None, Reason.FREE)
    score = records.players[record.opponent].points
    enough = 2 * score >= doubled_limit
    value = record.points if enough else 0
    reason = Reason.ENOUGH_POINTS if enough else Reason.TOO_FEW_POINTS
    return Term(record.round, value, reason, record.opponent, score, record.points)
