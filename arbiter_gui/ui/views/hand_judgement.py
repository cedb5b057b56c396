"""Boards made by hand, judged in the worker: compared with the rules, and looked through."""

from collections.abc import Iterable
from dataclasses import dataclass

from arbiter_gui.explain.publication import judge
from arbiter_gui.explain.publication_item import Item, Severity
from arbiter_gui.i18n import _
from arbiter_gui.pairing.checker import Comparison, compare
from arbiter_gui.pairing.draft import Draft
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Fact, PlayerKey, Tournament

_MOST_ITEMS = 7


@dataclass(frozen=True)
class HandQuestion:
    """The facts of an event, and the boards that were made by hand."""

    facts: tuple[Fact, ...]
    draft: Draft


@dataclass(frozen=True)
class Judgement:
    """Boards made by hand beside those of the rules, and what is to be looked at on them alone."""

    comparison: Comparison
    items: tuple[Item, ...]


def judged(question: HandQuestion, progress: Progress) -> Judgement:
    """Compares the boards with those of the rules, and judges them like any round.

    What would be said of the boards of the rules as well is no reason against the others.

    Raises:
        Cancelled: The arbiter stopped it.
    """
    draft = question.draft
    comparison = compare(draft.position, draft.boards, progress)
    if comparison.agrees:
        return Judgement(comparison, ())
    before = Tournament(question.facts)
    items = judge(before, draft.boards, progress)
    by_rules = () if comparison.computed is None else judge(before, comparison.computed, progress)
    known = {_meaning(item) for item in by_rules}
    return Judgement(comparison, tuple(item for item in items if _meaning(item) not in known))


def _meaning(item: Item) -> tuple[str, tuple[PlayerKey, ...], str]:
    """What an item says, wherever the board stands in the list."""
    return item.kind, item.players, item.sentence.line()


def on_record(items: Iterable[Item]) -> list[str]:
    """What the arbiter should know before the last answer."""
    lines = [item.sentence.line() for item in items if item.severity >= Severity.WARNING]
    more = len(lines) - _MOST_ITEMS
    if more > 0:
        lines[_MOST_ITEMS:] = [_("… and {count} more remarks").format(count=more)]
    return [
        *lines,
        _(
            "The boards that differ and your reason are written into the journal of the event and "
            "below the boards of the round; the boards also into the TRF file, as record ### MPA. "
            "The pairing of this round does not follow the FIDE rules then."
        ),
    ]
