"""The standings within groups: women, juniors, seniors, unrated players, federations."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from arbiter_gui.i18n import N_, _
from arbiter_gui.tables.player_columns import (
    federation_cell,
    federation_column,
    name_cell,
    name_column,
    no_players,
    number_cell,
    number_column,
    points_column,
    rating_cell,
    rating_column,
)
from arbiter_gui.tables.points import points_cell
from arbiter_gui.tables.standings import rank_text, standings_notes, standings_title
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tiebreaks.standings import Standing, rank
from arbiter_gui.tournament.player import Player, Sex
from arbiter_gui.tournament.prizes import year_of
from arbiter_gui.tournament.tournament import Tournament

JUNIORS = (8, 10, 12, 14, 16, 18, 20)
SENIORS = (50, 65)


@dataclass(frozen=True, slots=True)
class PlayerGroup:
    """Players who are ranked among themselves; the name is in the language in use."""

    name: str
    holds: Callable[[Player], bool]


def group_standings(tournament: Tournament, after_round: int) -> Table:
    """Everybody in the order of the standings, group by group.

    A junior stands in the youngest group that the year of birth allows, counted by the year of the
    event; groups in which nobody is, are left out.
    """
    standings = rank(tournament, after_round)
    rows = tuple(
        _row(tournament, group.name, place, row)
        for group in groups_of(tournament)
        for place, row in enumerate(
            (r for r in standings.rows if r.rank and group.holds(tournament.player(r.player))), 1
        )
    )
    title = _("{standings}, by group").format(standings=standings_title(after_round))
    notes = standings_notes(standings) if tournament.players else (no_players(),)
    if tournament.players and not rows:
        notes = (*notes, _("Sex, birth, rating and federation are not known of anybody."))
    return Table(_columns(), rows, title, notes)


def groups_of(tournament: Tournament) -> tuple[PlayerGroup, ...]:
    """The groups of an event, in the order of their lists."""
    year = year_of(tournament.event.start)
    return tuple(
        group
        for group in _all_groups(tournament, year)
        if any(group.holds(player) for player in tournament.players)
    )


def _all_groups(tournament: Tournament, year: int) -> Iterator[PlayerGroup]:
    yield PlayerGroup(_("Women"), lambda player: player.sex is Sex.FEMALE)
    youngest = 0
    for limit in JUNIORS if year else ():
        yield PlayerGroup(_("Under {age}").format(age=limit), _aged(year, youngest, limit))
        youngest = limit + 1
    for place, limit in enumerate(SENIORS if year else ()):
        highest = SENIORS[place + 1] - 1 if place + 1 < len(SENIORS) else 200
        yield PlayerGroup(_("{age} and older").format(age=limit), _aged(year, limit, highest))
    yield PlayerGroup(_("Unrated"), lambda player: not player.rating)
    federations = sorted({player.federation for player in tournament.players} - {""})
    for name in federations if len(federations) > 1 else ():
        yield PlayerGroup(name, _of_federation(name))


def _aged(year: int, youngest: int, oldest: int) -> Callable[[Player], bool]:
    """Whether a player has or will have such an age in the year of the event."""

    def holds(player: Player) -> bool:
        born = year_of(player.birth)
        return bool(born) and youngest <= year - born <= oldest

    return holds


def _of_federation(name: str) -> Callable[[Player], bool]:
    return lambda player: player.federation == name


_RANK = N_("Place in the standings of all")


def _columns() -> tuple[Column, ...]:
    return (
        Column("group", _("Group"), Align.LEFT, _("Group")),
        Column("group_place", _("Place"), Align.RIGHT, _("Place within the group")),
        Column("rank", _("Rank"), Align.RIGHT, _(_RANK)),
        number_column(),
        name_column(),
        federation_column(),
        rating_column(),
        points_column(),
    )


def _row(tournament: Tournament, group: str, place: int, standing: Standing) -> Row:
    player = tournament.player(standing.player)
    return Row(
        (
            Cell(group, group, tone=Tone.MUTED),
            Cell(str(place), place),
            Cell(rank_text(standing), standing.rank, tone=Tone.MUTED),
            number_cell(player),
            name_cell(player),
            federation_cell(player),
            rating_cell(player),
            points_cell(standing.points, tone=Tone.STRONG),
        ),
        int(player.key),
        f"{group}, {place}, {player.name}",
    )
