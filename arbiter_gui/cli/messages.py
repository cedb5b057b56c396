"""Messages on standard error, and the two streams when nobody can be reached through them."""

import os
import sys
from typing import TextIO

from arbiter_gui.reports.text_report import printable


def say(message: str) -> None:
    """Prints a message on standard error; where that is closed or full, nothing can be said."""
    try:
        print("\n".join(map(printable, message.split("\n"))), file=sys.stderr, flush=True)
    except OSError:
        forget(sys.stderr)


def forget(stream: TextIO) -> None:
    """What is still to be written goes nowhere; else the interpreter would try again at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
