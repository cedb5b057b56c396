"""Printing: the dialog with its preview, and what was chosen put on paper or into a PDF."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import _
from arbiter_gui.reports.catalogue import KINDS
from arbiter_gui.storage.journal import JournalLine
from arbiter_gui.tournament import Fact
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.dialogs.print_lists import PrintDialog
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.printing.page_options import PageOptions, as_words, from_words, usual_options
from arbiter_gui.ui.printing.print_order import PaperWork, PrintOrder, preview_of, put_on_paper
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.workspace import Workspace


class PrintCommands(QObject):
    """Shows the dialog and carries out what is chosen there; problems go to the workspace."""

    def __init__(
        self, workspace: Workspace, preferences: Preferences, files: FileCommands, window: QWidget
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._preferences = preferences
        self._files = files
        self._window = window
        self._previews = Background(workspace, self)

    def print_lists(self, shown: int) -> None:
        """Asks what goes on paper; `shown` is the round on the screen."""
        rounds = self._workspace.tournament.rounds_paired
        from PySide6.QtPrintSupport import QPrinterInfo

        dialog = PrintDialog(rounds, min(shown, rounds), self.options_of, self._window)
        dialog.show_printers(bool(QPrinterInfo.availablePrinterNames()))
        facts = self._workspace.tournament.facts()
        dialog.preview_asked.connect(partial(self._preview, dialog, facts))
        dialog.preview_asked.emit(dialog.key)
        dialog.exec()
        self._previews.forget()
        for key, options in dialog.changed.items():
            self._preferences.keep_page(key, json.dumps(as_words(options)))
        order = PrintOrder(
            facts,
            dialog.round.value(),
            wall_clock(),
            {key: dialog.options(key) for key in dialog.keys},
            self._journal(),
        )
        action = dialog.action
        dialog.deleteLater()
        if action == "pdf":
            self.save_pdf(order)
        elif action == "print":
            self._print(order)

    def options_of(self, key: str) -> PageOptions:
        """How a report was put on paper the last time, or else as usual."""
        usual = usual_options(key)
        try:
            words = json.loads(self._preferences.page(key) or "{}")
        except ValueError:
            return usual
        return from_words(words, usual) if isinstance(words, dict) else usual

    def save_pdf(self, order: PrintOrder) -> None:
        """Asks for a name and writes the reports of an order one behind the other."""
        name = f"{_name_of(list(order.options))}.pdf"
        path = self._files.ask_target(_("Save as PDF"), name, ".pdf")
        if path is not None:
            self._workspace.compute(put_on_paper, PaperWork(order, path), self._say_done)

    def _print(self, order: PrintOrder) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        chosen = QPrintDialog(printer, self._window)
        if chosen.exec() == QPrintDialog.DialogCode.Accepted:
            self._workspace.compute(put_on_paper, PaperWork(order, printer), self._say_done)

    def _journal(self) -> tuple[JournalLine, ...]:
        document = self._workspace.document
        return document.journal() if document is not None else ()

    def _say_done(self, path: Path | None) -> None:
        self._workspace.note_lists_written()
        if path is None:
            self._workspace.message.emit(_("Sent to the printer."))
        else:
            self._workspace.message.emit(_("Written: {path}").format(path=path))

    def _preview(self, dialog: PrintDialog, facts: tuple[Fact, ...], key: str) -> None:
        options = {key: dialog.options(key)}
        journal = self._journal() if key == "log" else ()
        order = PrintOrder(facts, dialog.round.value(), wall_clock(), options, journal)
        self._previews.ask(preview_of, order, lambda made: dialog.show_preview(*made))


def _name_of(keys: Sequence[str]) -> str:
    """A name for the file: that of the one report, or a word for several."""
    names = {kind.key: kind.name for kind in KINDS}
    return _(names[keys[0]]) if len(keys) == 1 else _("Lists")
