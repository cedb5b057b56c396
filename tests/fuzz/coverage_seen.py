"""Which lines of the program have run: an input that reaches others is worth changing further."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

_PROGRAM = f"{Path(__file__).parents[2] / 'arbiter_gui'}"


class NewLines:
    """The lines seen so far, and whether the newest look has shown others.

    Attributes:
        found_some: Whether it has.
    """

    def __init__(self) -> None:
        self._seen: set[tuple[CodeType, int]] = set()
        self.found_some = False

    @contextmanager
    def watching(self, wanted: bool) -> Iterator[None]:
        """Looks at what runs inside, if wanted."""
        before = len(self._seen)
        if wanted:
            sys.settrace(self._call)
        try:
            yield
        finally:
            if wanted:
                sys.settrace(None)
        self.found_some = len(self._seen) > before

    def _call(self, frame: FrameType, _event: str, _argument: object) -> object:
        return self._line if frame.f_code.co_filename.startswith(_PROGRAM) else None

    def _line(self, frame: FrameType, _event: str, _argument: object) -> object:
        self._seen.add((frame.f_code, frame.f_lineno))
        return self._line
