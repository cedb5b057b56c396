"""National lists as CSV: whatever separator and encoding, some titles above the heading."""

import csv
import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.rating_lists.column_mapping import FIELDS, ColumnMapping, NameOrder
from arbiter_gui.formats.rating_lists.fide_values import TITLES, sex_of
from arbiter_gui.formats.rating_lists.line_source import ListSource, not_a_list
from arbiter_gui.formats.rating_lists.list_lines import OddLines
from arbiter_gui.i18n import N_, _
from arbiter_gui.ratings.listed_player import ListedPlayer

_SEPARATORS = ",;\t"
_TITLES_ABOVE = 6
_FEWEST_COLUMNS = 3
_YEAR = re.compile(r"(?<!\d)(1[89]\d\d|20\d\d)(?!\d)")
_NO_YEAR = 1900
_HIGHEST_RATING = 3999


class CsvLines:
    """The lines of a CSV file from its heading on.

    Attributes:
        headings: The words of the heading, repeated ones as "Nr[2]".
        first_line: The line of the heading.
    """

    def __init__(self, source: ListSource) -> None:
        self._path = source.path
        self._lines = source.lines()
        above: list[str] = []
        for line in islice(self._lines, _TITLES_ABOVE):
            above.append(line)
            separator = max(_SEPARATORS, key=line.count)
            if line.count(separator) >= _FEWEST_COLUMNS - 1:
                break
        else:
            raise not_a_list(source.path, 1, above[0] if above else "")
        self.first_line = len(above)
        self._separator = separator
        self.headings = _numbered(next(self._split([above[-1].lstrip("\ufeff")])))

    def rows(self) -> Iterator[list[str]]:
        """The rows below the heading.

        Raises:
            FileProblem: A line of it is no CSV.
        """
        return self._split(self._lines)

    def _split(self, lines: Sequence[str] | Iterator[str]) -> Iterator[list[str]]:
        whole = (line.rstrip("\r") for line in lines)
        try:
            yield from csv.reader(whole, delimiter=self._separator)
        except csv.Error as error:
            raise FileProblem(
                "list-csv-broken",
                N_("{path} is no CSV file ({detail}). Download the list again."),
                {"path": self._path, "detail": error},
            ) from error


def csv_players(
    source: ListSource, lines: CsvLines, mapping: ColumnMapping, odd: OddLines
) -> Iterator[ListedPlayer]:
    """The players of a national list; the first of several lines with one number counts.

    Args:
        source: The open list, for messages.
        lines: The same, its heading already read.
        mapping: Which column is what.
        odd: Takes the lines that make no sense.

    Raises:
        FileProblem: A column is missing, or too many lines make no sense.
        Cancelled: The arbiter has pressed Cancel.
    """
    places = _places(source, lines, mapping)
    seen: set[str] = set()
    for number, cells in enumerate(lines.rows(), lines.first_line + 1):
        values = {
            name: cells[place].strip() for name, place in places.items() if place < len(cells)
        }
        player = _player(values, mapping)
        if player is None:
            if any(cells):
                odd.leave_out(number, " ".join(cells))
        elif not player.national_id or player.national_id not in seen:
            seen.add(player.national_id)
            yield player


def _places(source: ListSource, lines: CsvLines, mapping: ColumnMapping) -> dict[str, int]:
    missing = sorted(set(mapping.columns.values()) - set(lines.headings))
    if missing or "name" not in mapping.columns:
        raise FileProblem(
            "list-column-missing",
            N_("{path}, line {line}: there is no column “{column}”. Say which column is what."),
            {
                "path": source.path,
                "line": lines.first_line,
                "column": missing[0] if missing else _(FIELDS["name"]),
            },
        )
    return {name: lines.headings.index(heading) for name, heading in mapping.columns.items()}


def _player(values: dict[str, str], mapping: ColumnMapping) -> ListedPlayer | None:
    """The player of one row; None where there is no name, or a number is none."""
    name = _name(values, mapping.order)
    if not name:
        return None
    fide_id = values.get("fide_id", "")
    return ListedPlayer(
        name,
        int(fide_id) if fide_id.isascii() and fide_id.isdigit() else 0,
        values.get("federation", "")[:3].upper() or mapping.federation,
        sex_of(values.get("sex", "")),
        TITLES.get(values.get("title", ""), ""),
        _year(values.get("birth_year", "")),
        _rating(values.get("standard", "")),
        _rating(values.get("rapid", "")),
        _rating(values.get("blitz", "")),
        national_id=values.get("national_id", ""),
        club=values.get("club", ""),
    )


def _name(values: dict[str, str], order: NameOrder) -> str:
    name, first = values.get("name", ""), values.get("first_name", "")
    if first:
        return f"{name}, {first}"
    if "," in name:
        return ", ".join(" ".join(part.split()) for part in name.split(",", 1))
    words = name.split()
    if order is NameOrder.COMMA or len(words) < len("ab"):
        return " ".join(words)
    if order is NameOrder.FIRST_LAST:
        return f"{words[-1]}, {' '.join(words[:-1])}"
    loud = [word for word in words if word.isupper()] or words[:1]
    quiet = [word for word in words if word not in loud]
    return f"{' '.join(loud)}, {' '.join(quiet)}" if quiet else f"{words[0]}, {' '.join(words[1:])}"


def _year(text: str) -> int:
    """The year in a date of any form; 0 where there is none, or one that stands for none."""
    found = _YEAR.search(text)
    year = int(found[1]) if found else 0
    return year if year > _NO_YEAR else 0


def _rating(text: str) -> int:
    """A rating; 0 for "unr", "-" and the like."""
    digits = re.match(r"\d{1,4}(?!\d)", text)
    rating = int(digits[0]) if digits else 0
    return rating if rating <= _HIGHEST_RATING else 0


def _numbered(headings: Sequence[str]) -> list[str]:
    tidy = [" ".join(heading.split()) for heading in headings]
    return [
        f"{word}[{count}]" if (count := tidy[: place + 1].count(word)) > 1 else word
        for place, word in enumerate(tidy)
    ]


def sample_rows(lines: CsvLines, count: int) -> tuple[tuple[str, ...], ...]:
    """The first few rows, to show what the columns hold."""
    return tuple(tuple(row) for row in islice(chain(lines.rows()), count))
