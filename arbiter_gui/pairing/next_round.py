"""The round that comes next: what keeps anybody from knowing it.

Whoever pairs it, explains it or asks "what if" asks here first, so that nobody tells of boards
that the pairing itself would refuse.
"""

from collections.abc import Iterator

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.settings import TournamentSettings, is_round_robin
from arbiter_gui.tournament.tournament import Tournament


class NextRoundUnknown(ArbiterError):
    """The next round cannot be known yet, or there is none.

    Attributes:
        facts: What the placeholders stand for.
        boards: The boards that it is about, in board order.
    """

    def __init__(
        self, code: str, message: str, values: dict[str, str | int], boards: tuple[int, ...] = ()
    ) -> None:
        super().__init__(code, message, values)
        self.facts = values
        self.boards = boards


def refuse_unknown_next_round(tournament: Tournament) -> None:
    """Lets nobody speak of a next round that cannot be known.

    Raises:
        NextRoundUnknown: `system-unknown`, `rounds-missing`, `all-rounds-paired` or
            `results-missing`.
    """
    for problem in (
        *unknown_system(tournament.settings),
        *_unknown_rounds(tournament.settings),
        *no_round_left(tournament),
        *missing_results(tournament),
    ):
        raise problem


def no_round_left(tournament: Tournament) -> Iterator[NextRoundUnknown]:
    """Why there is no next round, where there is none."""
    rounds = tournament.settings.rounds
    if rounds and tournament.rounds_paired >= rounds:
        yield NextRoundUnknown(
            "all-rounds-paired",
            N_("All rounds of the event are paired ({rounds})."),
            {"rounds": rounds},
        )


def missing_results(tournament: Tournament) -> Iterator[NextRoundUnknown]:
    """The rounds in which results are missing, in their order."""
    for number in range(1, tournament.rounds_paired + 1):
        boards = tuple(game.board for game in tournament.games_without_result(number))
        if boards:
            yield NextRoundUnknown(
                "results-missing",
                N_(
                    "Round {round}: results are missing. Boards: {boards}. A game that is not "
                    "finished is entered as adjourned and counts as a draw for the pairing."
                ),
                {
                    "round": number,
                    "count": len(boards),
                    "boards": ", ".join(map(str, boards)),
                },
                boards,
            )


def unknown_system(settings: TournamentSettings) -> Iterator[NextRoundUnknown]:
    """Why the system of an event is not paired, where it is not the Dutch one."""
    if settings.system == "dutch":
        return
    if is_round_robin(settings.system):
        message = N_("This tournament is a round robin. Only the FIDE (Dutch) System is paired.")
    else:
        message = N_(
            "This tournament is played by {system}. Only the FIDE (Dutch) System is paired."
        )
    yield NextRoundUnknown("system-unknown", message, {"system": settings.system})


def _unknown_rounds(settings: TournamentSettings) -> Iterator[NextRoundUnknown]:
    if not settings.rounds:
        yield NextRoundUnknown(
            "rounds-missing",
            N_(
                "It is not known how many rounds there are, and the last one has rules of its own. "
                "Please enter the number of rounds first."
            ),
            {},
        )
