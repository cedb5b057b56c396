"""What a reader found wrong in a file: where, what, and whether the file can be used."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from arbiter_gui.i18n import fill


class Severity(Enum):
    """Whether the file is refused or used all the same."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True)
class Problem:
    """One finding of a reader.

    Attributes:
        line: 1 for the first line of the file; 0 when the finding is about the whole file.
        column: 1 for the first character of the line; 0 when it is about the whole line.
        code: Stable name of the finding ("opponent-unknown").
        message: English sentence with placeholders, marked `N_()`.
        values: What the placeholders stand for besides `line` and `column`.
    """

    line: int
    column: int
    code: str
    severity: Severity
    message: str
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def all_values(self) -> dict[str, object]:
        """Everything the sentence may speak of."""
        return {"line": self.line, "column": self.column, **self.values}

    def describe(self) -> str:
        """The sentence in the language in use."""
        return fill(self.message, self.all_values)
