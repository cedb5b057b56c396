"""The lists that hang in the playing hall: few columns, and nothing that is not for all to see."""

from collections.abc import Collection
from dataclasses import dataclass

from arbiter_gui.i18n import N_
from arbiter_gui.reports.site import public_rounds
from arbiter_gui.tables.pairings import by_name, pairings_table
from arbiter_gui.tables.standings import round_with_results, standings_table
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.tournament import Tournament

HALL_LISTS = {
    "pairings": N_("Pairings"),
    "by_name": N_("By name"),
    "standings": N_("Standings"),
}
"""The lists on offer by key, in the order in which they are shown."""

_COLUMNS = {
    "pairings": (
        "board", "white_title", "white_name", "white_points", "result",
        "black_points", "black_title", "black_name",
    ),
    "by_name": ("name", "board", "colour", "opponent"),
    "standings": ("rank", "title", "name", "federation", "rating", "points", "tiebreak_"),
}  # fmt: skip
"""What is read from afar; an entry that ends in "_" means every column that begins so."""


@dataclass(frozen=True, slots=True)
class HallList:
    """One list; `key` is that of `HALL_LISTS`, the title is in its table."""

    key: str
    table: Table


@dataclass(frozen=True, slots=True)
class HallContent:
    """What the hall may see of an event.

    Attributes:
        event: Name of the event.
        next_round: The round that begins next: the newest published one until its first result.
        lists: The lists asked for that have something to say.
    """

    event: str = ""
    next_round: int = 0
    lists: tuple[HallList, ...] = ()


def hall_content(tournament: Tournament, wanted: Collection[str]) -> HallContent:
    """The newest published round and the standings before the next one; never a draft."""
    shown = public_rounds(tournament)
    standing = min(shown, round_with_results(tournament))
    built = {
        "pairings": lambda: pairings_table(tournament, shown),
        "by_name": lambda: by_name(tournament, shown),
        "standings": lambda: standings_table(tournament, standing),
    }
    possible = {"pairings": shown, "by_name": shown, "standings": standing}
    lists = tuple(
        HallList(key, _of_hall(built[key](), _COLUMNS[key]))
        for key in HALL_LISTS
        if key in wanted and possible[key]
    )
    return HallContent(tournament.event.name, standing + 1, lists)


def _of_hall(table: Table, wanted: tuple[str, ...]) -> Table:
    """The wanted columns, where any row has something in them."""
    families = tuple(key for key in wanted if key.endswith("_"))
    keys = [column.key for column in table.columns]
    return table.only(
        [
            place
            for place in table.in_use()
            if keys[place] in wanted or (families and keys[place].startswith(families))
        ]
    )
