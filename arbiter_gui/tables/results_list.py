"""The results of a round as they are put up: boards, names, results, and who had no game."""

from arbiter_gui.i18n import _
from arbiter_gui.tables.marks import result_sentence, result_text
from arbiter_gui.tables.pairings import pairing_notes
from arbiter_gui.tables.player_columns import name_cell, number_cell, number_heading
from arbiter_gui.tables.points import points_cell
from arbiter_gui.tables.round_lines import round_title
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.tournament import Tournament


def results_list(tournament: Tournament, round_number: int) -> Table:
    """The boards of a round with their results; points are those after it."""
    rows = tuple(_row(tournament, game) for game in tournament.games(round_number))
    title = _("{round}: results").format(round=round_title(tournament, round_number))
    return Table(_columns(), rows, title, pairing_notes(tournament, round_number))


def _columns() -> tuple[Column, ...]:
    points = _("Points after the round")
    return (
        Column("board", _("Bd"), Align.RIGHT, _("Board")),
        Column("white_no", number_heading(), Align.RIGHT, _("Pairing number of White")),
        Column("white_name", _("White"), Align.LEFT, _("White")),
        Column("white_points", _("Pts"), Align.RIGHT, points),
        Column("result", _("Res"), Align.CENTRE, _("Result")),
        Column("black_points", _("Pts"), Align.RIGHT, points),
        Column("black_name", _("Black"), Align.LEFT, _("Black")),
        Column("black_no", number_heading(), Align.RIGHT, _("Pairing number of Black")),
    )


def _row(tournament: Tournament, game: Game) -> Row:
    white, black = tournament.player(game.white), tournament.player(game.black)
    text, words = result_text(game.result), result_sentence(game.result)
    return Row(
        (
            Cell(str(game.board), game.board, tone=Tone.MUTED),
            number_cell(white),
            name_cell(white),
            points_cell(tournament.score(white.key, game.round)),
            Cell(text, text or None, words, Tone.STRONG),
            points_cell(tournament.score(black.key, game.round)),
            name_cell(black),
            number_cell(black),
        ),
        game.board,
        _("Board {board}: {white} against {black}, {result}").format(
            board=game.board, white=white.name, black=black.name, result=words
        ),
    )
