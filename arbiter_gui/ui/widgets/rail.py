"""The rail on the left: the event, what is still to do today, the views, the last save."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.i18n import N_, _
from arbiter_gui.tables.checklist import Step, StepState, longest_lines
from arbiter_gui.ui.icons import icon
from arbiter_gui.ui.theme import Tokens, tokens_of
from arbiter_gui.ui.widgets.elided_label import ElidedLabel

VIEWS = {
    "standings": N_("Standings"),
    "crosstable": N_("Crosstable"),
    "ratings": N_("Ratings and norms"),
    "timeline": N_("Time line"),
}
"""The lists below the checklist, and their names."""

_LEAST_WIDTH = 236
_OUTER_MARGIN = 9
_ICON = 16
_MARGIN, _SPACING = 6, 6
_ROUNDING = 2
"""A label asks for up to a pixel more than the advance of its letters, and there are two."""
_FOLDED_WIDTH = 56
_STEP_ICONS = {
    "players": "players",
    "results": "results",
    "byes": "byes",
    "pair": "pair_round",
    "check": "check",
    "print": "print",
    "publish": "publish",
}


@dataclass(frozen=True, slots=True)
class Drawing:
    """The icon of a line.

    Attributes:
        mark: A second, smaller icon that stands for a state where there is no room for words; "".
    """

    name: str
    colour: str
    mark: str = ""


class RailRow(QPushButton):
    """One line: an icon, a text and, at the right, how far it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("railRow")
        self.setFixedHeight(34)
        self._shown: tuple[str, str, Drawing] | None = None
        self._icon = QLabel(self)
        self._icon.setFixedSize(_ICON, _ICON)
        self._text = ElidedLabel(self)
        self._count = QLabel(self)
        self._count.setObjectName("secondary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        layout.setSpacing(_SPACING)
        self._mark = QLabel(self)
        self._mark.hide()
        layout.addWidget(self._icon)
        layout.addWidget(self._mark)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._count)
        for label in (self._icon, self._mark, self._text, self._count):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text_shown(self) -> str:
        """The line as it is read."""
        return f"{self._text.whole_text} {self._count.text()}".strip()

    def width_of(self, text: str, count: str) -> int:
        """The width that shows a line uncut."""
        for label in (self._text, self._count):
            label.ensurePolished()
        words = self._text.fontMetrics().horizontalAdvance(text)
        words += self._count.fontMetrics().horizontalAdvance(count)
        return words + _ROUNDING + _ICON + 2 * (_MARGIN + _SPACING)

    def show_line(self, text: str, count: str, drawing: Drawing, state: str = "") -> None:
        """Sets the text, the count, the icon and what it means in words."""
        if self._shown == (text, count, drawing):
            return
        self._shown = (text, count, drawing)
        self._text.say(text)
        self._count.setText(count)
        self._count.setStyleSheet(f"color: {drawing.colour}")
        self._icon.setPixmap(icon(drawing.name, drawing.colour).pixmap(16, 16))
        self._mark.setVisible(bool(drawing.mark))
        if drawing.mark:
            self._mark.setPixmap(icon(drawing.mark, drawing.colour).pixmap(10, 10))
        said = ", ".join(part for part in (self.text_shown, state) if part)
        self.setAccessibleName(said)
        self.setToolTip(said)

    def fold(self, folded: bool) -> None:
        """Leaves only the icons, or shows everything."""
        self._text.setVisible(not folded)
        self._count.setVisible(not folded)
        margin, spacing = (2, 2) if folded else (_MARGIN, _SPACING)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(margin, 0, margin, 0)
            layout.setSpacing(spacing)


class Rail(QFrame):
    """The event and the day's checklist; a click on a line goes there.

    Signals:
        asked: The line to go to: the id of a step of the checklist, or one of `VIEWS`.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self._steps: tuple[Step, ...] = ()
        self._order: list[str] = []
        self._folded = False
        self._event = _label("eventName", self)
        self._event.setWordWrap(True)
        self._line = _label("secondary", self)
        self._line.setWordWrap(True)
        self._caption = _label("caption", self)
        self._caption.setText(_("VIEWS"))
        self._saved = _label("secondary", self)
        self._saved.setWordWrap(True)
        self._rows = {name: RailRow(self) for name in _STEP_ICONS}
        self._views = {name: RailRow(self) for name in VIEWS}
        self._marked = ""
        self._width = _LEAST_WIDTH
        self._build()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_OUTER_MARGIN, 14, _OUTER_MARGIN, 14)
        layout.setSpacing(1)
        layout.addWidget(self._event)
        layout.addWidget(self._line)
        layout.addSpacing(14)
        self._steps_layout = QVBoxLayout()
        self._steps_layout.setSpacing(1)
        layout.addLayout(self._steps_layout)
        layout.addSpacing(16)
        layout.addWidget(self._caption)
        layout.addSpacing(4)
        for row in self._views.values():
            layout.addWidget(row)
        layout.addStretch(1)
        layout.addWidget(self._saved)
        for name, row in self._rows_by_name().items():
            row.setCheckable(True)
            row.clicked.connect(lambda _checked, asked=name: self._ask(asked))
        self.setFixedWidth(self._width)

    def _measure(self) -> None:
        """As wide as the longest line of the day in the language in use, from the beginning on."""
        row = self._rows["publish"]
        longest = max(row.width_of(title, count) for title, count in longest_lines())
        self._width = max(_LEAST_WIDTH, longest + 2 * _OUTER_MARGIN)
        if not self._folded:
            self.setFixedWidth(self._width)

    def _rows_by_name(self) -> dict[str, RailRow]:
        return {**self._rows, **self._views}

    def show_event(self, name: str, line: str) -> None:
        """The heading: the event and where it stands."""
        self._event.setText(name)
        self._line.setText(line)
        self.setAccessibleName(f"{name} {line}")

    def show_steps(self, steps: Sequence[Step]) -> None:
        """The day's checklist."""
        self._steps = tuple(steps)
        tokens = tokens_of(self.palette())
        self._put_in_order([step.id for step in steps])
        for step in steps:
            drawing = self._drawing(step, tokens)
            state = _(step.state.label)
            self._rows[step.id].show_line(step.title, step.count, drawing, state)
        for name, title in VIEWS.items():
            self._views[name].show_line(_(title), "", Drawing(name, tokens.muted))

    def _put_in_order(self, shown: list[str]) -> None:
        """The lines from top to bottom as the steps follow each other, for Tab as well."""
        for name, row in self._rows.items():
            row.setVisible(name in shown)
        if shown == self._order:
            return
        self._order = shown
        rows = [self._rows[name] for name in shown]
        for row in rows:
            self._steps_layout.removeWidget(row)
            self._steps_layout.addWidget(row)
        for before, after in pairwise([*rows, *self._views.values()]):
            QWidget.setTabOrder(before, after)

    def show_saved(self, text: str) -> None:
        """When the newest change reached the disk."""
        self._saved.setText(text)

    def mark(self, line: str) -> None:
        """Marks the line of what is shown.

        The lines are no exclusive group: in one, an arrow key would press the line it comes to, and
        publish a round that the arbiter only wanted to go past.
        """
        self._marked = line
        for name, row in self._rows_by_name().items():
            row.setChecked(name == line)

    def _ask(self, line: str) -> None:
        self.mark(self._marked)
        self.asked.emit(line)

    def state_of(self, line: str) -> StepState | None:
        """How a step stands; None for a line that is none, or is not shown."""
        return next((step.state for step in self._steps if step.id == line), None)

    @property
    def folded(self) -> bool:
        """Whether only icons are shown."""
        return self._folded

    def fold(self, folded: bool) -> None:
        """Leaves only icons, or shows everything."""
        self._folded = folded
        self.setFixedWidth(_FOLDED_WIDTH if folded else self._width)
        for row in self._rows_by_name().values():
            row.fold(folded)
        for label in (self._event, self._line, self._caption, self._saved):
            label.setVisible(not folded)
        self.show_steps(self._steps)

    def lines(self) -> tuple[str, ...]:
        """Every line as it is read, for whoever checks what is shown."""
        return tuple(row.text_shown for row in self._rows_by_name().values() if not row.isHidden())

    def showEvent(self, event: QShowEvent) -> None:
        """Measures with the type that the style sheet gives."""
        super().showEvent(event)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        """Draws the icons again in the colours of another palette, measures with another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()
        if event.type() is QEvent.Type.PaletteChange:
            self.show_steps(self._steps)

    def _drawing(self, step: Step, tokens: Tokens) -> Drawing:
        colours = {
            StepState.DONE: tokens.done,
            StepState.NOW: tokens.accent,
            StepState.OPEN: tokens.muted,
            StepState.LATER: tokens.muted,
            StepState.ATTENTION: tokens.attention,
        }
        colour = colours[step.state]
        if self._folded:
            return Drawing(_STEP_ICONS[step.id], colour, step.state.value)
        return Drawing(step.state.value, colour)


def _label(name: str, parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
