"""The players of a sheet, row by row, once it is known which column is what."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from arbiter_gui.formats.problems import Problem, Severity
from arbiter_gui.formats.spreadsheet.column_guess import ColumnMapping
from arbiter_gui.formats.spreadsheet.grid import Grid, GridRow, column_letters
from arbiter_gui.formats.spreadsheet.player_cells import (
    birth_of,
    federation_of,
    fide_id_of,
    rating_of,
    sexes_of,
    title_in,
)
from arbiter_gui.formats.spreadsheet.player_field import PlayerField
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import Player, PlayerKey, Sex, Title, Tpn, one_line

_FOOTNOTE = "*)"
_COMMA = re.compile(r"\s*,\s*")
_LONGEST = 80

LONGEST_TEXT = 200
"""Letters of a name or a club; no page has room for more."""


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A player as a list names one.

    Attributes:
        row: Number of the row, or of the line of a report file.
        player: The data; key and pairing number mean nothing.
        stated: The attributes of `player` that the row says something about. An empty cell says
            nothing: it is no reason to forget what the event knows.
        remarks: Cells that could not be understood and count as empty.
    """

    row: int
    player: Player
    stated: frozenset[str]
    remarks: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerList:
    """What a sheet holds: the players, and the rows that cannot be taken, each with its reason."""

    players: tuple[ListedPlayer, ...]
    refused: tuple[Problem, ...] = ()


def players_of(grid: Grid, mapping: ColumnMapping) -> PlayerList:
    """The players below the headings; rows without anything in the mapped columns are no rows."""
    reader = _Reader(grid, mapping)
    players: list[ListedPlayer] = []
    refused: list[Problem] = []
    for row in reader.rows:
        found = reader.player(row)
        if isinstance(found, ListedPlayer):
            players.append(found)
        elif found is not None:
            refused.append(found)
    return PlayerList(tuple(players), tuple(refused))


def says_nothing(value: object) -> bool:
    """Whether a piece of a player's data is not known."""
    return value in ("", 0, Title.NONE, Sex.UNKNOWN)


class _Reader:
    """Reads the rows of one sheet."""

    def __init__(self, grid: Grid, mapping: ColumnMapping) -> None:
        self.columns: Mapping[PlayerField, int] = mapping.columns
        rows = [row for row in grid.rows if row.number >= mapping.header_row]
        header = rows.pop(0) if rows and rows[0].number == mapping.header_row else None
        self.rows = [row for row in rows if header is None or row.cells != header.cells]
        heading = "" if header is None else self.text(header, PlayerField.SEX)
        sexes = {self.text(row, PlayerField.SEX) for row in self.rows}
        self.sexes = sexes_of(sexes, heading)

    def text(self, row: GridRow, field: PlayerField) -> str:
        """What stands in a field of a row."""
        place = self.columns.get(field)
        if place is None or place >= len(row.cells):
            return ""
        return one_line(row.cells[place])

    def player(self, row: GridRow) -> ListedPlayer | Problem | None:
        """The player of a row, why it has none, or None for a row that says nothing."""
        if not any(self.text(row, field) for field in self.columns):
            return None
        name = self.name(row)
        if not any(char.isalpha() for char in name):
            return Problem(
                row.number,
                0,
                "row-without-name",
                Severity.ERROR,
                N_("Row {line}: there is no name."),
            )
        if len(name) > LONGEST_TEXT:
            return Problem(
                row.number,
                0,
                "row-name-too-long",
                Severity.ERROR,
                N_("Row {line}: a text of {count} letters is no name."),
                {"count": len(name)},
            )
        values: dict[str, Any] = {"name": name}
        remarks: list[Problem] = []
        for field, read in self.readers().items():
            text = self.text(row, field)
            value = read(text) if text else None
            if value is None and text:
                remarks.append(self.remark(row, field, text))
            elif text and (field is PlayerField.RATING or not says_nothing(value)):
                values[field.value] = value
        player = Player(key=PlayerKey(0), tpn=Tpn(0), **values)
        return ListedPlayer(row.number, player, frozenset(values), tuple(remarks))

    def name(self, row: GridRow) -> str:
        """The name as "Lastname, Firstname" where the sheet has the two apart."""
        name = self.text(row, PlayerField.NAME)
        if not name:
            parts = (self.text(row, field) for field in (PlayerField.LAST_NAME, _FIRST))
            name = ", ".join(part.strip(" ,") for part in parts if part.strip(" ,"))
        return _COMMA.sub(", ", name.removesuffix(_FOOTNOTE)).strip(" ,")

    def readers(self) -> dict[PlayerField, Callable[[str], str | int | Title | Sex | None]]:
        """What turns the text of a field into its value."""
        return {
            PlayerField.TITLE: title_in,
            PlayerField.SEX: self.sexes.get,
            PlayerField.RATING: rating_of,
            PlayerField.FEDERATION: federation_of,
            PlayerField.FIDE_ID: fide_id_of,
            PlayerField.BIRTH: birth_of,
            PlayerField.CLUB: _words,
            PlayerField.NATIONAL_ID: _words,
        }

    def remark(self, row: GridRow, field: PlayerField, text: str) -> Problem:
        """A cell that could not be understood."""
        place = self.columns[field]
        return Problem(
            row.number,
            place + 1,
            f"{field.value.replace('_', '-')}-unreadable",
            Severity.WARNING,
            _REMARKS[field],
            {"cell": f"{column_letters(place)}{row.number}", "found": text[:_LONGEST]},
        )


def _words(text: str) -> str | None:
    return text if len(text) <= LONGEST_TEXT else None


_TOO_LONG = N_("Cell {cell}: “{found}…” is too long and was left out.")
_FIRST = PlayerField.FIRST_NAME
_REMARKS = {
    PlayerField.TITLE: N_("Cell {cell}: “{found}” is no FIDE title and was left out."),
    PlayerField.SEX: N_("Cell {cell}: “{found}” says neither male nor female and was left out."),
    PlayerField.RATING: N_("Cell {cell}: “{found}” is no rating and was left out."),
    PlayerField.FEDERATION: N_(
        "Cell {cell}: “{found}” is no federation of three letters and was left out."
    ),
    PlayerField.FIDE_ID: N_("Cell {cell}: “{found}” is no FIDE number and was left out."),
    PlayerField.BIRTH: N_("Cell {cell}: “{found}” is no date or year and was left out."),
    PlayerField.CLUB: _TOO_LONG,
    PlayerField.NATIONAL_ID: _TOO_LONG,
}
