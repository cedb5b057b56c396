"""Runs one pure computation in a thread while the window stays alive.

Python runs one thread at a time. Painting a list crosses between Qt and Python some thousand times,
and at each crossing a computing thread would take its turn. So the computation rests, at its next
look for Cancel, while the window has events to deal with.

The collector of garbage is off meanwhile: in the thread of a computation it would also do away with
what is left of widgets, and Qt allows that in the thread of the window alone.
"""

import gc
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar
from weakref import WeakSet

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QRunnable, QThreadPool, Signal

from arbiter_gui.errors import Cancelled
from arbiter_gui.progress import Progress

Computation = Callable[[Any, Progress], object]
"""Takes a frozen value and a progress; returns a frozen value. Sees no tournament and no Qt."""

_REPORT_EVERY = 0.05
_USUAL_SWITCH = sys.getswitchinterval()
_SHORT_SWITCH = 0.00001
"""Seconds after which the computing thread must let the window have a turn."""
_LONGEST_REST = 0.02
"""Seconds after which the computation goes on, whatever the window does."""


class Worker(QObject):
    """One job at a time; its signals arrive in the thread that made the worker.

    Signals:
        done: The value that the computation returned.
        failed: The exception that ended it, `Cancelled` included.
        stepped: Units done and units in all.
        noted: What is being done now, in words.
    """

    done = Signal(object)
    failed = Signal(object)
    stepped = Signal(int, int)
    noted = Signal(str)
    _at_work: ClassVar[WeakSet["Worker"]] = WeakSet()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._job: _Job | None = None
        self._window = _WindowFirst(self)

    @property
    def running(self) -> bool:
        """Whether a job has been started and its end has not been reported yet."""
        return self._job is not None

    def start(self, computation: Computation, value: object) -> bool:
        """Starts a job; False, and nothing happens, while another one is running."""
        if self._job is not None:
            return False
        job = _Job(computation, value, self._window.idle)
        job.signals.ended.connect(self._end)
        job.signals.stepped.connect(self.stepped)
        job.signals.noted.connect(self.noted)
        self._job = job
        self._at_work.add(self)
        sys.setswitchinterval(_SHORT_SWITCH)
        gc.disable()
        self._window.begin()
        self._pool.start(job)
        return True

    def cancel(self) -> None:
        """Asks the running job to stop; it ends with `failed(Cancelled)` at its next look."""
        if self._job is not None:
            self._job.cancelled.set()

    def wait(self) -> None:
        """Cancels the running job and waits for its thread; used when the window closes."""
        self.cancel()
        self._pool.waitForDone()
        self._leave()

    def _leave(self) -> None:
        """Nothing of this worker runs any more."""
        self._at_work.discard(self)
        if not self._at_work:
            sys.setswitchinterval(_USUAL_SWITCH)
            gc.enable()

    def _end(self, value: object, error: object) -> None:
        self._leave()
        self._window.end()
        job, self._job = self._job, None
        # Cancel may have come while the value was already on its way to this thread.
        if error is None and job is not None and job.cancelled.is_set():
            error = Cancelled()
        if error is None:
            self.done.emit(value)
        else:
            self.failed.emit(error)


class _WindowFirst(QObject):
    """Knows, while a job runs, whether the event loop of its thread is waiting for events."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.idle = threading.Event()
        self.idle.set()

    def begin(self) -> None:
        """Begins to follow the event loop."""
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._wake)
        dispatcher.aboutToBlock.connect(self._rest)

    def end(self) -> None:
        """Stops following it."""
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.disconnect(self._wake)
        dispatcher.aboutToBlock.disconnect(self._rest)
        self.idle.set()

    def _wake(self) -> None:
        self.idle.clear()

    def _rest(self) -> None:
        self.idle.set()


class _Signals(QObject):
    ended = Signal(object, object)
    stepped = Signal(int, int)
    noted = Signal(str)


class _Job(QRunnable):
    """The computation, and the `Progress` it reports to; `run` happens in the thread."""

    def __init__(
        self, computation: Computation, value: object, window_idle: threading.Event
    ) -> None:
        super().__init__()
        self._window_idle = window_idle
        self.setAutoDelete(False)
        self.signals = _Signals()
        self.cancelled = threading.Event()
        self._computation = computation
        self._value = value
        self._reported = 0.0

    def run(self) -> None:
        """Computes and hands the value, or the exception, to the main thread."""
        value: object = None
        error: BaseException | None = None
        try:
            value = self._computation(self._value, self)
            self.raise_if_cancelled()
        except BaseException as problem:  # noqa: BLE001 - the main thread decides what to do
            error = problem
        with suppress(RuntimeError):  # the program has ended, and nobody waits any more
            self.signals.ended.emit(value, error)

    def step(self, done: int, total: int) -> None:
        """Reports at most twenty times a second, so that the window is not flooded."""
        now = time.monotonic()
        if now - self._reported >= _REPORT_EVERY or done >= total:
            self._reported = now
            self.signals.stepped.emit(done, total)

    def note(self, text: str) -> None:
        """Says what is being done now."""
        self.signals.noted.emit(text)

    def raise_if_cancelled(self) -> None:
        """Ends the computation when the arbiter has pressed Cancel; lets the window go first."""
        if not self._window_idle.is_set():
            self._window_idle.wait(_LONGEST_REST)
        if self.cancelled.is_set():
            raise Cancelled
