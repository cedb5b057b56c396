"""The file a command writes: never the one it reads, and an existing one only when told so."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arbiter_gui.actions.exports import refuse_event_name
from arbiter_gui.cli.command import WrongCommand
from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.whole_file import write_whole_bytes
from arbiter_gui.i18n import N_


def refuse_to_replace(source: Path, target: Path, *, force: bool) -> None:
    """Stops a command that would write over a file.

    Raises:
        WrongCommand: The target is the source, or exists and `force` was not given.
    """
    if not _exists(target):
        return
    if _exists(source) and target.samefile(source):
        raise WrongCommand(
            "output-is-input",
            N_("{path} is the file to be read. Please choose another name for the result."),
            {"path": target},
        )
    if not force:
        raise WrongCommand(
            "output-exists",
            N_("{path} exists already. Please choose another name, or add --force to replace it."),
            {"path": target},
        )


def _exists(path: Path) -> bool:
    """A name that no file can have is refused when it is opened, with its reason."""
    try:
        return path.exists()
    except OSError:
        return False


def write_output(target: Path, data: bytes) -> None:
    """Writes the result of a command as a whole.

    Raises:
        WrongCommand: The target cannot be written, or bears the name of an event.
    """
    with blaming_the_command():
        refuse_event_name(target)
        write_whole_bytes(target, data)


@contextmanager
def blaming_the_command() -> Iterator[None]:
    """What cannot be written is a fault of the command line, not of the file that was read."""
    try:
        yield
    except FileProblem as problem:
        raise WrongCommand(problem.code, problem.message, problem.values) from problem
