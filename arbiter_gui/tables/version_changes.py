"""A published round beside an earlier version of it: what the hall has to be told."""

from collections.abc import Iterator

from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tables.then_and_now import board_words, bye_words
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_NAMED = 3

_Line = tuple[int, str, str, str]
"""A board (0 for a bye), what it is about, what it was, what it is now."""


def version_changes(then: Tournament, now: Tournament, round_number: int) -> Table:
    """A line for every board and every bye that differs; results that came in are no difference.

    Args:
        then: The event as it was when an earlier version of the round was published.
        now: The event.
        round_number: The round; it is paired in both.
    """
    lines = [*_boards(then, now, round_number), *_byes(then, now, round_number)]
    version = then.rounds[round_number - 1].version
    columns = (
        Column("board", _("Board"), Align.RIGHT),
        Column("what", _("What")),
        Column("then", fill(N_("Version {version}"), {"version": version})),
        Column("now", _now_title(now, round_number)),
    )
    rows = tuple(_row(place, line) for place, line in enumerate(lines, start=1))
    return Table(columns, rows, version_title(then, now, round_number))


def version_title(then: Tournament, now: Tournament, round_number: int) -> str:
    """What is compared: "Round 5: version 2 against version 1"."""
    old, new = then.rounds[round_number - 1].version, now.rounds[round_number - 1]
    values = {"round": round_number, "old": old, "new": new.version}
    if new.published_at:
        return fill(N_("Round {round}: version {new} against version {old}"), values)
    return fill(N_("Round {round}: changed since version {old}"), values)


def version_changes_line(table: Table) -> str:
    """The table in one line: "Round 5: version 2 against version 1: 5 Adams – Brown; …"."""
    texts = [_short(row) for row in table.rows]
    if not texts:
        return fill(N_("{title}: the same boards"), {"title": table.title})
    more = ["…"] if len(texts) > _NAMED else []
    return f"{table.title}: {'; '.join([*texts[:_NAMED], *more])}"


def _short(row: Row) -> str:
    board, what, was, is_now = (cell.text for cell in row.cells)
    text = is_now or fill(N_("no longer {text}"), {"text": was})
    if board:
        return fill(N_("board {board}: {text}"), {"board": board, "text": text})
    return f"{what}: {text}"


def _now_title(now: Tournament, round_number: int) -> str:
    newest = now.rounds[round_number - 1]
    if not newest.published_at:
        return _("Now")
    return fill(N_("Version {version}"), {"version": newest.version})


def _boards(then: Tournament, now: Tournament, number: int) -> Iterator[_Line]:
    was = {game.board: game for game in then.games(number)}
    is_now = {game.board: game for game in now.games(number)}
    for board in sorted(was.keys() | is_now.keys()):
        before, after = was.get(board), is_now.get(board)
        what = _difference(before, after)
        if what:
            yield board, what, board_words(before, then), board_words(after, now)


def _difference(before: Game | None, after: Game | None) -> str:
    if before is None or after is None:
        return _("board gone") if after is None else _("new board")
    if (before.white, before.black) == (after.black, after.white):
        return _("colours")
    if (before.white, before.black) != (after.white, after.black):
        return _("other players")
    if before.result is not None and before.result is not after.result:
        return _("result changed")
    return ""


def _byes(then: Tournament, now: Tournament, number: int) -> Iterator[_Line]:
    was = {bye.player: bye for bye in then.byes(number)}
    is_now = {bye.player: bye for bye in now.byes(number)}
    for key in sorted(was.keys() | is_now.keys()):
        if was.get(key) != is_now.get(key):
            yield 0, _name(key, now), bye_words(was.get(key)), bye_words(is_now.get(key))


def _name(key: PlayerKey, tournament: Tournament) -> str:
    player = tournament.player(key)
    return f"{player.tpn} {player.name}"


def _row(place: int, line: _Line) -> Row:
    board, what, was, is_now = line
    spoken = _("{what}: then {then}, now {now}").format(
        what=f"{board} {what}" if board else what,
        then=was or _("nothing"),
        now=is_now or _("nothing"),
    )
    cells = (
        Cell(str(board) if board else "", board or None, tone=Tone.MUTED),
        Cell(what, what),
        Cell(was, was or None, tone=Tone.MUTED),
        Cell(is_now, is_now or None, tone=Tone.STRONG),
    )
    return Row(cells, place, spoken)
