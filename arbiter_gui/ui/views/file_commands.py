"""New, open, copy, export, close: everything about the event as a file."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.actions.exports import (
    is_same_file,
    refuse_event_name,
    refuse_existing,
    refuse_unfinished_report,
)
from arbiter_gui.actions.imports import ForeignEvent, event_path, facts_of_file, make_folder
from arbiter_gui.actions.trf_export import report_bytes
from arbiter_gui.document import Document, wall_clock
from arbiter_gui.errors import ArbiterError, RefusedAction
from arbiter_gui.formats import pgn
from arbiter_gui.formats.trf.dialects import TRF_SUFFIXES
from arbiter_gui.formats.whole_file import write_whole_bytes
from arbiter_gui.i18n import _, fill
from arbiter_gui.integrity.imports import checked_import, record_import
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.progress import Progress
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.reports.sheet_order import RESULTS, ROUND, SheetOrder, write_order
from arbiter_gui.storage.tournament_file import SUFFIX, begins_like_an_event
from arbiter_gui.tournament import Fact, IntegrityEvent, Tournament
from arbiter_gui.ui.background import Background
from arbiter_gui.ui.dialogs.acknowledgement import asked_about_import
from arbiter_gui.ui.dialogs.copies import SECOND_FOLDER, asked_name_of_copy, words_about
from arbiter_gui.ui.dialogs.folder_question import asked_folder
from arbiter_gui.ui.dialogs.new_tournament import NewTournamentWizard
from arbiter_gui.ui.dialogs.report_file import asked_for_interim, kind_chosen, kinds_of_report
from arbiter_gui.ui.dialogs.sheet_choice import SheetChoiceDialog
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.explanation_paper import Slip, write_slip
from arbiter_gui.ui.views.recovery import recovery_lines
from arbiter_gui.ui.workspace import Workspace

_PROBLEMS_SHOWN = 4


class FileCommands(QObject):
    """Asks for a path where one is needed; problems with files go to the workspace.

    Signals:
        remarked: Lines about a file that was read, for the arbiter to look at.
        window_asked: The path of an event that is to be opened in a window of its own.
        recent_changed: The list of recent files is another one.
    """

    remarked = Signal(list)
    window_asked = Signal(object)
    recent_changed = Signal()

    def __init__(self, workspace: Workspace, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._preferences = preferences
        self._window = window
        document = workspace.document
        self._imports = Background(workspace, self)
        self._noted: Path | None = document.path if document else None
        self._filter = ""
        self.ask_interim = partial(asked_for_interim, window)
        workspace.opened.connect(self._note_closed)
        workspace.closed.connect(self._note_closed)

    def new_event(self) -> None:
        """Asks for a new event in a wizard and opens it."""
        wizard = NewTournamentWizard(self._preferences.folder, tuple(EDITIONS), self._window)
        created = wizard.created()
        wizard.deleteLater()
        if created is not None:
            facts = (created.event, created.settings)
            self._try(lambda: self._show(Document.create(created.path, facts)))

    def choose_event(self) -> None:
        """Asks for a file and opens it."""
        path = self._ask_event(_("Open"))
        if path is not None:
            self.open_path(path)

    def choose_another_event(self) -> None:
        """Asks for a file and opens it in a window of its own; here, where nothing is open."""
        path = self._ask_event(_("Open in another window"))
        if path is None:
            return
        if self._workspace.is_open:
            self.window_asked.emit(path)
        else:
            self.open_path(path)

    def open_path(self, path: Path) -> bool:
        """Opens an event file; a foreign file becomes an event file beside it.

        Returns:
            Whether it was opened; if not, the event that was open still is.
        """
        if self._is_open(path):
            self._workspace.message.emit(_("This event is open already."))
            return True
        self._window.repaint()  # else a hole stays where a dialog stood, until the file is read
        return self._try(lambda: self._open(path))

    def open_sample(self, path: Path) -> bool:
        """Opens a fresh copy of a sample event, kept with the arbiter's own events."""
        folder = own_folder()
        return self._try(lambda: self._keep(path, event_path(folder / path.name, folder)))

    def save_copy(self) -> None:
        """Asks for a name and writes the event with its whole history to it."""
        self._save_copy(None)

    def save_moment(self, line: int) -> None:
        """Asks for a name and writes the event as it stood after a line of the journal to it."""
        self._save_copy(line)

    def _save_copy(self, until: int | None) -> None:
        document = self._workspace.document
        if document is None:
            return
        name = _("{name} copy").format(name=document.path.stem)
        path = self._ask(_("Save a copy"), f"{name}{SUFFIX}", (SUFFIX,))
        if path is not None and self._try(lambda: document.save_copy(path, until)):
            self._say_written(path)
            if until is None and not document.path.exists():
                self.open_path(path)  # the event itself has gone: it goes on in its copy

    def keep_copy(self) -> None:
        """Asks for a name and keeps a dated copy beside the event, and in the second folder."""
        document = self._workspace.document
        name = asked_name_of_copy(self._window) if document else None
        if document is None or name is None:
            return
        try:
            self._say_written(document.keep_copy(name))
        except ArbiterError as error:
            self._workspace.problem.emit(error)

    def choose_second_folder(self) -> None:
        """Asks where every copy is written a second time, or that it is not any more."""
        chosen = asked_folder(SECOND_FOLDER, self._preferences.second_folder, self._window)
        if chosen is None:
            return
        self._preferences.second_folder = chosen.folder
        if self._workspace.document is not None:
            self._workspace.document.second_folder = chosen.folder
        self._workspace.message.emit(words_about(chosen.folder))

    def export_workbook(self) -> None:
        """Asks for a name and writes the lists of the newest round as a workbook."""
        self._export(SheetOrder(), self._workspace.tournament.rounds_paired)

    def export_sheets(self) -> None:
        """Asks for content, round, kind and name of a workbook or CSV, and writes it."""
        dialog = SheetChoiceDialog(self._workspace.tournament.rounds_paired, self._window)
        chosen = dialog.chosen()
        dialog.deleteLater()
        if chosen is not None:
            self._export(*chosen)

    def _export(self, order: SheetOrder, round_number: int) -> None:
        suffix = ".xlsx" if order.csv is None else ".csv"
        title = _("Export a workbook") if order.csv is None else _("Export a CSV")
        path = self._ask(title, f"{self._name_of(order, round_number)}{suffix}", (suffix,))
        if path is None or not self._try(lambda: self._refuse_event(path)):
            return
        work = SheetWork(
            self._workspace.tournament.facts(), path, round_number, wall_clock(), order
        )
        newest = round_number == self._workspace.tournament.rounds_paired
        lists = newest and order.keys != (RESULTS,)
        say = self._say_lists_written if lists else self._say_written
        self._workspace.compute(write_sheets_of, work, say)

    def _name_of(self, order: SheetOrder, round_number: int) -> str:
        """The file of the event, and which round where that tells files apart."""
        if order.keys == (RESULTS,):
            return _("{name} results {round}").format(name=self._stem(), round=round_number)
        if order.keys == (ROUND,) and round_number:
            return _("{name} round {round}").format(name=self._stem(), round=round_number)
        return self._stem()

    def export_trf(self) -> None:
        """Asks for a name and writes the event as a FIDE report file."""
        tournament = self._workspace.tournament
        interim = False
        try:
            refuse_unfinished_report(tournament)
        except RefusedAction as refusal:
            if not self.ask_interim(fill(refusal.message, refusal.values)):
                return
            interim = True
        path = self._ask(_("Export TRF"), f"{self._stem()}.trf", TRF_SUFFIXES, kinds_of_report())
        if path is None:
            return
        kind = replace(kind_chosen(self._filter), interim=interim)
        if self._try(lambda: self._write(path, report_bytes(tournament, kind))):
            self._say_written(path)

    def export_pgn(self) -> None:
        """Asks for a name and writes the headers of the newest round for live boards."""
        tournament = self._workspace.tournament
        number = tournament.rounds_paired
        name = f"{self._stem()} {number}{pgn.SUFFIX}"
        path = self._ask(_("Export PGN, round {round}").format(round=number), name, (pgn.SUFFIX,))
        if path is None:
            return
        if self._try(lambda: self._write(path, pgn.pgn_bytes(tournament, number))):
            self._say_written(path)

    def print_explanation(self, slip: Slip | None) -> None:
        """Asks for a name and writes an explanation with its picture as a PDF."""
        if slip is not None:
            self._print(slip, _("Print the explanation"))

    def print_list(self, slip: Slip) -> None:
        """Asks for a name and writes a list that is shown in a dialog as a PDF."""
        self._print(slip, _("Print the list"))

    def _print(self, slip: Slip, title: str) -> None:
        path = self._ask(title, f"{slip.title}.pdf", (".pdf",))
        if path is None or not self._try(lambda: self._refuse_event(path)):
            return
        if self._try(lambda: write_slip(slip, path)):
            self._say_written(path)

    def ask_target(self, title: str, name: str, suffix: str) -> Path | None:
        """Asks where a file for others goes; never over an event. None when nothing is chosen."""
        path = self._ask(title, f"{self._stem()} {name}".strip(), (suffix,))
        if path is None or not self._try(lambda: self._refuse_event(path)):
            return None
        return path

    def close_event(self) -> None:
        """Lets the file go; there is nothing to save. A window that only looks goes with it."""
        document = self._workspace.document
        if document is not None and document.only_to_look:
            self._window.close()
        else:
            self._workspace.show(None)

    def _ask_event(self, title: str) -> Path | None:
        kinds = _("Events and FIDE report files (*.arbiter *.trf *.trfx *.txt);;All files (*)")
        folder = str(self._preferences.folder)
        name, _kind = QFileDialog.getOpenFileName(self._window, title, folder, kinds)
        return Path(name) if name else None

    def _write(self, path: Path, content: bytes) -> None:
        self._refuse_event(path)
        write_whole_bytes(path, content)

    def _refuse_event(self, path: Path) -> None:
        document = self._workspace.document
        refuse_event_name(path, document.path if document else None)

    def _open(self, path: Path) -> None:
        if path.suffix.lower() == SUFFIX or begins_like_an_event(path):
            self._show(Document.open(path))
        else:
            self._keep(path, event_path(path, own_folder()))

    def _keep(self, path: Path, target: Path) -> None:
        """Reads a foreign file and keeps its event in a file of its own."""
        foreign = facts_of_file(path)
        make_folder(target.parent)
        document = self._workspace.document
        before = document.path if document is not None else None
        self._show(Document.create(target, foreign.facts))
        self.remarked.emit(_lines_about(foreign, path, target))
        judge = partial(self._judge_import, before)
        self._imports.ask(checked_import, foreign.facts, judge)

    def _judge_import(self, before: Path | None, found: tuple[IntegrityEvent, ...]) -> None:
        """Asks whether an event is kept whose rounds are not those of the rules.

        Where it is not, the arbiter is back in the event that was open before.
        """
        document = self._workspace.document
        if document is None or not found:
            return
        reason = asked_about_import(found, self._window)
        if reason is not None:
            self._workspace.carry_out(record_import, found, reason)
            return
        path = document.path
        self._workspace.show(None)
        path.unlink(missing_ok=True)
        lines = [_("The imported event was not kept; its file is as it was.")]
        if before is not None and before.is_file() and self.open_path(before):
            lines.append(_("{name} is open again.").format(name=before.name))
        self.remarked.emit(lines)

    def _show(self, document: Document) -> None:
        document.second_folder = self._preferences.second_folder
        self._workspace.show(document)
        self._preferences.remember_file(document.path)
        self.recent_changed.emit()
        lines = recovery_lines(document, self._preferences.lines_when_left_open(document.path))
        if lines:
            self.remarked.emit(lines)
        self._preferences.note_open(document.path, len(document.numbered_edits()))
        self._noted = document.path

    def _note_closed(self) -> None:
        """The event that was open has been let go as it should be."""
        document = self._workspace.document
        if self._noted is not None and (document is None or document.path != self._noted):
            self._preferences.note_closed(self._noted)
            self._noted = None

    def _is_open(self, path: Path) -> bool:
        document = self._workspace.document
        return document is not None and is_same_file(path, document.path)

    def _try(self, step: Callable[[], object]) -> bool:
        try:
            step()
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return False
        return True

    def _ask(
        self, title: str, name: str, suffixes: Sequence[str], filters: Sequence[str] = ()
    ) -> Path | None:
        document = self._workspace.document
        folder = document.path.parent if document else self._preferences.folder
        kinds = ";;".join(filters) or " ".join(f"*{suffix}" for suffix in suffixes)
        chosen, self._filter = QFileDialog.getSaveFileName(
            self._window, title, str(folder / name), kinds
        )
        if not chosen:
            return None
        path = Path(chosen)
        if path.suffix.lower() in suffixes:
            return path
        # "Open 2.1" has no suffix. Whether a file may be replaced was asked for that name only.
        longer = path.with_name(path.name + suffixes[0])
        return longer if self._try(lambda: refuse_existing(longer)) else None

    def _stem(self) -> str:
        document = self._workspace.document
        return document.path.stem if document else ""

    def _say_lists_written(self, path: Path) -> None:
        self._workspace.note_lists_written()
        self._say_written(path)

    def _say_written(self, path: Path) -> None:
        self._workspace.message.emit(_("Written: {path}").format(path=path))


@dataclass(frozen=True, slots=True)
class SheetWork:
    """What is written from what, where it goes, and the time of its version stamp."""

    facts: tuple[Fact, ...]
    path: Path
    round_number: int
    written_at: datetime
    order: SheetOrder


def write_sheets_of(work: SheetWork, progress: Progress) -> Path:
    """Writes what was ordered; some seconds for hundreds of players and many rounds."""
    progress.note(_("Writing {name}").format(name=work.path.name))
    request = ReportRequest(Tournament(work.facts), work.round_number, work.written_at)
    write_order(work.path, request, work.order)
    return work.path


def own_folder() -> Path:
    """The folder for events that cannot lie where they came from."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents or Path.home()) / "Arbiter"


def _lines_about(foreign: ForeignEvent, source: Path, target: Path) -> Sequence[str]:
    """What the arbiter should know about a file that was read."""
    text = _("{source} was read and is kept as {target} from now on.")
    lines = [text.format(source=source.name, target=target)]
    found = [problem.describe() for problem in foreign.problems]
    lines += found[:_PROBLEMS_SHOWN]
    more = len(found) - _PROBLEMS_SHOWN
    if more > 0:
        lines.append(_("… and {count} more remarks").format(count=more))
    return lines
