"""What if? The question for the worker: one round, as it is and as it might be."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.explain.what_if import Variant, changed, variant
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Change, Colour, Fact, Tournament


class Subject(Enum):
    """What may be otherwise; the value is its name on the screen."""

    RESULT = N_("Another result on the board")
    WITHDRAWAL = N_("A player withdraws")
    BYE = N_("A player has a bye")
    LATE_ENTRY = N_("One more player")
    EDITION = N_("Other editions of the rules")
    COLOUR = N_("The other initial colour")


@dataclass(frozen=True)
class Case:
    """One way things might be.

    Attributes:
        label: What stands above its boards.
        change: Makes the change to the event before the round; None for no change.
        edition: Another edition of the rules, or "".
        colour: Another initial colour, or None.
    """

    label: str
    change: Callable[[Tournament], Change] | None = None
    edition: str = ""
    colour: Colour | None = None


@dataclass(frozen=True)
class ImpactQuestion:
    """The facts of an event, the round that is paired for comparison, and the cases."""

    facts: tuple[Fact, ...]
    round: int
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Impact:
    """The round in every case, in their order, and the changes in words."""

    variants: tuple[Variant, ...]
    words: tuple[str, ...]


def impact(question: ImpactQuestion, progress: Progress) -> Impact:
    """Pairs the round once for every case; the event itself stays as it is.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: A change is not possible, or the round cannot be paired at all.
    """
    start = start_of_round(Tournament(question.facts), question.round)
    words: list[str] = []
    variants = []
    for place, case in enumerate(question.cases):
        progress.raise_if_cancelled()
        progress.step(place, len(question.cases))
        changes = tuple(_changes(case, start))
        words += (change.describe() for change in changes)
        other = changed(start, changes, edition=case.edition or None, initial_colour=case.colour)
        variants.append(variant(case.label, other, progress))
    return Impact(tuple(variants), tuple(words))


def _changes(case: Case, start: Tournament) -> Iterator[Change]:
    if case.change is not None:
        yield case.change(start)
