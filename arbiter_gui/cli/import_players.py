"""`arbiter import-players`: players from a workbook, a text or a report into an event file."""

import argparse
import json
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from arbiter_gui.actions.player_comparison import (
    KnownPlayer,
    ListComparison,
    compared,
    value_text,
)
from arbiter_gui.actions.player_import import (
    ImportChoice,
    import_order,
    import_players,
    recommended,
)
from arbiter_gui.actions.player_lists import ListRequest, read_list_file
from arbiter_gui.cli.command import CannotJudge, Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import report
from arbiter_gui.document import Document
from arbiter_gui.formats.spreadsheet.column_guess import (
    ColumnMapping,
    best_sheet,
    guessed_mapping,
    mapping_below,
)
from arbiter_gui.formats.spreadsheet.foreign_table import ForeignTable, TextReading
from arbiter_gui.formats.spreadsheet.grid import Grid, column_place
from arbiter_gui.formats.spreadsheet.player_field import PlayerField
from arbiter_gui.formats.spreadsheet.player_rows import ListedPlayer, PlayerList, players_of
from arbiter_gui.formats.spreadsheet.text_encoding import ENCODINGS
from arbiter_gui.i18n import N_, _
from arbiter_gui.progress import NoProgress

_DELIMITERS = {"tab": "\t", "semicolon": ";", "comma": ",", "pipe": "|"}
_FIELDS = ", ".join(field.value for field in PlayerField)


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("event", type=Path, metavar="EVENT", help=_("event file"))
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=_("list of players: .xlsx, .csv, .txt or .trf")
    )
    parser.add_argument(
        "--column",
        action="append",
        default=[],
        metavar="FIELD=COLUMN",
        help=_(
            "where a field stands, for example name=B; “-” for nowhere. Fields: {fields}"
        ).format(fields=_FIELDS),
    )
    parser.add_argument("--sheet", metavar="NAME", help=_("the sheet of the workbook"))
    parser.add_argument(
        "--header-row", type=int, metavar="N", help=_("row of the headings; 0 for none")
    )
    parser.add_argument("--encoding", choices=ENCODINGS, default="", help=_("encoding of a text"))
    parser.add_argument(
        "--delimiter", choices=_DELIMITERS, help=_("what stands between the columns of a text")
    )
    parser.add_argument(
        "--update",
        action="store_true",
        help=_("also take what the list says otherwise about known players, where recommended"),
    )
    parser.add_argument("--dry-run", action="store_true", help=_("only say what would happen"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object instead of a list"))


def _run(choice: argparse.Namespace) -> ExitCode:
    players = _players(choice)
    with closing(Document.open(choice.event)) as document:
        comparison = compared(document.tournament, players)
        ticked = recommended(comparison)
        if not choice.update:
            ticked = replace(ticked, differences=frozenset())
        order = import_order(comparison, ticked, choice.file.name)
        written = not choice.dry_run and bool(order.new or order.changed)
        if written:
            document.commit(import_players(document.tournament, order))
    _show(comparison, ticked, _Outcome(written, as_json=choice.json))
    return ExitCode.NO if comparison.refused else ExitCode.DONE


COMMAND = Command(
    "import-players", N_("take players from a list into an event"), _add_arguments, _run
)


def _players(choice: argparse.Namespace) -> PlayerList:
    reading = TextReading(choice.encoding, _DELIMITERS.get(choice.delimiter, ""))
    found = read_list_file(ListRequest(choice.file, reading), NoProgress())
    if found.table is None:
        return found.players or PlayerList(())
    grid = _sheet(found.table, choice.sheet)
    mapping = _mapping(grid, choice)
    if not mapping.has_name:
        raise CannotJudge(
            "no-name-column",
            N_("No column holds names. Say which one does: --column name=B."),
        )
    return players_of(grid, mapping)


def _sheet(table: ForeignTable, name: str | None) -> Grid:
    if name is None:
        return best_sheet(table.grids)
    for grid in table.grids:
        if grid.name.casefold() == name.casefold():
            return grid
    raise WrongCommand(
        "no-such-sheet",
        N_("There is no sheet {name} with anything in it. Sheets: {sheets}."),
        {"name": name, "sheets": ", ".join(grid.name for grid in table.grids)},
    )


def _mapping(grid: Grid, choice: argparse.Namespace) -> ColumnMapping:
    row = choice.header_row
    mapping = guessed_mapping(grid) if row is None else mapping_below(grid, row)
    columns = dict(mapping.columns)
    given = [_assignment(text) for text in choice.column]
    places = {place for _field, place in given}
    columns = {field: place for field, place in columns.items() if place not in places}
    for field, place in given:
        if field is PlayerField.NAME:
            columns.pop(PlayerField.LAST_NAME, None)
            columns.pop(PlayerField.FIRST_NAME, None)
        elif field in (PlayerField.LAST_NAME, PlayerField.FIRST_NAME):
            columns.pop(PlayerField.NAME, None)
        columns.pop(field, None)
        if place is not None:
            columns[field] = place
    return ColumnMapping(columns, mapping.header_row)


def _assignment(text: str) -> tuple[PlayerField, int | None]:
    name, _equals, column = text.partition("=")
    place = column_place(column)
    try:
        field = PlayerField(name.strip().replace("-", "_"))
    except ValueError:
        field = None
    if field is None or (place is None and column.strip() != "-"):
        raise WrongCommand(
            "column-not-understood",
            N_("--column {text}: write FIELD=COLUMN, for example name=B. Fields: {fields}."),
            {"text": text, "fields": _FIELDS},
        )
    return field, place


@dataclass(frozen=True, slots=True)
class _Outcome:
    written: bool
    as_json: bool


def _show(comparison: ListComparison, ticked: ImportChoice, outcome: _Outcome) -> None:
    if outcome.as_json:
        print(json.dumps(_as_data(comparison, ticked, outcome), ensure_ascii=False))
        return
    for listed in comparison.new:
        print(_("new: {name} (row {row})").format(name=listed.player.name, row=listed.row))
    for known in comparison.changed:
        print(_("known: {name} (row {row})").format(name=known.player.name, row=known.listed.row))
        for name in known.differences:
            mark = "*" if (known.player.key, name) in ticked.differences else " "
            before, after = value_text(known.player, name), value_text(known.listed.player, name)
            label = _(PlayerField(name).label)
            print(f"  {mark} {label}: {before} → {after}")
    for player in comparison.missing:
        print(_("not in the list: {name}").format(name=player.name))
    unchanged = len(comparison.known) - len(comparison.changed)
    print(_("known without a difference: {count}").format(count=unchanged))
    print(_("Written.") if outcome.written else _("Nothing was written."))
    report(comparison.refused)
    for listed in (*comparison.new, *(known.listed for known in comparison.known)):
        report(listed.remarks)


def _as_data(
    comparison: ListComparison, ticked: ImportChoice, outcome: _Outcome
) -> dict[str, object]:
    """The comparison as plain values."""
    listed = (*comparison.new, *(known.listed for known in comparison.known))
    problems = (*comparison.refused, *(remark for row in listed for remark in row.remarks))
    return {
        "written": outcome.written,
        "new": [_listed_data(row) for row in comparison.new],
        "known": [_known_data(known, ticked) for known in comparison.known],
        "missing": [{"tpn": int(p.tpn), "name": p.name} for p in comparison.missing],
        "problems": [
            {
                "row": problem.line,
                "column": problem.column,
                "code": problem.code,
                "severity": problem.severity.value,
                "text": problem.describe(),
            }
            for problem in problems
        ],
    }


def _listed_data(listed: ListedPlayer) -> dict[str, object]:
    player = listed.player
    values: dict[str, object] = {
        name: _plain(getattr(player, name)) for name in sorted(listed.stated)
    }
    return {"row": listed.row, **values}


def _known_data(known: KnownPlayer, ticked: ImportChoice) -> dict[str, object]:
    return {
        "row": known.listed.row,
        "tpn": int(known.player.tpn),
        "name": known.player.name,
        "matched_by": known.by.value,
        "differences": {
            name: {
                "before": _plain(getattr(known.player, name)),
                "after": _plain(getattr(known.listed.player, name)),
                "taken": (known.player.key, name) in ticked.differences,
            }
            for name in known.differences
        },
    }


def _plain(value: object) -> object:
    return getattr(value, "value", value)
