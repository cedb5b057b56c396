"""A round that has been paired."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Round:
    """Says that a round was paired, and when; its games and byes are records of their own.

    Attributes:
        number: 1 for the first round.
        paired_at: Time of the pairing, "2026-05-01T14:12:07", or "" when a file did not say.
        version: 0 for a draft; 1 when it was published, one more with every later publication.
        published_at: Time of the newest publication, written as `paired_at`; "" for a draft, and
            for a round whose boards are not those of its newest version any more.
    """

    number: int
    paired_at: str = ""
    version: int = 0
    published_at: str = ""
