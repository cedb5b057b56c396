"""Criteria on ratings: ARO, TPR, PTP, APRO, APPO, RTNG (C.07 article 10).

Only games over the board count, in round robins too. While somebody in the field is unrated
there are no values, unless the event announced a rating for unrated players (`/U1400`).
"""

from collections.abc import Callable

from arbiter_gui.tiebreaks.buchholz import NOT_AVAILABLE
from arbiter_gui.tiebreaks.derivation import Derivation, Reason, Score, Term, Total
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers, with_cuts
from arbiter_gui.tiebreaks.rating_tables import expected_score, rating_difference
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tournament.history import RoundRecord

_HALVES = {"1": 2, "W": 2, "=": 1, "D": 1, "?": 1}
_BELOW_LOWEST = 800
_ABOVE_HIGHEST = 736


def average_rating(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The mean rating of the opponents met over the board, halves up.

    There is none without a game; when everything is cut it is 0, like a sum.

    Articles: C.07 10.1.
    """
    if _is_closed(records, modifiers):
        return NOT_AVAILABLE
    if not modifiers.low:
        numbers = _opponents_ratings(player, records, modifiers)
        values = list(filter(None, numbers))
        mean = _rounded_mean(values) if values else None
        return Derivation(mean, _terms_of(player, records, numbers), Total.ROUNDED_MEAN)
    terms = with_cuts(_rating_terms(player, records, modifiers), modifiers)
    values = _counting(terms)
    nothing = 0 if any(term.cut for term in terms) else None
    mean = _rounded_mean(values) if values else nothing
    return Derivation(mean, terms, Total.ROUNDED_MEAN)


def performance(player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN) -> Derivation:
    """The mean rating of the opponents, and the difference that the score is worth.

    Articles: C.07 10.2; B.02 table 8.1a.
    """
    if _is_closed(records, modifiers):
        return NOT_AVAILABLE
    numbers = _opponents_ratings(player, records, modifiers)
    values, terms = list(filter(None, numbers)), _terms_of(player, records, numbers)
    if not values:
        return Derivation(None, terms, Total.PERFORMANCE)
    halves, games = _halves(player), len(values)
    percentage = (2 * 50 * halves + games) // (2 * games)
    average = _rounded_mean(values)
    difference = rating_difference(percentage)
    score = Score(halves, games, average, percentage, difference)
    return Derivation(average + difference, terms, Total.PERFORMANCE, score)


def perfect_performance(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The lowest rating whose expected score is at least the score made.

    Without a point it is 800 below the lowest opponent.

    Articles: C.07 10.3; B.02 table 8.1b.
    """
    if _is_closed(records, modifiers):
        return NOT_AVAILABLE
    numbers = _opponents_ratings(player, records, modifiers)
    values, terms = list(filter(None, numbers)), _terms_of(player, records, numbers)
    if not values:
        return Derivation(None, terms, Total.PERFECT)
    halves = _halves(player)
    rating = min(values) - _BELOW_LOWEST if not halves else _lowest_rating(values, 50 * halves)
    return Derivation(rating, terms, Total.PERFECT, Score(halves, len(values)))


def average_performance(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The mean performance (TPR) of the opponents met over the board, halves up.

    Articles: C.07 10.4.
    """
    return _average_of_opponents("TPR", player, records, modifiers)


def average_perfect_performance(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The mean perfect performance (PTP) of the opponents met over the board, halves up.

    Articles: C.07 10.5.
    """
    return _average_of_opponents("PTP", player, records, modifiers)


def rating(player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN) -> Derivation:
    """The player's own rating; the higher one comes first.

    Articles: C.07 10.6.
    """
    if _is_closed(records, modifiers):
        return NOT_AVAILABLE
    return Derivation(player.rating or modifiers.unrated, total=Total.NUMBER)


def expected_sum(ratings: list[int], own: int) -> int:
    """What a rating is expected to score against opponents, in hundredths."""
    return sum(expected_score(own - other) for other in ratings)


def _average_of_opponents(
    code: str, player: PlayerRecord, records: Records, modifiers: Modifiers
) -> Derivation:
    if _is_closed(records, modifiers):
        return NOT_AVAILABLE
    terms = []
    for record in player.rounds:
        if record.opponent is None or not record.played:
            terms.append(Term(record.round, None, Reason.NO_GAME, record.opponent))
            continue
        value = _of_opponent(code, records.players[record.opponent], records, modifiers).value
        terms.append(Term(record.round, value, Reason.PERFORMANCE, record.opponent))
    values = _counting(terms)
    mean = _rounded_mean(values) if values else None
    return Derivation(mean, terms, Total.ROUNDED_MEAN)


def _of_opponent(
    code: str, opponent: PlayerRecord, records: Records, modifiers: Modifiers
) -> Derivation:
    substitute = f"/U{modifiers.unrated}" if modifiers.unrated else ""
    key = (code + substitute, opponent.key)
    derivation = records.kept.get(key)
    if derivation is None:
        compute = performance if code == "TPR" else perfect_performance
        derivation = records.kept[key] = compute(opponent, records, modifiers)
    return derivation


def _is_closed(records: Records, modifiers: Modifiers) -> bool:
    return records.has_unrated and not modifiers.unrated


def _opponents_ratings(
    player: PlayerRecord, records: Records, modifiers: Modifiers
) -> list[int | None]:
    """The rating of each round's opponent; None where there was no game over the board."""
    players, substitute = records.players, modifiers.unrated
    return [
        (players[record.opponent].rating or substitute)
        if record.played and record.opponent is not None
        else None
        for record in player.rounds
    ]


def _rating_terms(player: PlayerRecord, records: Records, modifiers: Modifiers) -> list[Term]:
    return _terms_of(player, records, _opponents_ratings(player, records, modifiers))()


def _terms_of(
    player: PlayerRecord, records: Records, numbers: list[int | None]
) -> Callable[[], list[Term]]:
    """What makes the terms from the ratings of the opponents."""

    def terms() -> list[Term]:
        return [
            _rating_term(record, records, number)
            for record, number in zip(player.rounds, numbers, strict=True)
        ]

    return terms


def _rating_term(record: RoundRecord, records: Records, number: int | None) -> Term:
    if number is None or record.opponent is None:
        return Term(record.round, None, Reason.NO_GAME, record.opponent)
    rated = records.players[record.opponent].rating
    reason = Reason.RATING if rated else Reason.SUBSTITUTE
    return Term(record.round, number, reason, record.opponent, number, record.points)


def _counting(terms: list[Term]) -> list[int]:
    return [int(term.value) for term in terms if term.value is not None and term.cut is None]


def _halves(player: PlayerRecord) -> int:
    """Half points over the board; a win is two of them whatever the event gives for it."""
    return sum(_HALVES.get(record.letter, 0) for record in player.rounds if record.played)


def _rounded_mean(values: list[int]) -> int:
    return (2 * sum(values) + len(values)) // (2 * len(values))


def _lowest_rating(ratings: list[int], wanted: int) -> int:
    """The lowest rating that is expected to score at least `wanted` hundredths."""
    low, high = min(ratings) - _BELOW_LOWEST, max(ratings) + _ABOVE_HIGHEST
    while high - low > 1:
        middle = (low + high) // 2
        if expected_sum(ratings, middle) >= wanted:
            high = middle
        else:
            low = middle
    return high
