"""PGN headers for the boards of a round: what live broadcasts and game collections begin with.

There are no moves. The result is that of the event, `*` where there is none yet or where PGN has
no word for it (both sides lose, a draw against a loss).
"""

from collections.abc import Iterator

from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.player import Player, Title
from arbiter_gui.tournament.result import Result
from arbiter_gui.tournament.tournament import Tournament

SUFFIX = ".pgn"

_OPEN = "*"
_RESULTS = {
    Result.WHITE_WINS: "1-0",
    Result.BLACK_WINS: "0-1",
    Result.DRAW: "1/2-1/2",
    Result.WHITE_WINS_BY_FORFEIT: "1-0",
    Result.BLACK_WINS_BY_FORFEIT: "0-1",
    Result.SHORT_WHITE_WINS: "1-0",
    Result.SHORT_BLACK_WINS: "0-1",
    Result.SHORT_DRAW: "1/2-1/2",
}


def pgn_of_round(tournament: Tournament, round_number: int) -> str:
    """The headers of every board of a round, in board order; "" for a round without boards."""
    games = tournament.games(round_number)
    return "\n".join(_game(tournament, game) for game in games)


def pgn_bytes(tournament: Tournament, round_number: int) -> bytes:
    """The content of a file: UTF-8, lines ended by LF."""
    return pgn_of_round(tournament, round_number).encode("utf-8", "replace")


def _game(tournament: Tournament, game: Game) -> str:
    tags = "\n".join(f'[{name} "{_quoted(value)}"]' for name, value in _tags(tournament, game))
    return f"{tags}\n\n{_result(game)}\n"


def _result(game: Game) -> str:
    return _OPEN if game.result is None else _RESULTS.get(game.result, _OPEN)


def _tags(tournament: Tournament, game: Game) -> Iterator[tuple[str, str]]:
    """The seven tags that every game has, in their order; then what is known of the players."""
    event = tournament.event
    white, black = tournament.player(game.white), tournament.player(game.black)
    yield "Event", event.name or "?"
    yield "Site", " ".join(filter(None, (event.city, event.federation))) or "?"
    yield "Date", _date(event, game.round)
    yield "Round", f"{game.round}.{game.board}"
    yield "White", white.name
    yield "Black", black.name
    yield "Result", _result(game)
    yield from _person("White", white)
    yield from _person("Black", black)


def _date(event: EventDetails, round_number: int) -> str:
    """The day of the round, or else the first day of the event."""
    dates = event.round_dates
    of_round = dates[round_number - 1] if round_number <= len(dates) else ""
    return (of_round or event.start).replace("/", ".") or "????.??.??"


def _person(side: str, player: Player) -> Iterator[tuple[str, str]]:
    if player.title is not Title.NONE:
        yield f"{side}Title", player.title.value
    if player.rating:
        yield f"{side}Elo", str(player.rating)
    if player.fide_id:
        yield f"{side}FideId", str(player.fide_id)


def _quoted(text: str) -> str:
    """The text of a tag on one line, with the marks that PGN wants before quotes."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
