"""The records that name several players: 240, 250, 260, 299, XXA, XXP and XXZ."""

import re
from typing import TYPE_CHECKING

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.layout import Field
from arbiter_gui.formats.trf.numerals import tenths, whole_number
from arbiter_gui.formats.trf.records import (
    AccelerationRecord,
    AdjustmentRecord,
    ByeRecord,
    ProhibitionRecord,
)
from arbiter_gui.tournament.bye import ByeKind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_WORD = re.compile(r"\S+")
_BYE_KINDS = {"F": ByeKind.FULL_POINT, "H": ByeKind.HALF_POINT, "Z": ByeKind.ZERO_POINT}
_ADJUSTED_LETTERS = frozenset({"", "W", "D", "L", "F", "H", "Z", "+", "-"})


class ListRecords:
    """What these records have said so far.

    Attributes:
        named: Line, column and number of every player that is named.
    """

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.byes: list[ByeRecord] = []
        self.accelerations: list[AccelerationRecord] = []
        self.prohibitions: list[ProhibitionRecord] = []
        self.adjustments: list[AdjustmentRecord] = []
        self.named: list[tuple[int, int, int]] = []
        self._readers: Mapping[str, Callable[[str, int], bool]] = {
            "240": self._take_byes,
            "250": self._take_acceleration,
            "260": self._take_prohibition,
            "299": self._take_adjustment,
            "XXA": self._take_virtual_points,
            "XXP": self._take_forbidden_group,
            "XXZ": self._take_absent,
        }

    @property
    def codes(self) -> frozenset[str]:
        """The records that are read here."""
        return frozenset(self._readers)

    def take(self, code: str, row: str, line: int) -> bool:
        """Reads a record; False when it is not written as TRF has it."""
        return self._readers[code](row, line)

    def _number(self, row: str, line: int, field: Field) -> int:
        found = field.of(row)
        value = whole_number(found or "0")
        if value is None:
            self._unreadable(line, field, found)
        return value or 0

    def _points(self, row: str, line: int, field: Field) -> int:
        found = field.of(row)
        value = tenths(found or "0")
        if value is None:
            self._unreadable(line, field, found)
        return value or 0

    def _unreadable(self, line: int, field: Field, found: str) -> None:
        self.problems.append(
            finding("number-unreadable", line, field.first, last=field.last, found=found[:20])
        )

    def _players(self, row: str, line: int, column: int) -> tuple[int, ...]:
        """The numbers from a column to the end of the line."""
        players = []
        for match in _WORD.finditer(row, column - 1):
            field = Field(match.start() + 1, match.end())
            number = self._number(row, line, field)
            players.append(number)
            if number:
                self.named.append((line, field.first, number))
        return tuple(players)

    def _take_byes(self, row: str, line: int) -> bool:
        letter = layout.BYE_KIND.of(row).upper()
        if letter not in _BYE_KINDS:
            column = layout.BYE_KIND.first
            self.problems.append(finding("bye-kind-unknown", line, column, found=letter))
            return True
        round_number = self._number(row, line, layout.BYE_ROUND)
        players = self._players(row, line, layout.BYE_PLAYERS.first)
        self.byes.append(ByeRecord(line, _BYE_KINDS[letter], round_number, players))
        return True

    def _take_absent(self, row: str, line: int) -> bool:
        players = self._players(row, line, layout.TEXT_COLUMN)
        self.byes.append(ByeRecord(line, ByeKind.ZERO_POINT, 0, players))
        return True

    def _take_acceleration(self, row: str, line: int) -> bool:
        points = self._points(row, line, layout.VIRTUAL_POINTS)
        first, last = (
            self._number(row, line, field)
            for field in (layout.VIRTUAL_FIRST_ROUND, layout.VIRTUAL_LAST_ROUND)
        )
        lowest, highest = (
            self._number(row, line, field)
            for field in (layout.VIRTUAL_FIRST_PLAYER, layout.VIRTUAL_LAST_PLAYER)
        )
        if not 0 < first <= last <= layout.MOST_ROUNDS or not 0 < lowest <= highest:
            return False
        every_round = (points,) * (last - first + 1)
        self.accelerations.append(AccelerationRecord(line, first, every_round, lowest, highest))
        return True

    def _take_virtual_points(self, row: str, line: int) -> bool:
        player = whole_number(layout.XXA_PLAYER.of(row))
        fields = layout.XXA_ROUNDS.fields(len(row))
        if player is None or len(fields) > layout.MOST_ROUNDS:
            return False
        self.named.append((line, layout.XXA_PLAYER.first, player))
        points = tuple(self._points(row, line, field) for field in fields)
        self.accelerations.append(AccelerationRecord(line, 1, points, player, player))
        return True

    def _take_prohibition(self, row: str, line: int) -> bool:
        first = self._number(row, line, layout.PROHIBITED_FROM)
        last = self._number(row, line, layout.PROHIBITED_UNTIL)
        players = self._players(row, line, layout.PROHIBITED_PLAYERS.first)
        self.prohibitions.append(ProhibitionRecord(line, max(first, 1), last, players))
        return True

    def _take_forbidden_group(self, row: str, line: int) -> bool:
        players = self._players(row, line, layout.TEXT_COLUMN)
        self.prohibitions.append(ProhibitionRecord(line, 1, 0, players))
        return True

    def _take_adjustment(self, row: str, line: int) -> bool:
        letter = layout.ADJUSTED_LETTER.of(row).upper()
        if letter not in _ADJUSTED_LETTERS:
            return False
        points = self._points(row, line, layout.ADJUSTED_POINTS)
        round_number = self._number(row, line, layout.ADJUSTED_ROUND)
        players = self._players(row, line, layout.ADJUSTED_PLAYERS.first)
        self.adjustments.append(AdjustmentRecord(line, letter, points, round_number, players))
        return True
