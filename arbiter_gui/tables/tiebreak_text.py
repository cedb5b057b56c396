"""Tie-breaks in words: their names with modifiers, and their values as they are written."""

from collections.abc import Iterator
from fractions import Fraction

from arbiter_gui.i18n import _
from arbiter_gui.tables.points import decimal_sign
from arbiter_gui.tiebreaks.derivation import Value
from arbiter_gui.tiebreaks.modifiers import Modifiers
from arbiter_gui.tiebreaks.tiebreak import TieBreak, Unit

_DECIMALS = {Unit.TENTHS: 1, Unit.HUNDREDTHS: 2, Unit.NUMBER: 0}


def tiebreak_title(tiebreak: TieBreak) -> str:
    """The name and what the modifiers change: "Buchholz, without the lowest value"."""
    return ", ".join((_(tiebreak.criterion.name), *_modifier_texts(tiebreak.modifiers)))


def value_text(tiebreak: TieBreak, value: Value) -> str:
    """A value as it is written: 30.5, 37.25, 2345; a mean with two decimals."""
    if value is None:
        return "" if tiebreak.compares_groups else _("n/a")
    decimals = _DECIMALS[tiebreak.unit]
    if isinstance(value, Fraction):
        return exact_text(value / 10**decimals, 2)
    return decimals_text(value, decimals)


def value_number(tiebreak: TieBreak, value: Value) -> float | int | None:
    """A value as a number for sorting, spreadsheets and scripts; None where there is none."""
    if value is None:
        return None
    if tiebreak.unit is Unit.NUMBER:
        return int(value)
    return float(value / 10 ** _DECIMALS[tiebreak.unit])


def exact_text(value: Fraction, decimals: int) -> str:
    """A number with a number of decimals, halves away from zero, in the way of the language."""
    scale = 10**decimals
    rounded = (2 * abs(value.numerator) * scale + value.denominator) // (2 * value.denominator)
    return decimals_text(rounded if value >= 0 else -rounded, decimals)


def decimals_text(number: int, decimals: int) -> str:
    """An integer whose last digits are decimals, in the way of the language."""
    if not decimals:
        return str(number)
    sign = "-" if number < 0 else ""
    whole, rest = divmod(abs(number), 10**decimals)
    return f"{sign}{whole}{decimal_sign()}{rest:0{decimals}}"


def _modifier_texts(modifiers: Modifiers) -> Iterator[str]:
    if modifiers.low:
        yield _cut_text(modifiers)
    if modifiers.limit:
        text = _("limit {halves} half points higher") if modifiers.limit > 0 else ""
        text = text or _("limit {halves} half points lower")
        yield text.format(halves=abs(modifiers.limit))
    if modifiers.as_played:
        yield _("forfeits as games")
    if modifiers.fore:
        yield _("of the Fore Buchholz")
    if modifiers.reverse:
        yield _("in reverse order")
    if modifiers.unrated:
        yield _("unrated players as {rating}").format(rating=modifiers.unrated)
    if modifiers.seed:
        yield _("drawn with {number}").format(number=modifiers.seed)


def _cut_text(modifiers: Modifiers) -> str:
    match modifiers.low, modifiers.high:
        case 1, 0:
            return _("without the lowest value")
        case _, 0:
            return _("without the two lowest values")
        case 1, _:
            return _("without the lowest and the highest value")
        case _:
            return _("without the two lowest and the two highest values")
