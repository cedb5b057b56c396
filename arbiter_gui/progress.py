"""How a long computation reports how far it is and learns that it was cancelled."""

from typing import Protocol


class Progress(Protocol):
    """What a computation may say while it runs; it knows nothing about windows or threads."""

    def step(self, done: int, total: int) -> None:
        """Reports that `done` of `total` units (brackets, files, rows) are finished."""

    def note(self, text: str) -> None:
        """Says in a few words what is being done now."""

    def raise_if_cancelled(self) -> None:
        """Raises `Cancelled` when the arbiter has pressed Cancel."""


class OnlyCancel:
    """A `Progress` for a part of a computation: it can be cancelled, and reports nothing."""

    def __init__(self, whole: Progress) -> None:
        self._whole = whole

    def step(self, done: int, total: int) -> None:
        """Ignores the report."""

    def note(self, text: str) -> None:
        """Ignores the note."""

    def raise_if_cancelled(self) -> None:
        """Asks the whole computation."""
        self._whole.raise_if_cancelled()


class NoProgress:
    """A `Progress` that nobody watches."""

    def step(self, done: int, total: int) -> None:
        """Ignores the report."""

    def note(self, text: str) -> None:
        """Ignores the note."""

    def raise_if_cancelled(self) -> None:
        """Never cancels."""
