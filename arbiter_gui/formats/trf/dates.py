"""Dates in the many ways TRF files write them."""

import re
from datetime import date

_BETWEEN = r"\s*[./\s-]\s*"
_YEAR_FIRST = re.compile(rf"([0-9]{{4}}){_BETWEEN}([0-9]{{1,2}}){_BETWEEN}([0-9]{{1,2}})(?![0-9])")
_DAY_FIRST = re.compile(rf"([0-9]{{1,2}}){_BETWEEN}([0-9]{{1,2}}){_BETWEEN}([0-9]{{4}})(?![0-9])")
_SHORT_YEAR = re.compile(r"([0-9]{2})/([0-9]{2})/([0-9]{2})(?![0-9])")
_MONTH_NAME = re.compile(r"([a-z]{3})[a-z]*\.?\s+([0-9]{1,2}),?\s+([0-9]{4})")
_DAY_MONTH_NAME = re.compile(r"([0-9]{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+([0-9]{4})")
_ONLY_YEAR = re.compile(r"([0-9]{4})(?![0-9])")
_NO_DATE = re.compile(r"[0.\s/-]*")
_FIRST_SHORT_YEAR = 70
"""Two digits from 70 on mean the last century: no event with a TRF file is older than 1970."""

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def date_of(text: str) -> str | None:
    """The date as "2026/05/01", as "2026" when only the year is known, or "" for a blank.

    None means that the text is no date.

    >>> date_of("28. 07. 2005"), date_of("May 29, 2020"), date_of("1987/00/00"), date_of("soon")
    ('2005/07/28', '2020/05/29', '1987', None)
    """
    text = text.strip().lower()[:40]
    if _NO_DATE.fullmatch(text):
        return ""
    parts = _parts(text)
    return None if parts is None else _written(*parts)


def _parts(text: str) -> tuple[int, int, int] | None:
    if match := _YEAR_FIRST.match(text):
        return int(match[1]), int(match[2]), int(match[3])
    if match := _DAY_FIRST.match(text):
        return int(match[3]), int(match[2]), int(match[1])
    if match := _SHORT_YEAR.match(text):
        century = 1900 if int(match[1]) >= _FIRST_SHORT_YEAR else 2000
        return century + int(match[1]), int(match[2]), int(match[3])
    return _parts_in_words(text)


def _parts_in_words(text: str) -> tuple[int, int, int] | None:
    if (match := _MONTH_NAME.match(text)) and match[1] in _MONTHS:
        return int(match[3]), 1 + _MONTHS.index(match[1]), int(match[2])
    if (match := _DAY_MONTH_NAME.match(text)) and match[2] in _MONTHS:
        return int(match[3]), 1 + _MONTHS.index(match[2]), int(match[1])
    if match := _ONLY_YEAR.match(text):
        return int(match[1]), 0, 0
    return None


def _written(year: int, month: int, day: int) -> str | None:
    if year == 0:
        return None
    if month == 0 or day == 0:
        return f"{year:04}"
    try:
        date(year, month, day)
    except ValueError:
        return None
    return f"{year:04}/{month:02}/{day:02}"
