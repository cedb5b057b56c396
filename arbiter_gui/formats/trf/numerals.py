"""Numbers as TRF files write them: whole numbers, and points with one decimal."""

import re

_POINTS = re.compile(r"([+-]?)([0-9]{0,6})(?:[.,]([0-9])0*|([½]))?")


def whole_number(text: str) -> int | None:
    """A number without sign, leading zeros allowed; None when the text is no such number.

    >>> whole_number("0007"), whole_number("7b")
    (7, None)
    """
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 11 else None


def tenths(text: str) -> int | None:
    """Points in tenths; None when the text is no number with at most one decimal.

    >>> tenths("11.5"), tenths("6½"), tenths(",5"), tenths("-1"), tenths("x")
    (115, 65, 5, -10, None)
    """
    match = _POINTS.fullmatch(text.strip())
    if match is None or not (match[2] or match[3] or match[4]):
        return None
    value = int(match[2] or 0) * 10 + (5 if match[4] else int(match[3] or 0))
    return -value if match[1] == "-" else value


def points_text(points: int) -> str:
    """Points in tenths with one decimal.

    >>> points_text(115), points_text(-5)
    ('11.5', '-0.5')
    """
    sign = "-" if points < 0 else ""
    return f"{sign}{abs(points) // 10}.{abs(points) % 10}"
