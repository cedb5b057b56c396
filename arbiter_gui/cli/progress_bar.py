"""How far a long command is: one line on standard error, only where somebody can see it."""

import sys
from types import TracebackType

_WIDTH = 30


class ProgressBar:
    """A bar that is drawn over itself and wiped out at the end; silent without a terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._visible = total > 1 and sys.stderr.isatty()

    def __enter__(self) -> "ProgressBar":
        self._draw()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._visible:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def advance(self) -> None:
        """One more is done."""
        self._done += 1
        self._draw()

    def _draw(self) -> None:
        if self._visible:
            filled = _WIDTH * self._done // self._total
            bar = "#" * filled + "." * (_WIDTH - filled)
            sys.stderr.write(f"\r[{bar}] {self._done}/{self._total}")
            sys.stderr.flush()
