"""Whether the lines of a journal can be told and undone; seals say only that they are unaltered."""

from collections.abc import Iterable
from datetime import datetime

from arbiter_gui.storage.journal import JournalLine, LineRow, line_of
from arbiter_gui.storage.undo_order import UndoOrder


def first_senseless_line(rows: Iterable[LineRow]) -> int | None:
    """The first line that cannot be put into words, or that takes back what does not stand."""
    order = UndoOrder(())
    for row in rows:
        try:
            line = line_of(row)
            _tell(line)
            _refuse_out_of_turn(line, order)
            order.note(line.number, line.step)
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            return row[0]
    return None


def _tell(line: JournalLine) -> None:
    if not isinstance(line.values, dict) or datetime.fromisoformat(line.time).tzinfo is None:
        raise ValueError(line.time)
    line.label.format_map(line.values)


def _refuse_out_of_turn(line: JournalLine, order: UndoOrder) -> None:
    due = {"undo": order.next_undo, "redo": order.next_redo}.get(line.step)
    if due != line.refers_to:
        raise ValueError(line.refers_to)
