"""What was done against the ordinary course of a FIDE event: the `###` records of TRF files."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IntegrityEvent:
    """One pairing integrity-breaking event, as the final report has to tell it.

    The tokens name players by key in braces, "{12}-{3}: 1-0", so that the record follows them when
    numbers change; whoever writes them puts the pairing numbers in.

    Attributes:
        number: 1 for the first one of the event.
        name: "MPA", "Import", "Correction", "Adjournment", ... as the record begins.
        round: The round it concerns; 0 before round 1.
        before: What was, token by token; () where the record has no such part.
        after: What is.
        reason: Why, in the arbiter's words.
    """

    number: int
    name: str
    round: int
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    reason: str = ""
