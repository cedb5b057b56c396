"""What a report is asked for: the event, the round and the moment."""

from dataclasses import dataclass
from datetime import datetime

from arbiter_gui.storage.journal import JournalLine
from arbiter_gui.tables.standings import round_with_results
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class ReportRequest:
    """The event as it is to be reported.

    Attributes:
        tournament: The event.
        round_number: The round; 0 before the first one is paired.
        written_at: Time of the version stamp.
        journal: What was done and when; empty for an event that has no file of its own.
    """

    tournament: Tournament
    round_number: int
    written_at: datetime
    journal: tuple[JournalLine, ...] = ()

    @property
    def paired(self) -> bool:
        """Whether the round exists."""
        return 1 <= self.round_number <= self.tournament.rounds_paired

    @property
    def standings_round(self) -> int:
        """The round after which standings are given: of a past round, those after it."""
        if self.round_number < self.tournament.rounds_paired:
            return self.round_number
        return round_with_results(self.tournament)


def request_for(
    tournament: Tournament,
    round_number: int | None,
    written_at: datetime,
    journal: tuple[JournalLine, ...] = (),
) -> ReportRequest:
    """A request for a round; None means the newest paired one."""
    number = round_number or tournament.rounds_paired
    return ReportRequest(tournament, number, written_at, journal)
