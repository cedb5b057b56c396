"""A round that has been paired."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Round:
    """Says that a round was paired, and when; its games and byes are records of their own.

    Attributes:
        number: 1 for the first round.
        paired_at: Time of the pairing, "2026-05-01T14:12:07", or "" when a file did not say.
    """

    number: int
    paired_at: str = ""
