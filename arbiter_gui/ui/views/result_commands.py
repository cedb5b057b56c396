"""Results sheets that come back: read in the worker, compared, and asked about."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.actions.result_import import (
    SHEET_SUFFIXES,
    compared_results,
    import_results,
    read_sheet_file,
)
from arbiter_gui.errors import ArbiterError
from arbiter_gui.formats.spreadsheet.foreign_table import ForeignTable
from arbiter_gui.i18n import _
from arbiter_gui.ui.dialogs.import_results import ImportResultsDialog
from arbiter_gui.ui.workspace import Workspace


class ResultCommands(QObject):
    """Takes results from a file; problems go to the workspace."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window

    def choose_sheet(self) -> None:
        """Asks for a results sheet and takes results from it."""
        document = self._workspace.document
        folder = str(document.path.parent) if document else ""
        suffixes = " ".join(f"*{suffix}" for suffix in SHEET_SUFFIXES)
        kinds = _("Results sheets ({suffixes});;All files (*)").format(suffixes=suffixes)
        name, _kind = QFileDialog.getOpenFileName(self._window, _("Import results"), folder, kinds)
        if name:
            self.import_from(Path(name))

    def import_from(self, path: Path) -> None:
        """Reads a results sheet and asks what is to be taken from it."""
        self._workspace.compute(
            read_sheet_file, path, lambda table: self.ask_about(table, path.name)
        )

    def ask_about(self, table: ForeignTable, source: str) -> None:
        """Compares a results sheet with the event, and takes what is ticked as one step."""
        try:
            comparison = compared_results(self._workspace.tournament, table)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        dialog = ImportResultsDialog(comparison, source, self._window)
        accepted = dialog.chosen()
        dialog.deleteLater()
        if accepted is not None:
            self._workspace.carry_out(import_results, accepted, source)
