"""A computation that nobody waits for: the window goes on, and only the newest question counts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from arbiter_gui.document import Document
from arbiter_gui.errors import Cancelled
from arbiter_gui.ui.worker import Computation, Worker
from arbiter_gui.ui.workspace import Workspace


@dataclass(frozen=True)
class _Question:
    document: Document | None
    computation: Computation
    value: object
    answer: Callable[[Any], None]


class Background(QObject):
    """Answers one asker; it makes way for every computation that the arbiter has asked for."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._worker = Worker(self)
        self._worker.done.connect(self._answer)
        self._worker.failed.connect(self._fail)
        self._waiting: _Question | None = None
        self._asked: _Question | None = None
        workspace.busy.connect(self._make_way)
        workspace.closing.connect(self._end)

    @property
    def is_computing(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None or self._waiting is not None

    def ask(self, computation: Computation, value: object, answer: Callable[[Any], None]) -> None:
        """Lets `answer` have the value, in this thread, unless something else is asked before."""
        self.forget()
        self._waiting = _Question(self._workspace.document, computation, value, answer)
        self._start()

    def forget(self) -> None:
        """Nobody wants to know any more."""
        self._waiting = self._asked = None
        self._worker.cancel()

    def _start(self) -> None:
        question = self._waiting
        if question is None or self._worker.running or self._workspace.is_busy:
            return
        self._asked, self._waiting = question, None
        self._worker.start(question.computation, question.value)

    def _make_way(self, busy: bool) -> None:
        if not busy:
            self._start()
        elif self._asked is not None:
            self._waiting, self._asked = self._asked, None
            self._worker.cancel()

    def _answer(self, value: object) -> None:
        question, self._asked = self._asked, None
        self._start()
        if question is not None and question.document is self._workspace.document:
            question.answer(value)

    def _fail(self, error: BaseException) -> None:
        self._asked = None
        self._start()
        if not isinstance(error, Cancelled):
            self._workspace.crashed.emit(error)

    def _end(self) -> None:
        self.forget()
        self._worker.wait()
