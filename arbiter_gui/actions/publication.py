"""Publication of a round: a draft until it is put up, then a version with its time."""

from dataclasses import replace

from arbiter_gui.actions.rounds import refuse_manual_phase
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, Tournament

PUBLISH = N_("Publish round {round}, version {version}")
"""The label of every publication; how many there were stands in the journal."""


def publish(tournament: Tournament, time: str, earlier: int = 0) -> Change:
    """Puts the newest round up: from now on it is a version, and no draft.

    Args:
        tournament: The event.
        time: When, "2026-05-01T14:12:07".
        earlier: The highest version that the round has ever had; a number that stood on a sheet
            is never given twice, not even after the round was taken back and paired again.

    Raises:
        RefusedAction: No round is paired, the next one is being paired by hand, or the round is
            published as it is.
    """
    refuse_manual_phase(tournament)
    if not tournament.rounds_paired:
        raise RefusedAction("no-round-paired", N_("No round is paired yet."))
    newest = tournament.rounds[-1]
    if newest.published_at:
        raise RefusedAction(
            "published-already",
            N_("Round {round} is published as it is (version {version})."),
            {"round": newest.number, "version": newest.version},
        )
    version = 1 + max(newest.version, earlier)
    after = replace(newest, version=version, published_at=time)
    values: dict[str, str | int] = {"round": newest.number, "version": version}
    return Change(PUBLISH, (Edit.changing(newest, after),), values)
