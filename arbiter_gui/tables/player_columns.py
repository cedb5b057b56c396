"""The columns that every list of players has, and their cells."""

from dataclasses import replace

from arbiter_gui.i18n import _, pgettext
from arbiter_gui.tables.table import Align, Cell, Column, Table, Tone
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament


def no_players() -> str:
    """What an empty event says wherever players would be listed."""
    return _("There are no players yet. Add the players first, or import them from a file.")


def number_heading() -> str:
    """The short heading above pairing numbers."""
    return pgettext("heading above pairing numbers", "No")


def number_column() -> Column:
    """The column of the pairing number."""
    return Column("no", number_heading(), Align.RIGHT, _("Pairing number"))


def title_column() -> Column:
    """The column of the title; narrow, without a heading."""
    return Column("title", "", Align.LEFT, _("Title"))


def rating_column() -> Column:
    """The column of the rating."""
    return Column("rating", _("Rtg"), Align.RIGHT, _("Rating"))


def federation_column() -> Column:
    """The column of the federation."""
    return Column("federation", _("Fed"), Align.LEFT, _("Federation"))


def points_column() -> Column:
    """The column of the score."""
    return Column("points", _("Pts"), Align.RIGHT, _("Points"))


def name_column() -> Column:
    """The column of the name."""
    return Column("name", _("Name"), Align.LEFT, _("Name"))


def round_column(key: str, number: int, what: str) -> Column:
    """A column that stands for one round."""
    title = _("Rd {round}").format(round=number)
    long_title = _("Round {round}: {what}").format(round=number, what=what)
    return Column(key, title, Align.CENTRE, long_title)


def number_cell(player: Player) -> Cell:
    """The pairing number."""
    return Cell(str(player.tpn), int(player.tpn), tone=Tone.MUTED)


def title_cell(player: Player) -> Cell:
    """The title, or nothing."""
    return Cell(player.title.value, player.title.value or None, tone=Tone.MUTED)


def name_cell(player: Player) -> Cell:
    """The name, the loudest text of a list."""
    return Cell(player.name, player.name, tone=Tone.STRONG)


def rating_cell(player: Player) -> Cell:
    """The rating; nothing for an unrated player."""
    return Cell(str(player.rating), player.rating) if player.rating else Cell()


def federation_cell(player: Player) -> Cell:
    """The federation, or nothing."""
    return Cell(player.federation, player.federation or None, tone=Tone.MUTED)


def departure_column() -> Column:
    """The column that says who has left the event."""
    return Column("note", _("Note"), Align.LEFT, _("Withdrawals and expulsions"))


def with_departures(table: Table, tournament: Tournament, after_round: int) -> Table:
    """The table with a last column for who has left by the end of a round, if anybody has."""
    players = [tournament.player(PlayerKey(row.key)) for row in table.rows]
    if not any(player.has_left(after_round) for player in players):
        return table
    rows = (
        replace(row, cells=(*row.cells, departure_cell(player, after_round)))
        for row, player in zip(table.rows, players, strict=True)
    )
    return replace(table, columns=(*table.columns, departure_column()), rows=tuple(rows))


def departure_cell(player: Player, after_round: int) -> Cell:
    """The word for a player who has left by the end of a round; nothing for everybody else."""
    if not player.has_left(after_round):
        return Cell()
    word = _("expelled") if player.expelled else _("withdrawn")
    return Cell(word, word, tone=Tone.ATTENTION)


def identity_columns() -> tuple[Column, ...]:
    """Who a row of a report is about: number, title, name, federation, rating."""
    return number_column(), title_column(), name_column(), federation_column(), rating_column()


def identity_cells(player: Player) -> tuple[Cell, ...]:
    """The cells of `identity_columns`."""
    return (
        number_cell(player),
        title_cell(player),
        name_cell(player),
        federation_cell(player),
        rating_cell(player),
    )
