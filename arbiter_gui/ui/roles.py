"""What a model's cell answers beyond Qt's own roles: models give it, delegates and views ask."""

from PySide6.QtCore import Qt

VALUE_ROLE = int(Qt.ItemDataRole.UserRole)
"""What the cell is sorted by: a number, a text or None."""

PREFERENCE_ROLE = VALUE_ROLE + 1
"""The `ColourPreference` of a cell that is painted as a badge, else None."""

TONE_ROLE = VALUE_ROLE + 2
"""The `Tone` of the cell's text."""

KEY_ROLE = VALUE_ROLE + 3
"""The row's key: a player key or a board number."""
