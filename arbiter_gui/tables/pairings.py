"""The boards of a round, with the colour codes beside both names, and the list by name."""

from dataclasses import replace

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.pairing.card import Float
from arbiter_gui.tables.colour_code import (
    code_cell,
    colour_letter,
    colour_name,
    preference_before,
    wish,
)
from arbiter_gui.tables.floats import float_of_pair
from arbiter_gui.tables.manual_pairing import hand_note
from arbiter_gui.tables.marks import result_sentence, result_text, unpaired_kind
from arbiter_gui.tables.not_playing import not_playing_line, not_playing_note
from arbiter_gui.tables.player_columns import (
    federation_cell,
    name_cell,
    no_players,
    number_cell,
    number_heading,
    rating_cell,
    title_cell,
)
from arbiter_gui.tables.player_name import name_order, surnames
from arbiter_gui.tables.points import points_cell
from arbiter_gui.tables.round_lines import round_title, version_line
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.tournament import Tournament

_FEDERATIONS = {"white_federation", "black_federation"}


def pairings_table(
    tournament: Tournament, round_number: int, *, federations: bool = False
) -> Table:
    """The boards of a round; points and codes are those before the round.

    Args:
        tournament: The event.
        round_number: The round; one that is not paired gives an empty table that says so.
        federations: Whether the federations stand beside the ratings.
    """
    rows = tuple(_row(tournament, game) for game in tournament.games(round_number))
    table = Table(
        _columns(),
        rows,
        round_title(tournament, round_number),
        pairing_notes(tournament, round_number),
    )
    return table if federations else _without(table, _FEDERATIONS)


def with_board(table: Table, tournament: Tournament, game: Game) -> Table:
    """The table of a round after the result of one board: only that row is built again."""
    alone = _without(Table(_columns(), (_row(tournament, game),)), _FEDERATIONS)
    rows = tuple(alone.rows[0] if row.key == game.board else row for row in table.rows)
    return replace(table, rows=rows)


def _without(table: Table, keys: set[str]) -> Table:
    return table.only([i for i, column in enumerate(table.columns) if column.key not in keys])


def _columns() -> tuple[Column, ...]:
    code, points = _("Colour preference before the round"), _("Points before the round")
    return (
        Column("board", _("Bd"), Align.RIGHT, _("Board")),
        Column("white_no", number_heading(), Align.RIGHT, _("Pairing number of White")),
        Column("white_title", "", Align.LEFT, _("Title of White")),
        Column("white_name", _("White"), Align.LEFT, _("White")),
        Column("white_rating", _("Rtg"), Align.RIGHT, _("Rating of White")),
        Column("white_federation", _("Fed"), Align.LEFT, _("Federation of White")),
        Column("white_points", _("Pts"), Align.RIGHT, points),
        Column("white_code", _("Code"), Align.CENTRE, code),
        Column("result", _("Res"), Align.CENTRE, _("Result")),
        Column("black_code", _("Code"), Align.CENTRE, code),
        Column("black_points", _("Pts"), Align.RIGHT, points),
        Column("black_title", "", Align.LEFT, _("Title of Black")),
        Column("black_name", _("Black"), Align.LEFT, _("Black")),
        Column("black_rating", _("Rtg"), Align.RIGHT, _("Rating of Black")),
        Column("black_federation", _("Fed"), Align.LEFT, _("Federation of Black")),
        Column("black_no", number_heading(), Align.RIGHT, _("Pairing number of Black")),
        Column("note", _("Note"), Align.LEFT, _("Floats and colours missed")),
    )


def _row(tournament: Tournament, game: Game) -> Row:
    white, black = tournament.player(game.white), tournament.player(game.black)
    before = game.round - 1
    cells = (
        Cell(str(game.board), game.board, tone=Tone.MUTED),
        number_cell(white),
        title_cell(white),
        name_cell(white),
        rating_cell(white),
        federation_cell(white),
        points_cell(tournament.score(white.key, before)),
        code_cell(tournament, white, game.round),
        Cell(
            result_text(game.result),
            result_text(game.result) or None,
            result_sentence(game.result),
            Tone.STRONG,
        ),
        code_cell(tournament, black, game.round),
        points_cell(tournament.score(black.key, before)),
        title_cell(black),
        name_cell(black),
        rating_cell(black),
        federation_cell(black),
        number_cell(black),
        _note(tournament, game),
    )
    return Row(cells, game.board, _spoken(tournament, game))


def _spoken(tournament: Tournament, game: Game) -> str:
    white, black = tournament.player(game.white), tournament.player(game.black)
    text = _(
        "Board {board}: {white} with White, {white_wish}, against {black}, {black_wish}, {result}"
    )
    return text.format(
        board=game.board,
        white=white.name,
        white_wish=wish(preference_before(tournament, white, game.round)),
        black=black.name,
        black_wish=wish(preference_before(tournament, black, game.round)),
        result=result_sentence(game.result),
    )


def _note(tournament: Tournament, game: Game) -> Cell:
    """Who does not get the colour of the preference, and who floats, in words.

    Where the note is cut off, what deserves attention is still there.
    """
    missed = _colours_missed(tournament, game)
    words = "; ".join([*missed, *_floats(tournament, game)])
    return Cell(words, words or None, words, Tone.ATTENTION if missed else Tone.MUTED)


def _floats(tournament: Tournament, game: Game) -> list[str]:
    white, black = tournament.player(game.white), tournament.player(game.black)
    floated = float_of_pair(tournament, game.round, (game.white, game.black))
    if floated is Float.NONE:
        return []
    name = surnames(white, black)[0 if floated is Float.DOWN else 1]
    return [_("{name} moved down").format(name=name)]


def _colours_missed(tournament: Tournament, game: Game) -> list[str]:
    white, black = tournament.player(game.white), tournament.player(game.black)
    names = surnames(white, black)
    missed = []
    for player, name, got in zip((white, black), names, (Colour.WHITE, Colour.BLACK), strict=True):
        wanted = preference_before(tournament, player, game.round).colour
        if wanted is not None and wanted is not got:
            first = wanted is Colour.WHITE
            text = _("{name} did not get White") if first else _("{name} did not get Black")
            missed.append(text.format(name=name))
    return missed


def pairing_notes(tournament: Tournament, round_number: int) -> tuple[str, ...]:
    """What stands below the boards: who is not playing and why, or what to do first."""
    absent = not_playing_note(tournament, round_number)
    return (*first_notes(tournament, round_number), *([absent] if absent else []))


def first_notes(tournament: Tournament, round_number: int) -> tuple[str, ...]:
    """What to do before the round can be paired, or that it was paired by hand."""
    if not tournament.players:
        return (no_players(),)
    notes = []
    if round_number > tournament.rounds_paired:
        notes = _not_paired_notes(tournament, round_number)
    by_hand = hand_note(tournament, round_number)
    if by_hand:
        notes.append(by_hand)
    return tuple(notes)


def short_notes(tournament: Tournament, round_number: int) -> tuple[str, ...]:
    """The same where there is little room: of many who do not play only how many and why."""
    absent = not_playing_line(tournament, round_number)
    return (*first_notes(tournament, round_number), *([absent] if absent else []))


def _not_paired_notes(tournament: Tournament, round_number: int) -> list[str]:
    notes = [_("Round {round} is not paired yet.").format(round=round_number)]
    newest = tournament.rounds_paired
    missing = len(tournament.games_without_result(newest)) if newest else 0
    if missing:
        text = ngettext(
            "First enter the {count} missing result of round {round}.",
            "First enter the {count} missing results of round {round}.",
            missing,
        )
        notes.append(text.format(count=missing, round=newest))
    return notes


def by_name(tournament: Tournament, round_number: int) -> Table:
    """Where each player sits, by name: board, colour and opponent, or why there is no game."""
    boards = {
        key: game for game in tournament.games(round_number) for key in (game.white, game.black)
    }
    players = sorted(tournament.players, key=lambda player: (name_order(player), player.tpn))
    paired = round_number <= tournament.rounds_paired
    rows = tuple(
        _seat(tournament, player, boards.get(player.key), round_number)
        for player in players
        if paired
    )
    title = _("Round {round} by name").format(round=round_number)
    stamp = version_line(tournament, round_number) if paired else ""
    title = f"{title}, {stamp}" if stamp else title
    notes = () if rows else pairing_notes(tournament, round_number)
    return Table(_by_name_columns(), rows, title, notes)


def _by_name_columns() -> tuple[Column, ...]:
    return (
        Column("title", "", Align.LEFT, _("Title")),
        Column("name", _("Name"), Align.LEFT, _("Name")),
        Column("no", number_heading(), Align.RIGHT, _("Pairing number")),
        Column("board", _("Bd"), Align.RIGHT, _("Board")),
        Column("colour", _("Colour"), Align.CENTRE, _("Colour")),
        Column("opponent", _("Opponent"), Align.LEFT, _("Opponent")),
        Column("opponent_no", number_heading(), Align.RIGHT, _("Pairing number of the opponent")),
    )


def _seat(tournament: Tournament, player: Player, game: Game | None, round_number: int) -> Row:
    start = (title_cell(player), name_cell(player), number_cell(player))
    if game is None:
        reason = _(unpaired_kind(tournament, player, round_number).label)
        place = (Cell(), Cell(), Cell(reason, reason, tone=Tone.MUTED), Cell())
        spoken = _("{name}: {reason}").format(name=player.name, reason=reason)
        return Row(start + place, int(player.key), spoken)
    colour = game.colour_of(player.key)
    opponent = tournament.player(game.opponent_of(player.key))
    letter = colour_letter(colour)
    place = (
        Cell(str(game.board), game.board, tone=Tone.STRONG),
        Cell(letter, letter, colour_name(colour)),
        Cell(opponent.name, opponent.name),
        number_cell(opponent),
    )
    spoken = _("{name}: board {board} with {colour} against {opponent}").format(
        name=player.name, board=game.board, colour=colour_name(colour), opponent=opponent.name
    )
    return Row(start + place, int(player.key), spoken)
