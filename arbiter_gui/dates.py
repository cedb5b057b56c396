"""Days and moments as people write them: 1 Dec 2026, 01/12/2026, 01.12.2026.

Files keep "2026/12/01" and "2026-12-01T13:04:02"; what is read by people goes through here.
"""

import re

from arbiter_gui.i18n import current_language

_DAY = re.compile(r"([0-9]{4})[/-]([0-9]{2})[/-]([0-9]{2})")
_CLOCK = re.compile(r"[T ]([0-9]{2}:[0-9]{2})(:[0-9]{2})?")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_WAYS = {"es": "{day:02}/{month:02}/{year}", "ru": "{day:02}.{month:02}.{year}"}
_IN_ENGLISH = "{day} {name} {year}"
"""With the name of the month: in English a day written in digits has two readings."""


def day_text(day: str) -> str:
    """A day of a file as it is read in the language in use; anything else as it stands.

    >>> day_text("2026/12/01"), day_text("2026-12-01"), day_text("1987"), day_text("")
    ('1 Dec 2026', '1 Dec 2026', '1987', '')
    """
    match = _DAY.fullmatch(day)
    if match is None or not 1 <= int(match[2]) <= len(_MONTHS):
        return day
    year, month, number = map(int, match.groups())
    way = _WAYS.get(current_language(), _IN_ENGLISH)
    return way.format(year=f"{year:04}", month=month, day=number, name=_MONTHS[month - 1])


def clock_text(moment: str, *, seconds: bool = False) -> str:
    """The time of day of a moment, "13:04"; "" where there is none.

    >>> clock_text("2026-12-01T13:04:02+00:00"), clock_text("2026-12-01")
    ('13:04', '')
    """
    match = _CLOCK.match(moment, len("2026-12-01"))
    if match is None:
        return ""
    return match[1] + (match[2] or "" if seconds else "")


def moment_text(moment: str, *, seconds: bool = False) -> str:
    """A day and the time of day; anything else as it stands.

    >>> moment_text("2026-12-01T13:04:02+00:00"), moment_text("2026-12-01 13:04:02", seconds=True)
    ('1 Dec 2026 13:04', '1 Dec 2026 13:04:02')
    """
    clock = clock_text(moment, seconds=seconds)
    if not clock:
        return day_text(moment)
    return f"{day_text(moment[: len('2026-12-01')])} {clock}"
