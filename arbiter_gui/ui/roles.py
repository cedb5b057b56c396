"""What a model's cell answers beyond Qt's own roles: models give it, delegates and views ask."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt

from arbiter_gui.tables.table import Align, Cell

VALUE_ROLE = int(Qt.ItemDataRole.UserRole)
"""What the cell is sorted by: a number, a text or None."""

CELL_ROLE = VALUE_ROLE + 1
"""A `ShownCell`: painters take everything from it in one step."""

KEY_ROLE = VALUE_ROLE + 2
"""The row's key: a player key or a board number."""


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell, and where its column puts the text."""

    cell: Cell
    align: Align


@runtime_checkable
class HasTexts(Protocol):
    """A model that knows the texts of a whole column at once."""

    def texts(self, column: int) -> set[str]:
        """Every different text of a column."""
