"""The tie-breaks of an event in one line of a form, and the way to choose others."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.tiebreak_picker import TiebreakPicker


class TiebreakField(QWidget):
    """Codes in their order, and a button that opens the two lists."""

    def __init__(
        self, codes: Sequence[str], *, round_robin: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._codes = tuple(codes)
        self._round_robin = round_robin
        self._text = QLabel()
        self._text.setWordWrap(True)
        self.button = QPushButton(_("C&hoose…"))
        self.button.setAccessibleName(_("Choose the tie-breaks"))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._choose)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text, 1)
        layout.addWidget(self.button)
        self._show()

    def codes(self) -> tuple[str, ...]:
        """The tie-breaks in their order."""
        return self._codes

    def _choose(self) -> None:
        picker = TiebreakPicker(self._codes, round_robin=self._round_robin, parent=self)
        if picker.exec():
            self._codes = picker.codes()
            self._show()

    def _show(self) -> None:
        self._text.setText(", ".join(self._codes) or _("none: ties stay"))
