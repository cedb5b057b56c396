"""Why? The board that has the keyboard in a few sentences, in full, and as a picture."""

import re
from collections.abc import Iterable
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.bracket_picture import bracket_picture
from arbiter_gui.explain.bracket_words import failure_lines, picture_lines, picture_title
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.explanation import Explanation, why_board, why_player
from arbiter_gui.explain.full_story import full_story
from arbiter_gui.i18n import _, fill
from arbiter_gui.tables.player_name import surnames
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.views.bracket_canvas import BracketCanvas
from arbiter_gui.ui.views.bracket_drawing import Drawing
from arbiter_gui.ui.views.bracket_plan import plan_of
from arbiter_gui.ui.views.explained_rounds import ExplainedRounds
from arbiter_gui.ui.views.explanation_paper import Slip
from arbiter_gui.ui.views.why_not_question import WhyNotQuestion, answer_why_not
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.icon_button import IconButton
from arbiter_gui.ui.widgets.why_not_field import WhyNotField
from arbiter_gui.ui.workspace import Workspace

_SHARE_OF_HEIGHT = 0.38
_SHARES = (3, 4)
_LEAST_WIDTH = 72

_NUMBERED = re.compile(r"№ (\d+)( ?)")
_ENDING = re.compile(r"(?<=\d)-(?=[^\W\d])")
"""An ordinal with its ending, as Russian writes it."""


class WhyView(QFrame):
    """A panel below the boards; it follows the board that has the keyboard.

    Signals:
        leaving: The cross or Escape was pressed.
        explained: Something else is explained now, or nothing.
    """

    leaving = Signal()
    explained = Signal()

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dock")
        self._workspace = workspace
        self._rounds = ExplainedRounds(workspace, self)
        self._wanted: tuple[int, int | None, PlayerKey | None] | None = None
        self.known: ExplainedRound | None = None
        self.explanation: Explanation | None = None
        self._postponed = False
        self._title = ElidedLabel()
        self.whom, self.brackets = QComboBox(), QComboBox()
        self.why_not = WhyNotField()
        self.in_full = QPushButton(_("F&ull story"))
        self.text = QTextEdit()
        self.canvas = BracketCanvas()
        self.cross = IconButton("close", _("Close the explanation"))
        self._build()
        self._connect(workspace)
        self.setVisible(False)

    @property
    def drawing(self) -> Drawing | None:
        """The picture that is shown, or None."""
        return self.canvas.drawing

    def slip(self) -> Slip | None:
        """What is explained now, for the paper."""
        if self.explanation is None:
            return None
        if self.known is None:
            return None
        title = _title_of(self.known, self.explanation)
        event = self.known.tournament.event.name
        text = _("{event}, round {round}")
        where = text.format(event=event, round=self.explanation.round)
        html = f"<p><small>{escape(where)}</small></p><h3>{escape(title)}</h3>{self._html()}"
        return Slip(title.replace("?", ""), html, self.drawing)

    def ask(self, round_number: int, board: int | None, player: PlayerKey | None = None) -> None:
        """Explains a board, or the place of a player; what is known already comes at once."""
        self._wanted = (round_number, board, player)
        if self.isVisible():
            self._compute()

    def refresh(self) -> None:
        """Explains the same thing from the event as it is now."""
        if self._wanted is not None and self.isVisible():
            self._compute()

    def forget(self) -> None:
        """Explains nothing: another event is open, or there is no board."""
        self._wanted = None
        self._say_nothing(_("Choose a board of a paired round."))

    def sizeHint(self) -> QSize:
        """A share of the window, so that the list above keeps its rows."""
        return QSize(super().sizeHint().width(), round(self.window().height() * _SHARE_OF_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the panel away; plus and minus with Ctrl change the picture."""
        if event.key() == Qt.Key.Key_Escape:
            self.leaving.emit()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.canvas.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draws the picture in the colours of another palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.canvas.redraw()

    def _build(self) -> None:
        self._title.setObjectName("panelTitle")
        self.in_full.setCheckable(True)
        for box in (self.whom, self.brackets):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumWidth(_LEAST_WIDTH)  # a narrow window needs the buttons
        self.whom.setAccessibleName(_("Who is explained"))
        self.brackets.setAccessibleName(_("Bracket of the picture"))
        self.text.setReadOnly(True)
        self.text.setObjectName("story")
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(_("Explanation"))
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        for widget in (self.why_not, self.whom, self.in_full, self.brackets):
            head.addWidget(widget)
        smaller, larger = QPushButton("−"), QPushButton("+")
        for button, name, step in (
            (smaller, _("Smaller picture"), -1),
            (larger, _("Larger picture"), 1),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(lambda _checked, step=step: self.canvas.magnify(step))
            head.addWidget(button)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addWidget(self.text, _SHARES[0])
        body.addWidget(self.canvas, _SHARES[1])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addLayout(body, 1)

    def _connect(self, workspace: Workspace) -> None:
        workspace.opened.connect(self.forget)
        workspace.changed.connect(self.refresh)
        workspace.busy.connect(self._catch_up)
        self.cross.clicked.connect(self.leaving)
        self.in_full.toggled.connect(self._show_text)
        self.brackets.activated.connect(self._show_bracket)
        self.whom.activated.connect(self._ask_for_player)
        self.why_not.asked.connect(self._ask_why_not)
        self.why_not.misread.connect(
            lambda: self._tell(_("Why not?"), [_("Type two pairing numbers, such as 3-7.")])
        )

    def _catch_up(self, busy: bool) -> None:
        """Asks again when another computation was in the way; not while its answer comes."""
        if not busy and self._postponed:
            QTimer.singleShot(0, self._ask_again)

    def _ask_again(self) -> None:
        if self._postponed:
            self.refresh()

    def _compute(self) -> None:
        if self._wanted is None:
            return
        try:
            started = self._rounds.ask(self._wanted[0], self._answer)
        except ArbiterError as error:
            self._say_nothing(fill(error.message, error.values))
            return
        self._postponed = not started
        if not started or self.known is None:
            self._say_nothing(_("The round is being paired again…"))

    def _answer(self, known: ExplainedRound) -> None:
        if self._wanted is None or self._wanted[0] != known.round:
            return
        _round, board, player = self._wanted
        self._postponed = False
        self.known = known
        try:
            asked = why_player(known, player) if player is not None else None
            self.explanation = asked or why_board(known, board or 0)
        except ArbiterError as error:
            self._say_nothing(fill(error.message, error.values))
            return
        self._list_whom(known, player)
        self._list_brackets(known, self.explanation)
        self._show_text()
        self.explained.emit()

    def _say_nothing(self, why: str) -> None:
        self.known = self.explanation = None
        self._title.say(_("Why?"))
        self.text.setPlainText(why)
        self.whom.clear()
        self.brackets.clear()
        self.canvas.show_drawing(None, "")
        self.explained.emit()

    def _list_whom(self, known: ExplainedRound, player: PlayerKey | None) -> None:
        """The board of the list, and everybody who is on no board."""
        self.whom.clear()
        self.whom.addItem(_("Board of the list"), None)
        byes = [board.white for board in known.boards if board.black is None]
        for key in (*byes, *(key for key in known.not_paired if not known.board_of(key))):
            name = known.player(key).name
            text = _("Bye: {name}") if key in byes else _("Not paired: {name}")
            self.whom.addItem(text.format(name=name), int(key))
        place = self.whom.findData(None if player is None else int(player))
        self.whom.setCurrentIndex(max(place, 0))
        self.whom.setVisible(self.whom.count() > 1)

    def _ask_for_player(self) -> None:
        key = self.whom.currentData()
        if self._wanted is not None:
            number, board, _player = self._wanted
            self.ask(number, board, None if key is None else PlayerKey(int(key)))

    def _ask_why_not(self, one: int, other: int) -> None:
        """Pairs the round with the two on one board, and tells what gets worse."""
        if self.known is None:
            return
        keys = {int(player.tpn): player.key for player in self.known.tournament.players}
        missing = next((number for number in (one, other) if number and number not in keys), None)
        if missing is not None:
            text = _("There is no player {number} in this event.")
            self._tell(_("Why not?"), [text.format(number=missing)])
            return
        question = WhyNotQuestion(self.known, keys[one], keys.get(other))
        self._workspace.compute(
            answer_why_not,
            question,
            partial(self._tell, _title_of_why_not(question)),
            is_question=True,
        )

    def _tell(self, title: str, lines: Iterable[str]) -> None:
        """Shows an answer that is not about the board that has the keyboard, under its own name."""
        self._title.say(title)
        self.text.setHtml("".join(_paragraph(line) for line in lines))

    def _list_brackets(self, known: ExplainedRound, explanation: Explanation) -> None:
        key = explanation.higher(known)
        stories = known.outcome.stories if known.outcome else ()
        told = known.story_that_paired(key) if key is not None else None
        self.brackets.clear()
        for story in stories:
            self.brackets.addItem(picture_title(bracket_picture(known, story)).text())
        self.brackets.setVisible(bool(stories))
        if told is not None:
            self.brackets.setCurrentIndex(stories.index(told))
            self._show_bracket()
        else:
            self.brackets.setCurrentIndex(-1)
            self.canvas.show_drawing(None, "")

    def _show_bracket(self) -> None:
        known, explanation = self.known, self.explanation
        place = self.brackets.currentIndex()
        stories = known.outcome.stories if known and known.outcome else ()
        if known is None or explanation is None or not 0 <= place < len(stories):
            return
        picture = bracket_picture(known, stories[place])
        is_last = place == len(stories) - 1
        board = explanation.board
        shown = board.players if board else frozenset[PlayerKey]()
        drawing = Drawing(picture, plan_of(picture), is_last, shown)
        lines = picture_lines(picture, is_last=is_last)
        self.canvas.show_drawing(drawing, "\n".join(line.line() for line in lines))
        self._show_text()

    def _show_text(self) -> None:
        if self.known is not None and self.explanation is not None:
            self._title.say(_title_of(self.known, self.explanation))
            self.text.setHtml(self._html())

    def _html(self) -> str:
        if self.known is None or self.explanation is None:
            return ""
        parts = [_paragraph(line.line()) for line in self.explanation.lines]
        if self.drawing is not None:
            marks = failure_lines(self.drawing.picture)
            parts += [
                f"<p><small>{mark}{_kept_together(line.line())}</small></p>"
                for mark, line in zip(_marks(self.drawing, len(marks)), marks, strict=True)
            ]
        key = self.explanation.player or self.explanation.higher(self.known)
        if self.in_full.isChecked() and key is not None:
            for chapter in full_story(self.known, key):
                parts.append(f"<h4>{escape(chapter.title.line())}</h4>")
                parts += [_paragraph(line.line()) for line in chapter.lines]
        return "".join(parts)


def _paragraph(text: str) -> str:
    return f"<p>{_kept_together(text)}</p>"


def _kept_together(text: str) -> str:
    """A text for the page in which no line ends within "№ 7 Ким" or "1-м"."""
    numbered = _NUMBERED.sub(lambda m: f"№&nbsp;{m[1]}{m[2] and '&nbsp;'}", escape(text))
    return _ENDING.sub("&#8209;", numbered)


def _marks(drawing: Drawing, count: int) -> list[str]:
    """The numbers that the failed pairs have in the picture, before their lines."""
    blamed = sum(failed.reason is not None for failed in drawing.picture.failed)
    return [f"({number}) " for number in range(1, blamed + 1)] + [""] * (count - blamed)


def _title_of(known: ExplainedRound, explanation: Explanation) -> str:
    board = explanation.board
    if board is None or board.black is None:
        key = board.white if board else explanation.player
        name = known.player(key).name if key is not None else ""
        return _("Why? {name}").format(name=name)
    white, black = known.player(board.white), known.player(board.black)
    one, other = surnames(white, black)
    text = _("Why board {board}? {white} – {black}")
    return text.format(board=board.number, white=one, black=other)


def _title_of_why_not(question: WhyNotQuestion) -> str:
    one = question.known.player(question.one)
    if question.other is None:
        return _("Why not the bye for {name}?").format(name=one.name)
    names = surnames(one, question.known.player(question.other))
    return _("Why not {one} – {other}?").format(one=names[0], other=names[1])
