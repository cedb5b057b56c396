"""The file a command writes: never the one it reads, and an existing one only when told so."""

from pathlib import Path

from arbiter_gui.cli.command import WrongCommand
from arbiter_gui.i18n import N_


def refuse_to_replace(source: Path, target: Path, *, force: bool) -> None:
    """Stops a command that would write over a file.

    Raises:
        WrongCommand: The target is the source, or exists and `force` was not given.
    """
    if not target.exists():
        return
    if source.exists() and target.samefile(source):
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
