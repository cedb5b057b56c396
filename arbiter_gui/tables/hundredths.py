"""Numbers kept in hundredths, as they are read: expected scores and rating changes."""

import re

from arbiter_gui.tables.points import decimal_sign
from arbiter_gui.tables.table import Cell, Tone

_MINUS = "−"
_TYPED = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{0,2}))?")


def hundredths_text(hundredths: int) -> str:
    """A number with two decimals: 1.53.

    >>> hundredths_text(153), hundredths_text(-8)
    ('1.53', '−0.08')
    """
    whole, rest = divmod(abs(hundredths), 100)
    return f"{_MINUS if hundredths < 0 else ''}{whole}{decimal_sign()}{rest:02}"


def hundredths_of(text: str) -> int | None:
    """The number that somebody has typed, in hundredths; None for what is no amount.

    >>> hundredths_of("1 250"), hundredths_of("12,5"), hundredths_of("0.07"), hundredths_of("1.234")
    (125000, 1250, 7, None)
    """
    found = _TYPED.fullmatch("".join(text.split()))
    if found is None:
        return None
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def change_text(hundredths: int) -> str:
    """A change with its sign: +3.90, −0.30, 0.00."""
    return f"{'+' if hundredths > 0 else ''}{hundredths_text(hundredths)}"


def hundredths_cell(hundredths: int) -> Cell:
    """A cell with a number of hundredths."""
    return Cell(hundredths_text(hundredths), hundredths / 100)


def change_cell(hundredths: int, *, tone: Tone = Tone.PLAIN) -> Cell:
    """A cell with a change."""
    return Cell(change_text(hundredths), hundredths / 100, tone=tone)
