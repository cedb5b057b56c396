"""One player round by round: opponents, colours, results, floats and the colour codes."""

from arbiter_gui.i18n import N_, _
from arbiter_gui.pairing.card import Float
from arbiter_gui.tables.colour_code import (
    code_cell,
    colour_letter,
    colour_name,
    colours_before,
    preference_sentence,
)
from arbiter_gui.tables.floats import float_of_round
from arbiter_gui.tables.marks import letter_text, letter_words, unpaired_kind
from arbiter_gui.tables.norms import norm_line
from arbiter_gui.tables.player_columns import (
    name_cell,
    number_cell,
    number_heading,
    rating_cell,
    title_cell,
)
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tables.players import status_text
from arbiter_gui.tables.points import points_cell, points_text
from arbiter_gui.tables.ratings import rating_line
from arbiter_gui.tables.round_cell import next_round
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_FLOATS = {Float.DOWN: N_("down"), Float.UP: N_("up"), Float.NONE: ""}


def player_card(tournament: Tournament, key: PlayerKey) -> Table:
    """Every paired round of a player, each with the colour code that was valid before it.

    Raises:
        KeyError: There is no such player.
    """
    player = tournament.player(key)
    rows = tuple(_row(tournament, player, record) for record in tournament.history(key))
    return Table(_columns(), rows, _title(player), _notes(tournament, player))


def _title(player: Player) -> str:
    named = f"{player.title.value} {player.name}".strip()
    return _("No {no}: {name}").format(no=player.tpn, name=named)


def _columns() -> tuple[Column, ...]:
    return (
        Column("round", _("Rd"), Align.RIGHT, _("Round")),
        Column("code", _("Code"), Align.CENTRE, _("Colour preference before the round")),
        Column("colour", _("Colour"), Align.CENTRE, _("Colour")),
        Column("opponent_no", number_heading(), Align.RIGHT, _("Pairing number of the opponent")),
        Column("opponent_title", "", Align.LEFT, _("Title of the opponent")),
        Column("opponent", _("Opponent"), Align.LEFT, _("Opponent")),
        Column("opponent_rating", _("Rtg"), Align.RIGHT, _("Rating of the opponent")),
        Column("result", _("Res"), Align.CENTRE, _("Result")),
        Column("points", _("Pts"), Align.RIGHT, _("Points after the round")),
        Column("float", _("Float"), Align.CENTRE, _("Met somebody with fewer or more points")),
    )


def _row(tournament: Tournament, player: Player, record: RoundRecord) -> Row:
    code = code_cell(tournament, player, record.round)
    floated = _(_FLOATS[float_of_round(tournament, player.key, record)])
    cells = (
        Cell(str(record.round), record.round, tone=Tone.MUTED),
        code,
        *_opponent_cells(tournament, player, record),
        points_cell(tournament.score(player.key, record.round), tone=Tone.STRONG),
        Cell(floated, floated or None, tone=Tone.MUTED),
    )
    return Row(cells, record.round, code.spoken)


def _opponent_cells(
    tournament: Tournament, player: Player, record: RoundRecord
) -> tuple[Cell, ...]:
    if record.opponent is None:
        reason = _(unpaired_kind(tournament, player, record.round).label)
        points = points_text(record.points)
        return (
            Cell(),
            Cell(),
            Cell(),
            Cell(reason, reason, tone=Tone.MUTED),
            Cell(),
            Cell(points, points),
        )
    opponent = tournament.player(record.opponent)
    result = letter_text(record.letter)
    return (
        _colour_cell(record),
        number_cell(opponent),
        title_cell(opponent),
        name_cell(opponent),
        rating_cell(opponent),
        Cell(result, result or None, letter_words(record.letter)),
    )


def _colour_cell(record: RoundRecord) -> Cell:
    """The colour of the game; in parentheses where a forfeit took it away."""
    if record.colour is None:
        return Cell()
    letter = colour_letter(record.colour)
    if record.played or not record.letter:
        return Cell(letter, letter, colour_name(record.colour))
    text = f"({letter})"
    return Cell(text, text, _("{colour}, not played").format(colour=colour_name(record.colour)))


def _notes(tournament: Tournament, player: Player) -> tuple[str, ...]:
    notes = []
    colours = colours_before(tournament, player, tournament.rounds_paired + 1)
    coming = next_round(tournament)
    if colours:
        letters = " ".join(colour_letter(colour) for colour in colours)
        notes.append(_("Colours of the games played: {letters}").format(letters=letters))
    if coming is not None and not _is_playing(tournament, player.key):
        sentence = preference_sentence(surname(player), colours)
        notes.append(_("Round {round}: {sentence}").format(round=coming, sentence=sentence))
    last = (
        rating_line(tournament, player.key),
        norm_line(tournament, player.key),
        status_text(tournament, player),
    )
    return (*notes, *filter(None, last))


def _is_playing(tournament: Tournament, key: PlayerKey) -> bool:
    history = tournament.history(key)
    return bool(history) and history[-1].opponent is not None and not history[-1].letter
