"""A card with the steps of the day, one after the other; it can be put away at any step."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_gui.i18n import _

_WIDTH = 460
_MARGIN = 20


@dataclass(frozen=True, slots=True)
class TourStep:
    """What is done, in a few words and in one or two sentences."""

    title: str
    text: str


class TourCard(QFrame):
    """Shows one step.

    Signals:
        ended: It was read to the end, or skipped.
    """

    ended = Signal()

    def __init__(self, steps: Sequence[TourStep], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self._steps = tuple(steps)
        self._at = 0
        self.count = QLabel()
        self.count.setObjectName("caption")
        self.title = QLabel()
        self.title.setObjectName("panelTitle")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.skip = QPushButton(_("S&kip"))
        self.back = QPushButton(_("&Back"))
        self.next = QPushButton()
        self._arrange()
        self.skip.clicked.connect(self.ended)
        self.back.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))
        self._show()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Everything on the card that takes the keyboard."""
        return self.next, self.back, self.skip

    def _arrange(self) -> None:
        self.setFixedWidth(_WIDTH)
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.next)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 14, _MARGIN, 14)
        layout.setSpacing(8)
        for label in (self.count, self.title, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)
            layout.addWidget(label)
        layout.addLayout(buttons)
        QWidget.setTabOrder(self.next, self.back)
        QWidget.setTabOrder(self.back, self.skip)

    def showEvent(self, event: QShowEvent) -> None:
        """Keeps the buttons at one place: the longest step has room."""
        super().showEvent(event)
        room = _WIDTH - 2 * _MARGIN
        heights = []
        for step in self._steps:
            self.words.setText(step.text)
            heights.append(self.words.heightForWidth(room))
        self.words.setFixedHeight(max(heights))
        self._show()
        if self.window().focusWidget() in (None, self.skip):
            self.next.setFocus()

    def _go(self, step: int) -> None:
        if self._at + step == len(self._steps):
            self.ended.emit()
            return
        self._at += step
        self._show()

    def _show(self) -> None:
        step, last = self._steps[self._at], self._at == len(self._steps) - 1
        place = _("First steps, {number} of {count}")
        self.count.setText(place.format(number=self._at + 1, count=len(self._steps)))
        self.title.setText(step.title)
        self.words.setText(step.text)
        self.setAccessibleName(f"{self.count.text()}: {step.title}")
        self.setAccessibleDescription(step.text)
        self.next.setText(_("&Done") if last else _("&Next"))
        if self.back.hasFocus() and not self._at:
            self.next.setFocus()
        self.back.setEnabled(self._at > 0)
