"""The rate of play: how long a game of sixty moves takes, and which list it is rated for."""

import re
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.event import EventDetails

_MOVES = 60
_PERIOD = re.compile(r"(?:(\d+)/)?(\d+)(?:\+(\d+))?")
_HOURS = r"(?:(?P<hours>\d+)\s*(?:hours?|horas?|h|час(?:а|ов)?|ч)\b\.?\s*)?"
_MINUTES = r"(?:(?P<minutes>\d+)\s*(?:min(?:ute|uto)?s?|m|мин(?:ут[аы]?)?|м|')?\.?\s*)?"
_ANOTHER_PERIOD = r"(?!\s*(?:m|h|м|ч|'(?!')))"
_INCREMENT = (
    rf"(?:\+\s*(?P<seconds>\d+)(?!\d){_ANOTHER_PERIOD}"
    r"\s*(?:sec(?:ond)?s?|seg(?:undo)?s?|s|сек(?:унд[аы]?)?|с|\"|'')?(?!\w).*)?"
)
_IN_WORDS = re.compile(rf"\s*{_HOURS}{_MINUTES}{_INCREMENT}", re.IGNORECASE)
"""As simple as "90 min + 30 s a move", in the languages of the program."""
_LEAST_OF_STANDARD = 3600
_MOST_OF_BLITZ = 600
_TOO_FAST = 180


class RatingType(Enum):
    """The three lists of FIDE."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"

    @property
    def label(self) -> str:
        """The word that is shown, marked for translation."""
        return {"standard": N_("standard"), "rapid": N_("rapid"), "blitz": N_("blitz")}[self.value]


def seconds_of_game(event: EventDetails) -> int | None:
    """What each player has for sixty moves; None when the event does not say, or not the same.

    The encoded time control (TRF record 222) speaks first, then the words of record 122 where
    they are as simple as "90 min + 30 sec".

    >>> seconds_of_game(EventDetails(time_control="40/6000+30:900+30")) // 60
    145
    >>> seconds_of_game(EventDetails(rate_of_play="90 min + 30 sec/move")) // 60
    120
    >>> seconds_of_game(EventDetails(rate_of_play="1 ч 30 мин + 30 с на ход")) // 60
    120
    """
    if event.time_control:
        return _seconds_of_code(event.time_control)
    return _seconds_of_words(event.rate_of_play)


def rating_type(event: EventDetails) -> RatingType | None:
    """The list the event is rated for; None when its rate of play is not known, or too fast.

    Articles: B.02 1.1 (rapid and blitz).
    """
    seconds = seconds_of_game(event)
    if seconds is None or seconds <= _TOO_FAST:
        return None
    if seconds >= _LEAST_OF_STANDARD:
        return RatingType.STANDARD
    return RatingType.RAPID if seconds > _MOST_OF_BLITZ else RatingType.BLITZ


def _seconds_of_code(code: str) -> int | None:
    moves, seconds, increment = 0, 0, 0
    for text in code.replace(" ", "").split(":"):
        period = _PERIOD.fullmatch(text)
        if period is None:
            return None
        if moves < _MOVES:
            rest = _MOVES - moves
            length = min(int(period[1]), rest) if period[1] else rest
            seconds += int(period[2])
            increment += length * int(period[3] or 0)
            moves += length
    return seconds + increment


def _seconds_of_words(words: str) -> int | None:
    found = _IN_WORDS.fullmatch(words)
    if found is None or not (found["hours"] or found["minutes"]):
        return None
    minutes = 60 * int(found["hours"] or 0) + int(found["minutes"] or 0)
    return 60 * minutes + _MOVES * int(found["seconds"] or 0)
