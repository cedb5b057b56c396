"""Compares the points and ranks that a file states with what its results give."""

from collections.abc import Iterator

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.numerals import points_text
from arbiter_gui.formats.trf.records import PlayerRecord, TrfFile
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament


def differences(file: TrfFile, tournament: Tournament) -> list[Problem]:
    """Every player whose points or rank are not what the results give."""
    return [*_points(file, tournament), *_ranks(file)]


def _points(file: TrfFile, tournament: Tournament) -> Iterator[Problem]:
    """Points may or may not include the byes that were asked for in the coming rounds."""
    for player in file.players:
        computed = tournament.score(PlayerKey(player.number))
        if player.points not in {None, computed, computed + _requested(player, tournament)}:
            yield finding(
                "points-differ",
                player.line,
                layout.POINTS.first,
                number=player.number,
                found=points_text(player.points or 0),
                computed=points_text(computed),
            )


def _requested(player: PlayerRecord, tournament: Tournament) -> int:
    coming = player.cells[tournament.rounds_paired :]
    scoring = tournament.settings.scoring
    return sum(scoring.points(cell.letter) for cell in coming if not cell.opponent)


def _ranks(file: TrfFile) -> Iterator[Problem]:
    """Ranks contradict the points written beside them; tie-breaks are not judged here."""
    ranked = [row for row in file.players if row.rank and row.points is not None]
    fewest: int | None = None
    for row in sorted(ranked, key=lambda row: (row.rank, -(row.points or 0))):
        points = row.points or 0
        if fewest is not None and points > fewest:
            column = layout.RANK.first
            yield finding("rank-differs", row.line, column, number=row.number, found=row.rank)
        fewest = points if fewest is None else min(points, fewest)
