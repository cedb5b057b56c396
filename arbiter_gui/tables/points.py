"""Points as they are seen (3½) and as a spreadsheet stores them (3.5)."""

from collections.abc import Sequence

from arbiter_gui.i18n import current_language
from arbiter_gui.tables.table import Cell, Tone

_COMMA = frozenset({"es", "ru"})


def points_text(tenths: int) -> str:
    """Points for the eye: 3, ½, 3½; other fractions with one decimal."""
    whole, rest = divmod(tenths, 10)
    if rest == 0:
        return str(whole)
    if rest == 5 and tenths > 0:
        return f"{whole or ''}½"
    return decimal_text(tenths)


def decimal_text(tenths: int) -> str:
    """A sum of points with one decimal, in the way of the language in use: 9.5 or 9,5."""
    sign = "-" if tenths < 0 else ""
    whole, rest = divmod(abs(tenths), 10)
    return f"{sign}{whole}{decimal_sign()}{rest}"


def decimal_sign() -> str:
    """The sign before the decimals in the language in use."""
    return "," if current_language() in _COMMA else "."


def points_value(tenths: int) -> float:
    """Points as a number for sorting and for spreadsheets."""
    return tenths / 10


def points_cell(tenths: int, *, tone: Tone = Tone.PLAIN) -> Cell:
    """A cell with points."""
    return Cell(points_text(tenths), points_value(tenths), tone=tone)


def exact_mean(numbers: Sequence[int]) -> int:
    """The mean as a whole number, halves up; 0 where there is nothing."""
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers)) if numbers else 0
