"""Which line of the journal is undone next, and which is done again."""

from collections.abc import Iterable

from arbiter_gui.storage.journal import Step


class UndoOrder:
    """The lines that can be undone and those that can be redone, the next one last.

    An undo is a line of its own and always takes back the newest line that still counts, so the
    order follows from the journal alone. An action after an undo gives up what could have been
    redone; the journal keeps the lines all the same.
    """

    def __init__(self, steps: Iterable[tuple[int, Step]]) -> None:
        self._done: list[int] = []
        self._undone: list[int] = []
        for number, step in steps:
            self.note(number, step)

    def note(self, number: int, step: Step) -> None:
        """Takes in the line that has just been written."""
        if step == "change":
            self._done.append(number)
            self._undone.clear()
        elif step == "undo":
            self._undone.append(self._done.pop())
        elif step == "redo":
            self._done.append(self._undone.pop())

    def steps_back_to(self, then: "UndoOrder") -> int | None:
        """How many times undo has to be done to stand where an earlier order stood.

        None where undo does not lead there: something that counted then was taken back since.
        """
        kept = len(then.counting)
        return len(self._done) - kept if self.counting[:kept] == then.counting else None

    @property
    def counting(self) -> tuple[int, ...]:
        """The lines that are not taken back, oldest first."""
        return tuple(self._done)

    @property
    def next_undo(self) -> int | None:
        """The line that undo takes back."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> int | None:
        """The line that redo repeats."""
        return self._undone[-1] if self._undone else None
