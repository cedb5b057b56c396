"""A folder that is kept up with the event: chosen once, then written behind the arbiter's back."""

from abc import abstractmethod
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter_gui.document import Document
from arbiter_gui.errors import ArbiterError, FileProblem
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Change, Round
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.dialogs.folder_question import FolderQuestion, asked_folder
from arbiter_gui.ui.worker import Computation
from arbiter_gui.ui.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Written:
    """What became of the folder.

    Attributes:
        path: What was written, or is there as it should be.
        fresh: Whether anything had to be written.
        problem: What is missing all the same.
    """

    path: Path
    fresh: bool = True
    problem: ArbiterError | None = None


@dataclass(frozen=True, slots=True)
class _Attempt:
    computation: Computation
    work: object


class FolderUpkeep(QObject):
    """Asks for the folder and writes into it in the worker; a failure stops nothing.

    Signals:
        told: One line of news, and whether it is news only and nothing to mend.
    """

    told = Signal(str, bool)

    def __init__(self, question: FolderQuestion, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._question = question
        self._workspace = workspace
        self._window = window
        self._background = Background(workspace, self)
        workspace.changed.connect(self._follow)

    @abstractmethod
    def folder(self) -> Path | None:
        """The folder that was chosen for the event that is open, or None."""

    @abstractmethod
    def keep_folder(self, folder: Path | None) -> None:
        """Remembers the folder; None switches the upkeep off."""

    @abstractmethod
    def is_due(self, change: Change) -> bool:
        """Whether the folder is to be written after a change of the event."""

    @abstractmethod
    def job(self, document: Document, folder: Path) -> tuple[Computation, object]:
        """The computation that gives a `Written`, and what it needs.

        Raises:
            ArbiterError: The event cannot be read.
        """

    def say_written(self, written: Written) -> None:
        """Tells what was written without being asked for."""
        self._workspace.message.emit(_("Written: {path}").format(path=written.path))

    def ask(self) -> None:
        """Asks for the folder, as it was chosen before, and writes into it at once."""
        document = self._workspace.document
        if document is None:
            return
        chosen = asked_folder(self._question, self.folder(), self._window)
        if chosen is None:
            return
        self.keep_folder(chosen.folder)
        if chosen.folder is None:
            self._workspace.message.emit(_("Nothing is written by itself any more."))
            return
        try:
            computation, work = self.job(document, chosen.folder)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        self._background.forget()
        self._workspace.compute(computation, work, self._say_asked)

    def _follow(self, change: Change) -> None:
        document = self._workspace.document
        folder = self.folder()
        if document is None or folder is None or not self.is_due(change):
            return
        try:
            attempt = _Attempt(*self.job(document, folder))
        except ArbiterError as error:
            self._tell_problem(error)
            return
        self._background.ask(_attempted, attempt, self._say)

    def _say(self, outcome: Written | ArbiterError) -> None:
        if isinstance(outcome, ArbiterError):
            self._tell_problem(outcome)
            return
        if outcome.problem is not None:
            self._tell_problem(outcome.problem)
        if outcome.fresh:
            self.say_written(outcome)

    def _say_asked(self, written: Written) -> None:
        self._say(written)
        if not written.fresh:
            text = _("Nothing has changed: {path} is as it should be.").format(path=written.path)
            self._workspace.message.emit(text)

    def _tell_problem(self, error: ArbiterError) -> None:
        self.told.emit(fill(error.message, error.values), False)


def refuse_missing(folder: Path) -> None:
    """Refuses a folder that is not there any more; it is not made again on another disk.

    Raises:
        FileProblem: It is not there.
    """
    if not folder.is_dir():
        raise FileProblem(
            "upkeep-folder-missing",
            N_(
                "The folder {path} is not there: the stick may have been taken out. "
                "The event itself is safe."
            ),
            {"path": folder},
        )


def pairs_a_round(change: Change) -> bool:
    """Whether a round is on the boards that was not there before."""
    return any(edit.before is None and isinstance(edit.after, Round) for edit in change.edits)


def _attempted(attempt: _Attempt, progress: Progress) -> object:
    """What the computation gives, or why it could not."""
    try:
        return attempt.computation(attempt.work, progress)
    except ArbiterError as error:
        return error
