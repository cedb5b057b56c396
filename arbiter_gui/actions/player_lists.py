"""Lists of players in the files of others: workbooks, texts with columns, report files."""

import re
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.actions.imports import bytes_of
from arbiter_gui.formats.spreadsheet.foreign_table import (
    ForeignTable,
    TextReading,
    read_foreign_table,
)
from arbiter_gui.formats.spreadsheet.player_rows import (
    ListedPlayer,
    PlayerList,
    says_nothing,
)
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.records import PlayerRecord, TrfFile
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Player, PlayerKey, Tpn
from arbiter_gui.tournament.player import one_line

LIST_SUFFIXES = (".xlsx", ".xlsm", ".csv", ".tsv", ".txt", ".ods", ".xls")
REPORT_SUFFIXES = (".trf", ".trfx")
_RECORD = re.compile(rb"^(?:012 \S|001 [ 0-9]{4} )", re.MULTILINE)
_IN_REPORTS = ("name", "title", "sex", "rating", "federation", "fide_id", "birth", "national_id")
_SEARCHED = 20_000
"""Bytes; the first player of a report file stands within them."""


@dataclass(frozen=True, slots=True)
class ListFile:
    """A file with players.

    Attributes:
        name: Its name without the folder.
        table: Its sheets; None for a report file.
        players: Its players, where it is a report file, which needs no columns to be named.
    """

    name: str
    table: ForeignTable | None = None
    players: PlayerList | None = None


@dataclass(frozen=True, slots=True)
class ListRequest:
    """Which file to read, and how where it is a text."""

    path: Path
    reading: TextReading | None = None


def read_list_file(request: ListRequest, progress: Progress) -> ListFile:
    """Reads a file with players; the content decides what it is.

    Raises:
        FileProblem: It cannot be opened, or what is in it is refused.
        Cancelled: The arbiter has pressed Cancel.
    """
    name = request.path.name
    progress.note(name)
    data = bytes_of(request.path)
    if is_report(request.path, data):
        return ListFile(name, players=players_of_report(read_trf_bytes(data)))
    return ListFile(name, read_foreign_table(data, request.reading, progress))


def is_report(path: Path, data: bytes) -> bool:
    """Whether a file is a TRF report: by its name or by its first records."""
    if path.suffix.lower() in REPORT_SUFFIXES:
        return True
    return _RECORD.search(data[:_SEARCHED].replace(b"\r", b"\n")) is not None


def players_of_report(file: TrfFile) -> PlayerList:
    """The players of a report without what they played."""
    identities = {record.number: record.identity for record in file.nationals}
    return PlayerList(
        tuple(_listed(record, identities.get(record.number, "")) for record in file.players)
    )


def _listed(record: PlayerRecord, national_id: str) -> ListedPlayer:
    player = Player(
        key=PlayerKey(0),
        tpn=Tpn(0),
        name=one_line(record.name),
        title=record.title,
        sex=record.sex,
        rating=record.rating,
        federation=record.federation.upper(),
        fide_id=record.fide_id,
        birth=record.birth,
        national_id=national_id,
    )
    stated = (name for name in _IN_REPORTS if not says_nothing(getattr(player, name)))
    return ListedPlayer(record.line, player, frozenset(stated))
