"""Lets a change pass when its warnings are acknowledged; nobody comes back into the FIDE mode."""

from collections.abc import Collection
from dataclasses import replace

from arbiter_gui.errors import RefusedAction
from arbiter_gui.integrity.warning import (
    FIDE_MODE_EXITED,
    IntegrityWarning,
    Level,
    Unacknowledged,
)
from arbiter_gui.tournament import Change, Edit, IntegrityEvent, Tournament


def acknowledged_change(
    change: Change,
    warnings: tuple[IntegrityWarning, ...],
    tokens: Collection[str],
    known: Collection[IntegrityEvent],
    reason: str = "",
) -> Change:
    """The change with everything that the report has to tell of it.

    Raises:
        Unacknowledged: A warning's code is not among the tokens.
        RefusedAction: The FIDE mode does not allow the change at all.
    """
    for warning in warnings:
        if warning.level is Level.REFUSED:
            raise RefusedAction(warning.code, warning.message, warning.values)
    if any(warning.code not in tokens for warning in warnings):
        raise Unacknowledged(tuple(sorted(warnings, key=lambda one: -one.level)))
    number = max((event.number for event in known), default=0)
    edits = []
    for warning in warnings:
        if warning.event is not None:
            number += 1
            edits.append(Edit.adding(replace(warning.event, number=number, reason=reason)))
    return replace(change, edits=(*change.edits, *edits)) if edits else change


def without_return(tournament: Tournament, change: Change) -> Change:
    """An undo or a redo, without what would bring the event back into the FIDE mode.

    Nobody comes back, so undoing the exit changes nothing, and what the report tells of it stays.
    """
    if tournament.settings.in_fide_mode or not change.touches("settings"):
        return change
    kept = tuple(edit for edit in change.edits if not _is_about_the_exit(tournament, edit))
    return replace(change, edits=kept)


def _is_about_the_exit(tournament: Tournament, edit: Edit) -> bool:
    if edit.kind == "settings":
        settings = tournament.settings
        before = getattr(edit.before, "fide_mode_left", None)
        after = getattr(edit.after, "fide_mode_left", None)
        return before != after and settings.fide_mode_left in (before, after)
    event = edit.before or edit.after
    return isinstance(event, IntegrityEvent) and event.name == FIDE_MODE_EXITED
