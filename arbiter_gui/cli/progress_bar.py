"""How far a long command is: one line on standard error, only where somebody can see it."""

import sys
from types import TracebackType

_WIDTH = 30
_HUNDREDTHS = 100


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

    def begin_again(self) -> None:
        """Nothing is done of another round of work."""
        self._done = 0
        self._draw()

    def _draw(self) -> None:
        if self._visible:
            filled = _WIDTH * self._done // self._total
            bar = "#" * filled + "." * (_WIDTH - filled)
            sys.stderr.write(f"\r[{bar}] {self._done}/{self._total}")
            sys.stderr.flush()


class TerminalProgress:
    """A `Progress` as a bar in hundredths; Ctrl-C is its Cancel."""

    def __init__(self) -> None:
        self._bar = ProgressBar(_HUNDREDTHS)
        self._shown = 0

    def __enter__(self) -> "TerminalProgress":
        self._bar.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.__exit__(kind, error, trace)

    def step(self, done: int, total: int) -> None:
        """Draws the bar as far as it has come; another pass begins at its start."""
        hundredths = _HUNDREDTHS * done // max(1, total)
        if hundredths < self._shown:
            self._bar.begin_again()
            self._shown = 0
        for _one_more in range(hundredths - self._shown):
            self._bar.advance()
        self._shown = hundredths

    def note(self, text: str) -> None:
        """The bar has no room for words."""

    def raise_if_cancelled(self) -> None:
        """Ctrl-C raises an exception of its own."""
