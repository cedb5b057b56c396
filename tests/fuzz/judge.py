"""Runs a target on one input and says what was wrong: a crash, a hang, too much memory."""

import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_AS, getrlimit, setrlimit
from types import TracebackType

from tests.fuzz.targets import Target

SECONDS = 5
MEMORY = 500_000_000
"""Bytes that an input may cost beyond what the program has anyway."""


class _TooSlow(BaseException):
    """Not an `Exception`: nothing in the program may catch it."""


@dataclass(frozen=True)
class Verdict:
    """What happened.

    Attributes:
        fault: "" where the input was read or refused; else the kind and the place of the fault.
        refused: Whether it was refused.
    """

    fault: str
    refused: bool
    seconds: float
    trace: str = ""


def judged(target: Target, data: bytes, *, slowed: int = 1) -> Verdict:
    """One input; `slowed` is how many times longer everything takes while lines are looked at."""
    start = time.perf_counter()
    end = _End(target.ignored)
    with end, _limits(SECONDS * slowed):
        target.run(data)
    seconds = time.perf_counter() - start
    late = f"{seconds:.1f} s" if seconds > SECONDS * slowed else ""
    return Verdict(end.fault or late, end.refused, seconds, end.trace)


class _End:
    """How a run ends: whatever it raises is taken in here."""

    def __init__(self, refusals: tuple[type[BaseException], ...]) -> None:
        self._refusals = refusals
        self.refused = False
        self.fault = self.trace = ""

    def __enter__(self) -> None:
        """Nothing is to be prepared."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if error is None or isinstance(error, KeyboardInterrupt):
            return False
        self.refused = isinstance(error, self._refusals)
        if not self.refused:
            place = traceback.extract_tb(trace)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            self.fault = f"{type(error).__name__} {where} {error!s:.80}"
            self.trace = "".join(traceback.format_exception(error))
        return True


@contextmanager
def _limits(seconds: float) -> Iterator[None]:
    before = getrlimit(RLIMIT_AS)
    setrlimit(RLIMIT_AS, (_in_use() + MEMORY, before[1]))
    handler = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        setrlimit(RLIMIT_AS, (RLIM_INFINITY if before[0] < 0 else before[0], before[1]))


def _stop(*_signal: object) -> None:
    raise _TooSlow


def _in_use() -> int:
    """Bytes of address space; where the system does not tell, a guess."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        return 1 << 31
    return pages * 4096
