"""Reads a TRF text or file into records; refuses what contradicts itself."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.encoding import text_of
from arbiter_gui.formats.trf.event_records import EventRecords
from arbiter_gui.formats.trf.findings import finding, raise_first_error
from arbiter_gui.formats.trf.games import matched_games, oddities
from arbiter_gui.formats.trf.list_records import ListRecords
from arbiter_gui.formats.trf.national_line import is_federation, national_of
from arbiter_gui.formats.trf.player_line import player_of
from arbiter_gui.formats.trf.records import PROGRAM, NationalRecord, PlayerRecord, TrfFile
from arbiter_gui.formats.trf.type_code import allows_rematches, type_of

_LINE_END = re.compile(r"\r\n|\n|\r")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f]")
_CODE = re.compile(r"[0-9A-Z]{3}|###")
_LINES_AT_ONCE = 1000
"""How many lines are read before the first error is told; noise would have a million of them."""
_RULER = re.compile(r"DDD SSSS|1234567")
_OWN = f"182 {PROGRAM} "
"""Written anew in every file; other programs stay named."""


def read_trf_bytes(data: bytes, encoding: str | None = None) -> TrfFile:
    """Reads the content of a file, whatever its encoding.

    Args:
        data: Everything that is in the file.
        encoding: The encoding, where the arbiter knows it better.

    Raises:
        TrfError: The file is refused; the error says where, what was found and what to do.
    """
    text, used = text_of(data, encoding)
    file = read_trf(text)
    if used != "cp1252" or encoding:
        return file
    return replace(file, problems=(finding("encoding-guessed", found=used), *file.problems))


def read_trf(text: str) -> TrfFile:
    """Reads a text.

    Raises:
        TrfError: The text is refused; the error says where, what was found and what to do.
    """
    text = text.removeprefix("\ufeff").rstrip("\x1a\r\n\t ")
    problems = _not_a_trf(text)
    raise_first_error(problems)
    reading = _Reading()
    judged = 0
    for line, row in enumerate(_LINE_END.split(text), 1):
        reading.take(line, row.rstrip())
        if line % _LINES_AT_ONCE == 0:
            raise_first_error(reading.problems[judged:])
            judged = len(reading.problems)
    raise_first_error(reading.problems[judged:])
    if not reading.players:
        match = _CONTROL.search(text)
        reason = _binary(text, match.start()) if match else finding("no-players")
        raise_first_error([reason])
    return reading.checked()


def _not_a_trf(text: str) -> list[Problem]:
    if not text:
        return [finding("file-empty")]
    return [_binary(text, text.index("\0"))] if "\0" in text else []


def _binary(text: str, position: int) -> Problem:
    before = _LINE_END.split(text[:position])
    return finding("file-binary", len(before), len(before[-1]) + 1)


class _Reading:
    """The records found so far."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.players: list[PlayerRecord] = []
        self.lines_of: dict[int, int] = {}
        self.kept: list[str] = []
        self.nationals: list[tuple[NationalRecord, str]] = []
        self.event = EventRecords(self.problems)
        self.lists = ListRecords(self.problems)
        self.readers: Mapping[str, Callable[[str, str, int], bool]] = {
            **dict.fromkeys(self.event.codes, self.event.take),
            **dict.fromkeys(self.lists.codes, self.lists.take),
        }

    def take(self, line: int, row: str) -> None:
        """Reads one line; an unknown one is kept."""
        if len(row) > layout.LONGEST_LINE:
            self.problems.append(finding("line-too-long", line, found=len(row)))
            return
        code = row[:3].upper()
        if code == "001":
            self.take_player(line, row)
        elif code in self.readers:
            if not self.readers[code](code, row, line):
                self.kept.append(row)
                column = layout.TEXT_COLUMN
                self.problems.append(finding("record-ignored", line, column, record=code))
        elif _CODE.fullmatch(code) and not _RULER.match(row) and not row.startswith(_OWN):
            self.take_unknown(line, row)

    def take_player(self, line: int, row: str) -> None:
        """Reads a row; a number that was given before is an error."""
        player = player_of(row, line, self.problems)
        if player is None:
            return
        other = self.lines_of.setdefault(player.number, line)
        if other != line:
            values = {"number": player.number, "other": other}
            self.problems.append(finding("number-duplicate", line, layout.NUMBER.first, **values))
        self.players.append(player)

    def take_unknown(self, line: int, row: str) -> None:
        """Reads a record whose code is that of a federation; any other is kept."""
        record = national_of(row, line) if is_federation(row[:3]) else None
        if record is None:
            self.kept.append(row)
        else:
            self.nationals.append((record, row))

    def used_nationals(self, federation: str) -> Iterator[NationalRecord]:
        """The first record of every player; those of nobody or of others are kept as they are."""
        missing = set(self.lines_of)
        for record, row in self.nationals:
            if record.federation == federation and record.number in missing:
                missing.remove(record.number)
                yield record
            else:
                self.kept.append(row)
                values = {"record": record.federation}
                self.problems.append(finding("record-ignored", record.line, 1, **values))

    def checked(self) -> TrfFile:
        """The file, when its rows and lists agree with each other."""
        games, problems = matched_games(self.players)
        self.problems += problems
        for line, column, number in self.lists.named:
            if number not in self.lines_of:
                self.problems.append(finding("player-unknown", line, column, number=number))
        raise_first_error(self.problems)
        event = self.event.details()
        kind = type_of(self.event.text("192"), self.event.text("092"), event.start)
        if not allows_rematches(kind):
            self.problems += oddities(self.players, games)
        self.problems += self.whole_file_findings()
        named = (record.federation for record, _row in self.nationals)
        federation = self.event.national_federation or next(named, "")
        nationals = tuple(self.used_nationals(federation))
        return TrfFile(
            event=event,
            type_text=self.event.text("092"),
            type_code=self.event.text("192"),
            rounds=self.event.rounds,
            initial_colour=self.event.initial_colour,
            use_rank=self.event.use_rank,
            scoring=self.event.scoring.system(self.problems),
            tiebreaks=self.event.tiebreaks,
            rating_method=self.event.rating_method,
            national_federation=federation,
            players=tuple(self.players),
            nationals=nationals,
            byes=tuple(self.lists.byes),
            accelerations=tuple(self.lists.accelerations),
            prohibitions=tuple(self.lists.prohibitions),
            adjustments=tuple(self.lists.adjustments),
            kept=tuple(self.kept),
            problems=tuple(sorted(self.problems, key=lambda problem: problem.line)),
        )

    def whole_file_findings(self) -> Iterator[Problem]:
        """Gaps in the numbers, players missing, number of rounds missing."""
        highest = max(self.lines_of)
        if highest > len(self.lines_of):
            missing = next(n for n in range(1, highest) if n not in self.lines_of)
            yield finding("numbers-with-gaps", found=missing)
        line, announced = self.event.announced_players
        if announced > len(self.players):
            values = {"announced": announced, "found": len(self.players)}
            yield finding("players-missing", line, layout.TEXT_COLUMN, **values)
        if not self.event.rounds:
            yield finding("rounds-missing")
