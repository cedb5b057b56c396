"""The legend below every page: its keys, and what the codes mean."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.theme import tokens_of


class Legend(QLabel):
    """One line of keys and one of codes; always visible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("secondary")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._keys: tuple[tuple[str, str], ...] = ()
        self._codes = ""

    def show_legend(self, keys: Sequence[tuple[str, str]], codes: str) -> None:
        """Sets the keys with their meanings, and the sentence about the codes."""
        self._keys = tuple(keys)
        self._codes = codes
        colour = tokens_of(self.palette()).text
        parts = [
            f'<span style="color:{colour}; font-weight:600">{escape(key)}</span>'
            f"&nbsp;{escape(meaning).replace(' ', '&nbsp;')}"
            for key, meaning in keys
        ]
        line = " &nbsp; ".join(parts)
        if codes:
            heading = escape(_("Codes"))
            line += f" &nbsp;&nbsp;&nbsp; {heading}&nbsp; {escape(codes)}"
        self.setText(line)
        spoken = "; ".join(f"{key}: {meaning}" for key, meaning in keys)
        self.setAccessibleName(f"{spoken}. {codes}")

    def changeEvent(self, event: QEvent) -> None:
        """Writes the keys again in the colours of another palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.show_legend(self._keys, self._codes)
