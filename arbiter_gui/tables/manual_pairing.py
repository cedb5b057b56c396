"""A round in the hands of the arbiter: who has no place, the boards, and what the rules say."""

from collections.abc import Iterable

from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.pairing.checker import Comparison, Difference
from arbiter_gui.pairing.draft import Draft
from arbiter_gui.pairing.objection import Objection, objections_to
from arbiter_gui.tables.colour_code import code_cell
from arbiter_gui.tables.criterion_count import count_text
from arbiter_gui.tables.player_columns import (
    name_cell,
    name_column,
    number_cell,
    number_column,
    number_heading,
    points_column,
    rating_cell,
    rating_column,
)
from arbiter_gui.tables.player_name import surname, surnames
from arbiter_gui.tables.points import points_cell, points_text
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament import Board, Colour, PlayerKey, Tournament

MARK = "▸"
"""Stands before the player who waits for another one."""

_SENTENCES = {
    "rematch": N_("{one} and {other} have met in round {round}"),
    "forbidden": N_("{one} and {other} must not be paired in this event"),
    "barred-bye": N_("{one} cannot have the bye: points without playing, or a bye before"),
    "wrong-colours": N_("{one} and {other} both get the colour that is not due to them"),
}
_OF_COLOUR = {
    ("third-colour", Colour.WHITE): N_("{one} gets White for the third time in a row"),
    ("third-colour", Colour.BLACK): N_("{one} gets Black for the third time in a row"),
    ("colour-difference", Colour.WHITE): N_(
        "{one} gets White once too often: more than two games more than with Black"
    ),
    ("colour-difference", Colour.BLACK): N_(
        "{one} gets Black once too often: more than two games more than with White"
    ),
}


def unplaced_table(tournament: Tournament, draft: Draft, marked: PlayerKey | None = None) -> Table:
    """Who has no place yet, in ranking order."""
    code = Column("code", _("Code"), Align.CENTRE, _("Colour preference before the round"))
    columns = (number_column(), name_column(), rating_column(), points_column(), code)
    rows = tuple(_unplaced_row(tournament, draft, key, marked) for key in draft.unplaced)
    return Table(columns, rows, _("Without a place"))


def boards_table(tournament: Tournament, draft: Draft, marked: PlayerKey | None = None) -> Table:
    """The boards so far, each with what is wrong with it; the key of a row is its place."""
    found = objections_to(draft.position, draft.boards)
    rows = tuple(
        _board_row(tournament, draft, place, objections, marked)
        for place, objections in enumerate(found, 1)
    )
    return Table(_board_columns(), rows, _("Boards"))


def phase_line(draft: Draft) -> str:
    """How the phase stands: who has no place, and how many boards break a rule."""
    missing = len(draft.unplaced)
    words = ngettext("{count} player without a place", "{count} players without a place", missing)
    parts = [words.format(count=missing) if missing else _("everybody has a place")]
    breaking = len({frozenset(o.players) for o in draft.objections if o.breaks_rule})
    if breaking:
        words = ngettext("{count} board breaks a rule", "{count} boards break a rule", breaking)
        parts.append(words.format(count=breaking))
    return " · ".join(parts)


def objection_lines(
    tournament: Tournament, draft: Draft, objections: Iterable[Objection]
) -> tuple[str, ...]:
    """What is wrong, a sentence each."""
    return tuple(_sentence(tournament, draft, objection) for objection in objections)


def differences_table(tournament: Tournament, comparison: Comparison) -> Table:
    """The boards of the arbiter beside those of the rules, and what gets worse first."""
    columns = (
        Column("kept", _("Your boards"), Align.LEFT, _("Boards paired by hand")),
        Column("computed", _("By the rules"), Align.LEFT, _("Boards that the rules ask for")),
        Column("why", _("What gets worse"), Align.LEFT, _("The first rule that is followed less")),
    )
    rows: list[Row] = []
    for difference in comparison.differences:
        rows += _difference_rows(tournament, difference, len(rows))
    return Table(columns, tuple(rows), _("Differences"))


def hand_note(tournament: Tournament, round_number: int) -> str:
    """What stands below the boards of a round paired by hand; "" for any other."""
    made = tournament.manual_pairing(round_number)
    if made is None or round_number > tournament.rounds_paired:
        return ""
    count = len(made.kept)
    if not made.reason:  # a file that was read tells the boards only
        text = ngettext(
            "Paired by hand, {count} board not as the rules ask. The reason is not known.",
            "Paired by hand, {count} boards not as the rules ask. The reason is not known.",
            count,
        )
        return text.format(count=count)
    text = ngettext(
        "Paired by hand, {count} board not as the rules ask. Reason: {reason}",
        "Paired by hand, {count} boards not as the rules ask. Reason: {reason}",
        count,
    )
    return text.format(count=count, reason=made.reason)


def _unplaced_row(
    tournament: Tournament, draft: Draft, key: PlayerKey, marked: PlayerKey | None
) -> Row:
    player, number = tournament.player(key), draft.position.round
    cells = (
        number_cell(player),
        _name(tournament, key, marked),
        rating_cell(player),
        points_cell(tournament.score(key, number - 1)),
        code_cell(tournament, player, number),
    )
    return Row(cells, int(key), _("{name} has no place yet").format(name=player.name))


def _board_columns() -> tuple[Column, ...]:
    points = _("Points before the round")
    code = _("Colour preference before the round")
    return (
        Column("board", _("Bd"), Align.RIGHT, _("Board")),
        Column("white_no", number_heading(), Align.RIGHT, _("Pairing number of White")),
        Column("white", _("White"), Align.LEFT, _("White")),
        Column("white_points", _("Pts"), Align.RIGHT, points),
        Column("white_code", _("Code"), Align.CENTRE, code),
        Column("black_code", _("Code"), Align.CENTRE, code),
        Column("black_points", _("Pts"), Align.RIGHT, points),
        Column("black", _("Black"), Align.LEFT, _("Black")),
        Column("black_no", number_heading(), Align.RIGHT, _("Pairing number of Black")),
        Column("objections", _("Against it"), Align.LEFT, _("What is against this board")),
    )


def _board_row(
    tournament: Tournament,
    draft: Draft,
    place: int,
    objections: tuple[Objection, ...],
    marked: PlayerKey | None,
) -> Row:
    white, black = draft.boards[place - 1]
    words = "; ".join(objection_lines(tournament, draft, objections))
    breaks = any(objection.breaks_rule for objection in objections)
    cells = (
        Cell(str(place), place, tone=Tone.MUTED),
        *_seat(tournament, draft, white, marked),
        *reversed(_seat(tournament, draft, black, marked)),
        Cell(words, words or None, words, Tone.ATTENTION if breaks else Tone.MUTED),
    )
    return Row(cells, place, _spoken(tournament, place, (white, black), words))


def _seat(
    tournament: Tournament, draft: Draft, key: PlayerKey | None, marked: PlayerKey | None
) -> tuple[Cell, Cell, Cell, Cell]:
    if key is None:
        bye = _("bye")
        return Cell(), Cell(bye, bye, tone=Tone.MUTED), Cell(), Cell()
    player, number = tournament.player(key), draft.position.round
    points = points_cell(tournament.score(key, number - 1))
    name = _name(tournament, key, marked)
    return number_cell(player), name, points, code_cell(tournament, player, number)


def _name(tournament: Tournament, key: PlayerKey, marked: PlayerKey | None) -> Cell:
    player = tournament.player(key)
    if key != marked:
        return name_cell(player)
    spoken = _("{name}, marked").format(name=player.name)
    return Cell(f"{MARK} {player.name}", player.name, spoken, Tone.STRONG)


def _spoken(tournament: Tournament, place: int, board: Board, words: str) -> str:
    white, black = board
    name = tournament.player(white).name
    if black is None:
        said = _("The bye: {name}").format(name=name)
    else:
        text = _("Board {board}: {white} with White against {black}")
        said = text.format(board=place, white=name, black=tournament.player(black).name)
    return f"{said}. {words}" if words else said


def _sentence(tournament: Tournament, draft: Draft, objection: Objection) -> str:
    one, *others = objection.players
    player = tournament.player(one)
    values: dict[str, object] = {"one": surname(player)}
    if others:
        other = tournament.player(others[0])
        values["one"], values["other"] = surnames(player, other)
        values["round"] = _round_of_meeting(tournament, one, others[0])
    of_colour = _OF_COLOUR.get((objection.code, _colour_on(draft, one)))
    return fill(of_colour or _SENTENCES[objection.code], values)


def _round_of_meeting(tournament: Tournament, one: PlayerKey, other: PlayerKey) -> int:
    met = [r.round for r in tournament.history(one) if r.played and r.opponent == other]
    return met[-1] if met else 0


def _colour_on(draft: Draft, player: PlayerKey) -> Colour:
    board = draft.board_of(player)
    return Colour.WHITE if board is not None and board[0] == player else Colour.BLACK


def _difference_rows(
    tournament: Tournament, difference: Difference, rows_before: int
) -> Iterable[Row]:
    why = _why(difference)
    height = max(len(difference.played), len(difference.computed), 1)
    for place in range(height):
        kept = _board_text(tournament, difference.played, place)
        computed = _board_text(tournament, difference.computed, place)
        reason = why if place == 0 else ""
        cells = (
            Cell(kept, kept or None, tone=Tone.STRONG),
            Cell(computed, computed or None),
            Cell(reason, reason or None, reason, Tone.ATTENTION),
        )
        spoken = _("Your board: {kept}. By the rules: {computed}. {why}")
        yield Row(
            cells, rows_before + place + 1, spoken.format(kept=kept, computed=computed, why=why)
        )


def _board_text(tournament: Tournament, boards: tuple[Board, ...], place: int) -> str:
    if place >= len(boards):
        return ""
    white, black = boards[place]
    one = tournament.player(white)
    if black is None:
        return _("{no} {name}: bye").format(no=one.tpn, name=surname(one))
    other = tournament.player(black)
    names = surnames(one, other)
    return f"{one.tpn} {names[0]} – {other.tpn} {names[1]}"


def _why(difference: Difference) -> str:
    verdict = difference.verdict
    if verdict is None:
        return _("The rules ask for other boards")
    where = "" if difference.bracket is None else points_text(difference.bracket)
    reason = " ".join(filter(None, (verdict.article, _(verdict.name))))
    values = {"reason": reason, "score": where}
    counts = {"played": verdict.played, "computed": verdict.computed}
    values |= {name: count_text(verdict, count) for name, count in counts.items()}
    if verdict.computed is None:
        return reason
    if where:
        text = N_("{reason}: {played} instead of {computed}, bracket of {score}")
    else:
        text = N_("{reason}: {played} instead of {computed}")
    return fill(text, values)
