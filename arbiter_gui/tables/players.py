"""The working list of players: score, last round, and the colour code of the round to be paired."""

from collections.abc import Mapping

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
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament


def players_table(tournament: Tournament, today: int | None = None) -> Table:
    """Every player by number; what looks odd about somebody stands in the column "odd".

    The column "last_round" has the newest paired round (12w1), the column "code" the colour code
    of the round to be paired; each is there only when there is such a round.

    Args:
        tournament: The event.
        today: The year for ages, where the event does not say when it is; 0 asks for no ages; None
            leaves the column "odd" out, as lists that are put up do.
    """
    marks = None if today is None else player_marks(tournament, today)
    numbers = {player.key: int(player.tpn) for player in tournament.players}
    rows = tuple(
        _row(tournament, player, numbers, None if marks is None else marks.get(player.key, ()))
        for player in tournament.players
    )
    columns = _columns(tournament)
    if marks is not None:
        columns = (*columns, Column("odd", _("To look at"), Align.LEFT, _("What looks odd")))
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


def _row(
    tournament: Tournament,
    player: Player,
    numbers: Mapping[PlayerKey, int],
    marks: tuple[PlayerMark, ...] | None,
) -> Row:
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
        numbers = {other.key: int(other.tpn) for other in tournament.players}
        cells.append(past_cell(tournament, player, newest, numbers))
    if coming is not None:
        cells.append(coming_cell(tournament, player, coming))
    status = status_text(tournament, player)
    cells.append(Cell(status, status or None, tone=Tone.ATTENTION if status else Tone.PLAIN))
    if marks is not None:
        odd = ", ".join(mark.text for mark in marks)
        cells.append(Cell(odd, odd or None, tone=Tone.ATTENTION))
    return Row(tuple(cells), int(player.key), player.name)


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
    if player.first_round > coming:
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
