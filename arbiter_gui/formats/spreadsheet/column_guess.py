"""Which column of somebody's sheet is what: by its heading, else by what stands in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from arbiter_gui.formats.spreadsheet.grid import Grid, GridRow
from arbiter_gui.formats.spreadsheet.player_cells import (
    birth_of,
    title_in,
    whole_number,
)
from arbiter_gui.formats.spreadsheet.player_field import PlayerField, meaning_of

_ROWS_SEARCHED = 25
_ROWS_JUDGED = 60
_MOSTLY = 0.7
_RATINGS = range(800, 3000)
_YEARS = range(1915, 2030)
_SMALLEST_FIDE_ID, _LARGEST_FIDE_ID = 100_000, 99_999_999
_SEX_LETTERS = frozenset("mfwhMFWHмжМЖ")
_NAMES = (PlayerField.NAME, PlayerField.LAST_NAME)


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """How a sheet is read.

    Attributes:
        columns: The place of the column, from 0 on, of every field that the sheet has.
        header_row: Number of the row with the headings; players stand below it. 0 where there is
            none, and players begin in the first row.
    """

    columns: Mapping[PlayerField, int]
    header_row: int = 0

    @property
    def has_name(self) -> bool:
        """Whether it says where the names are; without them there are no players."""
        return any(field in self.columns for field in _NAMES)


def guessed_mapping(grid: Grid) -> ColumnMapping:
    """The mapping that headings, or else contents, speak for."""
    header = header_of(grid)
    if header is None:
        return ColumnMapping(_by_content(grid.rows, {}))
    return mapping_below(grid, header.number)


def mapping_below(grid: Grid, header_row: int) -> ColumnMapping:
    """The mapping when the headings stand in a certain row, or nowhere (0)."""
    header = next((row for row in grid.rows if row.number == header_row), None)
    rows = [row for row in grid.rows if row.number > header_row]
    if header is None:
        return ColumnMapping(_by_content(rows, {}), header_row)
    columns = _by_heading(header)
    unnamed = {place for place in range(grid.width) if not _cell(header, place)}
    if not any(field in columns for field in _NAMES):
        unnamed = set(range(grid.width)) - set(columns.values())
    found = _by_content(rows, columns, unnamed)
    return ColumnMapping({**found, **columns}, header_row)


def header_of(grid: Grid) -> GridRow | None:
    """The row of the headings, or None where no row has at least two, or one for the names."""
    best, merit = None, 0
    for row in grid.rows[:_ROWS_SEARCHED]:
        found = _by_heading(row)
        enough = len(found) > 1 or any(field in found for field in _NAMES)
        if enough and len(found) > merit:
            best, merit = row, len(found)
    return best


def best_sheet(grids: Sequence[Grid]) -> Grid:
    """The first sheet with a column of names that has a heading, or else the first of all."""
    for grid in grids:
        header = header_of(grid)
        if header is not None and any(field in _by_heading(header) for field in _NAMES):
            return grid
    return grids[0]


def _cell(row: GridRow, place: int) -> str:
    return row.cells[place] if place < len(row.cells) else ""


def _by_heading(row: GridRow) -> dict[PlayerField, int]:
    """Every field at the heading that announces it best; "Nombre" alone is the whole name."""
    found: dict[PlayerField, tuple[int, int]] = {}
    for place, text in enumerate(row.cells):
        meaning = meaning_of(text)
        if meaning is None:
            continue
        field, order = meaning
        if field not in found or order < found[field][0]:
            found[field] = (order, place)
    columns = {field: place for field, (_order, place) in found.items()}
    if PlayerField.FIRST_NAME in columns and not any(field in columns for field in _NAMES):
        columns[PlayerField.NAME] = columns.pop(PlayerField.FIRST_NAME)
    if PlayerField.LAST_NAME in columns and PlayerField.FIRST_NAME not in columns:
        if PlayerField.NAME in columns:  # "Surname, Name": the second is the first name
            columns[PlayerField.FIRST_NAME] = columns.pop(PlayerField.NAME)
        else:
            columns[PlayerField.NAME] = columns.pop(PlayerField.LAST_NAME)
    if PlayerField.LAST_NAME in columns and PlayerField.NAME in columns:
        del columns[PlayerField.NAME]
    return columns


def _by_content(
    rows: Iterable[GridRow],
    known: Mapping[PlayerField, int],
    places: Iterable[int] | None = None,
) -> dict[PlayerField, int]:
    """Fields that columns look like; only among `places`, where they are given."""
    judged = list(rows)[:_ROWS_JUDGED]
    width = max((len(row.cells) for row in judged), default=0)
    columns = {
        place: [text for row in judged if (text := _cell(row, place))]
        for place in (range(width) if places is None else sorted(places))
    }
    found: dict[PlayerField, int] = {}
    for field, looks_like in _LOOKS:
        if field in known:
            continue
        for place, texts in columns.items():
            if place not in found.values() and texts and looks_like(texts):
                found[field] = place
                break
    taken = {*found.values(), *known.values()}
    words = [p for p, texts in columns.items() if p not in taken and _are_words(texts)]
    if not any(field in known for field in _NAMES):
        found |= _names(words, columns)
    return found


def _names(words: list[int], columns: Mapping[int, list[str]]) -> dict[PlayerField, int]:
    """The first column of words has the names; two columns of single words share them."""
    if not words:
        return {}
    first, *others = words
    several = _share(columns[first], lambda text: len(text.split()) > 1)
    if others and others[0] == first + 1 and several < _MOSTLY and "," not in columns[first][0]:
        found = {PlayerField.LAST_NAME: first, PlayerField.FIRST_NAME: others[0]}
        others = others[1:]
    else:
        found = {PlayerField.NAME: first}
    return {**found, PlayerField.CLUB: others[0]} if others else found


def _share(texts: Sequence[str], fits: Callable[[str], bool]) -> float:
    return sum(map(fits, texts)) / len(texts) if texts else 0.0


def _mostly(texts: Sequence[str], fits: Callable[[str], bool]) -> bool:
    return _share(texts, fits) >= _MOSTLY


def _numbers(texts: Iterable[str]) -> list[int]:
    return [number for text in texts if (number := whole_number(text)) is not None]


def _are_ratings(texts: Sequence[str]) -> bool:
    numbers = _numbers(texts)
    rated = [number for number in numbers if number]
    if not rated or len(numbers) < _MOSTLY * len(texts):
        return False
    years = sum(number in _YEARS for number in rated)
    return _mostly(texts, lambda text: whole_number(text) in {0, *_RATINGS}) and years < len(rated)


def _are_births(texts: Sequence[str]) -> bool:
    def is_birth(text: str) -> bool:
        year = (birth_of(text) or "")[:4]
        return len(text) >= 4 and year.isdigit() and int(year) in _YEARS

    return _mostly(texts, is_birth)


def _are_fide_ids(texts: Sequence[str]) -> bool:
    numbers = [number for number in _numbers(texts) if number]
    fitting = [n for n in numbers if _SMALLEST_FIDE_ID <= n <= _LARGEST_FIDE_ID]
    return bool(fitting) and len(fitting) >= _MOSTLY * len(texts)


def _are_titles(texts: Sequence[str]) -> bool:
    return all(title_in(text) is not None and text[0].isalpha() for text in texts)


def _are_federations(texts: Sequence[str]) -> bool:
    return _mostly(texts, lambda text: len(text) == 3 and text.isupper() and text.isalpha())


def _are_words(texts: Sequence[str]) -> bool:
    return _mostly(texts, lambda text: any(char.isalpha() for char in text) and len(text) > 1)


_LOOKS: tuple[tuple[PlayerField, Callable[[Sequence[str]], bool]], ...] = (
    (PlayerField.SEX, lambda texts: set(texts) <= _SEX_LETTERS),
    (PlayerField.TITLE, _are_titles),
    (PlayerField.BIRTH, _are_births),
    (PlayerField.RATING, _are_ratings),
    (PlayerField.FIDE_ID, _are_fide_ids),
    (PlayerField.FEDERATION, _are_federations),
)
