"""The field for a question: why do these two not meet?"""

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_gui.i18n import _

_NUMBERS = re.compile(r"\s*(\d{1,4})(?:[^\d]+(\d{1,4}))?\s*")
_WIDTH = 100


class WhyNotField(QLineEdit):
    """Takes two pairing numbers, or one for the bye; Enter asks.

    Signals:
        asked: Two pairing numbers; the second is 0 where the bye is meant.
        misread: What was typed is not one or two numbers.
    """

    asked = Signal(int, int)
    misread = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(_("Why not 3-7?"))
        name = _("Why not: two pairing numbers, or one for the bye")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFixedWidth(_WIDTH)
        self.returnPressed.connect(self._ask)

    def _ask(self) -> None:
        found = _NUMBERS.fullmatch(self.text())
        if found is None:
            self.misread.emit()
        else:
            self.asked.emit(int(found[1]), int(found[2] or 0))
