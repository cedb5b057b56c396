"""Which board a game was played on: TRF does not say, so the order of C.04.2 3.6 is taken."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from arbiter_gui.formats.trf.games import GameRecord
from arbiter_gui.formats.trf.records import TrfFile
from arbiter_gui.formats.trf.scoring import points_so_far
from arbiter_gui.tournament.scoring import ScoringSystem


def in_board_order(
    games: Sequence[GameRecord], file: TrfFile, scoring: ScoringSystem
) -> Iterator[tuple[int, GameRecord]]:
    """Every game with its board, round by round.

    By the score of the higher ranked player, the sum of both scores, the number of the higher
    ranked player; virtual points are left out.
    """
    scores = points_so_far(file.players, scoring)
    for number, played in groupby(games, attrgetter("round")):
        yield from enumerate(_ordered(played, scores[number - 1]), 1)


def _ordered(games: Iterable[GameRecord], scores: dict[int, int]) -> list[GameRecord]:
    def place(game: GameRecord) -> tuple[int, int, int]:
        white, black = scores[game.white], scores[game.black]
        higher = min((-white, game.white), (-black, game.black))
        return higher[0], -(white + black), higher[1]

    return sorted(games, key=place)
