"""`arbiter lists`: the rating lists of this user: taken in, shown, searched, renewed."""

import argparse
import json
import re
from contextlib import closing
from pathlib import Path

from arbiter_gui.actions.rating_lists import (
    FIDE_ADDRESS,
    ImportedList,
    ImportOrder,
    UpdateOrder,
    import_list,
    update_lists,
)
from arbiter_gui.cli.command import Command, ExitCode
from arbiter_gui.cli.messages import say
from arbiter_gui.cli.progress_bar import TerminalProgress
from arbiter_gui.document import wall_clock
from arbiter_gui.formats.rating_lists.column_mapping import FIELDS, ColumnMapping, NameOrder
from arbiter_gui.i18n import N_, _
from arbiter_gui.ratings.listed_player import FoundPlayer, RatingList
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.storage.user_folder import lists_path
from arbiter_gui.tables.found_players import found_players_table
from arbiter_gui.tables.rating_lists import rating_lists_table
from arbiter_gui.tournament import Tournament

_MONTH = re.compile(r"\d{4}-(0[1-9]|1[0-2])")
_MOST = 30


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--collection",
        type=Path,
        default=lists_path(),
        metavar="FILE",
        help=_("another file than the user's own to keep the lists in"),
    )
    parts = parser.add_subparsers(required=True, metavar=_("WHAT"))
    taken = parts.add_parser("import", help=_("take a list in: FIDE text or XML, or CSV"))
    taken.add_argument("file", type=Path, metavar="FILE", help=_("the list, zipped or not"))
    taken.add_argument("--name", default="", help=_("what the list is called"))
    taken.add_argument("--month", type=_month, help=_("its month, as 2026-12"))
    taken.add_argument(
        "--column",
        action="append",
        type=_column,
        default=[],
        metavar=_("FIELD=HEADING"),
        help=_("which column of a national list is what; fields: {fields}").format(
            fields=", ".join(FIELDS)
        ),
    )
    taken.add_argument(
        "--name-order",
        choices=[order.value for order in NameOrder],
        default=NameOrder.COMMA.value,
        help=_("how a national list writes names"),
    )
    taken.set_defaults(part=_import)
    shown = parts.add_parser("show", help=_("say which lists there are"))
    _add_json(shown)
    shown.set_defaults(part=_show)
    searched = parts.add_parser("search", help=_("find players in the lists"))
    searched.add_argument("text", nargs="+", help=_("name, FIDE number, year"))
    _add_json(searched)
    searched.set_defaults(part=_search)
    updated = parts.add_parser("update", help=_("fetch the list of FIDE if there is a newer one"))
    updated.add_argument("--address", default=FIDE_ADDRESS, help=_("where the list lies"))
    updated.set_defaults(part=_update)


def _run(choice: argparse.Namespace) -> ExitCode:
    code: ExitCode = choice.part(choice)
    return code


COMMAND = Command("lists", N_("keep rating lists and search in them"), _add_arguments, _run)


def _import(choice: argparse.Namespace) -> ExitCode:
    mapping = None
    if choice.column:
        name = choice.name or choice.file.stem
        mapping = ColumnMapping(name, dict(choice.column), NameOrder(choice.name_order))
    order = ImportOrder(
        choice.file, choice.collection, wall_clock(), choice.name, choice.month or "", mapping
    )
    with TerminalProgress() as progress:
        imported = import_list(order, progress)
    _report(imported)
    return ExitCode.DONE


def _update(choice: argparse.Namespace) -> ExitCode:
    order = UpdateOrder(choice.collection, wall_clock(), asked_for=True, address=choice.address)
    with TerminalProgress() as progress:
        imported = update_lists(order, progress)
    if imported is None:
        print(_("There is no newer list."))
    else:
        _report(imported)
    return ExitCode.DONE


def _report(imported: ImportedList) -> None:
    entry = imported.entry
    text = _("{name} {month}: {rows} players")
    print(text.format(name=entry.name, month=entry.month, rows=entry.rows))
    for problem in imported.problems:
        say(problem.describe())
    more = imported.left_out - len(imported.problems)
    if more > 0:
        say(_("… and {count} more remarks").format(count=more))


def _show(choice: argparse.Namespace) -> ExitCode:
    with closing(RatingLists(choice.collection)) as lists:
        entries = lists.lists()
    if choice.json:
        print(json.dumps([_list_as_data(entry) for entry in entries], ensure_ascii=False))
    else:
        print(text_of(rating_lists_table(entries)), end="")
    return ExitCode.DONE


def _search(choice: argparse.Namespace) -> ExitCode:
    with closing(RatingLists(choice.collection)) as lists:
        found = lists.search(" ".join(choice.text), _MOST)
    if choice.json:
        print(json.dumps([_person_as_data(person) for person in found], ensure_ascii=False))
    else:
        print(text_of(found_players_table(found, Tournament())), end="")
    return ExitCode.DONE if found else ExitCode.NO


def _list_as_data(entry: RatingList) -> dict[str, object]:
    return {
        "name": entry.name,
        "kind": entry.kind.value,
        "month": entry.month or None,
        "source": entry.source,
        "rows": entry.rows,
        "added": entry.added,
    }


def _person_as_data(person: FoundPlayer) -> dict[str, object]:
    entry = person.player
    return {
        "fide_id": person.fide_id or None,
        "name": entry.name,
        "title": entry.title or None,
        "federation": entry.federation or None,
        "sex": entry.sex or None,
        "birth_year": entry.birth_year or None,
        "lists": {
            listing.origin.name: {
                "standard": listing.player.standard or None,
                "rapid": listing.player.rapid or None,
                "blitz": listing.player.blitz or None,
            }
            for listing in person.listings
        },
    }


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=_("JSON instead of a list"))


def _month(text: str) -> str:
    if not _MONTH.fullmatch(text):
        message = _("a month is needed, as 2026-12")
        raise argparse.ArgumentTypeError(message)
    return text


def _column(text: str) -> tuple[str, str]:
    name, equals, heading = text.partition("=")
    if not equals or name not in FIELDS:
        message = _("a field and its heading are needed, as standard=Elo")
        raise argparse.ArgumentTypeError(message)
    return name, heading
