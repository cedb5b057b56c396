"""A warning of the FIDE mode, its level, and the refusal of a change without acknowledgement."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import fill
from arbiter_gui.tournament import IntegrityEvent

FIDE_MODE_EXITED = "FIDE mode exited"
"""How the record of the exit begins."""


class Level(IntEnum):
    """How a warning has to be acknowledged."""

    MESSAGE = 2
    QUESTION = 3
    TWO_QUESTIONS = 4
    REFUSED = 5


@dataclass(frozen=True, slots=True)
class IntegrityWarning:
    """Something in a change that the rules of FIDE do not provide for.

    Attributes:
        code: Stable name, also the token that acknowledges it ("correction").
        message: English sentence with placeholders: what is unusual; `values` stands for them.
        consequence: What will follow, for the second question; "" where there is none.
        event: What the report has to tell, its number still 0; None where it tells nothing.
        recorded: Whether it is reported in another way, as a round paired by hand is.
    """

    code: str
    level: Level
    message: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    consequence: str = ""
    event: IntegrityEvent | None = None
    recorded: bool = False

    def describe(self) -> str:
        """The sentence in the language in use."""
        return fill(self.message, self.values)

    @property
    def breaks_integrity(self) -> bool:
        """Whether the event is copied before it happens."""
        return self.event is not None or self.recorded


class Unacknowledged(RefusedAction):
    """A change with warnings that have not been acknowledged; nothing was changed.

    Attributes:
        warnings: All of them, the highest level first.
    """

    def __init__(self, warnings: tuple[IntegrityWarning, ...]) -> None:
        first = warnings[0]
        super().__init__(first.code, first.message, first.values)
        self.warnings = warnings
