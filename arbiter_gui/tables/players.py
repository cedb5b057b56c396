"""The working list of players: score, last round, and the colour code of the round to be paired."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_gui.i18n import _
from arbiter_gui.tables.marks import Unpaired, unpaired_kind
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
    round_column,
    title_cell,
    title_column,
)
from arbiter_gui.tables.player_marks import PlayerMark, player_marks
from arbiter_gui.tables.points import points_cell
from arbiter_gui.tables.round_cell import coming_cell, next_round, past_cell
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.bye import Bye
from arbiter_gui.tournament.player import BY_HAND, Player, PlayerKey
from arbiter_gui.tournament.presence import missing
from arbiter_gui.tournament.tournament import Tournament


def players_table(tournament: Tournament, today: int | None = None) -> Table:
    """Every player by number; what looks odd about somebody stands in the column "odd".

    The column "last_round" has the newest paired round (12w1), the column "code" the colour code
    of the round to be paired; each is there only when there is such a round.

    Args:
        tournament: The event.
        today: The year for ages, where the event does not say when it is; 0 asks for no ages; None
            leaves out what is for the arbiter alone, as lists that are put up do.
    """
    marks = None if today is None else player_marks(tournament, today)
    numbers = {player.key: int(player.tpn) for player in tournament.players}
    absent = frozenset(player.key for player in missing(tournament))
    rows = tuple(
        Row(
            (
                *_event_cells(tournament, player, numbers),
                _status_cell(tournament, player),
                *(() if marks is None else _desk_cells(player, absent, marks.get(player.key, ()))),
            ),
            int(player.key),
            player.name,
        )
        for player in tournament.players
    )
    columns = _columns(tournament)
    if marks is not None:
        columns = (*columns, *_desk_columns())
    return Table(columns, rows, _("Players"), () if rows else (no_players(),))


def _columns(tournament: Tournament) -> tuple[Column, ...]:
    newest, coming = tournament.rounds_paired, next_round(tournament)
    columns = [
        number_column(),
        title_column(),
        name_column(),
        rating_column(),
        federation_column(),
        points_column(),
    ]
    if newest:
        columns.append(round_column("last_round", newest, _("Opponent, colour and result")))
    if coming is not None:
        columns.append(round_column("code", coming, _("Colour preference")))
    columns.append(Column("status", _("Status"), Align.LEFT, _("Byes, late entry, withdrawal")))
    return tuple(columns)


def _desk_columns() -> tuple[Column, ...]:
    """What is for the arbiter alone, and stands in no list that is put up."""
    return (
        Column("here", _("In the hall"), Align.LEFT, _("Check-in: who has been seen")),
        Column("odd", _("To look at"), Align.LEFT, _("What looks odd")),
    )


def _list_columns() -> tuple[Column, ...]:
    """What the rating lists say beside the rating that is used."""
    return (
        Column("official", _("Official"), Align.RIGHT, _("Rating of the official list")),
        Column("national", _("National"), Align.RIGHT, _("Rating of the national federation")),
        Column("k", _("K"), Align.RIGHT, _("K of the rating list")),
        Column("source", _("Rating from"), Align.LEFT, _("Where the rating comes from")),
        Column("national_id", _("National ID"), Align.LEFT, _("Number of the federation")),
    )


def _event_cells(
    tournament: Tournament, player: Player, numbers: Mapping[PlayerKey, int]
) -> list[Cell]:
    """Who it is, and how the player stands in the event."""
    newest, coming = tournament.rounds_paired, next_round(tournament)
    cells = [
        number_cell(player),
        title_cell(player),
        name_cell(player),
        rating_cell(player),
        federation_cell(player),
        points_cell(tournament.score(player.key)),
    ]
    if newest:
        cells.append(past_cell(tournament, player, newest, numbers))
    if coming is not None:
        cells.append(coming_cell(tournament, player, coming))
    return cells


def _here_cell(player: Player, absent: frozenset[PlayerKey]) -> Cell:
    """Whether a player has been seen; nothing for who is not expected and before a check-in."""
    if player.checked_in:
        return Cell(_("here"), 0, tone=Tone.MUTED)
    if player.key in absent:
        return Cell(_("not here"), 1, tone=Tone.ATTENTION)
    return Cell()


def _status_cell(tournament: Tournament, player: Player) -> Cell:
    status = status_text(tournament, player)
    if player.half_bye_refused:
        status = "; ".join(filter(None, (status, _("no half-point byes"))))
    return Cell(status, status or None, tone=Tone.ATTENTION if status else Tone.PLAIN)


def _desk_cells(
    player: Player, absent: frozenset[PlayerKey], marks: tuple[PlayerMark, ...]
) -> tuple[Cell, ...]:
    odd = ", ".join(mark.text for mark in marks)
    return _here_cell(player, absent), Cell(odd, odd or None, tone=Tone.ATTENTION)


def _list_cells(player: Player) -> tuple[Cell, ...]:
    source = source_text(player)
    return (
        Cell(str(player.official_rating or ""), player.official_rating or None, tone=Tone.MUTED),
        Cell(str(player.national_rating or ""), player.national_rating or None, tone=Tone.MUTED),
        Cell(str(player.k_factor or ""), player.k_factor or None, tone=Tone.MUTED),
        Cell(source, source or None, tone=Tone.MUTED),
        Cell(player.national_id, player.national_id or None, tone=Tone.MUTED),
    )


def with_list_data(table: Table, tournament: Tournament) -> Table:
    """The list with what the rating lists say of each player."""
    rows = (
        replace(row, cells=(*row.cells, *_list_cells(tournament.player(PlayerKey(row.key)))))
        for row in table.rows
    )
    return replace(table, columns=(*table.columns, *_list_columns()), rows=tuple(rows))


def source_text(player: Player) -> str:
    """Where the rating comes from; what was typed is said in the language in use."""
    return _(BY_HAND) if player.rating_source == BY_HAND else player.rating_source


def status_text(tournament: Tournament, player: Player) -> str:
    """Why a player is not simply playing, in words; "" for everybody else."""
    if player.withdrawn_from is not None:
        text = _("withdrawn from round {round}")
        if player.expelled:
            text = _("expelled from round {round} on")
        return text.format(round=player.withdrawn_from)
    coming = next_round(tournament)
    if coming is None:
        return ""
    if isinstance(tournament.fact("bye", (coming, int(player.key))), Bye):
        reason = _(unpaired_kind(tournament, player, coming).label)
        return _("{bye} requested").format(bye=reason)
    if player.first_round >= max(coming, 2):
        return _("enters in round {round}").format(round=player.first_round)
    return _entry_or_absence(tournament, player)


def _entry_or_absence(tournament: Tournament, player: Player) -> str:
    newest = tournament.rounds_paired
    if newest and tournament.history(player.key)[-1].opponent is None:
        kind = unpaired_kind(tournament, player, newest)
        if kind is Unpaired.ABSENT:
            return _("absent in round {round}").format(round=newest)
    if player.first_round > 1:
        return _("entered in round {round}").format(round=player.first_round)
    return ""
