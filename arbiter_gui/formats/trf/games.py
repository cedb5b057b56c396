"""Every game stands in two rows: both must name each other, with results that belong together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.records import BLANK, Cell, PlayerRecord
from arbiter_gui.tournament.result import Result

_RESULTS: Mapping[tuple[str, str], Result | None] = {
    ("", ""): None,
    **{result.value: result for result in Result},
}
_FORFEITS = frozenset({"+", "-", ""})


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game put together from the rows of its two players; numbers as in the file."""

    round: int
    white: int
    black: int
    result: Result | None


def matched_games(players: Sequence[PlayerRecord]) -> tuple[list[GameRecord], list[Problem]]:
    """All games, round by round in the order of the rows, and what contradicts in the rows."""
    by_number = {player.number: player for player in players}
    games: list[GameRecord] = []
    problems: list[Problem] = []
    for player in players:
        for round_number, cell in enumerate(player.cells, 1):
            if cell.opponent:
                side = _Side(player, round_number, cell)
                side.match(by_number.get(cell.opponent), games, problems)
    games.sort(key=lambda game: game.round)
    return games, problems


def cell_of(player: PlayerRecord, round_number: int) -> Cell:
    """A round of a row; blank where the row is cut short."""
    return player.cells[round_number - 1] if round_number <= len(player.cells) else BLANK


@dataclass(frozen=True, slots=True)
class _Side:
    """A game as one of the two rows tells it."""

    player: PlayerRecord
    round: int
    cell: Cell

    def match(
        self, opponent: PlayerRecord | None, games: list[GameRecord], problems: list[Problem]
    ) -> None:
        """Adds the game once, for the lower number; adds what is wrong with this row."""
        if opponent is None:
            problems.append(self._finding("opponent-unknown"))
        else:
            self._match_rows(opponent, games, problems)

    def _match_rows(
        self, opponent: PlayerRecord, games: list[GameRecord], problems: list[Problem]
    ) -> None:
        theirs = cell_of(opponent, self.round)
        if theirs.opponent != self.player.number:
            found, other = f"{theirs.opponent:04}", opponent.line
            problems.append(self._finding("game-one-sided", found=found, other=other))
        elif self.player.number < opponent.number:
            self._match_cells(theirs, games, problems)

    def _match_cells(self, theirs: Cell, games: list[GameRecord], problems: list[Problem]) -> None:
        mine = self.cell
        plays_white = _plays_white(mine, theirs)
        if plays_white is None:
            problems.append(
                self._finding(
                    "colours-not-opposite",
                    offset=layout.COLOUR_OFFSET,
                    mine=mine.colour or "-",
                    theirs=theirs.colour or "-",
                )
            )
            return
        white, black = (mine, theirs) if plays_white else (theirs, mine)
        letters = (white.letter, black.letter)
        if "?" in letters:
            if letters != ("?", "?"):
                problems.append(self._letters("result-one-sided", theirs))
            letters = ("?", "?")
        if letters not in _RESULTS:
            problems.append(self._letters("results-impossible", theirs))
            return
        games.append(GameRecord(self.round, black.opponent, white.opponent, _RESULTS[letters]))

    def _letters(self, code: str, theirs: Cell) -> Problem:
        letters = {"mine": self.cell.letter, "theirs": theirs.letter}
        return self._finding(code, offset=layout.RESULT_OFFSET, **letters)

    def _finding(self, code: str, *, offset: int = 0, **values: object) -> Problem:
        column = layout.round_column(self.round) + offset
        where = {"round": self.round, "number": self.player.number, "opponent": self.cell.opponent}
        return finding(code, self.player.line, column, **where, **values)


def _plays_white(mine: Cell, theirs: Cell) -> bool | None:
    """Whether the row has White; None when the colours contradict or are missing.

    Forfeits of TRF06 have no colours; the lower number is then given White, which nothing but the
    printed pairing shows, because a forfeit is no game.
    """
    if mine.colour and mine.colour == theirs.colour:
        return None
    if mine.colour or theirs.colour:
        return mine.colour == "w" or theirs.colour == "b"
    return True if {mine.letter, theirs.letter} <= _FORFEITS else None


def oddities(players: Sequence[PlayerRecord], games: Sequence[GameRecord]) -> list[Problem]:
    """What a Swiss tournament should not have: second byes, players who meet twice."""
    rows = {player.number: player for player in players}
    return [*_second_byes(players), *_second_meetings(games, rows)]


def _second_byes(players: Sequence[PlayerRecord]) -> list[Problem]:
    found = []
    rounds_seen: set[int] = set()
    for player in players:
        rounds = [place for place, cell in enumerate(player.cells, 1) if cell.letter == "U"]
        for place, round_number in enumerate(rounds):
            column = layout.round_column(round_number)
            values = {"round": round_number, "number": player.number}
            if place:
                found.append(finding("second-bye-of-a-player", player.line, column, **values))
            if round_number in rounds_seen:
                found.append(finding("two-byes-in-a-round", player.line, column, **values))
            rounds_seen.add(round_number)
    return found


def _second_meetings(
    games: Sequence[GameRecord], rows: Mapping[int, PlayerRecord]
) -> list[Problem]:
    found = []
    met: set[tuple[int, int]] = set()
    for game in games:
        if game.result is None or not game.result.played:
            continue
        lower, higher = sorted((game.white, game.black))
        if (lower, higher) in met:
            values = {"number": lower, "opponent": higher, "round": game.round}
            column = layout.round_column(game.round)
            found.append(finding("opponents-met-twice", rows[lower].line, column, **values))
        met.add((lower, higher))
    return found
