"""Players and results from the files of others: chosen in a dialog or dropped on the window."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.actions.imports import bytes_of
from arbiter_gui.actions.player_import import ImportOrder, import_players
from arbiter_gui.actions.player_lists import (
    LIST_SUFFIXES,
    REPORT_SUFFIXES,
    ListFile,
    ListRequest,
    is_report,
    read_list_file,
)
from arbiter_gui.actions.result_import import holds_results
from arbiter_gui.errors import ArbiterError, RefusedAction
from arbiter_gui.formats.spreadsheet.foreign_table import (
    ForeignTable,
    TextReading,
    read_foreign_table,
)
from arbiter_gui.i18n import N_, _
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Change, Fact, Tournament
from arbiter_gui.ui.dialogs.import_players import ImportPlayersWizard
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.result_commands import ResultCommands
from arbiter_gui.ui.workspace import Workspace


class ImportCommands(QObject):
    """Reads and compares in the worker, asks in a wizard; problems go to the workspace.

    Signals:
        asked: Lines of a question and the answers to it, each a text and what it does.
    """

    asked = Signal(list, list)

    def __init__(self, workspace: Workspace, files: FileCommands, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._files = files
        self._window = window
        self.results = ResultCommands(workspace, window)

    def choose_list(self) -> None:
        """Asks for a file and takes players from it."""
        document = self._workspace.document
        folder = str(document.path.parent) if document else ""
        suffixes = " ".join(f"*{suffix}" for suffix in (*LIST_SUFFIXES, *REPORT_SUFFIXES))
        kinds = _("Lists of players ({suffixes});;All files (*)").format(suffixes=suffixes)
        name, _kind = QFileDialog.getOpenFileName(self._window, _("Import players"), folder, kinds)
        if name:
            self.import_from(Path(name))

    def take_dropped(self, path: Path) -> None:
        """Does with a file what its kind and the open event suggest, or asks."""
        kind = path.suffix.lower()
        if kind not in (*LIST_SUFFIXES, *REPORT_SUFFIXES):
            self._files.open_path(path)
        elif kind in REPORT_SUFFIXES or self._holds_report(path):
            self._ask_about_report(path)
        elif self._workspace.is_open:
            self.import_from(path)
        else:
            self._workspace.problem.emit(
                RefusedAction(
                    "import-without-event",
                    N_(
                        "{file} is a list of players or results. Open an event, or begin a new "
                        "one, and drop the file once more."
                    ),
                    {"file": path.name},
                )
            )

    def import_from(self, path: Path) -> None:
        """Reads a list and asks what is to be taken from it; a results sheet gives its results."""
        self._workspace.compute(
            read_list_file, ListRequest(path), lambda file: self._ask(file, path)
        )

    def _holds_report(self, path: Path) -> bool:
        try:
            return path.suffix.lower() == ".txt" and is_report(path, bytes_of(path))
        except ArbiterError:
            return False  # whoever reads it next says what is wrong

    def _ask_about_report(self, path: Path) -> None:
        if not self._workspace.is_open:
            self._files.open_path(path)
            return
        question = _("{file} is the report of an event. What is it for?").format(file=path.name)
        self.asked.emit(
            [question],
            [
                (_("Open it as an event"), lambda: self._files.open_path(path)),
                (_("Import its players"), lambda: self.import_from(path)),
            ],
        )

    def _ask(self, file: ListFile, path: Path) -> None:
        if file.table is not None and holds_results(file.table):
            self.results.ask_about(file.table, path.name)
            return
        tournament = self._workspace.tournament

        def reread(reading: TextReading) -> ForeignTable:
            return read_foreign_table(bytes_of(path), reading)

        wizard = ImportPlayersWizard(file, tournament, reread, self._window)
        order = wizard.ordered()
        wizard.deleteLater()
        if order is not None:
            job = ImportJob(tournament.facts(), order)
            self._workspace.compute(change_of, job, self._take)

    def _take(self, change: Change) -> None:
        self._workspace.carry_out(lambda _tournament: change)


@dataclass(frozen=True, slots=True)
class ImportJob:
    """The event as it is, and what is to be taken into it."""

    facts: tuple[Fact, ...]
    order: ImportOrder


def change_of(job: ImportJob, progress: Progress) -> Change:
    """The one step that takes the players in; a second or two for hundreds of them."""
    progress.note(_("Importing {name}").format(name=job.order.source))
    return import_players(Tournament(job.facts), job.order, progress)
