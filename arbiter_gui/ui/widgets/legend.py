"""The legend below every page: its keys, and what the codes mean."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QTextDocument
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
        self._keys_html = ""
        self._codes_html = ""

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
        self._keys_html = " &nbsp; ".join(parts)
        self._codes_html = ""
        if codes:
            pieces = [escape(piece).replace(" ", "&nbsp;") for piece in codes.split(", ")]
            heading = escape(_("Codes"))
            self._codes_html = f"{heading}&nbsp; {', '.join(pieces)}"
        self._break_lines()
        spoken = "; ".join(f"{key}: {meaning}" for key, meaning in keys)
        self.setAccessibleName(f"{spoken}. {codes}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keys and codes stand in one line where there is room for both, else in two."""
        super().resizeEvent(event)
        self._break_lines()

    def _break_lines(self) -> None:
        """Breaks a line that is too long before the codes, and never within one."""
        whole = f"{self._keys_html} &nbsp;&nbsp;&nbsp; {self._codes_html}"
        page = QTextDocument()
        page.setDefaultFont(self.font())
        page.setDocumentMargin(0)
        page.setHtml(whole)
        fits = page.idealWidth() <= self.contentsRect().width()
        text = whole if fits or not self._codes_html else f"{self._keys_html}<br>{self._codes_html}"
        if text != self.text():
            self.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Writes the keys again in the colours of another palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.show_legend(self._keys, self._codes)
