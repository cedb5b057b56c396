"""A rating list as a file: which kind it is, of which month, and the players in it."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.rating_lists.column_mapping import ColumnMapping, known_mappings
from arbiter_gui.formats.rating_lists.fide_text import text_layout, text_players
from arbiter_gui.formats.rating_lists.fide_values import month_number
from arbiter_gui.formats.rating_lists.line_source import ListSource, not_a_list, opened
from arbiter_gui.formats.rating_lists.list_lines import OddLines
from arbiter_gui.formats.rating_lists.national_csv import CsvLines, csv_players, sample_rows
from arbiter_gui.i18n import N_
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind

_MONTH_IN_NAME = re.compile(
    r"(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(\d\d)|(20\d\d)[-_](0[1-9]|1[0-2])",
    re.IGNORECASE,
)


@dataclass
class ListFile:
    """An open list; its players can be read once.

    Attributes:
        name: What the list is called: "FIDE", "FIDE rapid", or the name of its mapping.
        month: "2026-12": from the heading, the name of the file, or the day it was packed.
        odd: The lines that were left out, known at the end.
    """

    name: str
    kind: ListKind
    month: str
    players: Iterator[ListedPlayer]
    odd: OddLines


@contextmanager
def open_list(
    path: Path, progress: Progress, mappings: Sequence[ColumnMapping] = (), name: str = ""
) -> Iterator[ListFile]:
    """Opens a rating list of FIDE or of a federation, zipped or not.

    Args:
        path: The file.
        progress: Is told how much has been read, and can cancel.
        mappings: What the arbiter has said about national lists; the first that fits counts,
            after them those that are known beforehand.
        name: The mapping to take among them.

    Raises:
        FileProblem: It is none, is damaged, or nobody has said which column is what.
        Cancelled: The arbiter has pressed Cancel.
    """
    with opened(path, progress) as source:
        beginning = source.beginning()
        odd = OddLines(path)
        if _is_xml(beginning):
            from arbiter_gui.formats.rating_lists.fide_xml import xml_players

            if _ROOT not in beginning and b"<!DOCTYPE" not in beginning:
                raise not_a_list(path, 1, source.text_of(beginning[:40]))
            kind = _kind(path, source, is_combined=b"<rapid_rating" in beginning)
            yield _fide(kind, _month(source, ""), xml_players(source, kind, odd), odd)
            return
        layout = text_layout(source.text_of(beginning.split(b"\n", 1)[0]).rstrip())
        if layout is not None:
            kind = _kind(path, source, is_combined=layout.is_combined)
            month = _month(source, layout.month)
            yield _fide(kind, month, text_players(source, kind, odd), odd)
            return
        lines = CsvLines(source)
        mapping = _fitting(source, lines, (*mappings, *known_mappings()), name)
        players = csv_players(source, lines, mapping, odd)
        yield ListFile(mapping.name, ListKind.NATIONAL, _month(source, ""), players, odd)


@dataclass(frozen=True, slots=True)
class CsvSample:
    """The heading of a national list and its first rows.

    Attributes:
        mapping: The mapping that fits it; None when nobody has said yet which column is what.
    """

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    mapping: ColumnMapping | None


def csv_sample(path: Path, mappings: Sequence[ColumnMapping]) -> CsvSample | None:
    """What a national list looks like; None for a list of FIDE.

    Raises:
        FileProblem: The file cannot be read, or is no list.
    """
    with opened(path, NoProgress()) as source:
        beginning = source.beginning()
        heading = source.text_of(beginning.split(b"\n", 1)[0]).rstrip()
        if _is_xml(beginning) or text_layout(heading):
            return None
        lines = CsvLines(source)
        every = (*mappings, *known_mappings())
        fitting = next((known for known in every if known.fits(lines.headings)), None)
        return CsvSample(tuple(lines.headings), sample_rows(lines, _SAMPLE), fitting)


_SAMPLE = 5


_ROOT = b"<playerslist"


def _is_xml(beginning: bytes) -> bool:
    return beginning.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<")


def _fide(kind: ListKind, month: str, players: Iterator[ListedPlayer], odd: OddLines) -> ListFile:
    _fide_word, _dash, rating = kind.value.partition("-")
    return ListFile(f"FIDE {rating}".rstrip(), kind, month, players, odd)


def _kind(path: Path, source: ListSource, *, is_combined: bool) -> ListKind:
    """A list with one rating does not say which one: its name does."""
    if is_combined:
        return ListKind.FIDE
    names = f"{source.member} {path.name}".lower()
    for word in ("rapid", "blitz"):
        if word in names:
            return ListKind(f"fide-{word}")
    return ListKind.FIDE_STANDARD


def _month(source: ListSource, of_heading: str) -> str:
    if of_heading:
        return of_heading
    for name in (source.member, source.path.name):
        found = _MONTH_IN_NAME.search(name)
        if found and found[1]:
            return f"20{found[2]}-{month_number(found[1]):02}"
        if found:
            return f"{found[3]}-{found[4]}"
    return f"{source.made:%Y-%m}"


def _fitting(
    source: ListSource, lines: CsvLines, mappings: Sequence[ColumnMapping], name: str
) -> ColumnMapping:
    wanted = [mapping for mapping in mappings if not name or mapping.name == name]
    fitting = next((mapping for mapping in wanted if mapping.fits(lines.headings)), None)
    if fitting is None and name and wanted:
        return wanted[0]
    if fitting is None:
        raise FileProblem(
            "list-columns-unknown",
            N_(
                "{path}, line {line}: nobody has said yet which column is what ({columns}). Say "
                "it in Tools, Rating lists, Import, or with --column."
            ),
            {
                "path": source.path,
                "line": lines.first_line,
                "columns": ", ".join(lines.headings[:_COLUMNS_TOLD]),
            },
        )
    return fitting


_COLUMNS_TOLD = 12
