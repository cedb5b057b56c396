"""Files for others, made from an event: they never take the place of an event."""

from pathlib import Path

from arbiter_gui.errors import FileProblem, RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.tournament import Tournament

_GAMES_NAMED = 12


def refuse_event_name(target: Path, open_event: Path | None = None) -> None:
    """Stops an export to the event that is open, or under the name of an event.

    Judged by the name, never by the content: reading an event that is open here would give its
    lock away.

    Raises:
        FileProblem: The name ends in `.arbiter`, or it is another name of `open_event`.
    """
    same = open_event is not None and is_same_file(target, open_event)
    if target.suffix.lower() == SUFFIX or same:
        raise FileProblem(
            "export-over-event",
            N_("{path} is the name of an event. Nothing was written. Choose another name."),
            {"path": target},
        )


def open_games(tournament: Tournament) -> tuple[Game, ...]:
    """The games without a result and those that are adjourned, by round and board."""
    return tuple(
        game
        for number in range(1, tournament.rounds_paired + 1)
        for game in tournament.games(number)
        if game.result is None or not game.result.final
    )


def refuse_unfinished_report(tournament: Tournament) -> None:
    """Lets nobody write the report of an event whose last round is paired and not over.

    Before the last round is paired, every report is an interim one and nobody takes it for another.
    Where the number of rounds is not known, any round may have been the last one.

    Raises:
        RefusedAction: Games are open; they are named.
    """
    last = tournament.settings.rounds
    games = open_games(tournament)
    if not games or tournament.rounds_paired < last:
        return
    raise RefusedAction(
        "report-unfinished",
        N_(
            "The report cannot be final, because these games are not over: {games}. Enter their "
            "results, or ask for an interim report."
        ),
        {"games": games_in_words(tournament, games)},
    )


def games_in_words(tournament: Tournament, games: tuple[Game, ...]) -> str:
    """Games by round, board and names: "7.3 Adams – Brown; 7.5 Clark – Dent"."""
    named = [
        f"{game.round}.{game.board} {tournament.player(game.white).name} – "
        f"{tournament.player(game.black).name}"
        for game in games[:_GAMES_NAMED]
    ]
    return "; ".join([*named, "…"] if len(games) > _GAMES_NAMED else named)


def refuse_existing(target: Path) -> None:
    """Stops an export under a name that nobody was asked about.

    Raises:
        FileProblem: There is a file of that name.
    """
    if _is_taken(target):
        raise FileProblem(
            "file-exists",
            N_("There is already a file {path}. Choose another name; it was not changed."),
            {"path": target},
        )


def _is_taken(path: Path) -> bool:
    """A name that no file can have is free; writing to it says why it cannot be."""
    try:
        path.lstat()
    except OSError:
        return False
    return True


def is_same_file(path: Path, event: Path) -> bool:
    """Whether two paths lead to one file; False when one of them leads nowhere."""
    try:
        return path.samefile(event)
    except OSError:
        return False
