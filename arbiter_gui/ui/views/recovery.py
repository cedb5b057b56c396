"""What is said when an event is opened that was never closed: what is there again."""

from arbiter_gui.document import Document
from arbiter_gui.i18n import _, fill, ngettext


def recovery_lines(document: Document, lines_then: int | None) -> list[str]:
    """What the arbiter reads after a power cut; nothing after an ordinary end.

    `lines_then` is the length of the journal when the event was opened the last time, where it was
    never closed; None where it was.
    """
    if lines_then is None:
        return []
    lines = document.journal()
    count = max(0, len(lines) - lines_then)
    text = ngettext(
        "Arbiter was not closed the last time. Nothing is lost: {count} change made since then is "
        "here.",
        "Arbiter was not closed the last time. Nothing is lost: {count} changes made since then "
        "are here.",
        count,
    )
    newest = lines[-1]
    last = _("The newest one: {what}, {time}.")
    return [
        text.format(count=count),
        last.format(what=fill(newest.label, newest.values), time=newest.time[11:19]),
    ]
