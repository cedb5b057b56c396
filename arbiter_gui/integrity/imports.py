"""Rounds of an imported event that the rules would have paired otherwise."""

from collections.abc import Sequence

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.checker import RoundCheck, check_rounds
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Change, Edit, Fact, IntegrityEvent, Tournament
from arbiter_gui.tournament.integrity_tokens import board_token

IMPORT = "Import"


def checked_import(facts: tuple[Fact, ...], progress: Progress) -> tuple[IntegrityEvent, ...]:
    """What the report has to tell of an imported event, round by round; () where all agree.

    Rounds that the file itself tells to have been paired by hand are not named again, and an event
    that cannot be judged, because its file does not say enough, has nothing to be told.

    Raises:
        Cancelled: It is not wanted any more.
    """
    tournament = Tournament(facts)
    try:
        checks = check_rounds(tournament, progress)
    except ArbiterError:
        return ()
    told = {event.round for event in tournament.integrity_events if event.name == IMPORT}
    return tuple(
        _event(check)
        for check in checks
        if check.differences
        and check.round not in told
        and tournament.manual_pairing(check.round) is None
    )


def record_import(tournament: Tournament, found: Sequence[IntegrityEvent], reason: str) -> Change:
    """Takes down, with the reason, that rounds of an imported event are not those of the rules."""
    first = max((event.number for event in tournament.integrity_events), default=0) + 1
    edits = tuple(
        Edit.adding(
            IntegrityEvent(number, event.name, event.round, event.before, event.after, reason)
        )
        for number, event in enumerate(found, first)
    )
    rounds = ", ".join(str(event.round) for event in found)
    return Change(
        N_("Import with rounds that the rules pair otherwise: {rounds}"), edits, {"rounds": rounds}
    )


def _event(check: RoundCheck) -> IntegrityEvent:
    computed = [board for one in check.differences for board in one.computed or ()]
    played = [board for one in check.differences for board in one.played]
    return IntegrityEvent(
        0,
        IMPORT,
        check.round,
        tuple(map(board_token, computed)),
        tuple(map(board_token, played)),
    )
