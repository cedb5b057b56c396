"""The errors Arbiter raises on purpose: a stable code, a sentence and its values."""

from collections.abc import Mapping


class ArbiterError(Exception):
    """Something an arbiter can understand and act on.

    Attributes:
        code: Stable name of the situation, for scripts and tests ("player-unknown").
        message: English sentence with `{placeholders}`, marked `N_()` where it is raised.
        values: What the placeholders stand for.
    """

    def __init__(self, code: str, message: str, values: Mapping[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
        self.values: dict[str, object] = dict(values or {})

    def __str__(self) -> str:
        return self.message.format_map(self.values)


class RefusedAction(ArbiterError):
    """An action that the rules or the state of the event do not allow; nothing was changed."""


class StaleChange(ArbiterError):
    """A change or an outcome that was made for an earlier state of the tournament."""


class FileProblem(ArbiterError):
    """A file that cannot be opened, read or written; nothing was changed."""


class Cancelled(Exception):
    """The running computation was cancelled; nothing was changed."""
