"""The time of day, and how long it is until a round begins."""

import re
from dataclasses import dataclass
from datetime import datetime

from arbiter_gui.i18n import _

_TYPED = re.compile(r"(\d{1,2})(?:[:.,hч ]?(\d{2}))?")
_HOUR, _MINUTE, _DAY = 3600, 60, 24 * 3600
_BEGUN_SINCE = 6 * _HOUR
"""A time of day that passed longer ago than this is that of tomorrow."""


@dataclass(frozen=True, slots=True)
class ClockText:
    """What the clock says.

    Attributes:
        time: The time of day: "14:37".
        exact: The same with seconds.
        start: What begins and when: "Round 5 at 15:00", or "".
        left: How long it is until then: "22:55", or "".
    """

    time: str
    exact: str
    start: str = ""
    left: str = ""


def start_time(typed: str) -> str | None:
    """A time of day as it was typed, as "15:00"; None for anything that is none.

    >>> start_time("9"), start_time("15.30"), start_time("1530"), start_time("25:00")
    ('09:00', '15:30', '15:30', None)
    """
    found = _TYPED.fullmatch(typed.strip())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    return f"{hour:02}:{minute:02}" if hour < 24 and minute < 60 else None


def clock_text(now: datetime, start: str, what: str) -> ClockText:
    """What the clock says at a moment.

    Args:
        now: The moment, in the time of the place.
        start: When it begins, as `start_time` gives it; "" for no countdown.
        what: What begins.
    """
    time, exact = f"{now:%H:%M}", f"{now:%H:%M:%S}"
    if not start:
        return ClockText(time, exact)
    hour, minute = (int(part) for part in start.split(":"))
    passed = now.hour * _HOUR + now.minute * _MINUTE + now.second
    left = (hour * _HOUR + minute * _MINUTE - passed + _BEGUN_SINCE) % _DAY - _BEGUN_SINCE
    if left <= 0:
        return ClockText(time, exact, _("{what}: began at {time}").format(what=what, time=start))
    words = _("{what} at {time}").format(what=what, time=start)
    return ClockText(time, exact, words, duration(left))


def duration(seconds: int) -> str:
    """Hours, minutes and seconds: "1:02:09" or "22:55"."""
    hours, rest = divmod(seconds, _HOUR)
    minutes, rest = divmod(rest, _MINUTE)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
