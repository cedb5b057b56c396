"""A card to pair the next round with a pencil: a player's rounds, and empty ones to come."""

from arbiter_gui.i18n import N_, _
from arbiter_gui.pairing.card import Float
from arbiter_gui.tables.colour_code import colour_letter
from arbiter_gui.tables.floats import float_of_round
from arbiter_gui.tables.marks import letter_text, unpaired_kind
from arbiter_gui.tables.points import points_text
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_FLOATS = {Float.DOWN: N_("down"), Float.UP: N_("up"), Float.NONE: ""}
_FEWEST_ROUNDS = 9


def pencil_card(tournament: Tournament, key: PlayerKey) -> Table:
    """Round, colour, opponent, result, points and float; rounds to come are empty lines.

    Raises:
        KeyError: There is no such player.
    """
    player = tournament.player(key)
    rows = [_row(tournament, player, record) for record in tournament.history(key)]
    last = max(tournament.settings.rounds or _FEWEST_ROUNDS, len(rows))
    rows += [
        Row((Cell(str(number), number), *([Cell()] * 5)), number)
        for number in range(len(rows) + 1, last + 1)
    ]
    return Table(_columns(), tuple(rows))


def _columns() -> tuple[Column, ...]:
    return (
        Column("round", _("Rd"), Align.RIGHT, _("Round")),
        Column("colour", _("Colour"), Align.CENTRE, _("Colour")),
        Column("opponent_no", _("Opponent"), Align.RIGHT, _("Pairing number of the opponent")),
        Column("result", _("Res"), Align.CENTRE, _("Result")),
        Column("points", _("Pts"), Align.RIGHT, _("Points after the round")),
        Column("float", _("Float"), Align.CENTRE, _("Met somebody with fewer or more points")),
    )


def _row(tournament: Tournament, player: Player, record: RoundRecord) -> Row:
    points = points_text(tournament.score(player.key, record.round))
    floated = _(_FLOATS[float_of_round(tournament, player.key, record)])
    start = Cell(str(record.round), record.round)
    if record.opponent is None or record.colour is None:
        why = _(unpaired_kind(tournament, player, record.round).mark)
        return Row((start, Cell(), Cell(why), Cell(), Cell(points), Cell(floated)), record.round)
    opponent = tournament.player(record.opponent)
    colour = colour_letter(record.colour) if record.played or not record.letter else ""
    cells = (
        start,
        Cell(colour),
        Cell(str(opponent.tpn), int(opponent.tpn)),
        Cell(letter_text(record.letter)),
        Cell(points),
        Cell(floated),
    )
    return Row(cells, record.round)
