"""The players by name and by federation: who is here, and from where."""

from collections import defaultdict

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.player_columns import federation_column, no_players
from arbiter_gui.tables.player_name import name_order
from arbiter_gui.tables.points import exact_mean
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import Player, Title
from arbiter_gui.tournament.tournament import Tournament


def alphabetical_list(tournament: Tournament) -> Table:
    """The starting list by name, accents and capitals aside."""
    table = starting_list(tournament)
    order = {
        int(player.key): place
        for place, player in enumerate(
            sorted(tournament.players, key=lambda player: (name_order(player), player.tpn))
        )
    }
    rows = tuple(sorted(table.rows, key=lambda row: order[row.key]))
    return Table(table.columns, rows, _("Players by name"), table.notes)


def federation_list(tournament: Tournament) -> Table:
    """Each federation with its players, titles and mean rating, the largest first."""
    groups: dict[str, list[Player]] = defaultdict(list)
    for player in tournament.players:
        groups[player.federation].append(player)
    ordered = sorted(groups.items(), key=lambda entry: (-len(entry[1]), entry[0]))
    rows = tuple(_row(place, name, group) for place, (name, group) in enumerate(ordered, 1))
    named = sum(bool(name) for name in groups)
    count = ngettext("{count} federation", "{count} federations", named).format(count=named)
    players = len(tournament.players)
    total = ngettext("{count} player", "{count} players", players).format(count=players)
    notes = (f"{total}, {count}",) if rows else (no_players(),)
    return Table(_columns(), rows, _("Federations"), notes)


def _columns() -> tuple[Column, ...]:
    return (
        federation_column(),
        Column("players", _("Players"), Align.RIGHT, _("Number of players")),
        Column("titled", _("Titled"), Align.RIGHT, _("Players with a title")),
        Column("mean", _("Mean rating"), Align.RIGHT, _("Mean rating of those who have one")),
    )


def _row(place: int, name: str, group: list[Player]) -> Row:
    rated = [player.rating for player in group if player.rating]
    mean = exact_mean(rated)
    titled = sum(player.title is not Title.NONE for player in group)
    shown = name or _("none")
    return Row(
        (
            Cell(shown, shown, tone=Tone.STRONG),
            Cell(str(len(group)), len(group)),
            Cell(str(titled), titled),
            Cell(str(mean) if mean else "", mean or None),
        ),
        place,
        f"{shown}, {len(group)}",
    )
