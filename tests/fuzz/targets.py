"""What is fuzzed: every reader of foreign bytes, with what the program does with its answer.

A target takes bytes and either returns or raises an `ArbiterError`; anything else is a fault.
"""

import contextlib
import io
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from arbiter_gui.actions.player_comparison import compared
from arbiter_gui.actions.player_import import import_order, import_players, recommended
from arbiter_gui.actions.result_import import compared_results, holds_results
from arbiter_gui.actions.trf_export import ReportKind, report_bytes
from arbiter_gui.cli.main import main
from arbiter_gui.errors import ArbiterError, FileProblem
from arbiter_gui.formats.rating_lists.list_file import open_list
from arbiter_gui.formats.spreadsheet.column_guess import best_sheet, guessed_mapping
from arbiter_gui.formats.spreadsheet.foreign_table import read_foreign_table
from arbiter_gui.formats.spreadsheet.player_rows import players_of
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.progress import NoProgress
from arbiter_gui.reports.site import site_pages
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.storage.salvage import salvage
from arbiter_gui.storage.tournament_file import TournamentFile
from arbiter_gui.storage.trail import own_trail
from arbiter_gui.tournament import Tournament
from tests.fuzz import seeds

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


class Fault(Exception):
    """An answer that no input may get."""


@dataclass(frozen=True)
class Target:
    """One format.

    Attributes:
        seeds: Good files, as names and bytes.
        tokens: Pieces that mean something in this format.
        packed: Whether the files are zip archives, whose members are changed.
    """

    run: Callable[[bytes], object]
    seeds: Callable[[], list[bytes]]
    tokens: tuple[bytes, ...] = ()
    packed: bool = False
    ignored: tuple[type[BaseException], ...] = field(default=(ArbiterError,))


def trf(data: bytes) -> None:
    """Read, shown as web pages, and written again."""
    file = read_trf_bytes(data)
    result = imported(file)
    for problem in result.problems:
        problem.describe()
    report_bytes(result.tournament, ReportKind(interim=True), file.kept)
    if len(data) % 16 == 0:  # that takes ten times as long as everything else
        site_pages(result.tournament, NOON)


def table(data: bytes) -> None:
    """Read, its columns guessed, compared with an event; players and results taken in."""
    found = read_foreign_table(data)
    event = seeds.event()
    if holds_results(found):
        compared_results(event, found)
    grid = best_sheet(found.grids)
    comparison = compared(event, players_of(grid, guessed_mapping(grid)))
    order = import_order(comparison, recommended(comparison), "list")
    if order.new or order.changed:
        copy = Tournament(event.facts())
        copy.apply(import_players(copy, order))


@cache
def _folder() -> Path:
    """A place for files, gone at the end of the program."""
    return Path(_keeper().name)


@cache
def _keeper() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="arbiter-fuzz-")


def rating_list(data: bytes) -> None:
    """A list as a file, read to its end."""
    path = _folder() / "standard_dec26.lst"
    path.write_bytes(data)
    with open_list(path, NoProgress()) as found:
        for _player in found.players:
            pass


def event_file(data: bytes) -> None:
    """Bytes as an event that somebody else has open; if they are none, what could be saved."""
    path = _folder() / "event.arbiter"
    path.write_bytes(data)
    try:
        with contextlib.closing(TournamentFile.look_into(path, data)) as file:
            Tournament(file.load())
            return
    except FileProblem as problem:
        trail, refusal = own_trail(data), problem
    if len(trail.rows) % 7 == 2:  # the disk is slow; a part of them has to do
        target = _folder() / "saved.arbiter"
        target.unlink(missing_ok=True)
        with contextlib.suppress(FileProblem):
            salvage(path, target, NOON.isoformat())
            with contextlib.closing(TournamentFile.open(target)) as file:
                Tournament(file.load())
    raise refusal


def collection(data: bytes) -> None:
    """A collection of rating lists, of which somebody has changed the bytes."""
    path = _folder() / "lists.db"
    for left in _folder().glob("lists.db-*"):
        left.unlink()
    path.write_bytes(data)
    with contextlib.closing(RatingLists(path)) as lists:
        lists.lists()
        lists.search("car")


def command_line(data: bytes) -> None:
    """Words as arguments, one a line; files are those of the seeds."""
    words = data.decode("utf-8", "replace").replace("\0", "").split("\n")[:12]
    here = Path.cwd()
    out, err = io.StringIO(), io.StringIO()
    os.chdir(seeds.folder_of_files())
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(words)
    except SystemExit as end:
        code = end.code
    finally:
        os.chdir(here)
    if code not in range(5) or "Traceback" in err.getvalue():
        raise Fault(f"{code}: {err.getvalue()[-1500:]}")


TARGETS = {
    "trf": Target(trf, seeds.trf_files, seeds.TRF_TOKENS),
    "csv": Target(table, seeds.csv_files, seeds.TEXT_TOKENS),
    "xlsx": Target(table, seeds.xlsx_files, seeds.XML_TOKENS, packed=True),
    "list-txt": Target(rating_list, seeds.text_lists, seeds.TEXT_TOKENS),
    "list-xml": Target(rating_list, seeds.xml_lists, seeds.XML_TOKENS),
    "list-zip": Target(rating_list, seeds.zip_lists, seeds.XML_TOKENS, packed=True),
    "arbiter": Target(event_file, seeds.event_files, seeds.JSON_TOKENS),
    "lists-db": Target(collection, seeds.collections),
    "cli": Target(command_line, seeds.command_lines, seeds.WORDS),
}
"""By the name under which the command knows them."""
