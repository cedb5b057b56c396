"""What is made of the terms of a tie-break, as a line that can be checked by hand."""

from fractions import Fraction

from arbiter_gui.i18n import _
from arbiter_gui.tables.points import points_text
from arbiter_gui.tables.tiebreak_text import exact_text, value_text
from arbiter_gui.tiebreaks.derivation import Derivation, Score, Total
from arbiter_gui.tiebreaks.rating_tables import expected_score
from arbiter_gui.tiebreaks.tiebreak import TieBreak


def total_lines(tiebreak: TieBreak, derivation: Derivation) -> tuple[str, ...]:
    """How the value follows from the terms; for derivations that have a value."""
    value, score = value_text(tiebreak, derivation.value), derivation.score
    lines: tuple[str, ...] = ()
    match derivation.total:
        case Total.SUM:
            lines = (f"{_sum_text(tiebreak, derivation)} = {value}",)
        case Total.MEAN:
            lines = (f"{_mean_text(tiebreak, derivation)} = {value}",)
        case Total.ROUNDED_MEAN:
            lines = (_rounded_line(tiebreak, derivation, value),)
        case Total.PERFORMANCE if score:
            lines = _performance_lines(tiebreak, derivation, score)
        case Total.PERFECT if score:
            lines = (_perfect_line(derivation, score),)
        case _:
            pass
    return lines


def _counting(derivation: Derivation) -> list[int | Fraction]:
    return [term.value for term in derivation.terms if term.counts and term.value is not None]


def _sum_text(tiebreak: TieBreak, derivation: Derivation) -> str:
    return " + ".join(value_text(tiebreak, value) for value in _counting(derivation)) or "0"


def _mean_text(tiebreak: TieBreak, derivation: Derivation) -> str:
    return f"({_sum_text(tiebreak, derivation)}) / {len(_counting(derivation))}"


def _rounded_line(tiebreak: TieBreak, derivation: Derivation, value: str) -> str:
    values = _counting(derivation)
    if not values:
        return _("All values are cut: {value}").format(value=value)
    mean = Fraction(sum(values), len(values))
    text = _mean_text(tiebreak, derivation)
    if mean.denominator == 1:
        return f"{text} = {value}"
    return _("{mean} = {exact}, rounded {value}").format(
        mean=text, exact=exact_text(mean, 2), value=value
    )


def _performance_lines(tiebreak: TieBreak, derivation: Derivation, score: Score) -> tuple[str, ...]:
    difference = score.difference
    sign = "-" if difference < 0 else "+"
    return (
        _rounded_line(tiebreak, derivation, str(score.average)),
        _("{points} points from {games} games over the board: {percentage} %").format(
            points=points_text(5 * score.halves), games=score.games, percentage=score.percentage
        ),
        f"{score.average} {sign} {abs(difference)} = {derivation.value}",
    )


def _perfect_line(derivation: Derivation, score: Score) -> str:
    ratings = [int(value) for value in _counting(derivation)]
    rating = int(derivation.value or 0)
    if not score.halves:
        text = _(
            "No points over the board: 800 below the lowest opponent, {lowest} - 800 = {rating}"
        )
        return text.format(lowest=min(ratings), rating=rating)
    at, below = (
        sum(expected_score(own - other) for other in ratings) for own in (rating, rating - 1)
    )
    text = _(
        "A rating of {rating} is expected to score {expected}, at least the {points} that were"
        " made; {lower} is expected to score only {less}."
    )
    return text.format(
        rating=rating,
        expected=exact_text(Fraction(at, 100), 2),
        points=points_text(5 * score.halves),
        lower=rating - 1,
        less=exact_text(Fraction(below, 100), 2),
    )
