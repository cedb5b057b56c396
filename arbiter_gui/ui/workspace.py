"""The one object every page receives: the open event, what may be done to it, and its signals."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from PySide6.QtCore import QObject, Signal

from arbiter_gui.document import Document
from arbiter_gui.errors import ArbiterError, Cancelled, StaleChange
from arbiter_gui.i18n import N_, _
from arbiter_gui.integrity.warning import IntegrityWarning, Unacknowledged
from arbiter_gui.progress import Progress
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.worker import Worker

if TYPE_CHECKING:
    from arbiter_gui.tournament.round import Round

P = ParamSpec("P")
Asker = Callable[[Change, Sequence[IntegrityWarning]], str | None]
"""Gives the arbiter's reason, "" where none is needed, or None where the change is left."""


class Workspace(QObject):
    """The open event and the one running computation; pages read `tournament` and call `do`.

    Attributes:
        acknowledge: Asks the arbiter about a change and the warnings of the FIDE mode; None refuses
            such a change.
        written_round: The round as it stood when its lists were last printed or written since the
            event was opened; None for not yet.

    Signals:
        opened: Another event, or none, is open now; everything shown must be built again.
        changed: A `Change` was carried out, taken back or carried out again.
        busy: A computation begins (True) or has ended (False).
        progressed: Units done and units in all of the running computation.
        noted: What the running computation is doing, in words.
        lists_written: The lists of a round were printed or written.
        message: One line of news for the status bar.
        problem: An `ArbiterError` for the arbiter to read; nothing was changed.
        crashed: An exception that nobody expected.
        closing: The window is going: every thread has to end now.
        closed: The event has been let go together with its window.
    """

    opened = Signal()
    changed = Signal(object)
    busy = Signal(bool)
    progressed = Signal(int, int)
    noted = Signal(str)
    lists_written = Signal()
    message = Signal(str)
    problem = Signal(object)
    crashed = Signal(object)
    closing = Signal()
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.acknowledge: Asker | None = None
        self.written_round: Round | None = None
        self._document: Document | None = None
        self._nothing = Tournament()
        self._worker = Worker(self)
        self._worker.done.connect(self._computed)
        self._worker.failed.connect(self._not_computed)
        self._worker.stepped.connect(self.progressed)
        self._worker.noted.connect(self.noted)
        self._steps: tuple[Change | None, Change | None] | None = None
        self._answer: Callable[[Any], None] | None = None
        self._asked_for: tuple[Document | None, int] = (None, 0)
        self._is_question = False
        self._made_way = False
        self._next: Callable[[], bool] | None = None

    @property
    def document(self) -> Document | None:
        """The open event file, or None."""
        return self._document

    @property
    def tournament(self) -> Tournament:
        """The open event to read from; an event without players while no file is open."""
        return self._document.tournament if self._document else self._nothing

    @property
    def is_open(self) -> bool:
        """Whether an event file is open."""
        return self._document is not None

    @property
    def is_busy(self) -> bool:
        """Whether a computation is running; the event should not be edited meanwhile."""
        return self._worker.running

    @property
    def is_held(self) -> bool:
        """Whether a computation is running that an edit would make worthless."""
        return self.is_busy and (not self._is_question or self._next is not None)

    @property
    def next_undo(self) -> Change | None:
        """The change that Undo would take back."""
        return self._next_steps()[0]

    @property
    def next_redo(self) -> Change | None:
        """The change that Redo would carry out again."""
        return self._next_steps()[1]

    def show(self, document: Document | None) -> None:
        """Lets the file that is open go and shows another one, or none."""
        self._next = None
        self._worker.cancel()
        if self._document is not None:
            self._document.close()
        self._document = document
        self.written_round = None
        self._steps = None
        self.opened.emit()

    def do(self, change: Change, acknowledged: Collection[str] = ()) -> bool:
        """Writes a change to the file and tells every page.

        Where the FIDE mode warns of it, the arbiter is asked, unless the code of the warning is
        among those that were acknowledged before.

        Returns:
            Whether it was done; not where the arbiter leaves it.

        Raises:
            ArbiterError: The change is refused or stale, or the file cannot be written; nothing was
                changed.
        """
        if self._document is None:
            raise StaleChange("nothing-open", N_("No event is open."))
        self.make_way()
        try:
            done = self._document.commit(change, acknowledged)
        except Unacknowledged as unasked:
            open_warnings = [w for w in unasked.warnings if w.code not in acknowledged]
            if self.acknowledge is None:
                raise
            reason = self.acknowledge(change, open_warnings)
            if reason is None:
                self.message.emit(_("Nothing was changed."))
                return False
            tokens = {warning.code for warning in unasked.warnings}
            done = self._document.commit(change, tokens, reason=reason)
        self._steps = None
        self.message.emit(done.describe())
        self.changed.emit(done)
        if self._document.copy_problem is not None and done.touches("round", "integrity_event"):
            self.problem.emit(self._document.copy_problem)
        return True

    def carry_out(
        self,
        action: Callable[Concatenate[Tournament, P], Change],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> bool:
        """Calls an action with the tournament and does its change; a refusal goes to `problem`.

        Returns:
            Whether the change was made.
        """
        try:
            return self.do(action(self.tournament, *args, **kwargs))
        except ArbiterError as error:
            self.problem.emit(error)
            return False

    def note_lists_written(self) -> None:
        """Remembers that the lists of the newest round were printed or written as it is."""
        rounds = self.tournament.rounds
        self.written_round = rounds[-1] if rounds else None
        self.lists_written.emit()

    def undo(self) -> None:
        """Takes the newest change back, also one made before the file was opened."""
        if self._document is not None:
            self._move(self._document.undo, _("Undone: {step}"))

    def undo_steps(self, count: int) -> None:
        """Takes several changes back, the newest first; it ends at the first that cannot be."""
        for _step in range(count):
            before = self.tournament.revision
            self.undo()
            if self.tournament.revision == before:
                return

    def redo(self) -> None:
        """Carries out again what was taken back last."""
        if self._document is not None:
            self._move(self._document.redo, _("Redone: {step}"))

    def compute(
        self,
        computation: Callable[[Any, Progress], object],
        value: object,
        answer: Callable[[Any], None],
        *,
        is_question: bool = False,
    ) -> bool:
        """Runs a pure computation in the worker thread; `answer` gets its value in this thread.

        An outcome for an event that has changed since goes to `problem` instead. An
        `ArbiterError` of the computation goes there too.

        Args:
            computation: What to compute.
            value: What it gets; frozen.
            answer: What gets its value.
            is_question: Nothing is done with the answer but to show it: whatever the arbiter does
                does not wait for it, but ends the computation.

        Returns:
            Whether the job was started, or will be as soon as a question has ended; False while
            another one is running.
        """
        if self._worker.running:
            if is_question or not self.make_way():
                return False
            self._next = partial(self.compute, computation, value, answer)
            return True
        self._answer = answer
        self._asked_for = (self._document, self.tournament.revision)
        self._is_question, self._made_way = is_question, False
        self._worker.start(computation, value)
        self.busy.emit(True)
        return True

    def cancel(self) -> None:
        """Asks the running computation to stop."""
        if self._next is not None:  # what comes after the question that is ending already
            self._next = None
            self.message.emit(_("Cancelled: nothing was changed."))
        self._worker.cancel()

    def make_way(self) -> bool:
        """Ends a question without a word, so that the event can be edited.

        Returns:
            Whether it can be; False while a round is being paired or a file written.
        """
        if self.is_held:
            return False
        self._made_way = self.is_busy
        self._worker.cancel()
        return True

    def close(self) -> None:
        """Ends the running computations and lets the file go."""
        self.closing.emit()
        self._worker.wait()
        if self._document is not None:
            self._document.close()
            self._document = None
            self._steps = None
        self.closed.emit()

    def _next_steps(self) -> tuple[Change | None, Change | None]:
        """Read from the file once after each change."""
        if self._steps is None:
            document = self._document
            self._steps = (None, None)
            try:
                if document is not None:
                    self._steps = (document.next_undo, document.next_redo)
            except ArbiterError as error:
                self.problem.emit(error)
        return self._steps

    def _move(self, step: Callable[[], Change | None], words: str) -> None:
        self.make_way()
        try:
            change = step()
        except ArbiterError as error:
            self.problem.emit(error)
            return
        self._steps = None
        if change is not None:
            self.message.emit(words.format(step=change.describe()))
            self.changed.emit(change)

    def _computed(self, value: object) -> None:
        answer, self._answer = self._answer, None
        self.busy.emit(False)
        if self._made_way:
            self._go_on()
            return
        if self._asked_for != (self._document, self.tournament.revision):
            self.problem.emit(
                StaleChange(
                    "stale-outcome",
                    N_("The event has changed during the computation. Please start it again."),
                )
            )
        elif answer is not None:
            answer(value)

    def _go_on(self) -> None:
        """Starts what a question has made way for; it is about the event of that moment."""
        following, self._next = self._next, None
        if following is not None:
            following()

    def _not_computed(self, error: BaseException) -> None:
        self._answer = None
        self.busy.emit(False)
        if self._made_way:
            self._go_on()
            return
        if isinstance(error, Cancelled):
            self.message.emit(_("Cancelled: nothing was changed."))
        elif isinstance(error, ArbiterError):
            self.problem.emit(error)
        else:
            self.crashed.emit(error)
