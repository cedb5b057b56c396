"""The small tables of a direct encounter: what tied players scored against each other."""

from fractions import Fraction

from arbiter_gui.i18n import _
from arbiter_gui.tables.player_columns import number_heading
from arbiter_gui.tables.points import points_text
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tables.tiebreak_text import exact_text
from arbiter_gui.tiebreaks.direct_encounter import Encounter, Tenths
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament


def encounter_tables(
    tournament: Tournament, encounter: Encounter | None, title: str
) -> tuple[Table, ...]:
    """The first comparison, then those of players who were still tied after it."""
    if encounter is None:
        note = _("Not tied with anybody at this point: nothing to decide.")
        return (Table((), (), title, (note,)),)
    return tuple(_table(tournament, compared, title) for compared in _all_comparisons(encounter))


def _all_comparisons(encounter: Encounter) -> list[Encounter]:
    result = [encounter]
    for inner in encounter.inner:
        result += _all_comparisons(inner)
    return result


def _table(tournament: Tournament, encounter: Encounter, title: str) -> Table:
    places = _places(encounter)
    rows = tuple(_row(tournament, encounter, key, places[key]) for key in encounter.players)
    notes = (_rule(encounter), *(_again(tournament, inner) for inner in encounter.inner))
    return Table(_columns(tournament, encounter), rows, title, notes)


def _places(encounter: Encounter) -> dict[PlayerKey, int]:
    places, place = {}, 1
    for group in encounter.groups:
        places.update(dict.fromkeys(group, place))
        place += len(group)
    return places


def _columns(tournament: Tournament, encounter: Encounter) -> tuple[Column, ...]:
    columns = [
        Column("place", _("Place"), Align.RIGHT, _("Place among the tied players")),
        Column("no", number_heading(), Align.RIGHT, _("Pairing number")),
        Column("name", _("Name"), Align.LEFT, _("Name")),
    ]
    for key in encounter.players:
        player = tournament.player(key)
        columns.append(Column(f"against_{player.tpn}", str(player.tpn), Align.RIGHT, player.name))
    long_title = _("Points among the tied players")
    columns.append(Column("points", _("Pts"), Align.RIGHT, long_title))
    if not encounter.everybody_met:
        long_title = _("Points if every game that was not played were won")
        columns.append(Column("highest", _("At most"), Align.RIGHT, long_title))
    return tuple(columns)


def _row(tournament: Tournament, encounter: Encounter, key: PlayerKey, place: int) -> Row:
    player = tournament.player(key)
    cells = [
        Cell(str(place), place, tone=Tone.STRONG),
        Cell(str(player.tpn), int(player.tpn)),
        Cell(player.name, player.name),
    ]
    for other in encounter.players:
        points = encounter.cells.get((key, other))
        empty = Cell("*" if other == key else "–", None, tone=Tone.MUTED)
        cells.append(empty if points is None else _points_cell(points))
    cells.append(_points_cell(encounter.scores[key]))
    if not encounter.everybody_met:
        cells.append(_points_cell(encounter.highest[key]))
    return Row(tuple(cells), int(key), player.name)


def _points_cell(tenths: Tenths) -> Cell:
    """Points; the average of several games may need two decimals."""
    exact = Fraction(tenths) / 10
    if tenths.denominator == 1:
        return Cell(points_text(int(tenths)), float(exact))
    return Cell(exact_text(exact, 2), float(exact))


def _rule(encounter: Encounter) -> str:
    if encounter.everybody_met:
        return _("The points from the games against each other decide.")
    if not encounter.cells:
        return _("None of them met: they stay tied.")
    return _(
        "Not all of them met: a player is placed only when nobody below could reach the points by"
        " winning every game that was not played."
    )


def _again(tournament: Tournament, inner: Encounter) -> str:
    """Players who were still tied, and what they scored among themselves."""
    scores = ", ".join(
        _("No {no}: {points}").format(
            no=tournament.player(key).tpn, points=_points_cell(inner.scores[key]).text
        )
        for key in inner.players
    )
    return _("Still tied, compared again among themselves: {scores}").format(scores=scores)
