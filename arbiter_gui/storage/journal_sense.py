"""Whether the lines of a journal can be told and undone; seals say only that they are unaltered."""

from datetime import datetime

from arbiter_gui.storage.journal import Journal, JournalLine
from arbiter_gui.storage.undo_order import UndoOrder


def first_senseless_line(journal: Journal) -> int | None:
    """The first line that cannot be put into words, or that takes back what does not stand."""
    order = UndoOrder(())
    for number in journal.numbers():
        try:
            line = journal.line(number)
            _tell(line)
            _refuse_out_of_turn(line, order)
            order.note(number, line.step)
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            return number
    return None


def _tell(line: JournalLine) -> None:
    if not isinstance(line.values, dict) or datetime.fromisoformat(line.time).tzinfo is None:
        raise ValueError(line.time)
    line.label.format_map(line.values)


def _refuse_out_of_turn(line: JournalLine, order: UndoOrder) -> None:
    due = {"undo": order.next_undo, "redo": order.next_redo}.get(line.step)
    if due != line.refers_to:
        raise ValueError(line.refers_to)
