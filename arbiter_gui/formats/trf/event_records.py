"""The records about the event as a whole: 012 to 222 and the X-records that mean the same."""

import re
from collections.abc import Mapping

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.dates import date_of
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.national_line import is_federation
from arbiter_gui.formats.trf.numerals import whole_number
from arbiter_gui.formats.trf.scoring import ScoringRecords
from arbiter_gui.tiebreaks.catalogue import given_twice
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.rating_method import RatingMethod

_TEXTS = frozenset({"012", "022", "032", "092", "102", "122", "192", "222"})
_DATES = frozenset({"042", "052"})
_SCORING = frozenset({"162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"})
_OTHERS = frozenset(
    {"062", "072", "082", "112", "132", "142", "XXR", "152", "XXC", "172", "202", "212"}
)
_TIEBREAK = re.compile(r"[^\s,;]+")
_LEADING_NUMBER = re.compile(r"[0-9]{1,6}")
_WORDS_OF_XXC: Mapping[str, Colour | None] = {
    "rank": None,
    "white1": Colour.WHITE,
    "black1": Colour.BLACK,
}
_RATING_METHODS = {method.value: method for method in RatingMethod}
_INITIAL_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}


class EventRecords:
    """What the records about the event have said so far.

    Attributes:
        announced_players: Line and content of record 062; zeros when it is missing.
    """

    codes = _TEXTS | _DATES | _SCORING | _OTHERS

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.texts: dict[str, str] = {}
        self.deputies: list[str] = []
        self.round_dates: dict[int, str] = {}
        self.rounds = 0
        self.initial_colour: Colour | None = None
        self.use_rank = False
        self.scoring = ScoringRecords()
        self.tiebreaks: tuple[str, ...] | None = None
        self.rating_method: RatingMethod | None = None
        self.national_federation = ""
        self.announced_players = (0, 0)

    def text(self, code: str) -> str:
        """The text of a record, "" where it is missing."""
        return self.texts.get(code, "")

    def take(self, code: str, row: str, line: int) -> bool:
        """Reads a record; False when it is not written as TRF has it."""
        text = row[3:].strip()
        if not text:
            return True
        if code in _TEXTS:
            self.texts[code] = text
        elif code in _DATES:
            self.texts[code] = self._date(text, line, layout.TEXT_COLUMN)
        elif code in _SCORING:
            return self.scoring.add(code, text, line)
        else:
            return self._take_other(code, row, line)
        return True

    def details(self) -> EventDetails:
        """Name, place, dates and arbiters."""
        last = max(self.round_dates, default=0)
        return EventDetails(
            name=self.text("012"),
            city=self.text("022"),
            federation=self.text("032"),
            start=self.text("042"),
            end=self.text("052"),
            chief_arbiter=self.text("102"),
            deputy_arbiters=tuple(self.deputies),
            rate_of_play=self.text("122"),
            time_control=self.text("222"),
            round_dates=tuple(self.round_dates.get(place, "") for place in range(1, last + 1)),
        )

    def _date(self, text: str, line: int, column: int) -> str:
        found = date_of(text)
        if found is None:
            self.problems.append(finding("date-unreadable", line, column, found=text))
        return found or ""

    def _take_other(self, code: str, row: str, line: int) -> bool:
        text = row[3:].strip()
        match code:
            case "062":
                number = _LEADING_NUMBER.match(text)
                self.announced_players = (line, int(number[0]) if number else 0)
            case "112":
                self.deputies.append(text)
            case "132":
                self._take_round_dates(row, line)
            case "142" | "XXR":
                return self._take_rounds(row, line)
            case "152" | "XXC":
                return self._take_initial_colour(text)
            case "172":
                return self._take_rating_method(text)
            case "202" | "212":
                self._take_tiebreaks(row, line)
            case _:  # 072 and 082 are counted again when a file is written
                pass
        return True

    def _take_tiebreaks(self, row: str, line: int) -> None:
        codes: list[str] = []
        for word in _TIEBREAK.finditer(row.upper(), 3):
            if given_twice((*codes, word[0])):
                column = word.start() + 1
                self.problems.append(finding("tiebreak-twice", line, column, found=word[0]))
            elif word[0] != "PTS":
                codes.append(word[0])
        self.tiebreaks = tuple(codes)

    def _take_rounds(self, row: str, line: int) -> bool:
        text = row[3:].strip()
        if "|" in text:
            return False
        rounds = whole_number(text)
        if rounds is None or rounds > layout.MOST_ROUNDS:
            last = max(len(row), layout.TEXT_COLUMN)
            column = layout.TEXT_COLUMN
            self.problems.append(
                finding("number-unreadable", line, column, last=last, found=text[:20])
            )
        self.rounds = rounds or 0
        return True

    def _take_initial_colour(self, text: str) -> bool:
        words = text.lower().split()
        colour = _INITIAL_COLOURS.get(text.upper())
        if colour is None and not all(word in _WORDS_OF_XXC for word in words):
            return False
        self.use_rank = self.use_rank or "rank" in words
        for word in words:
            colour = _WORDS_OF_XXC.get(word) or colour
        self.initial_colour = colour or self.initial_colour
        return True

    def _take_rating_method(self, text: str) -> bool:
        """The code is the last word; some files leave the federation before it out."""
        first, *_others, last = ("", *text.upper().split())[-2:]
        self.rating_method = _RATING_METHODS.get(last)
        self.national_federation = first if is_federation(first) else ""
        return self.rating_method is not None

    def _take_round_dates(self, row: str, line: int) -> None:
        """One record with a date above every round, or one record a round with the date alone."""
        if not row[layout.FIRST_ROUND - 1 :].strip():
            self.round_dates[len(self.round_dates) + 1] = self._date(
                row[3:].strip(), line, layout.TEXT_COLUMN
            )
            return
        fields = layout.ROUND_DATES.fields(len(row))
        for round_number, field in enumerate(fields[: layout.MOST_ROUNDS], 1):
            self.round_dates[round_number] = self._date(field.of(row), line, field.first)
