"""Every player and every round: opponent, colour and result, and the codes of the next round."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from arbiter_gui.i18n import _, pgettext
from arbiter_gui.tables.player_columns import (
    name_cell,
    name_column,
    no_players,
    number_column,
    points_column,
    rating_cell,
    rating_column,
    round_column,
    title_cell,
    title_column,
    with_departures,
)
from arbiter_gui.tables.points import points_cell
from arbiter_gui.tables.round_cell import coming_cell, future_cell, next_round, past_cell
from arbiter_gui.tables.standings import (
    round_with_results,
    standings_notes,
    tiebreak_cells,
    tiebreak_columns,
)
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tiebreaks.standings import Standing, Standings, rank
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament


class Order(Enum):
    """How a crosstable is sorted; opponents are referred to by the number it is sorted by."""

    RANK = "rank"
    NUMBER = "number"


def crosstable(
    tournament: Tournament, order: Order = Order.RANK, after_round: int | None = None
) -> Table:
    """All rounds side by side, as they were after a round (default: the newest paired one).

    The column of the round to be paired shows the colour codes. Sorted by rank, the first column
    counts the places, and opponents are named by their place; sorted by number, by their number.
    """
    until = tournament.rounds_paired if after_round is None else after_round
    # a round in which nothing has happened yet moves nobody and gives nobody an opponent
    standings = rank(tournament, min(until, round_with_results(tournament)))
    standings = replace(standings, after_round=until)
    places = {row.player: place for place, row in enumerate(standings.rows, start=1)}
    numbers = {player.key: int(player.tpn) for player in tournament.players}
    rows = standings.rows
    if order is Order.NUMBER:
        rows = tuple(sorted(rows, key=lambda row: numbers[row.player]))
    references = places if order is Order.RANK else numbers
    table = Table(
        _columns(tournament, standings, order),
        tuple(_row(tournament, standings, row, references) for row in rows),
        _title(until, order),
        standings_notes(standings) if rows else (no_players(),),
    )
    return with_departures(table, tournament, until)


def _title(until: int, order: Order) -> str:
    if not until:
        return _("Crosstable before round 1")
    if order is Order.RANK:
        return _("Crosstable after round {round}, by rank").format(round=until)
    return _("Crosstable after round {round}, by number").format(round=until)


def _columns(tournament: Tournament, standings: Standings, order: Order) -> tuple[Column, ...]:
    by_rank = order is Order.RANK
    place = Column("place", pgettext("heading of places", "#"), Align.RIGHT, _("Place"))
    reference = _("Place") if by_rank else _("Pairing number")
    coming = next_round(tournament, standings.after_round)
    return (
        place if by_rank else number_column(),
        title_column(),
        name_column(),
        rating_column(),
        *(
            _round_column(number, coming, reference)
            for number in range(1, _width(tournament, standings) + 1)
        ),
        points_column(),
        *tiebreak_columns(standings),
    )


def _round_column(number: int, coming: int | None, reference: str) -> Column:
    """A round's column; its heading is the bare number, since there are many of them."""
    if number == coming:
        what = _("Colour preference")
    else:
        what = _("{number} of the opponent, colour and result").format(number=reference)
    column = round_column(f"round_{number}", number, what)
    return Column(column.key, str(number), Align.CENTRE, column.long_title)


def _width(tournament: Tournament, standings: Standings) -> int:
    """How many rounds have a column: those declared, and the coming one when none are."""
    coming = next_round(tournament, standings.after_round)
    return max(tournament.settings.rounds, standings.after_round, coming or 0)


def _row(
    tournament: Tournament,
    standings: Standings,
    standing: Standing,
    references: Mapping[PlayerKey, int],
) -> Row:
    player = tournament.player(standing.player)
    reference = references[player.key]
    cells = (
        Cell(str(reference), reference, tone=Tone.MUTED),
        title_cell(player),
        name_cell(player),
        rating_cell(player),
        *_round_cells(tournament, standings, player, references),
        points_cell(standing.points, tone=Tone.STRONG),
        *tiebreak_cells(standings, standing),
    )
    return Row(cells, int(player.key), player.name)


def _round_cells(
    tournament: Tournament,
    standings: Standings,
    player: Player,
    references: Mapping[PlayerKey, int],
) -> list[Cell]:
    until = standings.after_round
    coming = next_round(tournament, until)
    is_newest = until == tournament.rounds_paired
    cells = []
    for number in range(1, _width(tournament, standings) + 1):
        if number <= until:
            cells.append(past_cell(tournament, player, number, references))
        elif number == coming or (is_newest and player.has_left(number - 1)):
            cells.append(coming_cell(tournament, player, number))
        else:
            cells.append(future_cell())
    return cells
