"""The players by pairing number, as the list that is put up before round 1."""

from arbiter_gui.dates import day_text
from arbiter_gui.i18n import _
from arbiter_gui.tables.player_columns import (
    federation_cell,
    federation_column,
    name_cell,
    name_column,
    no_players,
    number_cell,
    number_column,
    rating_cell,
    rating_column,
    title_cell,
    title_column,
    with_departures,
)
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.tournament import Tournament


def starting_list(tournament: Tournament) -> Table:
    """Number, title, name, rating, federation, FIDE ID, birth, club, and who has left the event."""
    rows = tuple(_row(player) for player in tournament.players)
    table = Table(_columns(), rows, _("Starting list"), () if rows else (no_players(),))
    return with_departures(table, tournament, tournament.rounds_paired)


def _columns() -> tuple[Column, ...]:
    return (
        number_column(),
        title_column(),
        name_column(),
        rating_column(),
        federation_column(),
        Column("fide_id", _("FIDE ID"), Align.RIGHT, _("FIDE identity number")),
        Column("birth", _("Born"), Align.LEFT, _("Date or year of birth")),
        Column("club", _("Club"), Align.LEFT, _("Club or place")),
    )


def _row(player: Player) -> Row:
    fide_id = str(player.fide_id) if player.fide_id else ""
    return Row(
        (
            number_cell(player),
            title_cell(player),
            name_cell(player),
            rating_cell(player),
            federation_cell(player),
            Cell(fide_id, fide_id or None, tone=Tone.MUTED),
            Cell(day_text(player.birth), player.birth or None, tone=Tone.MUTED),
            Cell(player.club, player.club or None, tone=Tone.MUTED),
        ),
        int(player.key),
        player.name,
    )
