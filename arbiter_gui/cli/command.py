"""What every sub-command is, and the exit codes that scripts rely on."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from arbiter_gui.errors import ArbiterError


class ExitCode(IntEnum):
    """How a command ends; stable for scripts."""

    DONE = 0
    """Done, or the answer is yes."""

    NO = 1
    """The answer is no: no legal pairing, differences found."""

    CANNOT_JUDGE = 2
    """The file is read, but its event does not allow an answer.

    There is no such player, board or round in it; results or rounds are missing; it is played by
    another system; or its rules do not allow what is asked for.
    """

    REFUSED = 3
    """The file is unreadable or refused."""

    WRONG_COMMAND = 4
    """The command line or the set-up is wrong, whatever is in the file."""

    INTERRUPTED = 130
    """Ctrl-C."""


class CannotJudge(ArbiterError):
    """The input is readable, but the question cannot be answered for it."""


class WrongCommand(ArbiterError):
    """The command cannot be carried out as it was given; nothing was written."""


@dataclass(frozen=True)
class Command:
    """A sub-command.

    Attributes:
        summary: One sentence for the help, marked `N_()`.
        add_arguments: Tells the parser what the command takes.
        run: Does it; results go to standard output, messages to standard error.
    """

    name: str
    summary: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], ExitCode]
